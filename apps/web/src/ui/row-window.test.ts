import { describe, expect, test } from 'vitest'
import { windowOf } from './row-window.ts'

const sight = { count: 1_000, aboveInPixels: 0, inSightInPixels: 880, rowInPixels: 44 }

describe('the rows that are drawn', () => {
  test('all of a page', () => {
    expect(windowOf({ ...sight, count: 100, aboveInPixels: 3_000 })).toEqual({ from: 0, to: 100 })
  })

  test('of a thousand, those in sight and some around them', () => {
    expect(windowOf(sight)).toEqual({ from: 0, to: 50 })
    expect(windowOf({ ...sight, aboveInPixels: 500 * 44 })).toEqual({ from: 490, to: 540 })
  })

  test('move in steps, not with every pixel', () => {
    expect(windowOf({ ...sight, aboveInPixels: 509 * 44 })).toEqual({ from: 490, to: 540 })
    expect(windowOf({ ...sight, aboveInPixels: 510 * 44 })).toEqual({ from: 500, to: 550 })
  })

  test('end with the list', () => {
    expect(windowOf({ ...sight, aboveInPixels: 999 * 44 })).toEqual({ from: 950, to: 1_000 })
  })

  test.each([0, 44, 431, 7_777, 43_120, 50_000])('always hold all that is in sight: %i px down', (aboveInPixels) => {
    const { from, to } = windowOf({ ...sight, aboveInPixels })
    expect(from).toBeLessThanOrEqual(aboveInPixels / 44)
    expect(to).toBeGreaterThanOrEqual(Math.min(1_000, (aboveInPixels + 880) / 44))
  })
})
