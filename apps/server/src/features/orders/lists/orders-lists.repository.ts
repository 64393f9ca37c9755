// Lists of orders: every filter a screen has, within the reach of whoever asks.

import { normaliseTracking, ORDERS, type OrderStatus, SHORTEST_SEARCH } from '@app/domain'
import { and, eq, inArray, isNotNull, isNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { type Paging, pagesOf } from '../../../db/paging.ts'
import { contains } from '../../../db/search.ts'
import { withinReach } from '../../../records/reach.ts'
import type { Doer } from '../../events/events.repository.ts'
import { isOfNamedUser } from '../../users/named-users.repository.ts'
import { hasOpenIncident } from '../order-facts.repository.ts'
import { orderKind } from '../orders.kind.ts'
import { ordersTable } from '../orders.table.ts'
import { pageOfOrders } from './order-view.repository.ts'

export type OrderFilter = {
  statuses?: readonly OrderStatus[] | undefined
  /** Null: the packages that nobody asked for. */
  clientId?: string | null | undefined
  isBundled?: boolean | undefined
  hasOpenIncident?: boolean | undefined
  q?: string | undefined
}

/** One page of them, and how many there are. */
export const listOrders = async (db: Db, actor: Doer, filter: OrderFilter, paging: Paging) =>
  pageOfOrders(db, await matching(db, actor, filter), pageOf(paging))

const weight = sql`coalesce(${ordersTable.finalWeightInGrams}, ${ordersTable.realWeightInGrams}, ${ordersTable.warehouseWeightInGrams}, ${ordersTable.storeWeightInGrams})`

const pageOf = pagesOf(
  {
    createdAt: ordersTable.createdAt,
    updatedAt: ordersTable.updatedAt,
    code: ordersTable.code,
    orderDate: ordersTable.orderDate,
    estimatedArrivalDate: ordersTable.estimatedArrivalDate,
    arrivalDate: ordersTable.arrivalDate,
    status: ordersTable.status,
    description: ordersTable.description,
    tracking: ordersTable.trackingNormalised,
    productValueInCents: ordersTable.productValueInCents,
    weightInGrams: { expression: weight, type: 'integer' },
    intakeAt: ordersTable.intakeAt,
    statusSince: ordersTable.statusSince,
  },
  ordersTable.id,
)

async function matching(
  db: Db,
  actor: Doer,
  { statuses, clientId, isBundled, hasOpenIncident: isOpen, q }: OrderFilter,
): Promise<SQL | undefined> {
  const isUnmatched = and(isNull(ordersTable.clientId), notInArray(ordersTable.status, ORDERS.closed))
  const ofClient = clientId === null ? isUnmatched : clientId && eq(ordersTable.clientId, clientId)
  const inBundle =
    isBundled === undefined ? undefined : isBundled ? isNotNull(ordersTable.bundleId) : isNull(ordersTable.bundleId)
  const ofStatus = statuses && inArray(ordersTable.status, [...statuses])
  const withIncident = isOpen === undefined ? undefined : isOpen ? hasOpenIncident : not(hasOpenIncident)
  return and(withinReach(orderKind, actor), ofClient || undefined, ofStatus, inBundle, withIncident, await found(db, actor, q))
}

/** Carriers' shortest have ten characters; what is shorter may be a word. */
const SHORTEST_WHOLE_TRACKING = 8

/** Code, tracking (as typed or as printed), description, and for staff the client; of a whole tracking, its packages alone. */
async function found(db: Db, actor: Doer, q: string | undefined): Promise<SQL | undefined> {
  if (!q || q.length < SHORTEST_SEARCH) return undefined
  const { role } = actor
  const plain = normaliseTracking(q)
  const isWhole = eq(ordersTable.trackingNormalised, plain)
  // What many trackings begin with is in the list of each trigram, which is long: 42 ms at a million orders.
  if (plain.length >= SHORTEST_WHOLE_TRACKING && (await isThere(db, and(isWhole, withinReach(orderKind, actor))))) return isWhole
  const asTracking = plain.length >= SHORTEST_SEARCH ? contains(ordersTable.searchText, plain) : undefined
  const ofClient = role === 'client' ? undefined : await isOfNamedUser(db, ordersTable.clientId, q)
  return or(contains(ordersTable.searchText, q), asTracking, ofClient)
}

const isThere = async (db: Db, wanted: SQL | undefined): Promise<boolean> =>
  (await db.select({ id: ordersTable.id }).from(ordersTable).where(wanted).limit(1)).length > 0
