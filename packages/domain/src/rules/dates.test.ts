import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  businessDay,
  fiscalYearOf,
  secondInFileName,
  startOfBusinessDay,
  timeInQuito,
  type Weekday,
  weekdayOf,
  weekdayOnOrAfter,
} from '../index.ts'

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count))
const weekdays = fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<Weekday>

describe('days', () => {
  test.each([
    ['2026-11-16', 1],
    ['2026-11-21', 6],
    ['2026-11-22', 7],
  ])('%s is weekday %i', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday)
  })

  test.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %i days are %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected)
  })

  test.each(['2026-02-30', '2026-13-01', '21/11/2026', '2026-1-1', '', '2026-11-21T10:00:00Z'])('%j is none', (text) => {
    expect(() => addDays(text, 1)).toThrow(RangeError)
  })

  test('the next such weekday lies within a week and may be today', () => {
    fc.assert(
      fc.property(days, weekdays, (day, weekday) => {
        const found = weekdayOnOrAfter(day, weekday)
        expect(weekdayOf(found)).toBe(weekday)
        expect(found >= day && found < addDays(day, 7)).toBe(true)
      }),
    )
  })

  test('the fiscal year is the calendar year', () => {
    expect(fiscalYearOf('2026-01-01')).toBe(2026)
    expect(fiscalYearOf('2026-12-31')).toBe(2026)
  })
})

describe('the business day', () => {
  test.each([
    ['2026-11-21T04:59:59Z', '2026-11-20'],
    ['2026-11-21T05:00:00Z', '2026-11-21'],
    ['2027-01-01T03:00:00Z', '2026-12-31'],
    ['2026-07-01T04:59:00Z', '2026-06-30'],
  ])('of %s in Quito is %s', (instant, day) => {
    expect(businessDay(new Date(instant))).toBe(day)
  })

  test('and its second stand in names of files', () => {
    expect(secondInFileName(new Date('2026-11-21T04:59:59.999Z'))).toBe('2026-11-20-235959')
    expect(secondInFileName(new Date('2026-11-24T20:30:12Z'))).toBe('2026-11-24-153012')
  })

  test('begins at five in the morning of Greenwich', () => {
    expect(startOfBusinessDay('2026-11-21')).toEqual(new Date('2026-11-21T05:00:00Z'))
    expect(() => startOfBusinessDay('2026-11-31')).toThrow(RangeError)
  })
})

test('an instant by the clock of Quito has its offset', () => {
  expect(timeInQuito(new Date('2026-11-23T15:42:07.999Z'))).toBe('2026-11-23T10:42:07-05:00')
  expect(timeInQuito(new Date('2027-01-01T04:59:59Z'))).toBe('2026-12-31T23:59:59-05:00')
})
