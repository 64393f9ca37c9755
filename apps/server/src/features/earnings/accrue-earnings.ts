import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import type { OrderPriceRow } from '../orders/order-prices.table.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { accrualsInForce, addEntries } from './earnings.repository.ts'

/** Accrues what new prices earn, and takes back what the prices before them did; nobody earns from an order without associate. */
export async function accrueEarnings(
  db: Db,
  { userId: actorId }: Doer,
  orders: readonly Pick<OrderRow, 'id' | 'associateId'>[],
  prices: readonly OrderPriceRow[],
): Promise<void> {
  const before = await accrualsInForce(
    db,
    prices.map(({ orderId }) => orderId),
  )
  const counterEntries = before.map(({ id, associateId, orderId, orderPriceId, amountInCents }) => {
    return {
      kind: 'accrual' as const,
      associateId,
      orderId,
      orderPriceId,
      amountInCents: 0 - amountInCents,
      reversesId: id,
      actorId,
    }
  })
  const associates = new Map(orders.map(({ id, associateId }) => [id, associateId]))
  const accruals = prices.flatMap(({ id: orderPriceId, orderId, profitInCents }) => {
    const associateId = associates.get(orderId)
    if (!associateId) return []
    return [{ kind: 'accrual' as const, associateId, orderId, orderPriceId, amountInCents: profitInCents, actorId }]
  })
  await addEntries(db, [...counterEntries, ...accruals])
}
