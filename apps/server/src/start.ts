import { join } from 'node:path'
import type { Config } from './config.ts'
import { startEmbeddedPostgres } from './db/embedded/embedded.ts'
import { migrateDatabase } from './db/migrate.ts'
import { type RunningServer, runServer } from './running-server.ts'

/** Where this program keeps what it is told. */
export type Place = { databaseUrl: string; filesDirectory: string }

/**
 * The whole product: its own PostgreSQL unless DATABASE_URL names one, brought up to date, and the server on it. `prepare` may put
 * something there before anybody is answered.
 */
export async function startServer(config: Config, prepare?: (place: Place) => Promise<void>): Promise<RunningServer> {
  const opened = new AsyncDisposableStack()
  try {
    const databaseUrl = config.databaseUrl ?? (await startOwnDatabase(config, opened))
    const filesDirectory = join(config.dataDirectory, 'files')
    await migrateDatabase(databaseUrl)
    await prepare?.({ databaseUrl, filesDirectory })
    const server = await runServer(config, databaseUrl, filesDirectory)
    opened.defer(server.stop)
    return { ...server, stop: () => opened.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

async function startOwnDatabase({ dataDirectory }: Config, opened: AsyncDisposableStack): Promise<string> {
  const { url, stop } = await startEmbeddedPostgres(join(dataDirectory, 'postgres'))
  opened.defer(stop)
  return url
}
