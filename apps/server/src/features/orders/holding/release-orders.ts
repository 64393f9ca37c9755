import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act, actOnOne } from '../../../records/act.ts'
import { lock } from '../../../records/records.repository.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { NOT_HELD } from './not-held.ts'

/** All of them or none. */
export async function releaseOrders(db: Db, actor: Actor, orderIds: readonly string[]) {
  const orders = await db.transaction(async (tx) =>
    act(tx, actor, orderKind, 'release', await lock(tx, actor, orderKind, orderIds), NOT_HELD),
  )
  return { orders: await viewOrders(db, actor, orders) }
}

/** One that is locked, within a transaction. */
export const releaseOrder = (tx: Db, actor: Actor, order: OrderRow): Promise<OrderRow> =>
  actOnOne(tx, actor, orderKind, 'release', order, NOT_HELD)
