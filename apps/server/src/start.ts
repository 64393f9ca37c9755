import { join } from 'node:path'
import type { Config } from './config.ts'
import { startEmbeddedPostgres } from './db/embedded.ts'
import { migrateDatabase } from './db/migrate.ts'
import { type RunningServer, runServer } from './running-server.ts'

/** The whole product: its own PostgreSQL unless DATABASE_URL names one, brought up to date, and the server on it. */
export async function startServer(config: Config): Promise<RunningServer> {
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(join(config.dataDirectory, 'postgres'))
  try {
    const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
    await migrateDatabase(databaseUrl)
    const server = await runServer(config, databaseUrl, join(config.dataDirectory, 'files'))
    return { ...server, stop: () => server.stop().finally(embedded?.stop) }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
