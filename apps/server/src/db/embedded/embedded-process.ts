import { execFile, execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../free-port.ts'
import { StartError } from '../start-error.ts'
import { type Cluster, surroundings } from './embedded-cluster.ts'

export type Server = { pid: number; port: number }

/** Recovery after a crash takes as long as it takes; this is only against waiting for ever. */
const PATIENCE_IN_MILLISECONDS = 300_000

/** The server that runs on the cluster, once it is ready: a left-over, or another process's; null when there is none. */
export async function runningServer(cluster: Cluster): Promise<Server | null> {
  const deadline = Date.now() + PATIENCE_IN_MILLISECONDS
  while (Date.now() < deadline) {
    const state = readState(cluster)
    if (!state || !isServerOf(cluster, state.pid)) return null
    if (state.isReady) return { pid: state.pid, port: state.port }
    await pause(10)
  }
  throw new StartError(`PostgreSQL in ${cluster.dataDirectory} neither starts nor stops${lastWords(cluster)}.`)
}

/** Starts PostgreSQL, on a given port or any free one; when another process was quicker, theirs is the answer. */
export async function launch(cluster: Cluster, settings: Record<string, string>, port?: number): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    const hasExited = spawnServer(cluster, { ...settings, port: String(port ?? (await freePort())) })
    while (!hasExited()) {
      const state = readState(cluster)
      if (state?.isReady && isServerOf(cluster, state.pid)) return { pid: state.pid, port: state.port }
      await pause(10)
    }
    const theirs = await runningServer(cluster)
    if (theirs) return theirs
    // Between finding a free port and using it, another program may have taken it.
    const portWasTaken = lastWords(cluster).includes('could not create any TCP/IP sockets')
    if (!portWasTaken || attempt === 3)
      throw new StartError(`PostgreSQL could not start in ${cluster.dataDirectory}${lastWords(cluster)}.`)
  }
}

/** Ends connections, writes everything down and waits until that is done. */
export async function stopServer({ binaries, directory, account }: Cluster): Promise<void> {
  const stop = (mode: string) =>
    promisify(execFile)(binaries.pgCtl, ['stop', '-D', directory, '-m', mode, '-t', '60', '-s'], surroundings(account))
  try {
    await stop('fast')
  } catch {
    if (existsSync(join(directory, 'postmaster.pid'))) await stop('immediate')
  }
}

function spawnServer(cluster: Cluster, settings: Record<string, string>): () => boolean {
  const { directory, log, account, binaries } = cluster
  forgetEndedServer(cluster)
  if (existsSync(log)) renameSync(log, log.replace(/\.log$/, '.previous.log'))
  const output = openSync(log, 'a', 0o600)
  const all = { ...DEFAULTS, ...settings }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // In a session of its own, or Ctrl+C would stop it before the program has finished with it.
  const child = spawn(binaries.postgres, ['-D', directory, ...options], {
    ...surroundings(account),
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  let hasExited = false
  child.once('exit', () => {
    hasExited = true
  })
  child.once('error', () => {
    hasExited = true
  })
  child.unref()
  return () => hasExited
}

const DEFAULTS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Containers have 64 MB of shared memory unless told otherwise, and parallel queries fail when it is used up.
  max_parallel_workers_per_gather: '0',
}

/** What postmaster.pid says: process, port and state. PostgreSQL writes it. */
function readState({ directory }: Cluster): (Server & { isReady: boolean }) | null {
  try {
    const lines = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid > 0 ? { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' } : null
  } catch {
    return null
  }
}

/** Process numbers are used again, in containers soon: only a PostgreSQL of this directory is its server. */
function isServerOf({ directory }: Pick<Cluster, 'directory'>, pid: number): boolean {
  const command = commandOf(pid)
  return command.includes('postgres') && (process.platform === 'win32' || command.includes(directory))
}

/** The command line of a process; empty when it ended, even if nobody has waited for it yet. */
function commandOf(pid: number): string {
  if (!isListed(pid)) return ''
  if (process.platform === 'win32') return 'postgres'
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function isListed(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** No system has a process of this number. */
const NOBODY = 2_147_483_647

/**
 * PostgreSQL refuses to start while the number in postmaster.pid is any process of its user. After a container was killed, another program
 * soon has that number. Only the number is removed: the rest of the file lets PostgreSQL see whether a part of the old server still works on
 * the data.
 */
function forgetEndedServer(cluster: Cluster): void {
  const state = readState(cluster)
  if (!state || !isListed(state.pid) || commandOf(state.pid).includes('postgres')) return
  const file = join(cluster.directory, 'postmaster.pid')
  const aside = `${file}.${process.pid}`
  renameSync(file, aside)
  const [pid, ...rest] = readFileSync(aside, 'utf8').split('\n')
  const isTheSame = Number(pid) === state.pid
  if (isTheSame) writeFileSync(aside, [NOBODY, ...rest].join('\n'))
  if (!existsSync(file)) renameSync(aside, file)
  else rmSync(aside)
}

function lastWords({ log }: Cluster): string {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-5) : []
  return lines.length > 0 ? `: ${lines.join(' / ')}` : ''
}
