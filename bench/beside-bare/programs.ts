import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../apps/server/src/db/free-port.ts'
import { endForked, untilReady } from '../../apps/server/src/testing/forked-program.ts'

/** A program in a process of its own, as it runs in production. */
export type Program = { port: number; pid: number; startedInSeconds: number; stop: () => Promise<void> }

const SERVER = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))
const PEER = fileURLToPath(new URL('../beside-hand/server.ts', import.meta.url))
const START_IN_MILLISECONDS = 300_000

export async function startServer(databaseUrl: string, variables: Record<string, string> = {}): Promise<Program> {
  const port = await freePort()
  const directory = mkdtempSync(join(tmpdir(), 'puente-bench-'))
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: directory, HOST: '127.0.0.1', PORT: String(port) }
  const started = performance.now()
  // It writes its line for each request, as it always does; nobody reads it.
  const child = fork(SERVER, {
    env: { ...env, ...variables, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const stop = () => endForked(child).then(() => rmSync(directory, { recursive: true, force: true }))
  await untilReady(`http://127.0.0.1:${port}`, child, START_IN_MILLISECONDS).catch((error) =>
    stop().then(() => Promise.reject(error)),
  )
  return { port, pid: child.pid ?? 0, startedInSeconds: (performance.now() - started) / 1_000, stop }
}

/** The server that is written by hand. */
export async function startPeer(databaseUrl: string): Promise<Program> {
  const started = performance.now()
  const child = fork(PEER, { env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' } })
  const [port] = await once(child, 'message', { signal: AbortSignal.timeout(START_IN_MILLISECONDS) })
  const startedInSeconds = (performance.now() - started) / 1_000
  return { port, pid: child.pid ?? 0, startedInSeconds, stop: () => endForked(child) }
}

/** What the kernel holds for it. */
export function memoryInMegabytes({ pid }: Pick<Program, 'pid'>): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kibibytes) * 1_024) / 1_000_000
}
