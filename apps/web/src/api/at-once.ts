// An act that shows its result before the server has agreed, and takes it back where the server refuses (docs/decisions/0186). The reason is
// said by the mutation, as ever: by a toast, or in place.
import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** What the act makes of each answer whose key begins like this. It is given what is shown, and leaves alone what it does not know. */
export type ShownChange = { queryKey: QueryKey; to: (shown: unknown) => unknown }

type Shown = { queryKey: QueryKey; before: unknown; after: unknown; updatedAt: number | undefined }

/** For the options of a mutation. */
export function atOnce<Input>(changesOf: (input: Input) => readonly ShownChange[]) {
  return {
    onMutate: (input: Input): Shown[] => changesOf(input).flatMap(show),
    onError: (_error: Error, _input: Input, shown: Shown[] | undefined) => shown?.toReversed().forEach(takeBack),
  }
}

function show({ queryKey, to }: ShownChange): Shown[] {
  // An answer on its way was made before the act: it would undo what is shown.
  void queryClient.cancelQueries({ queryKey })
  return queryClient.getQueriesData({ queryKey }).flatMap(([key, before]) => {
    const after = before === undefined ? before : to(before)
    if (after === before) return []
    const updatedAt = queryClient.getQueryState(key)?.dataUpdatedAt
    queryClient.setQueryData(key, after, { updatedAt })
    return { queryKey: key, before, after: queryClient.getQueryData(key), updatedAt }
  })
}

/** What came meanwhile, from the server or by another act, stays: then the server is asked how it is. */
function takeBack({ queryKey, before, after, updatedAt }: Shown): void {
  if (queryClient.getQueryData(queryKey) === after) queryClient.setQueryData(queryKey, before, { updatedAt })
  else void queryClient.invalidateQueries({ queryKey, exact: true })
}

type Row = { id: string }
type Listed = { data: readonly Row[]; meta?: { total: number } }

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && 'id' in value
const isListed = (value: unknown): value is Listed =>
  typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data) && value.data.every(isRow)

/** The records with these ids, opened or in lists, look different. */
export const changedRows = <Known>(kind: string, ids: readonly string[], change: (row: Known) => Partial<Known>): ShownChange => {
  const changed = (row: Row): Row => (ids.includes(row.id) ? { ...row, ...change(row as unknown as Known) } : row)
  const to = (shown: unknown): unknown => {
    if (isListed(shown))
      return shown.data.some(({ id }) => ids.includes(id)) ? { ...shown, data: shown.data.map(changed) } : shown
    return isRow(shown) ? changed(shown) : shown
  }
  return { queryKey: [kind], to }
}

/** The records with these ids are in no list any more. */
export const withoutRows = (kind: string, ids: readonly string[]): ShownChange => ({
  queryKey: [kind],
  to: (shown) => {
    if (Array.isArray(shown))
      return shown.some((row) => isRow(row) && ids.includes(row.id))
        ? shown.filter((row) => !(isRow(row) && ids.includes(row.id)))
        : shown
    if (!isListed(shown)) return shown
    const data = shown.data.filter(({ id }) => !ids.includes(id))
    const gone = shown.data.length - data.length
    return gone === 0 ? shown : { ...shown, data, ...(shown.meta && { meta: { ...shown.meta, total: shown.meta.total - gone } }) }
  },
})
