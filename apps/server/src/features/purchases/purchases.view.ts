import type { Purchase } from '@app/contract/purchases.contract'
import { purchaseLifecycle } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { offeredActions } from '../../records/offered.ts'
import type { Doer } from '../events/events.repository.ts'
import { titleOfPurchase } from './purchase-title.ts'
import { type PurchaseInView, purchaseInView } from './purchase-view.repository.ts'
import { purchaseSnapshot } from './purchases.kind.ts'

/** As it is published, with what this person may do with it. */
export async function viewPurchase(db: Db, actor: Doer, { id }: { id: string }): Promise<Purchase> {
  const [purchase] = await purchaseInView.byIds(db, [id])
  if (!purchase) throw new Error(`purchase ${id} has no view`)
  return purchaseView(actor, purchase)
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
    title: titleOfPurchase(purchase.items),
    items: purchase.items,
    storeShippingInCents: purchase.storeShippingInCents,
    price: { lines: purchase.lines, totalInCents: purchase.totalInCents },
    weightInGrams: purchase.weightInGrams,
    allowPartial: purchase.allowPartial,
    temporalPriceInCents: purchase.temporalPriceInCents,
    assistedPurchasePriceInCents: purchase.assistedPurchasePriceInCents,
    productValueInCents: purchase.productValueInCents,
    paidUpFrontInCents: purchase.paidUpFrontInCents,
    heldInCents: purchase.heldInCents,
    comment: purchase.comment,
    observation: purchase.observation,
    removedReason: purchase.removedReason,
    acceptedAt: purchase.acceptedAt,
    approvedAt: purchase.approvedAt,
    order: purchase.order,
    allowedActions: offeredActions(purchaseLifecycle, purchaseSnapshot(purchase), actor),
  }
}
