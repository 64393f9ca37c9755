import { expect, test } from 'vitest'
import { at, daysBetween, isFirstWorkingDay, workingDayBefore, workingDaysAfter } from './calendar.ts'

// 2026-11-21 is a Saturday.
test('working days leave out weekends', () => {
  expect(workingDaysAfter('2026-11-20', 1)).toBe('2026-11-23')
  expect(workingDaysAfter('2026-11-18', 2)).toBe('2026-11-20')
  expect(workingDayBefore('2026-11-21', 1)).toBe('2026-11-20')
  expect(workingDayBefore('2026-11-23', 2)).toBe('2026-11-19')
})

test('the first working day of a month is none of its weekend', () => {
  // 2026-11-01 is a Sunday.
  expect(isFirstWorkingDay('2026-11-01')).toBe(false)
  expect(isFirstWorkingDay('2026-11-02')).toBe(true)
  expect(isFirstWorkingDay('2026-11-03')).toBe(false)
  expect(isFirstWorkingDay('2026-10-01')).toBe(true)
})

test('a time of day is Quito’s', () => {
  expect(at('2026-11-21', '08:30').toISOString()).toBe('2026-11-21T13:30:00.000Z')
})

test('a span of days leaves out its end', () => {
  expect(daysBetween('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
})
