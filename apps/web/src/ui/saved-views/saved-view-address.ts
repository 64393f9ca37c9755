// A saved view is the address of a list without what belongs to the moment: its page and its open record.
type ViewQuery = Readonly<Record<string, unknown>>

const OF_THE_MOMENT = new Set(['page', 'open', 'saved', 'new'])

export function viewQueryOf(search: URLSearchParams, columns: readonly string[]): Record<string, string | string[]> {
  const names = [...new Set(search.keys())].filter((name) => !OF_THE_MOMENT.has(name))
  const chosen = names.map((name) => [name, search.getAll(name)] as const)
  const query = chosen.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values] as const)
  return { ...Object.fromEntries(query), columns: [...columns] }
}

/** The address that shows it; `saved` says which one it is. */
export function addressOfView({ id, query }: { id: string; query: ViewQuery }): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item))
  }
  search.set('saved', id)
  return search
}

/** Whether the list shows it as it was saved. A view without columns, as a call may save it, is shown with any. */
export function showsView(search: URLSearchParams, view: { id: string; query: ViewQuery }, columns: readonly string[]): boolean {
  const saved = addressOfView(view)
  const savedColumns = saved.has('columns') ? saved.getAll('columns') : columns
  return sorted(viewQueryOf(search, columns)) === sorted(viewQueryOf(saved, savedColumns))
}

const sorted = (query: Record<string, string | string[]>): string =>
  JSON.stringify(Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1)))
