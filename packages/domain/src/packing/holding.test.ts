import { describe, expect, test } from 'vitest'
import { heldPastCutOff, holdOn, isHeld, isPossibleEndOfHold } from '../index.ts'

const TODAY = '2026-12-08' // a Tuesday

describe('a package on hold', () => {
  test.each([
    ['nobody held it', { holdReason: null, heldUntil: null }, false],
    ['until it is released', { holdReason: 'askedByClient', heldUntil: null }, true],
    ['until tomorrow', { holdReason: 'askedByClient', heldUntil: '2026-12-09' }, true],
    ['until today: it goes on', { holdReason: 'askedByClient', heldUntil: TODAY }, false],
    ['until yesterday', { holdReason: 'askedByClient', heldUntil: '2026-12-07' }, false],
  ] as const)('%s', (_what, columns, expected) => {
    expect(isHeld(columns, TODAY)).toBe(expected)
    expect(holdOn(columns, TODAY)).toEqual(expected ? { reason: 'askedByClient', until: columns.heldUntil } : null)
  })

  test.each([
    ['the cut-off is tomorrow', 3, '2026-12-10'],
    ['the cut-off is today, and not over', 2, '2026-12-09'],
    ['it was yesterday', 1, '2026-12-15'],
  ] as const)('past the coming cut-off: %s', (_what, cutOffDay, expected) => {
    expect(heldPastCutOff(TODAY, cutOffDay)).toBe(expected)
  })

  test.each([
    ['2026-12-08', false],
    ['2026-12-09', true],
    ['2027-03-08', true],
    ['2027-03-09', false],
  ])('may end on %s: %s', (day, expected) => {
    expect(isPossibleEndOfHold(day, TODAY)).toBe(expected)
  })
})
