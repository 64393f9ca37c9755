// The only file that writes orders. Reads for lists: orders-lists.repository.ts; with what hangs on them: order-contexts.repository.ts.
import { DomainError } from '@app/domain'
import { and, eq, getTableColumns, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { type OrderRow, ordersTable } from './orders.table.ts'

export type NewOrder = Omit<typeof ordersTable.$inferInsert, 'statusSince'>
type Changes = Partial<Omit<OrderRow, 'id' | 'version' | 'createdAt' | 'updatedAt'>>
/** An order as it was read, and what it becomes. */
export type Move = { order: OrderRow; changes: Changes }

const { searchText: _forSearchAlone, ...columns } = getTableColumns(ordersTable)
export const orderColumns = columns

/** Whose orders somebody reaches (domain, section 9): no condition for an administrator. */
export function withinReach({ userId, role }: Doer): SQL | undefined {
  if (role === 'administrator') return undefined
  const owner = role === 'client' ? ordersTable.clientId : ordersTable.associateId
  return userId === null ? sql`false` : eq(owner, userId)
}

export async function addOrders(db: Db, orders: readonly NewOrder[]): Promise<OrderRow[]> {
  // One instant for all of them: an order has had its first status since it exists.
  const at = now()
  return db
    .insert(ordersTable)
    .values(orders.map((order) => ({ createdAt: at, ...order, statusSince: order.createdAt ?? at })))
    .returning(orderColumns)
}

export async function getOrder(db: Db, actor: Doer, id: string): Promise<OrderRow> {
  const [order] = await db
    .select(orderColumns)
    .from(ordersTable)
    .where(and(eq(ordersTable.id, id), withinReach(actor)))
  if (!order) throw new DomainError('orderNotFound', { ids: [id] })
  return order
}

/** Locks in the order of ids, so that two who want the same orders never wait for each other; answers in the order asked for. */
export async function lockOrders(db: Db, actor: Doer, ids: readonly string[]): Promise<OrderRow[]> {
  const wanted = [...new Set(ids)]
  const found = await lockWhere(db, and(inArray(ordersTable.id, wanted), withinReach(actor)))
  const byId = new Map(found.map((order) => [order.id, order]))
  const missing = wanted.filter((id) => !byId.has(id))
  if (missing.length > 0) throw new DomainError('orderNotFound', { ids: missing })
  return wanted.flatMap((id) => byId.get(id) ?? [])
}

export const findOrdersOfBundles = (db: Db, bundleIds: readonly string[]): Promise<OrderRow[]> =>
  db
    .select(orderColumns)
    .from(ordersTable)
    .where(inArray(ordersTable.bundleId, [...bundleIds]))
    .orderBy(ordersTable.id)

export const lockOrdersOfBundles = (db: Db, bundleIds: readonly string[]): Promise<OrderRow[]> =>
  lockWhere(db, inArray(ordersTable.bundleId, [...bundleIds]))

/** The open orders with these normalised tracking numbers, whoever they belong to; with others by their ids, in one order of locking. */
export const lockOpenOrdersByTracking = (
  db: Db,
  trackings: readonly string[],
  ids: readonly string[] = [],
): Promise<OrderRow[]> => {
  const isOpen = notInArray(ordersTable.status, ['receivedAndDelivered', 'removed'])
  const haveTracking = and(inArray(ordersTable.trackingNormalised, [...trackings]), isOpen, isNull(ordersTable.splitFromId))
  return lockWhere(db, or(haveTracking, inArray(ordersTable.id, [...ids])))
}

const lockWhere = (db: Db, condition: SQL | undefined): Promise<OrderRow[]> =>
  db.select(orderColumns).from(ordersTable).where(condition).orderBy(ordersTable.id).for('update')

/** Changes each order if it is still what was read; all of them, or it throws with the ids of the others. */
export async function moveOrders(db: Db, moves: readonly Move[]): Promise<OrderRow[]> {
  const moved = new Map<string, OrderRow>()
  for (const alike of Map.groupBy(moves, likeness).values()) {
    for (const order of await moveAlike(db, alike)) moved.set(order.id, order)
  }
  const lost = moves.filter(({ order }) => !moved.has(order.id))
  if (lost.length > 0) throw new DomainError('orderChangedMeanwhile', { ids: lost.map(({ order }) => order.id) })
  return moves.flatMap(({ order }) => moved.get(order.id) ?? [])
}

/** A manifest moves a thousand orders alike: one statement for all of them. */
const likeness = ({ order, changes }: Move): string => JSON.stringify([order.status, Object.entries(changes).sort()])

async function moveAlike(db: Db, moves: readonly Move[]): Promise<OrderRow[]> {
  const [first] = moves
  if (!first) return []
  const { status } = first.order
  const isMoved = first.changes.status !== undefined && first.changes.status !== status
  const asRead = sql.join(
    moves.map(({ order }) => sql`(${order.id}::uuid, ${order.version}::int)`),
    sql`, `,
  )
  return db
    .update(ordersTable)
    .set({ ...first.changes, ...(isMoved && { statusSince: now() }) })
    .where(and(eq(ordersTable.status, status), sql`(${ordersTable.id}, ${ordersTable.version}) in (${asRead})`))
    .returning(orderColumns)
}
