import { expect, test } from 'vitest'
import { backoffInMilliseconds } from './live-backoff.ts'

test('each attempt that failed doubles the wait, up to a minute', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 100].map((failures) => backoffInMilliseconds(failures, () => 1))

  expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000])
})

test('at least half of it is waited, so that a server that comes back is not met by everybody at once', () => {
  expect(backoffInMilliseconds(3, () => 0)).toBe(4_000)
  expect(backoffInMilliseconds(3, () => 0.5)).toBe(6_000)
})
