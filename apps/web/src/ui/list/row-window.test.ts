import { describe, expect, test } from 'vitest'
import { coversSight, isPassing, windowOf } from './row-window.ts'

const sight = { count: 1_000, aboveInPixels: 0, inSightInPixels: 880, rowInPixels: 44 }

describe('the rows that are drawn', () => {
  test('all of a page', () => {
    expect(windowOf({ ...sight, count: 100, aboveInPixels: 3_000 })).toEqual({ from: 0, to: 100 })
  })

  test('of a thousand, those in sight and some around them', () => {
    expect(windowOf(sight)).toEqual({ from: 0, to: 70 })
    expect(windowOf({ ...sight, aboveInPixels: 500 * 44 })).toEqual({ from: 480, to: 550 })
  })

  test('move in steps, not with every pixel', () => {
    expect(windowOf({ ...sight, aboveInPixels: 509 * 44 })).toEqual({ from: 480, to: 550 })
    expect(windowOf({ ...sight, aboveInPixels: 510 * 44 })).toEqual({ from: 490, to: 560 })
  })

  test('end with the list', () => {
    expect(windowOf({ ...sight, aboveInPixels: 999 * 44 })).toEqual({ from: 930, to: 1_000 })
  })

  test('are enough for a while: what comes next is drawn while the list scrolls on', () => {
    const drawn = windowOf({ ...sight, aboveInPixels: 500 * 44 })
    expect(coversSight(drawn, { ...sight, aboveInPixels: 480 * 44 })).toBe(true)
    expect(coversSight(drawn, { ...sight, aboveInPixels: 530 * 44 })).toBe(true)
    expect(coversSight(drawn, { ...sight, aboveInPixels: 479 * 44 })).toBe(false)
    expect(coversSight(drawn, { ...sight, aboveInPixels: 531 * 44 })).toBe(false)
    expect(coversSight({ from: 930, to: 1_000 }, { ...sight, aboveInPixels: 990 * 44 })).toBe(true)
  })

  test('are not drawn for whoever passes through faster than anybody reads', () => {
    const frame = { milliseconds: 1_000 / 60, rowInPixels: 44 }
    expect(isPassing({ ...frame, pixels: 40 })).toBe(false)
    expect(isPassing({ ...frame, pixels: 130 })).toBe(false)
    expect(isPassing({ ...frame, pixels: 200 })).toBe(true)
    expect(isPassing({ ...frame, pixels: -200 })).toBe(true)
    // Tall cards pass slower, and a leap after a rest is an arrival.
    expect(isPassing({ ...frame, pixels: 200, rowInPixels: 160 })).toBe(false)
    expect(isPassing({ pixels: 40_000, milliseconds: 6_000, rowInPixels: 44 })).toBe(false)
  })

  test.each([0, 44, 431, 7_777, 43_120, 50_000])('always hold all that is in sight: %i px down', (aboveInPixels) => {
    const { from, to } = windowOf({ ...sight, aboveInPixels })
    expect(from).toBeLessThanOrEqual(aboveInPixels / 44)
    expect(to).toBeGreaterThanOrEqual(Math.min(1_000, (aboveInPixels + 880) / 44))
  })
})
