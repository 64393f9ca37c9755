import { type Actor, DomainError, normaliseTracking } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { get } from '../../../records/records.repository.ts'
import { orderKind } from '../orders.kind.ts'
import { lockOpenOrdersByTracking } from '../orders.repository.ts'
import type { OrderRow } from '../orders.table.ts'

/**
 * Locks an order within reach that is given a tracking, with the open order that has that tracking already, if there is one: it may be
 * the package that waits in Miami for this order. A part of a split package shares the tracking of the order it came from.
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
  const isShared = order.splitFromId !== null && wanted !== '' && wanted !== order.trackingNormalised
  if (isShared) throw new DomainError('orderActionNotAllowed', { ids: [id], action: 'setTracking', status: order.status })
  return { order, other: order.splitFromId === null ? locked.find((one) => one.id !== id) : undefined }
}
