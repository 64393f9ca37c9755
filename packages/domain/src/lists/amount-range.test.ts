import { describe, expect, test } from 'vitest'
import { readAmountRange, writeAmountRange } from './amount-range.ts'

describe('a range of amounts', () => {
  test.each([
    ['1000..4000', { from: 1_000, to: 4_000 }],
    ['4000..', { from: 4_000, to: null }],
    ['..400', { from: null, to: 400 }],
    ['0..0', { from: 0, to: 0 }],
  ])('%s is read, and written the same', (text, range) => {
    expect(readAmountRange(text)).toEqual(range)
    expect(writeAmountRange(range)).toBe(text)
  })

  test.each(['..', '', '4000', '4000..1000', '-1..4', '1.5..2', '1..2..3', '1 ..2', '1234567890..', 'a..b'])(
    '%s is none',
    (text) => expect(readAmountRange(text)).toBeNull(),
  )
})
