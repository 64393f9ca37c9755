import { type Actor, businessDay, DomainError, estimatedArrivalDate, normaliseTracking, type Parameters } from '@app/domain'
import { now } from '../../clock.ts'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { create } from '../../records/create.repository.ts'
import { only } from '../../records/only.ts'
import { recipientColumns } from '../orders/lists/order-parts.ts'
import { isUnmatched, matchUnmatched } from '../orders/matching/match-unmatched.ts'
import { trackingColumns } from '../orders/matching/tracking-columns.ts'
import type { OrderClient } from '../orders/order-clients.repository.ts'
import { addItems } from '../orders/order-items.repository.ts'
import { type NewOrder, orderKind } from '../orders/orders.kind.ts'
import { lockOpenOrdersByTracking } from '../orders/orders.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { chooseConsignee, choosePickup } from '../orders/requests/choose-recipient.ts'
import { describeItems, joinedUpTo } from '../orders/requests/describe-items.ts'
import { customsOfItems } from '../tariffs/customs-of-items.ts'
import { itemsOfOne } from './purchase-items.repository.ts'
import type { PurchaseItemRow, PurchaseRow } from './purchases.table.ts'

type Approved = { purchase: PurchaseRow; client: OrderClient; productValueInCents: number; tracking: string }

/** The order that an approved purchase becomes. One whose package waits in Miami already meets it at once. */
export async function makeOrder(db: Db, actor: Actor, approved: Approved, parameters: Parameters): Promise<OrderRow> {
  const { purchase, tracking } = approved
  const unmatched = await packageWaiting(db, tracking)
  const items = (await itemsOfOne(db, purchase.id)).filter(({ quantity }) => quantity > 0)
  const order = await addOrder(db, actor, { ...approved, tracking: unmatched ? '' : tracking }, items, parameters)
  await addItems(db, new Map([[order.id, items.map(orderItem)]]))
  return unmatched ? matchUnmatched(db, actor, { order, unmatched }, parameters) : order
}

/** A tracking that any other open order has is refused. */
async function packageWaiting(db: Db, tracking: string): Promise<OrderRow | undefined> {
  const [open] = await lockOpenOrdersByTracking(db, [normaliseTracking(tracking)])
  if (open && !isUnmatched(open)) throw new DomainError('trackingTaken', { field: 'tracking' })
  return open
}

async function addOrder(db: Db, actor: Actor, approved: Approved, items: readonly PurchaseItemRow[], parameters: Parameters) {
  const { purchase, client, productValueInCents, tracking } = approved
  const { category, consigneeAuthorizedNameId, pickupAuthorizedNameId, comment, observation } = purchase
  const toConsignee = { authorizedNameId: consigneeAuthorizedNameId, field: 'consigneeAuthorizedNameId' }
  const toPickup = { authorizedNameId: pickupAuthorizedNameId, field: 'pickupAuthorizedNameId' }
  const orderDate = businessDay(now())
  const order: NewOrder = {
    code: await nextCode(db, 'order'),
    requestNumber: await nextCode(db, 'request'),
    service: 'PPE',
    purchaseId: purchase.id,
    clientId: client.id,
    associateId: purchase.associateId,
    ...recipientColumns('consignee', await chooseConsignee(db, client, category, toConsignee)),
    ...recipientColumns('pickup', await choosePickup(db, client, toPickup)),
    ...trackingColumns(tracking),
    category,
    customs: await customsOfItems(db, category, items, () => 'items'),
    store: storesOf(items),
    description: describeItems(items),
    comment,
    observation,
    productValueInCents,
    orderDate,
    estimatedArrivalDate: estimatedArrivalDate(orderDate, parameters),
  }
  return only(await create(db, actor, orderKind, 'createFromPurchase', [order], { changes: { purchase: purchase.code } }))
}

const LONGEST_STORE = 80

const storesOf = (items: readonly PurchaseItemRow[]): string =>
  joinedUpTo(LONGEST_STORE, [...new Set(items.map(({ store }) => store))].filter(Boolean))

export const orderItem = ({ description, options, quantity, unitPriceInCents, tariffId }: PurchaseItemRow) => ({
  description: options === '' ? description : `${description} (${options})`,
  quantity,
  unitPriceInCents,
  ...(tariffId && { tariffId }),
})
