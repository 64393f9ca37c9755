import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { beginLoading, giveBackAfterLoading } from './loading.ts'

test('what nobody holds any more is given back at once', () => {
  let held: unknown[] | null = Array.from({ length: 1_000_000 }, (_, number) => ({ number }))
  const before = process.memoryUsage().heapUsed
  expect(held).toHaveLength(1_000_000)
  held = null
  giveBackAfterLoading()
  expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(10 * 2 ** 20)
})

test('what runs often is compiled again once the program is loaded, and not while it loads', () => {
  beginLoading()
  expect(isInterpreted(oftenRun())).toBe(true)
  giveBackAfterLoading()
  expect(isInterpreted(oftenRun())).toBe(false)
})

setFlagsFromString('--allow-natives-syntax')
/** V8's own, as `%GetOptimizationStatus` says it. */
const INTERPRETED = 1 << 6

/** Another function each time: what was compiled stays. */
function oftenRun(): (most: number) => number {
  const work = runInNewContext('(most) => { let sum = 0; for (let one = 0; one < most; one += 1) sum += one % 7; return sum }')
  for (let turn = 0; turn < 200; turn += 1) work(10_000)
  return work
}

function isInterpreted(work: (most: number) => number): boolean {
  const statusOf = runInNewContext('(work) => %GetOptimizationStatus(work)') as (work: unknown) => number
  return (statusOf(work) & INTERPRETED) !== 0
}
