import type pg from 'pg'
import { type OpenDatabase, openDatabase } from '../db/db.ts'

type Send = (query: unknown, ...rest: unknown[]) => unknown

/**
 * Connections for making a company: they do not wait for the disk, for what a crash loses of a company that is not completed is made
 * anew, and they prepare each statement once.
 */
export function openQuickly(databaseUrl: string): OpenDatabase {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c synchronous_commit=off -c statement_timeout=0')
  const opened = openDatabase(url.href)
  const names = new Map<string, string>()
  opened.pool.on('connect', (client) => {
    const send: Send = client.query.bind(client)
    client.query = ((query: unknown, ...rest: unknown[]) => send(named(query, names), ...rest)) as typeof client.query
  })
  return opened
}

/** A statement with a name is prepared under it. */
function named(query: unknown, names: Map<string, string>): unknown {
  if (!isStatement(query) || query.name) return query
  const name = names.get(query.text) ?? `made_${names.size}`
  names.set(query.text, name)
  return { ...query, name }
}

const isStatement = (query: unknown): query is pg.QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query && 'types' in query
