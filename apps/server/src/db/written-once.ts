import type { Db } from './db.ts'

type Prepared<Rows> = { execute: (given: Record<string, unknown>) => Promise<Rows> }
type Query<Rows> = { prepare: (name: string) => Prepared<Rows> }

/**
 * A query whose text is always the same: Drizzle takes longer to write one than the driver to send it, so it is written once. What differs
 * from time to time is a `sql.placeholder`. It has no name: whether it is prepared, and as what, is for the connection to say.
 */
export function writtenOnce<Rows>(write: (db: Db) => Query<Rows>) {
  let written: Prepared<Rows> | undefined
  return (db: Db, given: Record<string, unknown> = {}): Promise<Rows> => {
    written ??= write(db).prepare('')
    // The same query, sent where this caller works: a transaction has a connection of its own.
    const here: Prepared<Rows> = Object.create(written, { client: { value: connectionOf(db) } })
    return here.execute(given)
  }
}

const connectionOf = (db: Db): unknown => (db._.session as unknown as { client: unknown }).client
