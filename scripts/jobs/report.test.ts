import { expect, test } from 'vitest'
import { compare, isTooSlow, type Outcome, printTable } from './report.ts'

const outcome = (job: string, seconds: number): Outcome => ({
  ...{ job, seconds, counted: { clicks: 3, keys: 0, scans: 0 }, limits: { clicks: 3, keys: 0 } },
})
const [approve, bill, ship] = compare(
  [outcome('approve', 2), outcome('bill', 2), outcome('ship', 2)],
  [outcome('bill', 4), outcome('approve', 4.1)],
)

test('a job is compared with itself, whatever their order', () => {
  expect([approve?.times, bill?.times]).toEqual([2.05, 2])
})

test('more than twice as long is too slow, and so is a job that one company did not do', () => {
  expect([approve, bill, ship].map((row) => row && isTooSlow(row))).toEqual([true, false, true])
})

test('each number stands beside the most that it may be', () => {
  const rows = [approve, ship].flatMap((row) => row ?? [])
  expect(printTable(rows).split('\n').slice(2)).toEqual([
    '| approve | 3 (3) | 0 (0) | 0 | 2.0 s | 4.1 s | 2.05 (2) |',
    '| ship | 3 (3) | 0 (0) | 0 | 2.0 s | — | — |',
  ])
})
