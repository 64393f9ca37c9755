import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../rules/money.ts'
import { closingLines, countedInCents, DENOMINATIONS_IN_CENTS, movedInCents } from './drawer.ts'

test('notes and coins come to what they say', () => {
  const notes = [
    { denominationInCents: 2_000, count: 3 },
    { denominationInCents: 25, count: 7 },
    { denominationInCents: 1, count: 4 },
  ]
  expect(countedInCents(notes)).toBe(6_179)
  expect(countedInCents([])).toBe(0)
  expect(sum(DENOMINATIONS_IN_CENTS)).toBe(18_691)
})

test('what goes in is positive, what goes out or to the bank negative', () => {
  expect([movedInCents('in', 500), movedInCents('out', 500), movedInCents('toBank', 500)]).toEqual([500, -500, -500])
})

test('a closing says what is over or short, what goes to the bank and what stays', () => {
  const short = closingLines({ expectedInCents: 12_000, countedInCents: 11_950, toBankInCents: 6_950 })
  expect(short).toEqual([
    { kind: 'difference', amountInCents: -50 },
    { kind: 'toBank', amountInCents: -6_950 },
    { kind: 'left', amountInCents: -5_000 },
  ])
  expect(closingLines({ expectedInCents: 0, countedInCents: 0, toBankInCents: 0 })).toEqual([])
})

test('whatever was counted, a closed drawer is empty', () => {
  const amount = fc.nat(1_000_000)
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), amount, amount, (expectedInCents, toBankInCents, more) => {
      const lines = closingLines({ expectedInCents, countedInCents: toBankInCents + more, toBankInCents })
      expect(expectedInCents + sum(lines.map(({ amountInCents }) => amountInCents))).toBe(0)
    }),
  )
})
