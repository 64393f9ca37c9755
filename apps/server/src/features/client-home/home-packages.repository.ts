// What a client's home says of packages.
import { CLIENT_PLACE_NAMES, CLIENT_PLACES, type ClientPlace, ORDERS, type OrderStatus, ordersThatAre } from '@app/domain'
import { and, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { withinReachOf } from '../../records/record-reader.ts'
import { coverOfOrder } from '../files/files.repository.ts'
import { TITLE_COLUMNS } from '../orders/lists/order-titles.repository.ts'
import { packagesToShare } from '../orders/lists/packages-to-share.repository.ts'
import { hasOpenIncident } from '../orders/order-facts.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { ordersTable as orders } from '../orders/orders.table.ts'
import { firstOf } from './first-of.ts'

/** Cards of one place. */
const SHOWN_AT_A_PLACE = 3
/** Rows of one kind of task; how many there are beyond them is said. */
export const MOST_TASKS_OF_A_KIND = 10
/** A sentence names two things, and how many there are. */
export const MOST_NAMED = 2

const isOwn = withinReachOf(orderKind.reach, 'client')
const own = (statuses: readonly OrderStatus[], ...also: (SQL | undefined)[]) =>
  and(isOwn, inArray(orders.status, [...statuses]), ...also)

const PACKAGE = {
  id: orders.id,
  status: orders.status,
  ...TITLE_COLUMNS,
  orderDate: orders.orderDate,
  intakeAt: orders.intakeAt,
  estimatedArrivalDate: orders.estimatedArrivalDate,
  promisedDate: orders.promisedDate,
  arrivalDate: orders.arrivalDate,
  incidentOpen: hasOpenIncident,
  holdReason: orders.holdReason,
  heldUntil: orders.heldUntil,
  holdNote: orders.holdNote,
  missing: orders.missing,
  cover: coverOfOrder(orders.id),
}

const newest = sql`${orders.createdAt} desc, ${orders.id} desc`
const oldest = sql`${orders.statusSince}, ${orders.id}`
const read = { table: orders, columns: PACKAGE }
const task = { ...read, orderBy: oldest, most: MOST_TASKS_OF_A_KIND }

const at = (place: ClientPlace) =>
  firstOf({ ...read, condition: own(CLIENT_PLACES[place]), orderBy: newest, most: SHOWN_AT_A_PLACE })

const isComing = own(
  ordersThatAre('atMiami', 'inFlight'),
  isNotNull(orders.estimatedArrivalDate),
  isNull(orders.arrivalDate),
  not(hasOpenIncident),
)

const places = Object.fromEntries(CLIENT_PLACE_NAMES.map((place) => [place, at(place)])) as Record<
  ClientPlace,
  ReturnType<typeof at>
>

/** Given `userId`. */
export const packages = {
  ...places,
  hasOrdered: sql<boolean>`exists (select from ${orders} where ${isOwn})`,
  incomplete: firstOf({ ...task, condition: own(['incomplete']) }),
  withIncident: firstOf({ ...task, condition: own(ORDERS.open, hasOpenIncident) }),
  toBill: firstOf({ ...task, condition: own(ordersThatAre('inQuito')), most: MOST_NAMED }),
  next: firstOf({
    ...read,
    condition: isComing,
    orderBy: sql`${orders.estimatedArrivalDate}, ${orders.status} desc, ${newest}`,
    most: 1,
  }),
  toShare: packagesToShare(isOwn),
}
