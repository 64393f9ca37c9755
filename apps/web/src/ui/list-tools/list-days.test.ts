import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysNamed, daysOfMonth, lastMonths, NAMED_DAYS } from './list-days.ts'

test.each([
  ['today', '2026-11-25', '2026-11-25'],
  ['yesterday', '2026-11-24', '2026-11-24'],
  ['thisWeek', '2026-11-23', '2026-11-29'],
  ['thisMonth', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['thisYear', '2026-01-01', '2026-12-31'],
] as const)('on a Wednesday of November, %s', (name, from, to) => {
  expect(daysNamed(name, '2026-11-25')).toEqual({ from, to })
})

test('the turn of the year, and Sundays, which end their week', () => {
  expect(daysNamed('yesterday', '2027-01-01')).toEqual({ from: '2026-12-31', to: '2026-12-31' })
  expect(daysNamed('lastMonth', '2027-01-01')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(daysNamed('thisWeek', '2027-01-03')).toEqual({ from: '2026-12-28', to: '2027-01-03' })
  expect(lastMonths('2027-02-01', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
})

test('a month ends on its last day', () => {
  expect(daysOfMonth('2026-02')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

test('whatever the day, each range is in order, and those of the present hold it', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.constantFrom(...NAMED_DAYS), (instant, name) => {
      const today = instant.toISOString().slice(0, 10)
      const { from, to } = daysNamed(name, today)
      expect(from <= to).toBe(true)
      expect(from <= today && today <= to).toBe(!['yesterday', 'lastMonth'].includes(name))
    }),
  )
})
