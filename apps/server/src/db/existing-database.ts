import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from './connect.ts'
import { startEmbeddedPostgres } from './embedded/embedded.ts'
import { prepareCluster } from './embedded/embedded-cluster.ts'
import { urlOf } from './embedded/embedded-owner.ts'
import { runningServer } from './embedded/embedded-process.ts'
import { StartError } from './start-error.ts'

type Place = { databaseUrl: string | undefined; dataDirectory: string }
export type ExistingDatabase = { url: string; close: () => Promise<void> }

const STAYS_AS_IT_IS = async () => undefined

/**
 * The database that is there, for a command that works on it: the one of DATABASE_URL; or the embedded one, beside the program that it
 * runs for, or started for as long as the command needs it. Nothing is made, nothing is migrated.
 * @throws StartError when there is none, or it does not answer.
 */
export async function openExistingDatabase({ databaseUrl, dataDirectory }: Place): Promise<ExistingDatabase> {
  if (databaseUrl !== undefined) return answering(databaseUrl)
  const directory = join(dataDirectory, 'postgres')
  if (!existsSync(directory)) {
    throw new StartError(
      `There is no database in ${dataDirectory}: name its directory in DATA_DIR, or its address in DATABASE_URL.`,
    )
  }
  const cluster = await prepareCluster(directory)
  const server = await runningServer(cluster)
  if (server) return answering(urlOf(cluster, server))
  const { url, stop } = await startEmbeddedPostgres(directory)
  return { url, close: stop }
}

async function answering(url: string): Promise<ExistingDatabase> {
  const client = await connect(url)
  await client.end()
  return { url, close: STAYS_AS_IT_IS }
}
