import { onTestFinished } from 'vitest'
import { type Program as SpawnedProgram, spawnProgram } from './spawned-program.ts'

export type Program = Omit<SpawnedProgram, 'signalGroup'> & {
  /** As Ctrl+C in a terminal: to the whole group of processes. */
  interrupt: () => void
}

/** A program that ends when the test does. */
export function startProgram(environment: Record<string, string>, directory: string): Program {
  const { signalGroup, ...program } = spawnProgram(environment, directory)
  onTestFinished(async () => {
    signalGroup('SIGTERM')
    await program.ended
  })
  return { ...program, interrupt: () => signalGroup('SIGINT') }
}
