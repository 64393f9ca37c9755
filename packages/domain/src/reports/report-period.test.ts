import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBefore, daysFromTo, monthUntil, stepsOf } from '../index.ts'

const days = fc
  .tuple(fc.nat(5_000), fc.nat(1_500))
  .map(([start, more]) => ({ from: addDays('2020-01-01', start), to: addDays('2020-01-01', start + more) }))

describe('the days of a report', () => {
  test('begin with the month', () => {
    expect(monthUntil('2031-06-02')).toEqual({ from: '2031-06-01', to: '2031-06-02' })
  })

  test('are compared with as many right before', () => {
    expect(daysBefore({ from: '2031-03-01', to: '2031-03-31' })).toEqual({ from: '2031-01-29', to: '2031-02-28' })
    fc.assert(
      fc.property(days, ({ from, to }) => {
        const before = daysBefore({ from, to })
        expect(addDays(before.to, 1)).toBe(from)
        expect(daysFromTo(before.from, before.to)).toBe(daysFromTo(from, to))
      }),
    )
  })

  test.each([
    ['2031-06-01', '2031-06-01', 1],
    ['2031-06-01', '2031-06-14', 14],
    ['2031-06-01', '2031-06-15', 3],
    ['2031-01-01', '2031-12-31', 13],
    ['2030-01-01', '2031-12-31', 14],
  ])('from %s to %s are %i bars', (from, to, bars) => {
    expect(stepsOf({ from, to })).toHaveLength(bars)
  })

  test('are each in one bar', () => {
    fc.assert(
      fc.property(days, ({ from, to }) => {
        const steps = stepsOf({ from, to })
        expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([from, to])
        for (const [index, step] of steps.slice(1).entries()) expect(step.from).toBe(addDays(steps[index]?.to ?? '', 1))
        expect(steps.length).toBeLessThanOrEqual(14)
      }),
    )
  })
})
