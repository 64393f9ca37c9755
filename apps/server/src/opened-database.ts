import { join } from 'node:path'
import type { Config } from './config.ts'
import { startEmbeddedPostgres } from './db/embedded/embedded.ts'
import type { DatabaseRoles } from './db/working-role.ts'

/** The database that the environment names; null where the program brings its own. */
export const givenRoles = ({ databaseUrl, databaseOwnerUrl }: Config): DatabaseRoles | null =>
  databaseUrl === undefined ? null : { workingUrl: databaseUrl, ownerUrl: databaseOwnerUrl ?? databaseUrl }

export async function startOwnDatabase({ dataDirectory }: Config, opened: AsyncDisposableStack): Promise<DatabaseRoles> {
  const { stop, ...roles } = await startEmbeddedPostgres(join(dataDirectory, 'postgres'))
  opened.defer(stop)
  return roles
}
