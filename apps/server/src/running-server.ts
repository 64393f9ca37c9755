import { type AddressInfo, Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { type Db, openDatabase } from './db/db.ts'
import { StartError } from './db/start-error.ts'
import { makePushKeys } from './features/notifications/push/push-keys.repository.ts'
import { identify } from './features/sessions/identify.ts'
import type { FileStorage } from './files/file-storage.ts'
import { openStorage } from './files/open-storage.ts'
import { buildApp } from './http/app.ts'
import { addInitialRows } from './initial-rows.ts'
import { repeatOften } from './jobs/repeat-often.ts'
import { type Runner, startJobs } from './jobs/runner.ts'
import { openMailer } from './mail/mailer.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import { openTracing } from './tracing/open-tracing.ts'

export type RunningServer = {
  url: string
  app: FastifyInstance
  db: Db
  storage: FileStorage
  /** Says to the jobs that there may be work, as every call that changed something does. */
  wakeJobs: () => void
  /** Before stopping: answers tell their connections to close, and calls that are already on their way arrive. */
  announceStop: () => Promise<void>
  /** Where metrics are told; null where nobody asked for them. */
  metricsUrl: string | null
  stop: () => Promise<void>
}

/** A request that takes longer to end than this is cut off when the server stops. */
const DRAINING_IN_MILLISECONDS = 10_000

/** As long as a call may be on its way over a connection that is kept open. */
const ON_THE_WAY_IN_MILLISECONDS = 2_000

/** A pool of their own: calls that hold one connection each and wait for a second of the same pool would wait for each other. So in a pooler. */
const CONNECTIONS_OUTSIDE = 2

/** Serves on a migrated database. Everything is closed in reverse order: requests drain, jobs end, connections close. */
export async function runServer(config: Config, databaseUrl: string, filesDirectory: string): Promise<RunningServer> {
  const opened = new AsyncDisposableStack()
  try {
    const preparesStatements = config.databasePooler === 'none'
    const metrics = await openMetrics(config)
    const tracing = await openTracing(config)
    opened.defer(() => tracing?.stop())
    const { db, pool, close } = openDatabase(databaseUrl, { preparesStatements })
    opened.defer(close)
    const outsideUrl = config.databaseOutsideUrl ?? databaseUrl
    const outside = openDatabase(outsideUrl, { preparesStatements, maximumConnections: CONNECTIONS_OUTSIDE })
    opened.defer(outside.close)
    for (const each of [pool, outside.pool]) tracing?.watchQueries(each)
    metrics?.watchDatabase(db, { calls: pool, outside: outside.pool })
    await addInitialRows(db)
    await makePushKeys(db, config)
    const mailer = await openMailer(config)
    opened.defer(() => mailer?.close())
    let runner: Runner | undefined
    const watchers = [metrics, tracing].flatMap((each) => each?.watchCalls ?? [])
    const hooks = { identify: identify(db), afterChange: () => runner?.wake(), watchers }
    const files = await openStorage(config.files, filesDirectory)
    const storage = metrics?.countUploads(files) ?? files
    const app = await buildApp({ db, outsideDb: outside.db, config, storage, mailer }, hooks)
    const jobs = startJobs({ db, config, storage, mailer, log: app.log, jobEnded: metrics?.jobEnded })
    runner = jobs
    opened.defer(jobs.stop)
    await app.budgets.learn(db)
    const isNotTold = 'what people used, or sign-ins that failed, could not be told to the database'
    for (const tell of [app.budgets.exchange, app.failedSignIns.tell])
      opened.defer(repeatOften(() => tell(outside.db), { log: app.log, failure: isNotTold }).stop)
    const told = await metrics?.listen(app.log)
    opened.defer(() => told?.stop())
    opened.defer(() => drain(app))
    const url = await listen(app, config)
    const stop = once(() => opened.disposeAsync())
    const metricsUrl = told?.url ?? null
    return { url, app, db, storage, metricsUrl, wakeJobs: jobs.wake, announceStop: () => announceStop(app), stop }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw new StartError(sentenceFor(error as NodeJS.ErrnoException, host, port), { cause: error })
  }
  const { port: taken } = app.server.address() as AddressInfo
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${taken}`
}

function sentenceFor({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what uses it, or choose another with PORT.`
  if (code === 'EACCES') return `Port ${port} may not be used by this account: choose another with PORT.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address ${host}: correct HOST.`
  return `The server cannot listen on ${host}, port ${port}: ${message}.`
}

/**
 * A connection without a call looks idle, also when its first or next call has been sent: closed at once, that call would fail. So no more
 * connections are taken, those there are end with their next answer, and only what is left after a while is closed.
 */
async function announceStop(app: FastifyInstance): Promise<void> {
  app.stopping.isAnnounced = true
  // Not http's own, which closes the ones that look idle.
  Server.prototype.close.call(app.server)
  const deadline = performance.now() + ON_THE_WAY_IN_MILLISECONDS
  while (performance.now() < deadline && (await openConnections(app)) > 0) await pause(25)
}

function openConnections({ server }: FastifyInstance): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  server.getConnections((_error, count) => resolve(count ?? 0))
  return promise
}

/** Connections that are kept alive close as soon as their last answer is out; what takes too long is cut off. */
async function drain(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAINING_IN_MILLISECONDS)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(cut)
  }
}

/** Stopping twice is stopping once. */
function once(stop: () => Promise<void>): () => Promise<void> {
  let stopped: Promise<void> | undefined
  return () => {
    stopped ??= stop()
    return stopped
  }
}
