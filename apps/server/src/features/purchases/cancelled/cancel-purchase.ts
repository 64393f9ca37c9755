import type { purchaseActions as contract, Received } from '@app/contract'
import { type Actor, DomainError, priceLeft } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { actOnOne } from '../../../records/act.ts'
import { requireAllowed } from '../../../records/next-status.ts'
import { get, lockOne } from '../../../records/records.repository.ts'
import { creditBill } from '../../bills/credit-notes/credit-bill.ts'
import { type HeldBills, holdBills } from '../../bills/hold-bills.ts'
import { closeOrders } from '../../incidents/closing/close-orders.ts'
import { type HeldToClose, holdToClose } from '../../incidents/closing/hold-to-close.ts'
import { freeHeld } from '../../ledger/free-held.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import { itemsOfOne, setBought } from '../purchase-items.repository.ts'
import { type PurchaseChanges, purchaseKind } from '../purchases.kind.ts'
import { packagesOf } from '../purchases.repository.ts'
import type { PurchaseItemRow, PurchaseRow } from '../purchases.table.ts'
import { holdAccountOf } from '../up-front/require-up-front.ts'
import { lessInOrders } from './less-in-orders.ts'

type Cancelled = Extract<Received<typeof contract.updatePurchase>['body'], { action: 'cancel' }>
type Left = PurchaseItemRow & { cancelled: number }
/** Nothing of a bill is held where there is none. */
type HeldPackages = { held: HeldToClose; bill: HeldBills | null; whole: OrderRow | undefined }

/**
 * The store does not send some of what was bought, or nothing: what is left costs what it did. What is held above it is credit; what was
 * billed is given back by a note. Of an order with nothing left, the store is who cancelled it.
 */
export function cancelPurchase(db: Db, actor: Actor, id: string, { items: named, reason }: Cancelled): Promise<PurchaseRow> {
  return db.transaction(async (tx) => {
    const { clientId } = await get(tx, actor, purchaseKind, id)
    await holdAccountOf(tx, clientId)
    const packages = await holdPackages(tx, actor, id)
    const purchase = await lockOne(tx, actor, purchaseKind, id)
    await requireAllowed(tx, actor, purchaseKind, 'cancel', [purchase])
    const items = withoutCancelled(await itemsOfOne(tx, id), named)
    const isWhole = items.every(({ quantity }) => quantity === 0)
    if (isWhole) return cancelWhole(tx, actor, purchase, packages.held, reason)
    return cancelSome(tx, actor, purchase, { items, packages, reason })
  })
}

/** Accounts, manifests, bundles, bills and packages, before the purchase itself: the order in which everything else locks them. */
async function holdPackages(db: Db, actor: Actor, purchaseId: string): Promise<HeldPackages> {
  const found = await packagesOf(db, purchaseId)
  const whole = found.find(({ isWhole }) => isWhole)
  const bill = whole?.billId ? await holdBills(db, office(actor), [whole.billId]) : null
  const held = await holdToClose(
    db,
    office(actor),
    found.map(({ id }) => id),
  )
  return { held, bill, whole: held.orders.find(({ id }) => id === whole?.id) }
}

/** Whoever may say that a store cancelled sets off what follows of it, on the bill of any package. */
const office = (actor: Actor): Actor => ({ ...actor, role: 'administrator' })

function withoutCancelled(items: readonly PurchaseItemRow[], named: Cancelled['items']): Left[] {
  const cancelled = new Map(named.map(({ id, quantity }) => [id, quantity]))
  for (const [position, { id, quantity }] of named.entries()) {
    const item = items.find((one) => one.id === id)
    const isTwice = named.findIndex((one) => one.id === id) < position
    if (!item || isTwice) throw new DomainError('fieldNotValid', { field: `items.${position}.id` })
    if (quantity > item.quantity) throw new DomainError('fieldNotValid', { field: `items.${position}.quantity` })
  }
  return items.map((item) => {
    const less = cancelled.get(item.id) ?? 0
    return { ...item, askedQuantity: item.askedQuantity ?? item.quantity, quantity: item.quantity - less, cancelled: less }
  })
}

/** @throws DomainError the refusal of the order, where it is in Miami already */
async function cancelWhole(db: Db, actor: Actor, purchase: PurchaseRow, held: HeldToClose, reason: string): Promise<PurchaseRow> {
  await closeOrders(db, actor, held, { outcome: 'storeCancelled', reason })
  await freeHeld(db, actor, [purchase], reason)
  return actOnOne(db, actor, purchaseKind, 'cancelWhole', purchase, { removedReason: reason }, { note: reason })
}

type Some = { items: readonly Left[]; packages: HeldPackages; reason: string }

async function cancelSome(db: Db, actor: Actor, purchase: PurchaseRow, { items, packages, reason }: Some) {
  const columns = columnsOf(purchase, items, packages.whole)
  await setBought(db, items)
  await lessInOrders(db, actor, packages.held, items, reason)
  const said = { note: reason, changes: { totalInCents: { from: purchase.totalInCents, to: columns.totalInCents } } }
  // Before the money is free: the news names it.
  const cancelled = await actOnOne(db, actor, purchaseKind, 'cancel', purchase, columns, said)
  if (packages.bill) await credit(db, actor, packages, columns, reason)
  else await freeHeld(db, actor, [{ ...purchase, keptInCents: columns.totalInCents }], reason)
  return cancelled
}

function columnsOf(purchase: PurchaseRow, items: readonly Left[], whole: OrderRow | undefined) {
  const { storeShippingInCents, billed } = purchase
  const price = priceLeft(purchase.lines, { items, storeShippingInCents })
  const lessInCents = purchase.assistedPurchasePriceInCents - price.goodsInCents
  const billId = whole?.billId
  return {
    lines: price.lines,
    taxInCents: price.taxInCents,
    feeInCents: price.feeInCents,
    assistedPurchasePriceInCents: price.goodsInCents,
    totalInCents: price.priceInCents,
    productValueInCents: purchase.productValueInCents - lessInCents,
    ...(billId && { billed: billed?.billId === billId ? billed : { billId, lines: purchase.lines } }),
  } satisfies PurchaseChanges
}

/** The note gives back what its lines have above what is left. */
async function credit(
  db: Db,
  actor: Actor,
  { bill, whole }: HeldPackages,
  { lines }: Pick<PurchaseRow, 'lines'>,
  reason: string,
): Promise<void> {
  if (!bill) return
  const left = new Map(lines.map(({ name, amountInCents }) => [name, amountInCents]))
  await creditBill(
    db,
    office(actor),
    bill,
    (billed) =>
      billed.map(({ orderId, name, amountInCents, creditedInCents }) =>
        orderId === whole?.id && left.has(name) ? Math.max(0, amountInCents - creditedInCents - (left.get(name) ?? 0)) : 0,
      ),
    reason,
  )
}
