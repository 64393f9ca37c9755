import { type Actor, goodsOf } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { actOnOne } from '../../../records/act.ts'
import { closeOrders } from '../../incidents/closing/close-orders.ts'
import type { HeldToClose } from '../../incidents/closing/hold-to-close.ts'
import { clientsOf, type OrderClient } from '../../orders/order-clients.repository.ts'
import { type Item, itemsOf, replaceItems } from '../../orders/order-items.repository.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import { describeItems } from '../../orders/requests/describe-items.ts'
import { valueChanges } from '../../orders/requests/value-changes.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { orderItem } from '../order-of-purchase.ts'
import type { PurchaseItemRow } from '../purchases.table.ts'

type Cancelled = PurchaseItemRow & { cancelled: number }

/**
 * What the store does not send is not in the packages, and they declare less: while nothing was declared. Boxes of which nothing is left
 * are closed; the one that the purchase is charged with takes over what another has, and that one's number.
 */
export async function lessInOrders(
  db: Db,
  actor: Actor,
  held: HeldToClose,
  items: readonly Cancelled[],
  reason: string,
): Promise<void> {
  const { orders } = held
  const undeclared = orders
    .filter((order) => order.bundleId === null && order.finalWeightInGrams === null && !order.billId)
    // What is in Miami was sent.
    .toSorted((one, other) => Number(one.intakeAt !== null) - Number(other.intakeAt !== null))
  const before = await itemsOf(
    db,
    undeclared.map(({ id }) => id),
  )
  const missing = new Map(items.map((item) => [keyOf(orderItem(item)), item.cancelled]))
  const boxes = undeclared.map((order): Contents => {
    const had = before.get(order.id) ?? []
    const left = had
      .map((item) => ({ ...item, quantity: item.quantity - taken(missing, item) }))
      .filter(({ quantity }) => quantity > 0)
    const productValueInCents = order.productValueInCents - (goodsOf(had) - goodsOf(left))
    return { order, had, left, productValueInCents }
  })
  const { changed, empty } = withoutEmpty(boxes)
  const terms = { parameters: await readParameters(db), clients: await clientsOf(db, undeclared), reason }
  const ended: OrderRow[] = []
  for (const box of empty.map(nothingIn)) ended.push(await setContents(db, actor, box, terms))
  if (ended.length > 0)
    await closeOrders(db, actor, { ...held, bundles: [], manifests: [], orders: ended }, { outcome: 'storeCancelled', reason })
  for (const box of changed) await setContents(db, actor, box, terms)
}

type Contents = { order: OrderRow; had: Item[]; left: Item[]; productValueInCents: number; heir?: OrderRow }

/** Of a purchase that comes in several boxes: those that change, and those that do not come at all. */
function withoutEmpty(boxes: readonly Contents[]): { changed: Contents[]; empty: Contents[] } {
  const isEmpty = ({ order, left }: Contents) => left.length === 0 && order.intakeAt === null
  const isChanged = ({ order, left, productValueInCents }: Contents) =>
    left.length > 0 && productValueInCents > 0 && productValueInCents !== order.productValueInCents
  const [whole] = boxes.filter((box) => isEmpty(box) && box.order.splitFromId === null)
  const empty = boxes.filter((box) => isEmpty(box) && box !== whole)
  const changed = boxes.filter(isChanged)
  if (!whole) return { changed, empty }
  const heir = boxes.find(({ order, left }) => order.intakeAt === null && order.splitFromId !== null && left.length > 0)
  // Where all others are in Miami, what is charged has no other package to go with.
  if (!heir) return { changed, empty }
  const inherited = { ...whole, left: heir.left, productValueInCents: heir.productValueInCents, heir: heir.order }
  return { changed: [inherited, ...changed.filter((box) => box !== heir)], empty: [...empty, heir] }
}

const nothingIn = (box: Contents): Contents => ({ ...box, left: [], productValueInCents: 0 })

type Terms = {
  parameters: Awaited<ReturnType<typeof readParameters>>
  clients: ReadonlyMap<string, OrderClient>
  reason: string
}

async function setContents(db: Db, actor: Actor, box: Contents, terms: Terms): Promise<OrderRow> {
  const { order, left, productValueInCents, heir } = box
  const { parameters, clients, reason } = terms
  const hasDiscount = clients.get(order.clientId ?? '')?.hasDiscount ?? false
  const columns = {
    ...valueChanges({ ...order, productValueInCents }, hasDiscount, parameters),
    ...(left.length > 0 && { description: describeItems(left) }),
    ...(heir && { tracking: heir.tracking, trackingNormalised: heir.trackingNormalised, carrier: heir.carrier }),
  }
  const changes = { productValueInCents: { from: order.productValueInCents, to: productValueInCents } }
  const changed = await actOnOne(db, actor, orderKind, 'setValue', order, columns, { note: reason, changes })
  await replaceItems(db, order.id, left)
  return changed
}

const keyOf = ({ description, unitPriceInCents }: Pick<Item, 'description' | 'unitPriceInCents'>) =>
  `${unitPriceInCents} ${description}`

/** As many of them as are missing yet. */
function taken(missing: Map<string, number>, item: Item): number {
  const here = Math.min(missing.get(keyOf(item)) ?? 0, item.quantity)
  missing.set(keyOf(item), (missing.get(keyOf(item)) ?? 0) - here)
  return here
}
