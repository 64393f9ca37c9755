import { addSet, getSet } from '@app/contract/endpoints/sets/sets'
import type { SetKind } from '@app/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** It is frozen: what was read of it stays true. */
export const usePastedSet = (id: string) =>
  useQuery({
    queryKey: ['sets', id],
    queryFn: ({ signal }) => call(getSet, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // One that is gone does not come back.
    retry: false,
  })

export const useAddSet = () =>
  useMutation({
    mutationFn: ({ kind, codes }: { kind: SetKind; codes: string[] }) => call(addSet, { body: { kind, codes } }),
    meta: { refetches: [], errors: 'inPlace' },
  })
