import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseRoles } from '../working-role.ts'
import { type Cluster, prepareCluster } from './embedded-cluster.ts'
import { type Ownership, takeOwnership } from './embedded-owner.ts'
import { launch, runningServer, type Server, stopServer } from './embedded-process.ts'

export type EmbeddedPostgres = DatabaseRoles & {
  /** May be called twice. Without it, nothing that was committed is lost. */
  stop: () => Promise<void>
}

type Settings = Record<string, string>
type Running = { server: Server; ownership: Ownership; isStopping: boolean }

/**
 * Starts PostgreSQL with its data in a directory, made the first time. A server that a killed program left behind is taken over; one
 * that ends while this program lives is started again, at the same address.
 * @throws StartError when another process uses the data, or PostgreSQL cannot run.
 */
export async function startEmbeddedPostgres(dataDirectory: string, settings: Settings = {}): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(dataDirectory)
  const running: Running = { ...(await start(cluster, settings)), isStopping: false }
  void keepRunning(running, cluster, settings)
  const stopAtExit = () => interrupt(running.server)
  process.once('exit', stopAtExit)

  let stopped: Promise<void> | undefined
  const stop = async () => {
    running.isStopping = true
    await stopServer(cluster)
    await running.ownership.release()
    process.off('exit', stopAtExit)
  }
  return {
    ...running.ownership.roles,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

async function start(cluster: Cluster, settings: Settings, port?: number): Promise<Pick<Running, 'server' | 'ownership'>> {
  for (;;) {
    const server = (await runningServer(cluster)) ?? (await launch(cluster, settings, port))
    const ownership = await takeOwnership(cluster, server)
    if (ownership) return { server, ownership }
  }
}

async function keepRunning(running: Running, cluster: Cluster, settings: Settings): Promise<void> {
  for (;;) {
    await running.ownership.lost
    for (let isBack = false; !isBack && !running.isStopping; ) {
      isBack = await start(cluster, settings, running.server.port).then(
        async (again) => {
          Object.assign(running, again)
          if (running.isStopping) await stopServer(cluster)
          return true
        },
        (error: Error) => {
          process.emitWarning(error.message)
          return pause(1_000, false, { ref: false })
        },
      )
    }
    if (running.isStopping) return
  }
}

/** All that can be done when the program ends without stopping it first. */
function interrupt({ pid }: Server): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // It has ended.
  }
}
