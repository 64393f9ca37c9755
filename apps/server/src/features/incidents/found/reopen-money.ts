import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { releaseOrders } from '../../bills/bills.repository.ts'
import { creditOrders } from '../../bills/credit-notes/credit-orders.ts'
import { supersedePrices } from '../../bundle-prices/bundle-prices.repository.ts'
import { reverseCompensation } from '../../compensations/compensate.ts'
import { takeBackEarnings } from '../../earnings/take-back-earnings.ts'
import type { OrderRow } from '../../orders/orders.table.ts'

/**
 * What the end of a package did to money, undone: what was made good is taken back, also where that leaves a debt; what its bill still charges
 * for it is credited and the bill lets go of it, so that it is billed anew; what it cost and earned is open again. Everything is held.
 */
export async function reopenMoney(db: Db, actor: Actor, ended: OrderRow, reason: string): Promise<void> {
  const { id: orderId, billId, statusSince: since } = ended
  if (billId !== null) {
    await creditOrders(db, actor, { billId, orderIds: [orderId], reason })
    await releaseOrders(db, billId, orderId)
  }
  await reverseCompensation(db, actor, { orderId, since, reason })
  await takeBackEarnings(db, actor, [orderId], reason)
  await supersedePrices(db, [orderId])
}
