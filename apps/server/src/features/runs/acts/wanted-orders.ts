import { type Actor, DomainError, MOST_IN_RUN } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { find, lockOne } from '../../../records/records.repository.ts'
import { allOrders, associateOrders } from '../../orders/lists/orders.lists.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import { firstOrders } from '../../orders/orders.repository.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import type { RunItemRow } from '../runs.table.ts'
import { conditionOfFilter } from './condition-of-filter.ts'
import type { Wanted } from './run-act.ts'

/** The orders of a run, within reach. @throws orderNotFound, runTooLarge, and what the list refuses of a filter */
export async function wantedOrders(db: Db, actor: Actor, wanted: Wanted): Promise<OrderRow[]> {
  if ('ids' in wanted) {
    const found = await find(db, actor, orderKind, wanted.ids)
    const there = new Set(found.map(({ id }) => id))
    const missing = wanted.ids.filter((id) => !there.has(id))
    if (missing.length > 0) throw new DomainError('orderNotFound', { ids: missing })
    return found
  }
  const reader = { db, actor }
  const condition =
    actor.role === 'associate'
      ? await conditionOfFilter(associateOrders, reader, wanted.filter)
      : await conditionOfFilter(allOrders, reader, wanted.filter)
  const orders = await firstOrders(db, condition, MOST_IN_RUN + 1)
  if (orders.length > MOST_IN_RUN) throw new DomainError('runTooLarge', { most: MOST_IN_RUN })
  return orders
}

/** Locked, while nothing was done with it since the run. @throws orderNotFound, orderChangedMeanwhile */
export async function lockAsLeft(tx: Db, actor: Actor, { recordId, leftVersion }: RunItemRow): Promise<OrderRow> {
  const order = await lockOne(tx, actor, orderKind, recordId)
  if (order.version !== leftVersion) throw new DomainError('orderChangedMeanwhile', { ids: [recordId] })
  return order
}
