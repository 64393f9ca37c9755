import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import type { OrderPriceRow } from '../orders/order-prices.table.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { addEntries } from './earnings.repository.ts'
import { takeBackEarnings } from './take-back-earnings.ts'

/** Accrues what new prices earn, and takes back what the prices before them did; nobody earns from an order without associate. */
export async function accrueEarnings(
  db: Db,
  doer: Doer,
  orders: readonly Pick<OrderRow, 'id' | 'associateId'>[],
  prices: readonly OrderPriceRow[],
): Promise<void> {
  await takeBackEarnings(
    db,
    doer,
    prices.map(({ orderId }) => orderId),
  )
  const associates = new Map(orders.map(({ id, associateId }) => [id, associateId]))
  const accruals = prices.flatMap(({ id: orderPriceId, orderId, profitInCents: amountInCents }) => {
    const associateId = associates.get(orderId)
    if (!associateId) return []
    return [{ kind: 'accrual' as const, associateId, orderId, orderPriceId, amountInCents, actorId: doer.userId }]
  })
  await addEntries(db, accruals)
}
