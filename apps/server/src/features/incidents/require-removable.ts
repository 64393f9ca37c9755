import { DomainError, type Problem } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { orderFactsOf } from '../orders/order-facts.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'

/**
 * A package that is lost for good is removed only from where nothing else counts on it. The refusal says what comes first.
 * @throws DomainError orderStillBundled, orderStillBilled, orderStillPaid; earningAlreadySettled where nothing helps.
 */
export async function requireRemovable(db: Db, order: OrderRow): Promise<void> {
  const { id, status, bundleId } = order
  const refuse = (problem: Problem): never => {
    throw new DomainError(problem, { ids: [id] })
  }
  if (status === 'inWarehouseMIA' && bundleId !== null) refuse('orderStillBundled')
  if (status === 'pendingOfPay') refuse('orderStillBilled')
  if (status !== 'paid') return
  const { earningSettled = false } = (await orderFactsOf(db, [order])).get(id) ?? {}
  refuse(earningSettled ? 'earningAlreadySettled' : 'orderStillPaid')
}
