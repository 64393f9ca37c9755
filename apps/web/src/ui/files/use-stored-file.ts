import type { Download } from '@app/contract/endpoint'
import { getFile } from '@app/contract/endpoints/files'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'

/** A record's file, and an address to show it at while the screen is open. The session's token is never part of an address. */
export function useStoredFile(id: string) {
  const file = useQuery({
    queryKey: ['file', id],
    queryFn: ({ signal }) => call(getFile, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Pictures take room.
    gcTime: 5 * 60_000,
  })
  const [url, setUrl] = useState<string | null>(null)
  const { data } = file
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(new Blob([data.content as Uint8Array<ArrayBuffer>], { type: data.contentType }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return { url, file }
}

/** Whether a file that a screen shows already is a picture. */
export const isPicture = (queryClient: QueryClient, id: string): boolean =>
  queryClient.getQueryData<Download>(['file', id])?.contentType.startsWith('image/') ?? false
