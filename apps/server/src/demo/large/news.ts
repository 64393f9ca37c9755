// What clients and staff were told in the last weeks, by the rules that the product tells by; most of it was read.
import type { NotificationKind, NotificationPayload } from '@app/contract/notifications.contract'
import { addDays, type DropshippingAction, type OrderAction, type OrderStatus, type PurchaseAction, titlesOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { DROPSHIPPING_NEWS, DROPSHIPPING_NEWS_OF_STAFF } from '../../features/notifications/dropshipping-news.ts'
import { isMatterOf, type StaffNotificationKind } from '../../features/notifications/kinds.ts'
import { actorOf } from '../../features/notifications/news-for-staff.ts'
import { locationOf, newsOf, staffNewsOf } from '../../features/notifications/order-news.ts'
import { billStatusOf, placeOfBill } from '../../features/notifications/places/place-of-bill.ts'
import { placeOfDropshipping, placeOfPurchase } from '../../features/notifications/places/place-of-request.ts'
import { purchaseNewsOf, staffNewsOfPurchase } from '../../features/notifications/purchase-news.ts'
import { titleOfOrder } from '../../features/orders/lists/order-titles.repository.ts'
import { listActiveAdministrators } from '../../features/users/users.repository.ts'
import { at } from '../calendar/calendar.ts'
import type { Parcel } from './orders.ts'
import { type Past, put } from './past.repository.ts'
import type { World } from './world.ts'

type Event = Past['events'][number]
type Things = Pick<NotificationPayload, 'things'>
type Told = {
  code: string
  clientId: string
  associateId: string | null
  location: (role: Role) => string
  waits: boolean
} & Things
type Role = 'client' | 'associate' | 'administrator'

const KEPT_DAYS = 14
/** Clients have read what is older; staff what was done since. */
const READ_AFTER_DAYS = 3
const READ_WITHIN_IN_MILLISECONDS = 3 * 3_600_000

/** Who of the office acts on what waits. */
export type Readers = ReadonlyMap<StaffNotificationKind, readonly string[]>

const OF_STAFF = ['orderToReview', 'purchaseToReview', 'purchaseAccepted', 'dropshippingToQuote', 'dropshippingAccepted'] as const

export async function readersOf(db: Db): Promise<Readers> {
  const administrators = await listActiveAdministrators(db)
  const of = (kind: StaffNotificationKind) => administrators.filter((one) => isMatterOf(actorOf(one), kind)).map(({ id }) => id)
  return new Map(OF_STAFF.map((kind) => [kind, of(kind)]))
}

export function tellNews(world: World, past: Past, parcels: readonly Parcel[]): void {
  const since = at(addDays(world.end, -KEPT_DAYS), '00:00')
  const recent = past.events.filter((event) => event.at >= since)
  if (recent.length === 0) return
  const packages = new Map(parcels.map((parcel) => [parcel.order.id, parcel]))
  const purchases = new Map(past.purchases.map((purchase) => [purchase.id, purchase]))
  const requests = new Map(past.dropshipping.map((request) => [request.id, request]))
  const asked = new Set<string>()
  for (const event of recent) {
    const parcel = event.aggregate === 'order' ? packages.get(event.aggregateId) : undefined
    const purchase = event.aggregate === 'purchase' ? purchases.get(event.aggregateId) : undefined
    const request = event.aggregate === 'dropshippingRequest' ? requests.get(event.aggregateId) : undefined
    if (parcel) tellOfOrder(world, past, event, parcel, asked)
    else if (purchase) {
      const action = event.action as PurchaseAction
      const told = { ...purchase, location: (role: Role) => placeOfPurchase(role, purchase.status, purchase.id) }
      tell(world, past, event, { ...told, waits: event.to === purchase.status }, [
        purchaseNewsOf(action),
        staffNewsOfPurchase(action),
      ])
    } else if (request) {
      const action = event.action as DropshippingAction
      const told = { ...request, location: (role: Role) => placeOfDropshipping(role, request.status, request.id) }
      const kinds: Kinds = [DROPSHIPPING_NEWS[action], DROPSHIPPING_NEWS_OF_STAFF[action]]
      tell(world, past, event, { ...told, waits: event.to === request.status }, kinds)
    }
  }
}

type Kinds = [ofClient: NotificationKind | undefined, ofStaff: StaffNotificationKind | undefined]

/** Staff are told of the first of what is asked for together. */
function tellOfOrder(world: World, past: Past, event: Event, { order, client, contents }: Parcel, asked: Set<string>): void {
  const [action, to] = [event.action as OrderAction, event.to as OrderStatus]
  const isFirst = action === 'create' && !asked.has(order.requestNumber)
  if (isFirst) asked.add(order.requestNumber)
  const itemNames = contents.items.map(({ description }) => description)
  const titles = titlesOf([titleOfOrder({ ...order, itemNames })])
  const isBilled = billStatusOf(to)
  const told: Told = {
    ...{
      code: order.code,
      clientId: client.id,
      associateId: order.associateId,
      things: titles,
      waits: order.status === 'inReview',
    },
    location: (role) =>
      role === 'client' && isBilled && order.billId ? placeOfBill(role, isBilled, order.billId) : locationOf(role, to, order.id),
  }
  const ofStaff = staffNewsOf({ action, to, requestNumber: isFirst ? order.requestNumber : null })
  tell(world, past, event, told, [newsOf(action, to, event.from as OrderStatus | null), ofStaff])
}

function tell(world: World, past: Past, event: Event, told: Told, [ofClient, ofStaff]: Kinds): void {
  const isSettled = event.at < at(addDays(world.end, -READ_AFTER_DAYS), '00:00')
  if (ofClient && event.actorId !== told.clientId)
    notify(past, event, told, { kind: ofClient, userId: told.clientId, role: 'client', isRead: isSettled })
  if (!ofStaff) return
  const { associateId } = told
  const readers = associateId ? [associateId] : (world.readers.get(ofStaff) ?? [])
  for (const userId of readers) {
    const role = associateId ? 'associate' : 'administrator'
    notify(past, event, told, { kind: ofStaff, userId, role, isRead: isSettled || !told.waits })
  }
}

type Reader = { kind: NotificationKind; userId: string; role: Role; isRead: boolean }

function notify(past: Past, event: Event, { code, location, things }: Told, { kind, userId, role, isRead }: Reader): void {
  const { aggregate, aggregateId: recordId, at: createdAt, note } = event
  const says = kind === 'orderIncomplete' || aggregate !== 'order' ? note : ''
  const payload = { orderCode: code, from: event.from, to: event.to, note: says, ...(things && role === 'client' && { things }) }
  put(past, 'notifications', {
    ...{
      userId,
      kind,
      payload: payload as NotificationPayload,
      recordKind: aggregate,
      recordId,
      location: location(role),
      createdAt,
    },
    deduplicationKey: `${event.id}/${kind}/${userId}`,
    readAt: isRead ? new Date(createdAt.getTime() + READ_WITHIN_IN_MILLISECONDS) : null,
  })
}
