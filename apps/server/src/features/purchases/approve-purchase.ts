import type { purchaseActions as contract, Received } from '@app/contract'
import type { Purchase } from '@app/contract/purchases.contract'
import type { Actor } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { get, lockOne } from '../../records/records.repository.ts'
import { THE_HOUSE } from '../events/events.repository.ts'
import { refuseTakenTracking } from '../orders/matching/taken-tracking.ts'
import { holdClient } from '../orders/order-clients.repository.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { payUpFront } from '../payments/pay-up-front.ts'
import { makeOrder } from './order-of-purchase.ts'
import { requireDeclarable } from './price-goods.ts'
import { purchaseKind } from './purchases.kind.ts'
import type { PurchaseRow } from './purchases.table.ts'
import { viewPurchase } from './purchases.view.ts'

type Approval = Received<typeof contract.approvePurchase>['body']

/** The purchase becomes an order, once, at the price that it has; what the client paid up front is taken with it. */
export async function approvePurchase(db: Db, actor: Actor, id: string, approval: Approval): Promise<Purchase> {
  const approving = () => db.transaction((tx) => approve(tx, actor, id, approval))
  return viewPurchase(db, actor, await refuseTakenTracking(approving, 'tracking'))
}

async function approve(db: Db, actor: Actor, id: string, approval: Approval): Promise<PurchaseRow> {
  const { clientId } = await get(db, actor, purchaseKind, id)
  // People are locked first. The client may be another associate's by now; the purchase stays with whoever it was made with.
  const client = await holdClient(db, THE_HOUSE, clientId)
  const purchase = await lockOne(db, actor, purchaseKind, id)
  await requireAllowed(db, actor, purchaseKind, 'approve', [purchase])
  const parameters = await readParameters(db)
  const { productValueInCents = purchase.productValueInCents, tracking } = approval
  const { category, assistedPurchasePriceInCents: assistedPriceInCents } = purchase
  const declared = { category, valueInCents: productValueInCents, assistedPriceInCents }
  requireDeclarable(declared, parameters, 'productValueInCents')
  const order = await makeOrder(db, actor, { purchase, client, productValueInCents, tracking }, parameters)
  const paid = await takePayment(db, actor, purchase, approval)
  const changes = { productValueInCents, approvedAt: now() }
  const told = { order: order.code, ...(paid && { payment: paid.code, amountInCents: paid.amountInCents }) }
  return actOnOne(db, actor, purchaseKind, 'approve', purchase, changes, { changes: told })
}

const takePayment = async (db: Db, actor: Actor, purchase: PurchaseRow, { paidUpFront }: Approval) =>
  paidUpFront && payUpFront(db, actor, purchase, paidUpFront)
