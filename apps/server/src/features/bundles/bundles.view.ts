import type { Bundle, BundledOrder } from '@app/contract/bundles.contract'
import { allowedActions, bundleLifecycle } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { contextsOf, type OrderContext } from '../orders/order-contexts.repository.ts'
import { findOrdersOfBundles } from '../orders/orders.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { quotaKey, usedQuotas } from '../quotas/quotas.repository.ts'
import { personView } from '../users/user.view.ts'
import { bundleSnapshot } from './bundles.kind.ts'
import type { BundleRow } from './bundles.table.ts'
import { manifestsOfBundles } from './bundles-lists.repository.ts'
import { checkDeclarations, quotaYearOf } from './check-bundles.ts'

/** The bundles as they are published, in the order given, with what is inside and what customs may object to. */
export async function viewBundles(db: Db, actor: Doer, bundles: readonly BundleRow[]): Promise<Bundle[]> {
  const ids = bundles.map(({ id }) => id)
  const orders = await findOrdersOfBundles(db, ids)
  const byBundle = Map.groupBy(orders, ({ bundleId }) => bundleId)
  const contexts = await contextsOf(
    db,
    orders.map(({ id }) => id),
  )
  const manifests = await manifestsOfBundles(db, bundles)
  const used = await usedQuotas(db, bundles.map(quotaYearOf))
  const declarations = bundles.map((bundle) => ({
    bundle,
    orders: byBundle.get(bundle.id) ?? [],
    declaredEarlierThisYearInCents: 0,
  }))
  const checks = await checkDeclarations(db, declarations, await readParameters(db))
  return declarations.map(({ bundle, orders }, index) => ({
    ...bundleView(actor, bundle),
    manifest: manifests.get(bundle.manifestId ?? '') ?? null,
    consigneeYearInCents: used.get(quotaKey(quotaYearOf(bundle))) ?? 0,
    orders: orders.map((order) => bundledOrderView(order, contexts.get(order.id))),
    warnings: checks[index]?.warnings.map(({ code }) => code) ?? [],
  }))
}

export async function viewBundle(db: Db, actor: Doer, bundle: BundleRow): Promise<Bundle> {
  const [view] = await viewBundles(db, actor, [bundle])
  if (!view) throw new Error(`bundle ${bundle.id} has no view`)
  return view
}

const bundleView = (actor: Doer, bundle: BundleRow) => ({
  id: bundle.id,
  code: bundle.code,
  version: bundle.version,
  createdAt: bundle.createdAt.toISOString(),
  updatedAt: bundle.updatedAt.toISOString(),
  status: bundle.status,
  category: bundle.category,
  isSpecial: bundle.isSpecial,
  consignee: {
    authorizedNameId: bundle.consigneeAuthorizedNameId,
    name: bundle.consigneeName,
    identificationType: bundle.consigneeIdentificationType,
    identification: bundle.consigneeIdentification,
  },
  childGuideNumber: bundle.childGuideNumber,
  weightInGrams: bundle.weightInGrams,
  declaredValueInCents: bundle.declaredValueInCents,
  customsInvoiceValueInCents: customsValueOf(bundle),
  valueWithTaxInCents: bundle.valueWithTaxInCents,
  invoiceOwner: invoiceOwnerOf(bundle),
  // As in the consignee's year, for administrators.
  quotaOverrideReason: actor.role === 'administrator' ? bundle.quotaOverrideReason : null,
  sentAt: bundle.sentAt?.toISOString() ?? null,
  arrivedAt: bundle.arrivedAt?.toISOString() ?? null,
  allowedActions: allowedActions(bundleLifecycle, bundleSnapshot(bundle), actor),
})

function invoiceOwnerOf({ invoiceOwnerName: name, invoiceOwnerIdentificationType, invoiceOwnerIdentification }: BundleRow) {
  if (!name || !invoiceOwnerIdentificationType || !invoiceOwnerIdentification) return null
  return { name, identificationType: invoiceOwnerIdentificationType, identification: invoiceOwnerIdentification }
}

/** What was declared, until somebody says otherwise (domain, section 7). */
export const customsValueOf = ({ customsInvoiceValueInCents, declaredValueInCents }: BundleRow): number =>
  customsInvoiceValueInCents ?? declaredValueInCents

const bundledOrderView = (order: OrderRow, context: OrderContext | undefined): BundledOrder => ({
  id: order.id,
  code: order.code,
  status: order.status,
  client: context?.client ? personView(context.client) : null,
  tracking: order.tracking,
  description: order.description,
  productValueInCents: order.productValueInCents,
  warehouseWeightInGrams: order.warehouseWeightInGrams,
  realWeightInGrams: order.realWeightInGrams,
})
