import type pg from 'pg'
import type { Db } from './db.ts'

/**
 * A transaction whose connection always returns to the pool. Drizzle's own loses one whenever `begin` fails (its issue 6023), as it does for
 * every waiting call when a pooler or a database dies: after ten of those a server had no connection left.
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
