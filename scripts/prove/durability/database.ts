// A PostgreSQL that is killed: the one that the product brings, or another that stands for somebody's own.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Cluster, prepareCluster } from '../../../apps/server/src/db/embedded/embedded-cluster.ts'
import { takeOwnership } from '../../../apps/server/src/db/embedded/embedded-owner.ts'
import { launch, type Server, stopServer } from '../../../apps/server/src/db/embedded/embedded-process.ts'

/** Kills PostgreSQL and everything it started, at once. */
export function killPostgres(postmaster: number): void {
  for (const pid of [postmaster, ...childrenOf(postmaster)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended with the others.
    }
  }
}

export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === parent)
    .map(Number)

/** The last of the names in the line stands in parentheses and may hold anything. */
function parentOf(pid: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

/** The one under a data directory of the product. */
export function killEmbedded(dataDirectory: string): void {
  const kept = join(dataDirectory, 'postgres')
  const pointer = join(kept, 'location')
  const home = existsSync(pointer) ? readFileSync(pointer, 'utf8') : kept
  killPostgres(Number.parseInt(readFileSync(join(home, 'cluster', 'postmaster.pid'), 'utf8'), 10))
}

export type OwnPostgres = {
  url: string
  kill: () => void
  startAgain: () => Promise<void>
  startAgainIfEnded: () => Promise<void>
  stop: () => Promise<void>
}
type Settings = Record<string, string>

/** A PostgreSQL that the product only knows by its address. */
export async function startPostgres(directory: string, settings: Settings = {}): Promise<OwnPostgres> {
  const cluster = await prepareCluster(directory)
  let server = await launch(cluster, settings)
  const url = await makeDatabase(cluster, server)
  const startAgain = async () => {
    server = await launch(cluster, settings, server.port)
  }
  return {
    url,
    kill: () => killPostgres(server.pid),
    startAgain,
    startAgainIfEnded: async () => {
      if (!existsSync(`/proc/${server.pid}`)) await startAgain()
    },
    stop: () => stopServer(cluster),
  }
}

async function makeDatabase(cluster: Cluster, server: Server): Promise<string> {
  const ownership = await takeOwnership(cluster, server)
  if (!ownership) throw new Error('PostgreSQL ended as soon as it had started')
  await ownership.release()
  return ownership.roles.ownerUrl
}
