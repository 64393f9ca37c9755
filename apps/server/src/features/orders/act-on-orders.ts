import { DomainError, nextStatus, type OrderAction, type OrderStatus, orderLifecycle } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { addEvents, type Doer, type NewEvent } from '../events/events.repository.ts'
import { orderMoved } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { contextsOf } from './order-contexts.repository.ts'
import { movesOf } from './order-moves.ts'
import { orderSnapshot } from './order-snapshot.ts'
import { type Move, moveOrders } from './orders.repository.ts'
import type { OrderRow } from './orders.table.ts'

type Told = Pick<NewEvent, 'note' | 'place' | 'fileIds' | 'changes'>
type Change = (order: OrderRow) => Move['changes']

/**
 * Does one action with locked orders: all of them or none. Each moves to where its lifecycle says, with an event, and it is said.
 * `event` may depend on the order. What the lifecycle refuses is one refusal that names every order concerned.
 */
export async function actOnOrders(
  db: Db,
  doer: Doer,
  action: OrderAction,
  orders: readonly OrderRow[],
  change: Change = () => ({}),
  event: Told | ((order: OrderRow) => Told) = {},
): Promise<OrderRow[]> {
  const statuses = await nextStatuses(db, doer, action, orders)
  const moved = await moveOrders(
    db,
    orders.map((order, index) => ({ order, changes: { ...change(order), status: statuses[index] ?? order.status } })),
  )
  const steps = moved.map((after, index) => ({ before: orders[index] ?? after, after }))
  await addEvents(
    db,
    doer,
    steps.map(({ before, after }) => ({
      aggregate: 'order',
      aggregateId: after.id,
      action,
      from: before.status,
      to: after.status,
      ...(typeof event === 'function' ? event(before) : event),
    })),
  )
  await say(db, orderMoved, ...movesOf(doer, action, steps))
  return moved
}

async function nextStatuses(db: Db, doer: Doer, action: OrderAction, orders: readonly OrderRow[]): Promise<OrderStatus[]> {
  const contexts = await contextsOf(
    db,
    orders.map(({ id }) => id),
  )
  const refused: { id: string; error: DomainError }[] = []
  const statuses = orders.map((order) => {
    const { earningSettled = false, incidentOpen = false } = contexts.get(order.id) ?? {}
    try {
      return nextStatus(orderLifecycle, action, orderSnapshot(order, { earningSettled, incidentOpen }), doer)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      refused.push({ id: order.id, error })
      return order.status
    }
  })
  const [first] = refused
  if (first) throw new DomainError(first.error.code, { ...first.error.details, ids: refused.map(({ id }) => id) })
  return statuses
}
