import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Statements } from './statements.ts'

/** A program in a process of its own, as it runs in production. */
export type Program = { port: number; pid: number; stop: () => Promise<void> }

const SERVER = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const PEER = fileURLToPath(new URL('./peer.ts', import.meta.url))
const START_IN_MILLISECONDS = 90_000

export async function startServer(databaseUrl: string, variables: Record<string, string> = {}): Promise<Program> {
  const port = await freePort()
  const directory = mkdtempSync(join(tmpdir(), 'puente-bench-'))
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: directory, HOST: '127.0.0.1', PORT: String(port) }
  // It writes its line for each request, as it always does; nobody reads it.
  const child = fork(SERVER, {
    env: { ...env, ...variables, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const stop = () => end(child).then(() => rmSync(directory, { recursive: true, force: true }))
  await isReady(`http://127.0.0.1:${port}/api/health/ready`).catch((error) => stop().then(() => Promise.reject(error)))
  return { port, pid: child.pid ?? 0, stop }
}

export async function startPeer(databaseUrl: string, statements: Statements): Promise<Program> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, STATEMENTS: JSON.stringify(statements), NODE_ENV: 'production' }
  const child = fork(PEER, { env })
  const [port] = await once(child, 'message', { signal: AbortSignal.timeout(START_IN_MILLISECONDS) })
  return { port, pid: child.pid ?? 0, stop: () => end(child) }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

async function isReady(url: string): Promise<void> {
  const patience = AbortSignal.timeout(START_IN_MILLISECONDS)
  while (!patience.aborted) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server did not start in time')
}
