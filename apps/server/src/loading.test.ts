import { expect, test } from 'vitest'
import { giveBackAfterLoading } from './loading.ts'

test('what nobody holds any more is given back at once', () => {
  let held: unknown[] | null = Array.from({ length: 1_000_000 }, (_, number) => ({ number }))
  const before = process.memoryUsage().heapUsed
  expect(held).toHaveLength(1_000_000)
  held = null
  giveBackAfterLoading()
  expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(10 * 2 ** 20)
})
