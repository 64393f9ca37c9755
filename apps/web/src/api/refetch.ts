import type { QueryClient } from '@tanstack/react-query'

/** The first word of the key of a client's home, which tells of every kind of record. */
export const HOME = 'home'

/** What a bill goes through makes, changes and ends its documents of the SRI. */
const TOLD_BY: Readonly<Record<string, string>> = { bills: 'fiscalDocuments' }

/** What is asked for by keys that begin with these words is asked for again. */
export function refetch(client: QueryClient, names: Iterable<string>): void {
  const all = new Set([...names].flatMap((name) => [name, TOLD_BY[name] ?? name]))
  if (all.size > 0) all.add(HOME)
  for (const name of all) void client.invalidateQueries({ queryKey: [name] })
}
