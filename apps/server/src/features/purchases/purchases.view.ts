import type { Purchase } from '@app/contract/purchases.contract'
import { allowedActions, purchaseLifecycle } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { type PurchaseInView, purchaseInView } from './purchase-view.repository.ts'
import { purchaseSnapshot } from './purchases.kind.ts'

/** The purchases as they are published, in the order given, with what this person may do with each. */
export async function viewPurchases(db: Db, actor: Doer, purchases: readonly { id: string }[]): Promise<Purchase[]> {
  const found = await purchaseInView.byIds(
    db,
    purchases.map(({ id }) => id),
  )
  return found.map((purchase) => purchaseView(actor, purchase))
}

export async function viewPurchase(db: Db, actor: Doer, purchase: { id: string }): Promise<Purchase> {
  const [view] = await viewPurchases(db, actor, [purchase])
  if (!view) throw new Error(`purchase ${purchase.id} has no view`)
  return view
}

export function purchaseView(actor: Doer, purchase: PurchaseInView): Purchase {
  const { client, consigneeName, pickupName } = purchase
  return {
    id: purchase.id,
    code: purchase.code,
    version: purchase.version,
    createdAt: purchase.createdAt,
    updatedAt: purchase.updatedAt,
    status: purchase.status,
    client,
    associate: purchase.associate,
    consignee: { authorizedNameId: purchase.consigneeAuthorizedNameId, name: consigneeName ?? client.name },
    pickup: { authorizedNameId: purchase.pickupAuthorizedNameId, name: pickupName ?? client.name },
    category: purchase.category,
    items: purchase.items,
    storeShippingInCents: purchase.storeShippingInCents,
    price: { lines: purchase.lines, totalInCents: purchase.totalInCents },
    temporalPriceInCents: purchase.temporalPriceInCents,
    assistedPurchasePriceInCents: purchase.assistedPurchasePriceInCents,
    productValueInCents: purchase.productValueInCents,
    paidUpFrontInCents: purchase.paidUpFrontInCents,
    comment: purchase.comment,
    observation: purchase.observation,
    removedReason: purchase.removedReason,
    acceptedAt: purchase.acceptedAt,
    approvedAt: purchase.approvedAt,
    order: purchase.order,
    allowedActions: allowedActions(purchaseLifecycle, purchaseSnapshot(purchase), actor),
  }
}
