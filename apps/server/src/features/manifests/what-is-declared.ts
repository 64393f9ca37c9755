import type { Db } from '../../db/db.ts'
import { customsValueOf } from '../bundles/bundles.view.ts'
import { quotaYearOf } from '../bundles/check-bundles.ts'
import { type Residence, residencesOf } from '../manifest-records/consignees.repository.ts'
import type { ManifestRow } from '../manifest-records/manifests.table.ts'
import { type Item, itemsOf } from '../orders/order-items.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { quotaKey, usedQuotas } from '../quotas/quotas.repository.ts'
import type { Carried } from './shipping-checks.ts'

/** What is declared, word for word; shipping keeps it on record, whatever changes later (domain, section 6). */
export async function whatIsDeclared(db: Db, manifest: ManifestRow, carried: readonly Carried[]) {
  const inOrder = carried.toSorted((one, other) => (one.bundle.position ?? 0) - (other.bundle.position ?? 0))
  const residences = await residencesOf(
    db,
    inOrder.map(({ bundle }) => bundle.id),
  )
  const years = await usedQuotas(
    db,
    inOrder.map(({ bundle }) => quotaYearOf(bundle)),
  )
  const items = await itemsOf(
    db,
    inOrder.flatMap(({ orders }) => orders.map(({ id }) => id)),
  )
  return declarationOf(manifest, inOrder, { residences, years, items })
}

type Known = {
  residences: ReadonlyMap<string, Residence>
  /** Of each consignee's year, what is used. */
  years: ReadonlyMap<string, number>
  items: ReadonlyMap<string, readonly Item[]>
}

/** The same, where what it takes is known already. */
export function declarationOf(manifest: ManifestRow, inOrder: readonly Carried[], { residences, years, items }: Known) {
  const { code, guideNumber, airline, flight, departureDate } = manifest
  const bundles = inOrder.map((one) => ({
    ...declaredBundle(one, residences.get(one.bundle.id)),
    consigneeYearInCents: years.get(quotaKey(quotaYearOf(one.bundle))) ?? 0,
    orders: one.orders.map((order) => declaredOrder(order, items.get(order.id) ?? [])),
  }))
  return { code, guideNumber, airline, flight, departureDate, bundles }
}
export type Declared = Awaited<ReturnType<typeof whatIsDeclared>>

/** Of a manifest that was shipped: what was declared then. */
export const declaredWhenShipped = ({ snapshot }: ManifestRow): Declared | null => snapshot as Declared | null

const declaredBundle = ({ bundle }: Carried, residence: Residence | undefined) => ({
  id: bundle.id,
  code: bundle.code,
  childGuideNumber: bundle.childGuideNumber,
  category: bundle.category,
  isSpecial: bundle.isSpecial,
  consigneeName: bundle.consigneeName,
  consigneeIdentificationType: bundle.consigneeIdentificationType,
  consigneeIdentification: bundle.consigneeIdentification,
  consigneeAddress: residence?.address ?? '',
  consigneeCity: residence?.city ?? '',
  weightInGrams: bundle.weightInGrams,
  declaredValueInCents: bundle.declaredValueInCents,
  customsInvoiceValueInCents: customsValueOf(bundle),
  valueWithTaxInCents: bundle.valueWithTaxInCents,
  quotaOverrideReason: bundle.quotaOverrideReason,
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
