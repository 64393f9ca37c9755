import { addDays, weekdayOf } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { planLargeFlights } from './flights.ts'

const ENDS = Array.from({ length: 7 }, (_, day) => addDays('2026-11-16', day))

describe.each(ENDS)('the flights of a year that ends before %s', (end) => {
  const flights = planLargeFlights(addDays(end, -365), end, 120_000)

  test('carry every package of the year', () => {
    expect(flights.reduce((sum, { packages }) => sum + packages, 0)).toBe(120_000)
    expect(Math.max(...flights.map(({ packages }) => packages))).toBeLessThan(3_000)
  })

  test('end with one weighed, one arrived, one in the air, one packed, and what is announced', () => {
    const stages = flights.slice(-5).map(({ bundledOn, shippedOn, arrivedOn, weighedOn }) => {
      return [bundledOn, shippedOn, arrivedOn, weighedOn].filter((day) => day < end).length
    })
    expect(stages).toEqual([4, 3, 2, 1, 0])
  })

  test('pack on days on which somebody works', () => {
    const packed = flights.filter(({ bundledOn }) => bundledOn < end)
    expect(packed.filter(({ bundledOn }) => weekdayOf(bundledOn) > 5)).toEqual([])
  })
})
