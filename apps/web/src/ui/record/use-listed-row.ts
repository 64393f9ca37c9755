import type { List as Listed } from '@app/contract/fields/list'
import { useQueryClient } from '@tanstack/react-query'

/** What the lists of this kind that were read say of a record, to be shown until the record itself has come. */
export function useListedRow<Row extends { id: string }>(kind: string, id: string | null): Row | undefined {
  const client = useQueryClient()
  if (id === null) return undefined
  for (const [, listed] of client.getQueriesData<Partial<Listed<Row>>>({ queryKey: [kind] })) {
    const row = Array.isArray(listed?.data) ? listed.data.find((one) => one.id === id) : undefined
    if (row) return row
  }
  return undefined
}
