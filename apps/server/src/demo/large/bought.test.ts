import { pricePurchase, sum } from '@app/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { largeFlight, largeWorld, liveLargeFlight } from '../../testing/many/large-world.ts'
import type { Parcel } from './orders.ts'
import type { Past } from './past.repository.ts'

const HANDED_OVER = 9
const world = largeWorld(10)
let past: Past
let parcels: Parcel[]
beforeAll(async () => {
  const { db } = await createTestDatabase()
  ;({ past, parcels } = await liveLargeFlight(db, world, largeFlight(HANDED_OVER, 3_000)))
})

const boughtBy = (wanted: 'purchase' | 'dropshipping') => parcels.filter((parcel) => parcel.boughtBy === wanted)

describe('of what goes with one flight', () => {
  test('the house bought three of a hundred packages, each a request of its own', () => {
    const bought = parcels.filter(({ bought }) => bought !== null)
    expect(bought.length).toBeGreaterThan(50)
    expect(bought.length).toBeLessThan(150)
    const requests = Map.groupBy(parcels, ({ order }) => order.requestNumber)
    expect(bought.filter(({ order }) => requests.get(order.requestNumber)?.length !== 1)).toEqual([])
  })

  test('what was bought begins reviewed, when it was bought, by who bought it', () => {
    for (const { order, bought } of boughtBy('purchase')) {
      const [first] = past.events.filter(({ aggregateId }) => aggregateId === order.id)
      expect(first).toMatchObject({
        action: 'createFromPurchase',
        from: null,
        to: 'reviewed',
        actorId: bought?.actor.userId,
      })
      expect(order.createdAt).toEqual(bought?.at)
    }
  })

  test('all of it was received: what the house bought is wanted', () => {
    const bought = parcels.filter(({ bought }) => bought !== null)
    expect(bought.filter(({ order }) => order.intakeAt === null)).toEqual([])
  })
})

describe('an assisted purchase', () => {
  test('costs what the rule makes of its things, within what its client agrees to', () => {
    for (const purchase of past.purchases) {
      const items = past.purchaseItems.filter(({ purchaseId }) => purchaseId === purchase.id)
      const { priceInCents, lines } = pricePurchase(
        { items, storeShippingInCents: purchase.storeShippingInCents },
        world.parameters,
      )
      expect([purchase.totalInCents, purchase.lines]).toEqual([priceInCents, lines])
      expect(items.filter((item) => (item.unitPriceLimitInCents ?? 0) < item.unitPriceInCents)).toEqual([])
      expect(items.every(({ link }) => /^https:\/\/www\.[a-z]+\.com\/p\/\w+$/.test(link))).toBe(true)
    }
  })

  test('was proposed before it was accepted, where it was, and approved after that', () => {
    const proposed = past.purchases.filter(({ acceptedAt }) => acceptedAt !== null)
    expect(proposed.length).toBeGreaterThan(10)
    expect(proposed.length).toBeLessThan(past.purchases.length)
    for (const { id, acceptedAt, approvedAt, temporalPriceInCents, totalInCents } of proposed) {
      const review = past.purchaseReviews.find(({ purchaseId }) => purchaseId === id)
      expect(temporalPriceInCents).toBe(totalInCents)
      expect(review && acceptedAt && approvedAt && review.createdAt < acceptedAt && acceptedAt < approvedAt).toBe(true)
    }
  })

  test('that was paid up front is held, and taken by the bill of its package', () => {
    const held = boughtBy('purchase').filter(({ bought }) => (bought?.heldInCents ?? 0) > 0)
    expect(held.length).toBeGreaterThan(20)
    for (const { bought, order } of held) {
      const moves = past.moves.filter((one) => [one.fromPurchaseId, one.toPurchaseId].includes(bought?.columns.purchaseId ?? ''))
      const [toPurchase, toBill] = moves
      expect(toPurchase).toMatchObject({ amountInCents: bought?.heldInCents, paymentId: expect.any(String) })
      if (order.billId) expect(toBill).toMatchObject({ toBillId: order.billId, amountInCents: bought?.heldInCents })
      else expect(moves.length).toBe(1)
    }
  })
})

describe('a dropshipping request', () => {
  test('is of one thing, declared at what the store takes for it', () => {
    expect(boughtBy('dropshipping').length).toBeGreaterThan(5)
    for (const { order, contents, bought } of boughtBy('dropshipping')) {
      const goods = sum((bought?.lines ?? []).filter(({ name }) => name === 'goods').map(({ amountInCents }) => amountInCents))
      expect([contents.items.length, order.productValueInCents]).toEqual([1, goods])
    }
  })

  test('was quoted, accepted and bought, and is in delivery since its package left', () => {
    for (const { bought } of boughtBy('dropshipping')) {
      const steps = past.events.filter(({ aggregateId }) => aggregateId === bought?.request?.id).map(({ action }) => action)
      expect(steps).toEqual(['create', 'quote', 'accept', 'purchase', 'markInDelivery'])
      expect(bought?.request?.status).toBe('inDelivery')
    }
  })
})
