import { orders as contract } from '@app/contract'
import type { ReportStage } from '@app/contract/reports/reports.contract'
import { type Actor, isShelfCode, normaliseTracking, ORDERS, type OrderOutcome, SHORTEST_SEARCH } from '@app/domain'
import { and, eq, inArray, isNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { alphabetical, contains, searchable } from '../../../db/search.ts'
import { list, type Wanted } from '../../../records/list.ts'
import { between, type Days, holding, isSet, oneOf, whether, within } from '../../../records/list-filters.ts'
import { withinReach } from '../../../records/reach.ts'
import { isInMargin } from '../../ledger/reports/margin-figures.repository.ts'
import { endedStage } from '../../ledger/reports/stages.repository.ts'
import { isOfNamedUser } from '../../people/named-users.repository.ts'
import { inSet } from '../../set-records/in-set.repository.ts'
import { billedWeightOf } from '../billed-weight.ts'
import { isHeldNow } from '../holding/held-orders.repository.ts'
import { idOfLocation, liesOn } from '../locations/locations.repository.ts'
import { requireKnownClient } from '../order-clients.repository.ts'
import { hasOpenIncident, isLate } from '../order-facts.repository.ts'
import { isCosted, isOnManifest } from '../order-manifests.repository.ts'
import { orderKind } from '../orders.kind.ts'
import { hasStoreNumber } from '../orders.repository.ts'
import { ordersTable as orders } from '../orders.table.ts'
import { type OrderInView, pageOfOrders } from './order-view.repository.ts'
import { orderView } from './orders.view.ts'

type Reader = { db: Db; actor: Actor }

const reading = {
  id: orders.id,
  page: (db: Db, { where, page }: Wanted) => pageOfOrders(db, where, page),
  view: (found: readonly OrderInView[], { actor }: Reader) => found.map((order) => orderView(actor, order)),
}

const asked = {
  reach: orderKind.reach,
  sort: {
    createdAt: orders.createdAt,
    updatedAt: orders.updatedAt,
    code: orders.code,
    orderDate: orders.orderDate,
    estimatedArrivalDate: orders.estimatedArrivalDate,
    arrivalDate: orders.arrivalDate,
    status: orders.status,
    description: alphabetical(orders.description),
    tracking: orders.trackingNormalised,
    productValueInCents: orders.productValueInCents,
    weightInGrams: { expression: billedWeightOf(orders), type: 'integer' },
    intakeAt: orders.intakeAt,
    statusSince: orders.statusSince,
  },
  range: between(orders.createdAt),
  search,
}

const status = oneOf(orders.status)
/** What ended is removed: said too, for the index of statuses. */
const outcome = (outcomes: readonly OrderOutcome[]) => and(eq(orders.status, 'removed'), inArray(orders.outcome, [...outcomes]))
const clientId = oneOf(orders.clientId)
const isBundled = isSet(orders.bundleId)
const set = inSet('orders', orders.id)
const office = {
  set,
  associateId: oneOf(orders.associateId),
  service: oneOf(orders.service),
  category: oneOf(orders.category),
  consignee: holding(searchable(orders.consigneeName, orders.consigneeIdentification)),
  weightInGrams: within(billedWeightOf(orders)),
  productValueInCents: within(orders.productValueInCents),
  hasTracking: isSet(orders.tracking),
  location: liesOn,
  manifestId: (ids: readonly string[]) => isOnManifest(ids),
  endedStage: (stage: ReportStage, days?: Days) => endedStage(orders.id, stage, days),
  inMargin: (has: 'costed' | 'withoutCost', days?: Days) => isInMargin(orders.id, has, { isCosted }, days),
}
const lateness = {
  isLate: whether(sql`coalesce(${isLate}, false)`),
  isDelayUnexplained: whether(
    sql`coalesce(${isLate} and ${orders.delayReason} is null and ${inArray(orders.status, ORDERS.onTheWay)}, false)`,
  ),
}

const isHeld = (wanted: boolean) => (wanted ? isHeldNow() : not(isHeldNow()))

export const sumsOfOrders = {
  table: orders,
  columns: { weightInGrams: billedWeightOf(orders), productValueInCents: orders.productValueInCents },
}

export const clientOrders = list(contract.listClientOrders, reading, { ...asked, filters: { status } })

export const associateOrders = list(contract.listAssociateOrders, reading, {
  ...asked,
  filters: { status, outcome, clientId, isBundled, set, ...lateness },
})

export const allOrders = list(contract.listAllOrders, reading, {
  ...asked,
  // The days are those of the report then.
  range: (days, { endedStage, inMargin }) => (endedStage || inMargin ? undefined : between(orders.createdAt)(days)),
  filters: { ...office, status, outcome, clientId, isBundled, isHeld, hasOpenIncident: whether(hasOpenIncident), ...lateness },
})

export const ordersOfClient = list(contract.listOrdersOfClient, reading, {
  ...asked,
  only: async ({ db, actor, params }) => {
    await requireKnownClient(db, actor, params.id)
    return eq(orders.clientId, params.id)
  },
  filters: { status },
})

/** The packages in Miami that nobody asked for. */
export const unmatchedOrders = list(contract.listUnmatchedOrders, reading, {
  ...asked,
  range: between(orders.intakeAt),
  only: () => and(isNull(orders.clientId), notInArray(orders.status, ORDERS.closed)),
  filters: {},
})

/** Carriers' shortest have ten characters; what is shorter may be a word. */
const SHORTEST_WHOLE_TRACKING = 8

/** What is written of nothing but an order: its code, or a number with a digit that is long enough to be a tracking. */
const ORDER_CODE = /^ORD-\d+$/i
const isWritten = (word: string): boolean => ORDER_CODE.test(word) || (word.length >= SHORTEST_WHOLE_TRACKING && /\d/.test(word))

/** Of codes and trackings alone, these very packages; nothing where it is anything else. */
function named(q: string): SQL | undefined {
  const words = q.split(/[\s,;]+/).filter((word) => word !== '')
  if (!words.every(isWritten) || !words.some((word) => words.length > 1 || ORDER_CODE.test(word))) return undefined
  const codes = words.map((word) => word.toUpperCase())
  return or(inArray(orders.code, codes), inArray(orders.trackingNormalised, words.map(normaliseTracking)))
}

/**
 * Code, tracking (as typed or as printed), the whole of the store's number, description, for staff the client, and for administrators the shelf; of whole codes and
 * trackings, their packages alone.
 */
async function search(q: string, { db, actor }: Reader): Promise<SQL | undefined> {
  const those = named(q)
  if (those && (await isThere(db, and(those, withinReach(orderKind, actor))))) return those
  const plain = normaliseTracking(q)
  const isWhole = eq(orders.trackingNormalised, plain)
  // What many trackings begin with is in the list of each trigram, which is long: 42 ms at a million orders.
  if (plain.length >= SHORTEST_WHOLE_TRACKING && (await isThere(db, and(isWhole, withinReach(orderKind, actor))))) return isWhole
  return or(
    actor.role === 'administrator' && isShelfCode(q) ? eq(orders.locationId, idOfLocation(q)) : undefined,
    contains(orders.searchText, q),
    plain.length >= SHORTEST_SEARCH ? contains(orders.searchText, plain) : undefined,
    plain.length >= SHORTEST_SEARCH ? hasStoreNumber(q) : undefined,
    actor.role === 'client' ? undefined : await isOfNamedUser(db, orders.clientId, q),
  )
}

const isThere = async (db: Db, wanted: SQL | undefined): Promise<boolean> =>
  (await db.select({ id: orders.id }).from(orders).where(wanted).limit(1)).length > 0
