import { expect, test } from 'vitest'
import { lastDayOfAnnulment } from '../index.ts'
import { ANNULMENTS } from '../testing/fiscal-vectors.ts'

test.each(ANNULMENTS)('what was issued on $issued can be annulled until $until', ({ issued, daysOff, until }) => {
  expect(lastDayOfAnnulment(issued, daysOff)).toBe(until)
})

test('the month after one of 31 days is the next one', () => {
  expect(lastDayOfAnnulment('2027-01-31', [])).toBe('2027-02-08')
  expect(lastDayOfAnnulment('2026-12-31', [])).toBe('2027-01-07')
})
