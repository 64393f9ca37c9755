import type { purchaseActions as contract, Received } from '@app/contract'
import type { Purchase } from '@app/contract/purchases.contract'
import type { Actor } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { get, lockOne } from '../../records/records.repository.ts'
import { THE_HOUSE } from '../events/events.repository.ts'
import { freeHeld } from '../ledger/free-held.ts'
import { refuseTakenTracking } from '../orders/matching/taken-tracking.ts'
import { holdClient } from '../orders/order-clients.repository.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { makeOrder } from './order-of-purchase.ts'
import { priceAnew } from './price-anew.ts'
import { requireDeclarable } from './price-goods.ts'
import { itemsOfOne } from './purchase-items.repository.ts'
import { type PurchaseChanges, purchaseKind } from './purchases.kind.ts'
import type { PurchaseRow } from './purchases.table.ts'
import { viewPurchase } from './purchases.view.ts'
import { isRepriced, requireAgreedPrices } from './require-agreed-prices.ts'
import { payUpFront } from './up-front/pay-up-front.ts'
import { holdAccountOf, requireUpFront } from './up-front/require-up-front.ts'

type Approval = Received<typeof contract.approvePurchase>['body']

/** The purchase becomes an order, once, at what was paid for it; what the client paid up front is taken with it. */
export async function approvePurchase(db: Db, actor: Actor, id: string, approval: Approval): Promise<Purchase> {
  const approving = () => db.transaction((tx) => approve(tx, actor, id, approval))
  return viewPurchase(db, actor, await refuseTakenTracking(approving, 'tracking'))
}

async function approve(db: Db, actor: Actor, id: string, approval: Approval): Promise<PurchaseRow> {
  const { clientId } = await get(db, actor, purchaseKind, id)
  await holdAccountOf(db, clientId)
  // People are locked first. The client may have another associate by now; the purchase keeps the associate it was made with.
  const client = await holdClient(db, THE_HOUSE, clientId)
  const locked = await lockOne(db, actor, purchaseKind, id)
  await requireAllowed(db, actor, purchaseKind, 'approve', [locked])
  const parameters = await readParameters(db)
  const real = await realPrice(db, locked, approval)
  const purchase = { ...locked, ...real }
  const { productValueInCents = purchase.productValueInCents, tracking } = approval
  const { category, assistedPurchasePriceInCents: assistedPriceInCents, totalInCents } = purchase
  const declared = { category, valueInCents: productValueInCents, assistedPriceInCents }
  requireDeclarable(declared, parameters, 'productValueInCents')
  const order = await makeOrder(db, actor, { purchase, client, productValueInCents, tracking }, parameters)
  const paid = approval.paidUpFront && (await payUpFront(db, actor, purchase, approval.paidUpFront))
  await requireUpFront(db, purchase, parameters)
  const changes = { ...real, productValueInCents, approvedAt: now() }
  const told = {
    order: order.code,
    ...(totalInCents !== locked.totalInCents && { totalInCents: { from: locked.totalInCents, to: totalInCents } }),
    ...(paid && { payment: paid.code, amountInCents: paid.amountInCents }),
  }
  const approved = await actOnOne(db, actor, purchaseKind, 'approve', locked, changes, { changes: told })
  // The news names it while it is still held: what was held above its price is the client's credit.
  await freeHeld(db, actor, [{ id, clientId, keptInCents: totalInCents }], '')
  return approved
}

/** The lines as the store charged them, where staff name them: within what the client agreed to. */
async function realPrice(db: Db, purchase: PurchaseRow, approval: Approval): Promise<PurchaseChanges> {
  const items = await itemsOfOne(db, purchase.id)
  if (!isRepriced(purchase, items, approval)) return {}
  requireAgreedPrices(purchase, items, approval)
  return priceAnew(db, purchase, approval)
}
