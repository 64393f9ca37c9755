import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { SOURCES } from '../places.ts'
import { ENDS_WITH_PARENT } from './ends-with-parent.ts'

const MAIN = join(SOURCES, '../dist/main.js')

export type Program = {
  process: ChildProcess
  output: () => string
  errors: () => string
  /** Waits for words on its output. */
  says: (words: RegExp) => Promise<string>
  /** How it ended. */
  ended: Promise<number | null>
  /** To the whole group of processes, as Ctrl+C in a terminal does; to nobody when it has ended. */
  signalGroup: (signal: NodeJS.Signals) => void
}

/** `npm start` without its npm: a process of its own, in a group of its own, with nothing of our environment but PATH. */
export function spawnProgram(environment: Record<string, string>, directory: string): Program {
  const child = spawn(process.execPath, [...ENDS_WITH_PARENT, MAIN], {
    cwd: directory,
    detached: true,
    env: { PATH: process.env.PATH, ...environment },
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (errors += chunk))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const says = async (words: RegExp): Promise<string> => {
    while (!words.test(output)) {
      const more = await Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)])
      if (!more && !words.test(output)) throw new Error(`it ended and never said ${words}: ${output}${errors}`)
    }
    return words.exec(output)?.[1] ?? ''
  }
  const signalGroup = (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), signal)
  }
  return { process: child, output: () => output, errors: () => errors, says, ended, signalGroup }
}
