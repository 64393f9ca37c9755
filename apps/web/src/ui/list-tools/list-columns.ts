// Which columns a list shows, and in which order. Pure, so that it can be told in tests.
import type { Column } from '../list/column.ts'

type Named = Pick<Column<never>, 'id' | 'extra'>

/** The chosen columns in their order, then the others. The first names the record: it stays where it is. */
export function arrangeColumns<Any extends Named>(
  columns: readonly Any[],
  chosen: readonly string[] | null,
): { shown: Any[]; hidden: Any[] } {
  const [first, ...others] = columns
  if (!first) return { shown: [], hidden: [] }
  const inOrder = chosen?.flatMap((id) => others.find((column) => column.id === id) ?? []) ?? others.filter(({ extra }) => !extra)
  const shown = [first, ...new Set(inOrder)]
  return { shown, hidden: columns.filter((column) => !shown.includes(column)) }
}

/** The ids with one of them moved; it never passes the first. */
export function moveColumn(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 1 || to < 1 || to >= ids.length) return [...ids]
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}

export const toggleColumn = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
