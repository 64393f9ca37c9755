import { describe, expect, test } from 'vitest'
import { rangeOf } from './row-range.ts'

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const between = (from: string | null, to: string) => rangeOf(rows, from, { id: to }).map(({ id }) => id)

describe('the rows from one to another', () => {
  test.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    ['c', 'c', ['c']],
  ])('from %s to %s', (from, to, expected) => {
    expect(between(from, to)).toEqual(expected)
  })

  test.each([[null], ['of another page']])('only the row itself, when the last one chosen is %s', (from) => {
    expect(between(from, 'c')).toEqual(['c'])
  })
})
