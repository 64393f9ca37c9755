import { describe, expect, test } from 'vitest'
import { isOnTheWay, placeOf, stageOf } from './order-stage.ts'

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

test('the day of arrival is ahead until the package is in Quito', () => {
  expect([isOnTheWay('review'), isOnTheWay('flight'), isOnTheWay('quito'), isOnTheWay('delivered')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
