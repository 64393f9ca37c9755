// The server of `npm run dev`: a process that is started again when one of its sources changes.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ENDS_WITH_PARENT } from '../../apps/server/src/testing/ends-with-parent.ts'

const ROOT = join(import.meta.dirname, '../..')
const PROGRAM = join(ROOT, 'apps/server/src/demo.ts')
const SOURCES = ['apps/server/src', 'packages/domain/src', 'packages/contract/src']
/** The last line of what the demo says when it answers. */
const STARTED = /Ctrl\+C stops it\.\n/
const NOT_A_SOURCE = /\.test\.ts$|~$|\.sw.$/
/** An editor writes a file in several steps, and a checkout writes several files. */
const QUIET_IN_MILLISECONDS = 80
/** What it compiles of a thousand files serves the next start: a second less of processor time. */
const COMPILED = join(ROOT, 'node_modules/.cache/dev')

export type KeptServer = {
  /** What it says at its first start: where it is and whom to sign in as. */
  firstWords: Promise<string>
  /** True as soon as it answers; false when it ended, until a source changes. */
  isReady: () => Promise<boolean>
  stop: () => Promise<void>
}

export function keepRunning(environment: Record<string, string>): KeptServer {
  const firstWords = Promise.withResolvers<string>()
  let child = start(environment)
  let words = wordsOf(child)
  let restarts = 0
  const greet = async () => {
    const said = await words
    if (said !== null) firstWords.resolve(said)
    return said !== null
  }
  const restart = async () => {
    const since = performance.now()
    restarts += 1
    const own = restarts
    words = end(child).then(() => {
      // A source that changed meanwhile has started it again.
      if (own !== restarts) return words
      child = start(environment)
      return wordsOf(child)
    })
    if (await greet()) console.log(`The server started again in ${((performance.now() - since) / 1_000).toFixed(1)} s.`)
  }
  void greet()
  const watchers = watchSources(() => void restart())
  return {
    firstWords: firstWords.promise,
    isReady: greet,
    stop: async () => {
      for (const watcher of watchers) watcher.close()
      await end(child)
    },
  }
}

/** In a group of its own: Ctrl+C reaches it through its parent, in order. */
function start(environment: Record<string, string>): ChildProcess {
  const inspect = process.argv.slice(2).filter((argument) => argument.startsWith('--inspect'))
  return spawn(process.execPath, [...ENDS_WITH_PARENT, ...inspect, PROGRAM], {
    cwd: ROOT,
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
}

/** Its welcome, as soon as it answers; null when it ended before. Everything else that it says is passed on. */
async function wordsOf(child: ChildProcess): Promise<string | null> {
  const welcome = Promise.withResolvers<string>()
  let said = ''
  child.stdout?.setEncoding('utf8').on('data', (words: string) => {
    if (STARTED.test(said)) return process.stdout.write(words)
    said += words
    const begin = said.search(/\n.*answers at /)
    if (STARTED.test(said)) welcome.resolve(said.slice(begin))
    else if (begin < 0) process.stdout.write(words)
  })
  return Promise.race([welcome.promise, once(child, 'exit').then(() => null)])
}

/** Nothing is lost: the database is another process, and what was not committed had not happened. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

function watchSources(changed: () => void): FSWatcher[] {
  let changes = 0
  const note = async (path: string | null) => {
    if (!path || NOT_A_SOURCE.test(path)) return
    changes += 1
    const own = changes
    await pause(QUIET_IN_MILLISECONDS)
    if (own === changes) changed()
  }
  return SOURCES.map((folder) => watch(join(ROOT, folder), { recursive: true }, (_event, path) => void note(path)))
}
