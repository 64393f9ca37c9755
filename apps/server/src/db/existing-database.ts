import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { connect, OWNER_VARIABLE } from './connect.ts'
import { startEmbeddedPostgres } from './embedded/embedded.ts'
import { prepareCluster } from './embedded/embedded-cluster.ts'
import { rolesOf } from './embedded/embedded-owner.ts'
import { runningServer } from './embedded/embedded-process.ts'
import { StartError } from './start-error.ts'

type Place = { databaseUrl: string | undefined; databaseOwnerUrl: string | undefined; dataDirectory: string }
/** As the role that owns it: it sees all there is, also before this version has given the other role its rights. */
export type ExistingDatabase = { url: string; close: () => Promise<void> }

const STAYS_AS_IT_IS = async () => undefined

/**
 * The database that is there, for a command that works on it: the one of DATABASE_URL; or the embedded one, beside the program that it
 * runs for, or started for as long as the command needs it. Nothing is made, nothing is migrated.
 * @throws StartError when there is none, or it does not answer.
 */
export async function openExistingDatabase({ databaseUrl, databaseOwnerUrl, dataDirectory }: Place): Promise<ExistingDatabase> {
  if (databaseOwnerUrl !== undefined) return answering(databaseOwnerUrl, OWNER_VARIABLE)
  if (databaseUrl !== undefined) return answering(databaseUrl)
  const directory = join(dataDirectory, 'postgres')
  if (!existsSync(directory)) {
    throw new StartError(
      `There is no database in ${dataDirectory}: name its directory in DATA_DIR, or its address in DATABASE_URL.`,
    )
  }
  const cluster = await prepareCluster(directory)
  const server = await runningServer(cluster)
  if (server) return answering(rolesOf(cluster, server).ownerUrl)
  const { ownerUrl, stop } = await startEmbeddedPostgres(directory)
  return { url: ownerUrl, close: stop }
}

async function answering(url: string, variable?: string): Promise<ExistingDatabase> {
  const client = await connect(url, variable)
  await client.end()
  return { url, close: STAYS_AS_IT_IS }
}
