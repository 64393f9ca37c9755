import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, estimatedArrivalDate, type Weekday, weekdayOf } from '../index.ts'

const WEDNESDAY = 3
const FRIDAY = 5
const weekdays = fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<Weekday>

describe('the estimated arrival, with cut-off on Wednesday and arrival on Friday', () => {
  test.each([
    ['2026-11-16', 'a Monday', '2026-11-20'],
    ['2026-11-18', 'the cut-off day itself', '2026-11-20'],
    ['2026-11-19', 'a day after the cut-off', '2026-11-27'],
    ['2026-12-31', 'the end of a year', '2027-01-08'],
  ])('of %s (%s) is %s', (intake, _what, expected) => {
    expect(estimatedArrivalDate(intake, { cutOffDay: WEDNESDAY, arrivalDay: FRIDAY })).toBe(expected)
  })

  test('is strictly after the cut-off, also where both are the same weekday', () => {
    expect(estimatedArrivalDate('2026-11-18', { cutOffDay: WEDNESDAY, arrivalDay: WEDNESDAY })).toBe('2026-11-25')
  })
})

test('an arrival is on the arrival day, from one to thirteen days after the intake', () => {
  fc.assert(
    fc.property(fc.nat(4_000), weekdays, weekdays, (offset, cutOffDay, arrivalDay) => {
      const intake = addDays('2026-01-01', offset)
      const arrival = estimatedArrivalDate(intake, { cutOffDay, arrivalDay })
      expect(weekdayOf(arrival)).toBe(arrivalDay)
      expect(arrival > intake && arrival <= addDays(intake, 13)).toBe(true)
    }),
  )
})
