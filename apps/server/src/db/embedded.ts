import { type Cluster, prepareCluster } from './embedded-cluster.ts'
import { takeOwnership } from './embedded-owner.ts'
import { launch, runningServer, type Server, stopServer } from './embedded-process.ts'

export type EmbeddedPostgres = {
  url: string
  /** Safe to call twice; nothing that was committed is lost without it. */
  stop: () => Promise<void>
}

/**
 * Starts PostgreSQL with its data in a directory, made the first time. A server that a killed program left behind is taken over.
 * @throws StartError when another process uses the data, or PostgreSQL cannot run.
 */
export async function startEmbeddedPostgres(
  dataDirectory: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(dataDirectory)
  for (;;) {
    const server = (await runningServer(cluster)) ?? (await launch(cluster, settings))
    const ownership = await takeOwnership(cluster, server)
    if (ownership) return { url: ownership.url, stop: stopOnce(cluster, server, ownership.release) }
  }
}

function stopOnce(cluster: Cluster, { pid }: Server, release: () => Promise<void>): () => Promise<void> {
  const stopAtExit = () => {
    try {
      process.kill(pid, 'SIGINT')
    } catch {
      // It has stopped by itself.
    }
  }
  process.once('exit', stopAtExit)
  let stopped: Promise<void> | undefined
  return () => {
    stopped ??= stopServer(cluster)
      .then(release)
      .finally(() => process.off('exit', stopAtExit))
    return stopped
  }
}
