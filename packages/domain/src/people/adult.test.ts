import { describe, expect, test } from 'vitest'
import { isAdult, latestAdultBirthDate } from '../index.ts'

const NOON = new Date('2026-11-21T12:00:00-05:00')

describe('an adult', () => {
  test.each([
    ['the day of coming of age', '2008-11-21', true],
    ['a day younger', '2008-11-22', false],
    ['a year older', '2007-11-21', true],
    ['of 1900', '1900-01-01', true],
    ['of before 1900', '1899-12-31', false],
  ])('%s', (_what, birthDate, expected) => {
    expect(isAdult(birthDate, NOON)).toBe(expected)
  })

  test.each([
    ['18:59 in Quito, the same day in UTC', '2026-11-21T18:59:59-05:00', '2008-11-21'],
    ['19:00 in Quito, the next day in UTC', '2026-11-21T19:00:00-05:00', '2008-11-21'],
    ['23:59 in Quito', '2026-11-21T23:59:59-05:00', '2008-11-21'],
    ['midnight in Quito', '2026-11-22T00:00:00-05:00', '2008-11-22'],
  ])('is counted in Quito’s days: %s', (_what, instant, latest) => {
    expect(latestAdultBirthDate(new Date(instant))).toBe(latest)
    expect(isAdult('2008-11-22', new Date(instant))).toBe(latest === '2008-11-22')
  })

  test.each([
    ['2026-02-28', false],
    ['2026-03-01', true],
  ])('born on 29 February, on %s', (day, expected) => {
    expect(isAdult('2008-02-29', new Date(`${day}T12:00:00-05:00`))).toBe(expected)
  })

  test('on 29 February, born on 1 March of a year without one', () => {
    const leapDay = new Date('2028-02-29T12:00:00-05:00')
    expect([isAdult('2010-02-28', leapDay), isAdult('2010-03-01', leapDay)]).toEqual([true, false])
  })
})
