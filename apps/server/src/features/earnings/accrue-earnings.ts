import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import type { OrderPriceRow } from '../orders/prices/order-prices.table.ts'
import { addEntries } from './earnings.repository.ts'
import { takeBackEarnings } from './take-back-earnings.ts'

type Priced = {
  prices: readonly OrderPriceRow[]
  orders: readonly Pick<OrderRow, 'id' | 'associateId'>[]
  /** The orders that were weighed now; the prices of the others changed with them. */
  weighed: ReadonlySet<string>
}

/**
 * Accrues what new prices earn, and takes back what the prices before them did. The earner is the associate at the moment of weighing: where
 * only a share of the duty changed, the earner stays the same, or there is none.
 */
export async function accrueEarnings(db: Db, doer: Doer, { prices, orders, weighed }: Priced): Promise<void> {
  const before = await takeBackEarnings(
    db,
    doer,
    prices.map(({ orderId }) => orderId),
  )
  const associates = new Map(orders.map(({ id, associateId }) => [id, associateId]))
  const earners = new Map(before.map(({ orderId, associateId }) => [orderId, associateId]))
  const accruals = prices.flatMap(({ id: orderPriceId, orderId, number, profitInCents: amountInCents }) => {
    const associateId = (weighed.has(orderId) || number === 1 ? associates : earners).get(orderId)
    if (!associateId) return []
    return [{ kind: 'accrual' as const, associateId, orderId, orderPriceId, amountInCents, actorId: doer.userId }]
  })
  await addEntries(db, accruals)
}
