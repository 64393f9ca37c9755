import { describe, expect, test } from 'vitest'
import { isSilent, pauseAfter, startedAt } from '../index.ts'

const AT = new Date('2026-11-26T15:00:00Z')
const later = (seconds: number) => new Date(AT.getTime() + seconds * 1_000)

describe('how long a document waits for its next call', () => {
  test.each([
    [0, 0, 1],
    [1, 1, 2],
    [2, 3, 4],
    [3, 7, 8],
    [4, 15, 15],
    [5, 30, 30],
    [6, 60, 60],
    [64, 3_599, 60],
    [65, 3_600, 900],
    [200, 86_399, 900],
    [201, 86_400, 3_600],
    [202, 10 * 86_400, 3_600],
  ])('after %i tries and %i seconds: %i', (tries, seconds, pause) => {
    expect(pauseAfter(tries, startedAt(AT, 'send'), later(seconds))).toBe(pause)
  })

  test('is counted from when the SRI had it, where it has', () => {
    const progress = { ...startedAt(AT, 'ask'), receivedAt: later(7_200).toISOString() }
    expect([pauseAfter(9, progress, later(7_300)), pauseAfter(9, progress, later(11_000))]).toEqual([60, 900])
  })
})

test('the SRI is silent once it has had a document for a day', () => {
  const progress = { ...startedAt(AT, 'ask'), receivedAt: AT.toISOString() }
  expect([86_399, 86_400].map((seconds) => isSilent(progress, later(seconds)))).toEqual([false, true])
  expect(isSilent(startedAt(AT, 'send'), later(1_000_000))).toBe(false)
})
