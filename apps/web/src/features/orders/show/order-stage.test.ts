import { describe, expect, test } from 'vitest'
import { arrivalOf, placeOf, stageOf } from './order-stage.ts'

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

describe('the day of arrival', () => {
  const FRIDAY = '2026-11-20'

  test.each(['2026-11-19', FRIDAY])('is told until it has gone by: on %s', (today) => {
    expect(arrivalOf('review', FRIDAY, today)).toBe('arrives')
    expect(arrivalOf('flight', FRIDAY, today)).toBe('arrives')
  })

  test('that has gone by is never promised', () => {
    expect(arrivalOf('expected', FRIDAY, '2026-11-21')).toBe('wasExpected')
  })

  test('is not told of what is in Quito, or has none', () => {
    expect(arrivalOf('quito', FRIDAY, '2026-11-19')).toBeNull()
    expect(arrivalOf('delivered', FRIDAY, '2026-11-21')).toBeNull()
    expect(arrivalOf('miami', null, FRIDAY)).toBeNull()
  })
})
