import { join } from 'node:path'
import type { Config } from './config.ts'
import { type DatabaseRoles, prepareDatabase, whatRolesLack } from './db/working-role.ts'
import { oddVariables } from './odd-environment.ts'
import { givenRoles, startOwnDatabase } from './opened-database.ts'
import { type RunningServer, runServer } from './running-server.ts'

/** Where this program keeps what it is told. */
export type Place = { roles: DatabaseRoles; filesDirectory: string }

/**
 * The whole product: its own PostgreSQL unless DATABASE_URL names one, brought up to date, and the server on it. `prepare` may put
 * something there before anybody is answered.
 */
export async function startServer(config: Config, prepare?: (place: Place) => Promise<void>): Promise<RunningServer> {
  const opened = new AsyncDisposableStack()
  try {
    const roles = givenRoles(config) ?? (await startOwnDatabase(config, opened))
    const filesDirectory = join(config.dataDirectory, 'files')
    await prepareDatabase(roles)
    await prepare?.({ roles, filesDirectory })
    const server = await runServer(config, roles.workingUrl, filesDirectory)
    opened.defer(server.stop)
    const lack = await whatRolesLack(roles)
    for (const sentence of [...oddVariables(config), ...(lack ? [lack] : [])]) server.app.log.warn(sentence)
    return { ...server, stop: () => opened.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}
