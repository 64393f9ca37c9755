import type { Bundle, BundledOrder } from '@app/contract/bundles.contract'
import { arrivalOfAll, bundleLifecycle, type Parameters } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { offeredActions } from '../../records/offered.ts'
import type { Doer } from '../events/events.repository.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { BILLED } from './bundle-contents.repository.ts'
import { type BundleInView, bundleInView, type OrderInBundle } from './bundle-view.repository.ts'
import { bundleSnapshot } from './bundles.kind.ts'
import type { BundleRow } from './bundles.table.ts'
import { checkKnown } from './check-bundles.ts'

/** The bundles as they are published, in the order given, with what is inside and what customs may object to. */
export async function viewBundles(db: Db, actor: Doer, bundles: readonly { id: string }[]): Promise<Bundle[]> {
  const found = await bundleInView.byIds(
    db,
    bundles.map(({ id }) => id),
  )
  const parameters = await readParameters(db)
  return found.map((bundle) => bundleView(actor, bundle, parameters))
}

export async function viewBundle(db: Db, actor: Doer, bundle: { id: string }): Promise<Bundle> {
  const [view] = await viewBundles(db, actor, [bundle])
  if (!view) throw new Error(`bundle ${bundle.id} has no view`)
  return view
}

/** The bundle as it is published, by the rules as they are now. */
export const bundleView = (actor: Doer, bundle: BundleInView, parameters: Parameters): Bundle => ({
  id: bundle.id,
  code: bundle.code,
  version: bundle.version,
  createdAt: bundle.createdAt,
  updatedAt: bundle.updatedAt,
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
  loadedAt: bundle.loadedAt,
  weightInGrams: bundle.weightInGrams,
  declaredValueInCents: bundle.declaredValueInCents,
  customsInvoiceValueInCents: customsValueOf(bundle),
  valueWithTaxInCents: bundle.valueWithTaxInCents,
  invoiceOwner: invoiceOwnerOf(bundle),
  // What else was declared for the consignee is not of this bundle.
  consigneeYearInCents: actor.role === 'administrator' ? bundle.consigneeYearInCents : null,
  // As in the consignee's year, for administrators.
  quotaOverrideReason: actor.role === 'administrator' ? bundle.quotaOverrideReason : null,
  customs: bundle.customs,
  sentAt: bundle.sentAt,
  arrivedAt: bundle.arrivedAt,
  ...arrivalOfAll(bundle.orders.filter(({ status }) => status !== 'removed')),
  manifest: bundle.manifest,
  orders: bundle.orders.map(bundledOrderView),
  warnings: warningsOf(bundle, parameters),
  allowedActions: offeredActions(bundleLifecycle, bundleSnapshot(bundle, billedOf(bundle)), actor),
})

const billedOf = ({ orders }: BundleInView) => ({
  anyOrderBilled: orders.some(({ status }) => BILLED.includes(status)),
  allOrdersBilled: orders.length > 0 && orders.every(({ status }) => status === 'removed' || BILLED.includes(status)),
})

/** What customs may object to, whatever the consignee declared before. */
const warningsOf = (bundle: BundleInView, parameters: Parameters): string[] =>
  checkKnown({ bundle, orders: bundle.orders, declaredEarlierThisYearInCents: 0 }, parameters).warnings.map(({ code }) => code)

function invoiceOwnerOf({ invoiceOwnerName: name, invoiceOwnerIdentificationType, invoiceOwnerIdentification }: BundleInView) {
  if (!name || !invoiceOwnerIdentificationType || !invoiceOwnerIdentification) return null
  return { name, identificationType: invoiceOwnerIdentificationType, identification: invoiceOwnerIdentification }
}

type Valued = Pick<BundleRow, 'customsInvoiceValueInCents' | 'declaredValueInCents'>

/** What was declared, until somebody says otherwise (domain, section 7). */
export const customsValueOf = ({ customsInvoiceValueInCents, declaredValueInCents }: Valued): number =>
  customsInvoiceValueInCents ?? declaredValueInCents

const bundledOrderView = (order: OrderInBundle): BundledOrder => ({
  id: order.id,
  code: order.code,
  status: order.status,
  outcome: order.outcome,
  client: order.client,
  tracking: order.tracking,
  description: order.description,
  productValueInCents: order.productValueInCents,
  warehouseWeightInGrams: order.warehouseWeightInGrams,
  realWeightInGrams: order.realWeightInGrams,
})
