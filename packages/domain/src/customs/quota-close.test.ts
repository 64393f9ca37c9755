import { expect, test } from 'vitest'
import { closeToQuotaFrom } from './quota-close.ts'

test.each([
  [160_000, 128_000],
  [1, 1],
  [160_001, 128_001],
])('of a quota of %i cents, %i are close to it', (limit, close) => {
  expect(closeToQuotaFrom(limit)).toBe(close)
})
