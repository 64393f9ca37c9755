/** The rows between two of them, both included, whichever comes first; the row alone where the other is not here. */
export function rangeOf<Row extends { id: string }>(rows: readonly Row[], fromId: string | null, to: Row): readonly Row[] {
  const from = rows.findIndex(({ id }) => id === fromId)
  const until = rows.findIndex(({ id }) => id === to.id)
  if (from < 0 || until < 0) return [to]
  return rows.slice(Math.min(from, until), Math.max(from, until) + 1)
}
