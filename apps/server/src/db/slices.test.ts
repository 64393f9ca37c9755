import { expect, test } from 'vitest'
import { slicesOf } from './slices.ts'

const rows = (count: number) => Array.from({ length: count }, (_, at) => at)

test.each([
  ['nothing', 0, 13, []],
  ['what fits', 5_000, 13, [5_000]],
  ['one more', 5_001, 13, [5_000, 1]],
  ['many', 12_345, 13, [5_000, 5_000, 2_345]],
  ['rows of a value', 65_001, 1, [65_000, 1]],
])('%s', (_name, count, valuesOfRow, lengths) => {
  const slices = slicesOf(rows(count), valuesOfRow)
  expect(slices.map(({ length }) => length)).toEqual(lengths)
  expect(slices.flat()).toEqual(rows(count))
})
