import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysFromTo } from '../rules/dates.ts'
import { nextReminder, reminderDaysOf, reminderDue } from './payment-reminder.ts'

const DAYS = [3, 8, 15]

describe('a reminder is due', () => {
  test.each([
    ['before the first day', 2, null, null],
    ['on the first day', 3, null, 3],
    ['not twice', 5, 3, null],
    ['on the second', 8, 3, 8],
    ['of the newest alone, where days were missed', 20, null, 15],
    ['of the newest alone, where some were sent', 20, 3, 15],
    ['never after the last', 400, 15, null],
    ['not of a day before one that was sent', 9, 10, null],
    ['not of what is dated ahead of today', -1, null, null],
  ])('%s', (_when, age, last, due) => {
    expect(reminderDue(age, last, DAYS)).toBe(due)
  })

  test('never, where there are no days', () => {
    expect(reminderDue(400, null, [])).toBeNull()
    expect(nextReminder({ issuedOn: '2026-01-01', lastDay: null }, [], '2026-01-02')).toBeNull()
  })
})

test('the days are ascending whatever order they are entered in; 0 is none', () => {
  expect(reminderDaysOf([15, 0, 3])).toEqual([3, 15])
  expect(reminderDaysOf([8, 8, 3])).toEqual([3, 8])
  expect(reminderDaysOf([0, 0, 0])).toEqual([])
})

describe('the next reminder', () => {
  const bill = { issuedOn: '2026-01-01', lastDay: 3 }
  test.each([
    ['is the next day of the list', '2026-01-05', { day: 8, on: '2026-01-09' }],
    ['is at once, where a pause has passed it', '2026-01-12', { day: 8, on: '2026-01-12' }],
    ['is the newest alone, after a long pause', '2026-02-01', { day: 15, on: '2026-02-01' }],
  ])('%s', (_what, from, next) => {
    expect(nextReminder(bill, DAYS, from)).toEqual(next)
  })
})

const days = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 5 }).map(reminderDaysOf)
const jobRuns = fc.array(fc.boolean(), { minLength: 80, maxLength: 80 })

describe('over all days of a bill', () => {
  test('each day of the list is sent at most once, in order, however many nights were missed', () => {
    fc.assert(
      fc.property(days, jobRuns, (list, runs) => {
        const sent: number[] = []
        for (const [age, does] of runs.entries()) {
          const due = does ? reminderDue(age, sent.at(-1) ?? null, list) : null
          if (due !== null) sent.push(due)
        }
        expect(sent).toEqual([...new Set(sent)].toSorted((one, other) => one - other))
        expect(list).toEqual(expect.arrayContaining(sent))
        const isLastReached = list.length > 0 && runs.slice(list.at(-1)).includes(true)
        if (isLastReached) expect(sent.at(-1)).toBe(list.at(-1))
      }),
    )
  })

  test('the next one that is told is the next that is sent', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 70 }), fc.option(fc.integer({ min: 1, max: 60 })), (list, age, lastDay) => {
        const issuedOn = '2026-01-01'
        const from = addDays(issuedOn, age)
        const first = Array.from({ length: 140 }, (_, night) => age + night)
          .map((old) => ({ day: reminderDue(old, lastDay, list), old }))
          .find(({ day }) => day !== null)
        const next = nextReminder({ issuedOn, lastDay }, list, from)
        expect(next && { day: next.day, old: daysFromTo(issuedOn, next.on) }).toEqual(first ?? null)
      }),
    )
  })
})
