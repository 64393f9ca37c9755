import type { Purchase } from '@app/contract/purchases.contract'
import { allowedActions, purchaseLifecycle } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { personView } from '../users/user.view.ts'
import { type PurchaseContext, purchaseContextsOf } from './purchase-contexts.repository.ts'
import { itemsOf } from './purchase-items.repository.ts'
import { purchaseSnapshot } from './purchases.kind.ts'
import type { PurchaseItemRow, PurchaseRow } from './purchases.table.ts'

/** The purchases as they are published, in the order given, with what this person may do with each. */
export async function viewPurchases(db: Db, actor: Doer, purchases: readonly PurchaseRow[]): Promise<Purchase[]> {
  const ids = purchases.map(({ id }) => id)
  const [contexts, items] = await Promise.all([purchaseContextsOf(db, ids), itemsOf(db, ids)])
  return purchases.flatMap((purchase) => {
    const context = contexts.get(purchase.id)
    return context ? [purchaseView(actor, purchase, context, items.get(purchase.id) ?? [])] : []
  })
}

export async function viewPurchase(db: Db, actor: Doer, purchase: PurchaseRow): Promise<Purchase> {
  const [view] = await viewPurchases(db, actor, [purchase])
  if (!view) throw new Error(`purchase ${purchase.id} has no view`)
  return view
}

function purchaseView(
  actor: Doer,
  purchase: PurchaseRow,
  { client, associate, order, consigneeName, pickupName }: PurchaseContext,
  items: readonly PurchaseItemRow[],
): Purchase {
  const clientName = personView(client).name
  return {
    id: purchase.id,
    code: purchase.code,
    version: purchase.version,
    createdAt: purchase.createdAt.toISOString(),
    updatedAt: purchase.updatedAt.toISOString(),
    status: purchase.status,
    client: personView(client),
    associate: associate && personView(associate),
    consignee: { authorizedNameId: purchase.consigneeAuthorizedNameId, name: consigneeName ?? clientName },
    pickup: { authorizedNameId: purchase.pickupAuthorizedNameId, name: pickupName ?? clientName },
    category: purchase.category,
    items: items.map(itemView),
    storeShippingInCents: purchase.storeShippingInCents,
    price: { lines: purchase.lines, totalInCents: purchase.totalInCents },
    temporalPriceInCents: purchase.temporalPriceInCents,
    assistedPurchasePriceInCents: purchase.assistedPurchasePriceInCents,
    productValueInCents: purchase.productValueInCents,
    paidUpFrontInCents: purchase.paidUpFrontInCents,
    comment: purchase.comment,
    observation: purchase.observation,
    removedReason: purchase.removedReason,
    acceptedAt: purchase.acceptedAt?.toISOString() ?? null,
    approvedAt: purchase.approvedAt?.toISOString() ?? null,
    order,
    allowedActions: allowedActions(purchaseLifecycle, purchaseSnapshot(purchase), actor),
  }
}

const itemView = ({ purchaseId: _purchaseId, position: _position, ...item }: PurchaseItemRow): Purchase['items'][number] => ({
  ...item,
  unitPriceLimitInCents: item.unitPriceLimitInCents ?? item.unitPriceInCents,
})
