// Clients as their orders need them.
import { DomainError } from '@app/domain'
import { and, eq, exists, inArray, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { ordersTable } from './orders.table.ts'

const clientColumns = {
  id: usersTable.id,
  firstName: usersTable.firstName,
  lastName: usersTable.lastName,
  identificationType: usersTable.identificationType,
  identification: usersTable.identification,
  associateId: usersTable.associateId,
  hasDiscount: usersTable.hasDiscount,
  language: usersTable.language,
}

const readClients = (db: Db, condition: SQL | undefined) => db.select(clientColumns).from(usersTable).where(condition)
export type OrderClient = Awaited<ReturnType<typeof readClients>>[number]

const isClient = () => and(eq(usersTable.isAdmin, false), eq(usersTable.isAssociate, false), eq(usersTable.isCourier, false))

/** An associate knows own clients, and those who were theirs when an order was made. */
export async function requireKnownClient(db: Db, { userId, role }: Doer, id: string): Promise<void> {
  const ordersTogether = and(eq(ordersTable.clientId, id), eq(ordersTable.associateId, userId ?? ''))
  const wasTheirs = exists(db.select({ id: ordersTable.id }).from(ordersTable).where(ordersTogether))
  const isKnown = role === 'associate' ? or(eq(usersTable.associateId, userId ?? ''), wasTheirs) : undefined
  const [client] = await readClients(db, and(eq(usersTable.id, id), isClient(), isKnown))
  if (!client) throw new DomainError('clientNotFound', { ids: [id] })
}

/** A client within reach, held as they are until the order is made: from then on the identification stays (domain, section 4). */
export async function holdClient(db: Db, { userId, role }: Doer, id: string): Promise<OrderClient> {
  const isOwn = role === 'client' ? eq(usersTable.id, userId ?? '') : undefined
  const isOfAssociate = role === 'associate' ? eq(usersTable.associateId, userId ?? '') : undefined
  const isActive = eq(usersTable.status, 'active')
  const [client] = await readClients(db, and(eq(usersTable.id, id), isClient(), isActive, isOwn, isOfAssociate)).for('share')
  if (!client) throw new DomainError('clientNotFound', { ids: [id] })
  return client
}

/** Whose these orders are: read before anything is held. */
export async function clientsOfOrders(db: Db, orderIds: readonly string[]): Promise<string[]> {
  const { id, clientId } = ordersTable
  const rows = await db
    .selectDistinct({ clientId })
    .from(ordersTable)
    .where(inArray(id, [...orderIds]))
  return rows.flatMap((row) => row.clientId ?? [])
}

/** The clients of orders, by their id. */
export async function clientsOf(db: Db, orders: readonly { clientId: string | null }[]): Promise<Map<string, OrderClient>> {
  const ids = [...new Set(orders.flatMap(({ clientId }) => clientId ?? []))]
  const clients = ids.length > 0 ? await readClients(db, inArray(usersTable.id, ids)) : []
  return new Map(clients.map((client) => [client.id, client]))
}
