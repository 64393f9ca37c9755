import type pg from 'pg'
import type { Db } from './db.ts'

/**
 * A transaction on a connection that comes back to the pool whatever happens. Drizzle's own keeps one for good on which `begin` fails (its issue
 * 6023), as it does for all who were waiting when a pooler or a database dies: ten of those, and a server had no connection left.
 */
export function returningConnections(pool: pg.Pool, databaseOn: (client: pg.PoolClient) => Db): Db['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    let refusal: unknown
    let isSound = true
    try {
      return await databaseOn(client).transaction(
        (tx) =>
          work(tx).catch((error: unknown) => {
            refusal = error
            throw error
          }),
        config,
      )
    } catch (error) {
      // Not what the work said: beginning, ending or undoing failed, and nobody knows in what state it is.
      isSound = error === refusal
      throw error
    } finally {
      client.release(!isSound)
    }
  }
}
