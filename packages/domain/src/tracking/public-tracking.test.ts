// What a link tells of a package in each of its states, and until when.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTrackingOver, ORDER_STATUSES, publicTrackingOf, STAGES } from '../index.ts'

const at = (day: string) => new Date(`${day}T15:00:00.000Z`)
const ORDER = {
  ...{ incidentOpen: false, hold: null, arrivalDate: null, estimatedArrivalDate: '2026-12-11', daysLate: 0, delayReason: null },
  ...{ inMiamiBy: null, createdAt: at('2026-11-16'), expectedAt: at('2026-11-17') },
  ...{ intakeAt: at('2026-11-20'), shippedAt: at('2026-11-28'), deliveredAt: at('2026-12-15') },
} as const

/** By hand, every status of an order: what the link says of it. */
const TABLE = [
  ['inReview', 'onItsWay', 'review'],
  ['reviewed', 'onItsWay', 'expected'],
  ['incomplete', 'onHold', 'miami'],
  ['incompleteState', 'onHold', 'miami'],
  ['inWarehouseMIA', 'onItsWay', 'miami'],
  ['sended', 'onItsWay', 'flight'],
  ['arrived', 'inQuito', 'quito'],
  ['inWarehouseUIO', 'inQuito', 'quito'],
  ['pendingOfPay', 'inQuito', 'quito'],
  ['paid', 'inQuito', 'quito'],
  ['receivedAndDelivered', 'delivered', 'delivered'],
  ['removed', 'ended', null],
] as const

describe('what a link says of a package', () => {
  test('every status of an order is in the table', () => {
    expect(TABLE.map(([status]) => status)).toEqual([...ORDER_STATUSES])
  })

  test.each(TABLE)('%s: %s, at %s', (status, state, stage) => {
    const inMiami = status === 'inReview' || status === 'reviewed' ? null : ORDER.intakeAt
    expect(publicTrackingOf({ ...ORDER, status, intakeAt: inMiami })).toMatchObject({ state, stage })
  })

  test('what is owed for it is not told: in Quito all is alike', () => {
    const said = (['inWarehouseUIO', 'pendingOfPay', 'paid'] as const).map((status) =>
      publicTrackingOf({ ...ORDER, status, arrivalDate: '2026-12-11' }),
    )
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1)
  })

  test.each([
    ['it comes', {}, 'onItsWay', 'arrives'],
    [
      'it comes if it reaches Miami in time',
      { status: 'reviewed', intakeAt: null, inMiamiBy: '2026-12-09' },
      'onItsWay',
      'ifInMiamiBy',
    ],
    ['it is late, without the reason', { daysLate: 7, delayReason: 'customs' }, 'onItsWay', 'late'],
    ['it is late, and the house knows no reason', { daysLate: 7 }, 'onItsWay', 'late'],
    ['it waits, without what for', { status: 'incomplete', estimatedArrivalDate: null }, 'onHold', null],
    ['it waits for an incident, which is not told', { incidentOpen: true }, 'onHold', null],
    ['nothing of the day, once it is in Quito', { status: 'arrived', arrivalDate: '2026-12-11' }, 'inQuito', null],
  ] as const)('%s', (_what, changes, state, moment) => {
    expect(publicTrackingOf({ ...ORDER, status: 'inWarehouseMIA', ...changes })).toMatchObject({ state, moment })
  })

  test('its stages have the days on which it reached them, the others none', () => {
    expect(publicTrackingOf({ ...ORDER, status: 'sended' }).stages).toEqual([
      { stage: 'review', reachedOn: '2026-11-16' },
      { stage: 'expected', reachedOn: '2026-11-17' },
      { stage: 'miami', reachedOn: '2026-11-20' },
      { stage: 'flight', reachedOn: '2026-11-28' },
      { stage: 'quito', reachedOn: null },
      { stage: 'delivered', reachedOn: null },
    ])
  })

  test('days are those of Quito', () => {
    const late = new Date('2026-11-21T04:59:00.000Z')
    expect(publicTrackingOf({ ...ORDER, status: 'inWarehouseMIA', intakeAt: late }).stages[2]).toEqual({
      stage: 'miami',
      reachedOn: '2026-11-20',
    })
  })

  test('what Miami had before it was announced has no days of before', () => {
    const found = { ...ORDER, status: 'inWarehouseMIA', intakeAt: at('2026-11-10') } as const
    expect(
      publicTrackingOf(found)
        .stages.slice(0, 3)
        .map(({ reachedOn }) => reachedOn),
    ).toEqual([null, null, '2026-11-10'])
  })

  test('days never go back, and none is after the stage of now, whatever is known', () => {
    const instant = fc.option(fc.date({ min: at('2026-01-01'), max: at('2026-12-31'), noInvalidDate: true }))
    const known = fc.record({
      status: fc.constantFrom(...ORDER_STATUSES),
      ...{ createdAt: instant, expectedAt: instant, intakeAt: instant, shippedAt: instant, deliveredAt: instant },
    })
    fc.assert(
      fc.property(known, (order) => {
        const { stage, stages } = publicTrackingOf({ ...ORDER, ...order })
        const days = stages.flatMap(({ reachedOn }) => reachedOn ?? [])
        expect(days).toEqual(days.toSorted())
        const after = stage === null ? stages : stages.slice(STAGES.indexOf(stage) + 1)
        expect(after.every(({ reachedOn }) => reachedOn === null)).toBe(true)
      }),
    )
  })
})

describe('a link is dead', () => {
  const ENDED = at('2026-11-01')
  const LAST = new Date('2026-12-01T14:59:59.999Z')
  const DEAD = at('2026-12-01')

  test.each(['receivedAndDelivered', 'removed'] as const)('30 days after its package is %s, and not before', (status) => {
    expect(isTrackingOver({ status, statusSince: ENDED }, LAST)).toBe(false)
    expect(isTrackingOver({ status, statusSince: ENDED }, DEAD)).toBe(true)
  })

  test('never while its package is open', () => {
    const open = ORDER_STATUSES.filter((status) => status !== 'receivedAndDelivered' && status !== 'removed')
    for (const status of open) expect(isTrackingOver({ status, statusSince: ENDED }, at('2036-01-01'))).toBe(false)
  })
})
