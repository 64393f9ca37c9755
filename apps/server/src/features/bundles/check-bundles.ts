import { type BundleCheck, type BundleToCheck, checkBundle, type OrderToBundle, type Parameters } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { consentsOf, type NamedConsignee } from '../consents/given-consents.repository.ts'
import { recipientOf } from '../orders/lists/order-parts.ts'
import { type Item, itemsOf } from '../orders/order-items.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { quotaKey, usedQuotas } from '../quotas/quotas.repository.ts'
import type { BundleRow } from './bundles.table.ts'

/** What is to share a declaration, before or after there is a bundle. */
export type Declaration = {
  bundle: Pick<BundleRow, 'id' | 'fiscalYear' | 'customsInvoiceValueInCents' | 'quotaOverrideReason'>
  orders: readonly OrderRow[]
  /** With tax, in that year, without this bundle. */
  declaredEarlierThisYearInCents: number
}

/** The rules of domain section 7 for each of these, in their order. */
export async function checkDeclarations(
  db: Db,
  declarations: readonly Declaration[],
  parameters: Parameters,
): Promise<BundleCheck[]> {
  const orders = declarations.flatMap((declaration) => declaration.orders)
  const items = await itemsOf(
    db,
    orders.map(({ id }) => id),
  )
  const hasConsented = await consentsOf(db, orders.map(namedConsignee))
  return declarations.map((declaration) => checkBundle(bundleToCheck(declaration, items, hasConsented), parameters))
}

/** The same for bundles that exist: each holds its own part of the year reserved. */
export async function checkBundles(
  db: Db,
  bundles: readonly { bundle: BundleRow; orders: readonly OrderRow[] }[],
  parameters: Parameters,
) {
  const used = await usedQuotas(
    db,
    bundles.map(({ bundle }) => quotaYearOf(bundle)),
  )
  const declarations = bundles.map(({ bundle, orders }) => {
    const usedInCents = used.get(quotaKey(quotaYearOf(bundle))) ?? 0
    return {
      bundle,
      orders,
      declaredEarlierThisYearInCents: usedInCents - (bundle.category === 'B' ? bundle.valueWithTaxInCents : 0),
    }
  })
  return checkDeclarations(db, declarations, parameters)
}

export const quotaYearOf = ({
  consigneeIdentification,
  fiscalYear,
}: Pick<BundleRow, 'consigneeIdentification' | 'fiscalYear'>) => ({
  identification: consigneeIdentification,
  fiscalYear,
})

const namedConsignee = (order: OrderRow): NamedConsignee => ({
  authorizedNameId: order.consigneeAuthorizedNameId,
  clientId: order.clientId,
  identification: order.consigneeIdentification,
})

function bundleToCheck(
  { bundle, orders, declaredEarlierThisYearInCents }: Declaration,
  items: ReadonlyMap<string, readonly Item[]>,
  hasConsented: (consignee: NamedConsignee) => boolean,
): BundleToCheck {
  const [first] = orders
  const consignee = first && recipientOf(first, 'consignee')
  return {
    orders: orders.map((order) => orderToBundle(order, bundle.id, items.get(order.id) ?? [])),
    // Nobody is named yet: that is what the check refuses then.
    consignee: {
      identificationType: consignee?.identificationType ?? 'passport',
      identification: consignee?.identification ?? '',
      hasConsented: orders.every((order) => hasConsented(namedConsignee(order))),
    },
    declaredEarlierThisYearInCents,
    customsValueInCents: bundle.customsInvoiceValueInCents,
    quotaOverrideReason: bundle.quotaOverrideReason,
  }
}

export const orderToBundle = (order: OrderRow, bundleId: string, items: readonly Item[]): OrderToBundle => ({
  id: order.id,
  status: order.status,
  isUnmatched: order.clientId === null,
  isInAnotherBundle: order.bundleId !== null && order.bundleId !== bundleId,
  category: order.category,
  isSpecial: order.isSpecial,
  consigneeIdentification: order.consigneeIdentification,
  isAuthorizedToBundle: order.isAuthorizedToBundle,
  weightInGrams: order.warehouseWeightInGrams ?? 0,
  valueInCents: order.productValueInCents,
  items,
})
