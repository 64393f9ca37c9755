import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { ordersOfFilter } from '../../orders/lists/orders-of-filter.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import { firstOrders } from '../../orders/orders.repository.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import type { RunItemRow } from '../runs.table.ts'
import type { Wanted } from './run-act.ts'
import { wantedRecords } from './wanted-records.ts'

/** The orders of a run. @throws orderNotFound, runTooLarge, and what the list refuses of a filter */
export const wantedOrders = (db: Db, actor: Actor, wanted: Wanted): Promise<OrderRow[]> =>
  wantedRecords(db, actor, wanted, {
    kind: orderKind,
    conditionOf: (filter) => ordersOfFilter(db, actor, filter),
    first: firstOrders,
  })

/** Locked, while nothing was done with it since the run. @throws orderNotFound, orderChangedMeanwhile */
export async function lockAsLeft(tx: Db, actor: Actor, { recordId, leftVersion }: RunItemRow): Promise<OrderRow> {
  const order = await lockOne(tx, actor, orderKind, recordId)
  if (order.version !== leftVersion) throw new DomainError('orderChangedMeanwhile', { ids: [recordId] })
  return order
}
