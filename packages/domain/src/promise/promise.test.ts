import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, arrivalOfAll, daysLate, expectedArrivalDate, transitOf, weekdayOf } from '../index.ts'

/** Cut-off on Wednesdays, arrival on Fridays. */
const DAYS = { cutOffDay: 3, arrivalDay: 5 } as const
const INTAKE = {
  isPaused: false,
  intakeDate: '2026-12-03', // a Thursday
  expectedDate: null,
  departureDate: null,
  isShipped: false,
  transitInDays: 4,
}

describe('the day a package is expected', () => {
  test('received on Thursday 3 December it is promised for Friday 11', () => {
    expect(expectedArrivalDate(INTAKE, '2026-12-03', DAYS)).toBe('2026-12-11')
  })

  test('without a flight on Thursday 10 it is Friday 18, seven days late', () => {
    expect(expectedArrivalDate(INTAKE, '2026-12-10', DAYS)).toBe('2026-12-18')
    expect(daysLate('2026-12-11', '2026-12-18')).toBe(7)
  })

  test('that departs on Saturday 12 with four days of transit it is Friday 18', () => {
    expect(expectedArrivalDate({ ...INTAKE, departureDate: '2026-12-12' }, '2026-12-10', DAYS)).toBe('2026-12-18')
  })

  test('shipped, and overdue, it is the next arrival day after today', () => {
    const overdue = { ...INTAKE, departureDate: '2026-12-12', isShipped: true }
    expect(expectedArrivalDate(overdue, '2026-12-18', DAYS)).toBe('2026-12-25')
    expect(expectedArrivalDate(overdue, '2026-12-24', DAYS)).toBe('2026-12-25')
  })

  test('is the manifest’s own day, where staff set one', () => {
    const set = { ...INTAKE, departureDate: '2026-12-12', expectedDate: '2026-12-16' }
    expect(expectedArrivalDate(set, '2026-12-10', DAYS)).toBe('2026-12-16')
  })

  test('is the rule’s again once the manifest’s own day has passed', () => {
    const set = { ...INTAKE, departureDate: '2026-12-12', isShipped: true, expectedDate: '2026-12-16' }
    expect(expectedArrivalDate(set, '2026-12-16', DAYS)).toBe('2026-12-16')
    expect(expectedArrivalDate(set, '2026-12-17', DAYS)).toBe('2026-12-18')
  })

  test('is none while an incident is open or something is missing', () => {
    expect(expectedArrivalDate({ ...INTAKE, isPaused: true }, '2026-12-10', DAYS)).toBeNull()
  })

  test('is always an arrival day after today, unless staff set one', () => {
    const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days))
    fc.assert(
      fc.property(
        day,
        day,
        fc.option(day),
        fc.integer({ min: 0, max: 30 }),
        (today, intakeDate, departureDate, transitInDays) => {
          const journey = { ...INTAKE, intakeDate, departureDate, transitInDays, isShipped: departureDate !== null }
          const expected = expectedArrivalDate(journey, today, DAYS) ?? ''
          expect(weekdayOf(expected)).toBe(5)
          expect(expected > today).toBe(true)
        },
      ),
    )
  })
})

describe('the transit', () => {
  test('of ten manifests is the day by which eight had arrived', () => {
    expect(transitOf([3, 3, 4, 4, 4, 4, 5, 5, 9, 12], DAYS)).toBe(5)
  })

  test('looks at the last ten alone', () => {
    expect(transitOf([90, 90, 90, 90, 90, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], DAYS)).toBe(3)
  })

  test('of five manifests is the day by which four had arrived', () => {
    expect(transitOf([8, 2, 3, 4, 5], DAYS)).toBe(5)
  })

  test('of fewer than five is from the cut-off day to the arrival day', () => {
    expect(transitOf([8, 8, 8, 8], DAYS)).toBe(2)
    expect(transitOf([], { cutOffDay: 5, arrivalDay: 3 })).toBe(5)
    expect(transitOf([], { cutOffDay: 3, arrivalDay: 3 })).toBe(7)
  })
})

test('what comes on its day or before is not late', () => {
  expect(daysLate('2026-12-11', '2026-12-11')).toBe(0)
  expect(daysLate('2026-12-11', '2026-12-04')).toBe(0)
})

test('several packages are expected with the last of them, and as late as the latest', () => {
  const late = { promisedDate: '2026-12-11', estimatedArrivalDate: '2026-12-18', arrivalDate: null }
  const inTime = { promisedDate: '2026-12-25', estimatedArrivalDate: '2026-12-25', arrivalDate: null }
  const paused = { promisedDate: '2026-12-11', estimatedArrivalDate: null, arrivalDate: null }
  const came = { promisedDate: '2026-12-11', estimatedArrivalDate: '2026-12-18', arrivalDate: '2026-12-13' }
  expect(arrivalOfAll([late, inTime, paused])).toEqual({ arrivesOn: '2026-12-25', daysLate: 7 })
  expect(arrivalOfAll([came])).toEqual({ arrivesOn: '2026-12-13', daysLate: 2 })
  expect(arrivalOfAll([paused])).toEqual({ arrivesOn: null, daysLate: 0 })
  expect(arrivalOfAll([])).toEqual({ arrivesOn: null, daysLate: 0 })
})
