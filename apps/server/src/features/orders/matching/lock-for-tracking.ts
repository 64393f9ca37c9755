import { type Actor, DomainError, normaliseTracking } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { refusedBeside } from '../../../records/next-status.ts'
import { get } from '../../../records/records.repository.ts'
import { orderKind } from '../orders.kind.ts'
import { lockOpenOrdersByTracking } from '../orders.repository.ts'
import type { OrderRow } from '../orders.table.ts'

/**
 * Locks an order within reach that is given a tracking, with the open order that has that tracking already, if there is one: it may be
 * the package that waits in Miami for this order. A part that came in the box of its order shares its tracking.
 */
export async function lockForTracking(
  db: Db,
  actor: Actor,
  id: string,
  tracking: string,
): Promise<{ order: OrderRow; other: OrderRow | undefined }> {
  await get(db, actor, orderKind, id)
  const wanted = normaliseTracking(tracking)
  const locked = await lockOpenOrdersByTracking(db, wanted === '' ? [] : [wanted], [id])
  const order = locked.find((one) => one.id === id)
  if (!order) throw new DomainError('orderNotFound', { ids: [id] })
  const isShared = order.sharesTracking && wanted !== '' && wanted !== order.trackingNormalised
  if (isShared) throw await refusedBeside(db, actor, orderKind, 'setTracking', [order], { because: ['sharesTracking'] })
  return { order, other: order.sharesTracking ? undefined : locked.find((one) => one.id !== id) }
}
