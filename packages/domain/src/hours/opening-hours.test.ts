import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstOverlap, type OpeningHours, openingAt, openWeek, type Weekday } from '../index.ts'

const WORKDAYS: OpeningHours = { weekdays: [1, 2, 3, 4, 5], opensAt: '09:00', closesAt: '18:00' }
const SATURDAY: OpeningHours = { weekdays: [6], opensAt: '09:00', closesAt: '13:00' }
const HOURS = [WORKDAYS, SATURDAY]
const inQuito = (text: string) => new Date(`${text}:00-05:00`)

describe('the counter, from Monday to Friday and on Saturday mornings', () => {
  test.each([
    ['Friday at noon', '2026-11-27T12:00', { isOpen: true, closesAt: '18:00' }],
    ['the minute it opens', '2026-11-27T09:00', { isOpen: true, closesAt: '18:00' }],
    ['the last minute', '2026-11-27T17:59', { isOpen: true, closesAt: '18:00' }],
    ['Saturday morning', '2026-11-28T10:00', { isOpen: true, closesAt: '13:00' }],
    ['before it opens', '2026-11-27T08:59', { isOpen: false, opensOn: '2026-11-27', opensAt: '09:00', daysAhead: 0 }],
    ['the minute it closes', '2026-11-27T18:00', { isOpen: false, opensOn: '2026-11-28', opensAt: '09:00', daysAhead: 1 }],
    ['Friday near midnight', '2026-11-27T23:59', { isOpen: false, opensOn: '2026-11-28', opensAt: '09:00', daysAhead: 1 }],
    ['Saturday afternoon', '2026-11-28T13:00', { isOpen: false, opensOn: '2026-11-30', opensAt: '09:00', daysAhead: 2 }],
    ['Sunday', '2026-11-29T12:00', { isOpen: false, opensOn: '2026-11-30', opensAt: '09:00', daysAhead: 1 }],
  ])('%s', (_when, at, expected) => {
    expect(openingAt(HOURS, inQuito(at))).toEqual(expected)
  })

  test('by Quito’s clock, whatever the server’s: Friday at 20:00 there is Saturday at 01:00 in UTC', () => {
    expect(openingAt(HOURS, new Date('2026-11-28T01:00:00Z'))).toMatchObject({ opensOn: '2026-11-28', daysAhead: 1 })
    expect(openingAt(HOURS, new Date('2026-11-27T22:59:59Z'))).toEqual({ isOpen: true, closesAt: '18:00' })
  })

  test('its week is two lines', () => {
    expect(openWeek(HOURS)).toEqual([
      { from: 1, to: 5, spans: [{ opensAt: '09:00', closesAt: '18:00' }] },
      { from: 6, to: 6, spans: [{ opensAt: '09:00', closesAt: '13:00' }] },
    ])
  })
})

describe('other hours', () => {
  test('none say nothing', () => {
    expect(openingAt([], inQuito('2026-11-27T12:00'))).toBeNull()
    expect(openWeek([])).toEqual([])
  })

  test('with a pause at noon', () => {
    const hours = [
      { weekdays: [5], opensAt: '14:00', closesAt: '18:00' },
      { weekdays: [5], opensAt: '09:00', closesAt: '13:00' },
    ] satisfies OpeningHours[]
    expect(openingAt(hours, inQuito('2026-11-27T10:00'))).toEqual({ isOpen: true, closesAt: '13:00' })
    expect(openingAt(hours, inQuito('2026-11-27T13:30'))).toMatchObject({ opensAt: '14:00', daysAhead: 0 })
    expect(openWeek(hours)).toEqual([
      {
        ...{ from: 5, to: 5 },
        spans: [
          { opensAt: '09:00', closesAt: '13:00' },
          { opensAt: '14:00', closesAt: '18:00' },
        ],
      },
    ])
  })

  test('that follow without a pause are open until the last', () => {
    const hours = [
      { weekdays: [5], opensAt: '09:00', closesAt: '13:00' },
      { weekdays: [5], opensAt: '13:00', closesAt: '18:00' },
    ] satisfies OpeningHours[]
    expect(openingAt(hours, inQuito('2026-11-27T10:00'))).toEqual({ isOpen: true, closesAt: '18:00' })
  })

  test('once a week open again in seven days', () => {
    const hours = [{ weekdays: [5], opensAt: '09:00', closesAt: '10:00' }] satisfies OpeningHours[]
    expect(openingAt(hours, inQuito('2026-11-27T10:00'))).toMatchObject({ opensOn: '2026-12-04', daysAhead: 7 })
  })

  test('days apart that are alike are two lines', () => {
    expect(openWeek([{ ...WORKDAYS, weekdays: [1, 3, 4] }]).map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [3, 4],
    ])
  })

  test.each([
    ['apart', [WORKDAYS, SATURDAY], -1],
    ['one after the other', [SATURDAY, { ...SATURDAY, opensAt: '13:00', closesAt: '15:00' }], -1],
    ['the same day twice', [WORKDAYS, SATURDAY, { weekdays: [5, 7], opensAt: '17:59', closesAt: '20:00' }], 2],
  ] satisfies [string, OpeningHours[], number][])('overlap: %s', (_what, hours, expected) => {
    expect(firstOverlap(hours)).toBe(expected)
  })
})

describe('whatever the hours and whenever it is asked', () => {
  const time = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  const span = fc
    .uniqueArray(fc.integer({ min: 0, max: 1_439 }), { minLength: 2, maxLength: 2 })
    .map((minutes) => minutes.sort((one, other) => one - other))
    .map(([opens = 0, closes = 1]) => ({ opensAt: time(opens), closesAt: time(closes) }))
  const weekdays = fc.uniqueArray(
    fc.integer({ min: 1, max: 7 }).map((day) => day as Weekday),
    { minLength: 1 },
  )
  const someHours = fc
    .array(fc.tuple(span, weekdays), { minLength: 1, maxLength: 5 })
    .map((all) => all.map(([times, days]): OpeningHours => ({ ...times, weekdays: days })))
    .filter((hours) => firstOverlap(hours) === -1)
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })

  test('it is open until it closes, and closed until it opens', () => {
    fc.assert(
      fc.property(someHours, instant, (hours, now) => {
        const opening = openingAt(hours, now)
        if (!opening) throw new Error('hours that are set always open again')
        const at = opening.isOpen ? startOf(now, opening.closesAt) : inQuito(`${opening.opensOn}T${opening.opensAt}`)
        expect(at.getTime()).toBeGreaterThan(now.getTime())
        const before = openingAt(hours, new Date(at.getTime() - 60_000))
        const after = openingAt(hours, at)
        expect([before?.isOpen, after?.isOpen]).toEqual(opening.isOpen ? [true, false] : [false, true])
      }),
    )
  })

  test('its week has each day once, with the hours of that day', () => {
    fc.assert(
      fc.property(someHours, (hours) => {
        const days = openWeek(hours).flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
        expect(days).toEqual([...new Set(hours.flatMap((one) => one.weekdays))].sort())
      }),
    )
  })

  const startOf = (now: Date, clock: string): Date => {
    const day = new Date(now.getTime() - 5 * 3_600_000).toISOString().slice(0, 10)
    return inQuito(`${day}T${clock}`)
  }
})
