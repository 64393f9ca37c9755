// How a proof is told: one line for each promise, and what broke it.
import { spawnSync } from 'node:child_process'

/** True, or why not. */
export type Kept = boolean | string
export type Promised = { what: string; figure: string; isKept: boolean; why: Kept }

/** @returns the exit status: 1 when a promise is broken. */
export function printPromises(promises: readonly Promised[]): number {
  const broken = promises.filter(({ isKept }) => !isKept)
  console.log(`\n| promise | figure | |\n|---|---|---|`)
  for (const { what, figure, isKept } of promises) console.log(`| ${what} | ${figure} | ${isKept ? 'kept' : 'BROKEN'} |`)
  for (const { what, why } of broken) console.error(`\nBROKEN: ${what}. ${typeof why === 'string' ? why : ''}`)
  return broken.length > 0 ? 1 : 0
}

/** Runs the tests of a folder of the server, and shows them. */
export function testsHold(folder: string): Kept {
  const { status } = spawnSync('vitest', ['run', folder, '--project', 'server', '--disableConsoleIntercept'], {
    stdio: 'inherit',
  })
  return status === 0 ? true : `vitest run ${folder} ended with ${status}`
}
