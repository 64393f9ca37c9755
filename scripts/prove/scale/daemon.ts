// Programs that run beside the drill, each in a group of its own, and that none of them outlives it.
import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Account, serverAccount } from '../../../apps/server/src/db/embedded/embedded-account.ts'
import { killAll } from '../durability/product.ts'
import type { Programs } from './programs.ts'

export type Daemon = { pid: number; kill: () => Promise<void>; hasEnded: () => boolean }
/** Where everything lies, who everything runs as, and what is run. */
export type Place = { folder: string; account: Account | null; programs: Programs }

const STILL_WRITTEN_TO = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 } as const
const running = new Set<ChildProcess>()
/** What a program started that is in no group of its own: ended before the folder goes. */
const atTheEnd: (() => void)[] = []

/** However the drill ends, but for a kill: nothing is worth keeping, so nothing is asked to stop. */
export function clearAwayAtTheEnd(folder: string): void {
  process.once('exit', () => {
    for (const child of running) signalGroup(child)
    for (const end of atTheEnd) end()
    killAll()
    rmSync(folder, STILL_WRITTEN_TO)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
}

export const endWithUs = (end: () => void): void => void atTheEnd.push(end)

export const placeAt = (folder: string, programs: Programs): Place => ({ folder, account: serverAccount(), programs })

/** A folder that the programs may write into. */
export function makeFolder({ folder, account }: Place, name: string): string {
  const made = join(folder, name)
  mkdirSync(made, { mode: 0o700, recursive: true })
  if (account) chownSync(made, account.uid, account.gid)
  return made
}

export function writeConfiguration({ account }: Place, path: string, content: string): string {
  writeFileSync(path, content, { mode: 0o600 })
  if (account) chownSync(path, account.uid, account.gid)
  return path
}

/** What it says goes into `<name>.log` of the folder. */
export function startDaemon({ folder, account, programs }: Place, name: string, command: readonly string[]): Daemon {
  const log = join(folder, `${name}.log`)
  const output = openSync(log, 'a')
  const [program = '', ...options] = command
  const env = { ...programs.environment, HOME: folder }
  const child = spawn(program, options, { ...account, cwd: folder, env, detached: true, stdio: ['ignore', output, output] })
  closeSync(output)
  running.add(child)
  let isExpected = false
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  child.once('error', (error) => {
    console.error(`${name} cannot be started: ${error.message}`)
    resolve()
  })
  child.once('exit', (code) => {
    running.delete(child)
    if (!isExpected) console.error(`${name} ended by itself (${code}): ${readFileSync(log, 'utf8').slice(-2_000)}`)
    resolve()
  })
  const kill = () => {
    isExpected = true
    signalGroup(child)
    return ended
  }
  return { pid: child.pid ?? 0, kill, hasEnded: () => !running.has(child) }
}

function signalGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

/** Asks again and again. @throws when it took longer than patience. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | false | null | undefined>,
  patienceInSeconds = 120,
): Promise<Found> {
  const deadline = performance.now() + patienceInSeconds * 1_000
  let last: unknown
  while (performance.now() < deadline) {
    try {
      const found = await look()
      if (found) return found
    } catch (error) {
      last = error
    }
    await pause(100)
  }
  throw new Error(`${what}: not within ${patienceInSeconds} s`, { cause: last })
}
