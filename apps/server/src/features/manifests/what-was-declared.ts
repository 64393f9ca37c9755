import { customsValueOf } from '../bundles/bundles.view.ts'
import type { Item } from '../orders/order-items.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import type { ManifestRow } from './manifests.table.ts'
import type { Carried } from './shipping-checks.ts'

/** What was declared, word for word, as it stays on record whatever changes later (domain, section 6). */
export const whatWasDeclared = (
  manifest: ManifestRow,
  carried: readonly Carried[],
  items: ReadonlyMap<string, readonly Item[]>,
) => ({
  code: manifest.code,
  guideNumber: manifest.guideNumber,
  airline: manifest.airline,
  flight: manifest.flight,
  departureDate: manifest.departureDate,
  bundles: carried.map(({ bundle, orders }) => ({
    id: bundle.id,
    code: bundle.code,
    childGuideNumber: bundle.childGuideNumber,
    category: bundle.category,
    isSpecial: bundle.isSpecial,
    consigneeName: bundle.consigneeName,
    consigneeIdentificationType: bundle.consigneeIdentificationType,
    consigneeIdentification: bundle.consigneeIdentification,
    weightInGrams: bundle.weightInGrams,
    declaredValueInCents: bundle.declaredValueInCents,
    customsInvoiceValueInCents: customsValueOf(bundle),
    valueWithTaxInCents: bundle.valueWithTaxInCents,
    quotaOverrideReason: bundle.quotaOverrideReason,
    orders: orders.map((order) => declaredOrder(order, items.get(order.id) ?? [])),
  })),
})

const declaredOrder = (order: OrderRow, items: readonly Item[]) => ({
  id: order.id,
  code: order.code,
  tracking: order.tracking,
  description: order.description,
  weightInGrams: order.warehouseWeightInGrams,
  productValueInCents: order.productValueInCents,
  items,
})
