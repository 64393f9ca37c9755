import { describe, expect, test } from 'vitest'
import { holdOf, momentOf, placeOf, stageOf } from '../index.ts'

const RECEIVED = '2026-11-20T17:27:00.000Z'

describe('where a package is', () => {
  test.each([
    ['inReview', 'review'],
    ['reviewed', 'expected'],
    ['inWarehouseMIA', 'miami'],
    ['sended', 'flight'],
    ['arrived', 'quito'],
    ['inWarehouseUIO', 'quito'],
    ['pendingOfPay', 'quito'],
    ['paid', 'quito'],
    ['receivedAndDelivered', 'delivered'],
  ] as const)('%s is the step %s', (status, stage) => {
    expect(stageOf({ status, intakeAt: null })).toBe(stage)
  })

  test.each(['incomplete', 'incompleteState'] as const)('%s waits where the package is', (status) => {
    expect(stageOf({ status, intakeAt: null })).toBe('review')
    expect(stageOf({ status, intakeAt: RECEIVED })).toBe('miami')
  })

  test('a removed package is nowhere', () => {
    expect(stageOf({ status: 'removed', intakeAt: RECEIVED })).toBeNull()
  })
})

test('what happened in Miami, the departure too, is told in its zone', () => {
  expect([placeOf('miami'), placeOf('flight'), placeOf('expected'), placeOf('quito')]).toEqual(['MIA', 'MIA', 'UIO', 'UIO'])
})

describe('what is said of the day of arrival', () => {
  const ON_TIME = {
    status: 'inWarehouseMIA',
    incidentOpen: false,
    hold: null,
    arrivalDate: null,
    estimatedArrivalDate: '2026-12-11',
    daysLate: 0,
    delayReason: null,
    inMiamiBy: null,
  } as const

  test.each([
    ['it comes', {}, 'arrives'],
    ['it comes if it reaches Miami in time', { status: 'reviewed', inMiamiBy: '2026-12-09' }, 'ifInMiamiBy'],
    ['it is late, and why', { daysLate: 7, delayReason: 'flight' }, 'late'],
    ['it is late, and nobody knows why', { daysLate: 7 }, 'unexplained'],
    ['it waits for what is missing', { status: 'incomplete', estimatedArrivalDate: null }, 'onHold'],
    ['it waits for an incident', { status: 'sended', incidentOpen: true, estimatedArrivalDate: null }, 'onHold'],
    ['staff hold it back', { hold: { reason: 'other' }, estimatedArrivalDate: null }, 'onHold'],
    ['nothing, once it is in Quito', { status: 'arrived', arrivalDate: '2026-12-11' }, null],
    ['nothing of what is removed', { status: 'removed' }, null],
  ] as const)('%s', (_what, changes, moment) => {
    expect(momentOf({ ...ON_TIME, ...changes })).toBe(moment)
  })
})

test.each([
  ['an incident before all', { status: 'incomplete', incidentOpen: true }, 'incident'],
  ['what its client must give', { status: 'incomplete', incidentOpen: false }, 'missing'],
  ['what its client gave', { status: 'incompleteState', incidentOpen: false }, 'answered'],
  ['what the house waits for', { status: 'inWarehouseMIA', incidentOpen: false }, 'held'],
] as const)('why it is on hold: %s', (_what, order, why) => {
  expect(holdOf(order)).toBe(why)
})
