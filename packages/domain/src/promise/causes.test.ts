import { describe, expect, test } from 'vitest'
import { causeOfMove, causeOfPause, isOverdue } from '../index.ts'

/** In Miami, for the flight of Tuesday 8 December, which takes three days. */
const LOADED = {
  isPaused: false,
  intakeDate: '2026-12-03',
  expectedDate: null,
  departureDate: '2026-12-08',
  isShipped: false,
  transitInDays: 3,
}
const WAITING = { ...LOADED, departureDate: null }
const SHIPPED = { ...LOADED, isShipped: true }

describe('the cause of another day', () => {
  test('without a flight is the cut-off that was missed', () => {
    expect(causeOfMove(WAITING, '2026-12-10', 'day')).toEqual({ cause: 'cutOffMissed', reason: 'cutOffMissed' })
  })

  test('with another flight, another day of it or none is the flight', () => {
    for (const journey of [WAITING, LOADED, SHIPPED])
      expect(causeOfMove(journey, '2026-12-04', 'flight')).toEqual({ cause: 'flightMoved', reason: 'flight' })
  })

  test('of a flight that did not depart on its day is the flight', () => {
    expect(causeOfMove(LOADED, '2026-12-09', 'day')).toEqual({ cause: 'flightMoved', reason: 'flight' })
  })

  test('of what got its flight, or of flights that take longer, is the transit', () => {
    expect(causeOfMove(LOADED, '2026-12-04', 'loaded')).toEqual({ cause: 'transit', reason: 'flight' })
    expect(causeOfMove(SHIPPED, '2026-12-09', 'day')).toEqual({ cause: 'transit', reason: 'flight' })
  })

  test('of what should have landed is unknown until staff find out', () => {
    expect(causeOfMove(SHIPPED, '2026-12-11', 'day')).toEqual({ cause: null, reason: null })
    expect(causeOfMove({ ...SHIPPED, expectedDate: '2026-12-10' }, '2026-12-10', 'day')).toEqual({ cause: null, reason: null })
  })
})

test('what should have landed by now is overdue from the day on which it should', () => {
  expect(isOverdue(SHIPPED, '2026-12-10')).toBe(false)
  expect(isOverdue(SHIPPED, '2026-12-11')).toBe(true)
  expect(isOverdue({ ...SHIPPED, expectedDate: '2026-12-16' }, '2026-12-15')).toBe(false)
})

test('a pause is the client’s who is asked, or customs’; another has no reason to tell', () => {
  expect(causeOfPause({ isIncomplete: true, isSeized: false })).toEqual({ cause: 'paused', reason: 'missingFromClient' })
  expect(causeOfPause({ isIncomplete: true, isSeized: true })).toEqual({ cause: 'customs', reason: 'customs' })
  expect(causeOfPause({ isIncomplete: false, isSeized: false })).toEqual({ cause: 'paused', reason: null })
})
