import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { PreparingClient } from './preparing-client.ts'
import { QueueingClient } from './queueing-client.ts'
import { returningConnections } from './returned-transaction.ts'

type NoSchema = Record<string, never>

/** The database, or the transaction to work in: the first argument of every repository function. */
export type Db = PgDatabase<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>

export type OpenDatabase = { db: Db; pool: pg.Pool; close: () => Promise<void> }

type Options = {
  maximumConnections?: number
  idleTimeoutInMilliseconds?: number
  connectionTimeoutInMilliseconds?: number
  /** Unless said otherwise; not through a pooler in transaction mode. */
  preparesStatements?: boolean
}

/**
 * A pool of connections. Time zone and time limits are settings of the role (see migrate.ts), not of the session, so that a pooler in
 * transaction mode works; statements are then not prepared.
 */
export function openDatabase(url: string, options: Options = {}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maximumConnections ?? 10,
    idleTimeoutMillis: options.idleTimeoutInMilliseconds ?? 30_000,
    connectionTimeoutMillis: options.connectionTimeoutInMilliseconds ?? 10_000,
    keepAlive: true,
    application_name: 'puente',
    Client: options.preparesStatements === false ? QueueingClient : PreparingClient,
  })
  // An idle connection that breaks leaves the pool; the next query takes or makes another. Unheard, it would end the process.
  pool.on('error', () => undefined)
  // One that breaks inside a transaction tells the transaction's next query; the pool does not listen meanwhile.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db: Db = drizzle(pool, { casing: 'snake_case' })
  db.transaction = returningConnections(pool, databaseOn)
  return { db, pool, close: () => pool.end() }
}

/** The same on one connection, for what shares its transaction. */
export const databaseOn = (client: pg.ClientBase): Db => drizzle(client as pg.Client, { casing: 'snake_case' })
