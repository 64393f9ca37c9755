// What a bundle declares once it holds other packages, and what it takes of its consignee's year.
import { contentsOf, type Parameters, valueWithTax } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { releaseQuotas, reserveQuotas } from '../quotas/reserve-quota.ts'
import type { BundleRow } from './bundles.table.ts'
import { orderToBundle, quotaYearOf } from './check-bundles.ts'

export function declaredBy(bundle: BundleRow, orders: readonly OrderRow[], parameters: Parameters) {
  const [first] = orders
  const inside = orders.map((order) => orderToBundle(order, bundle.id, []))
  const { weightInGrams, valueInCents: declaredValueInCents } = contentsOf({ orders: inside })
  const countedInCents = Math.max(declaredValueInCents, bundle.customsInvoiceValueInCents ?? 0)
  return {
    weightInGrams,
    declaredValueInCents,
    valueWithTaxInCents: valueWithTax(countedInCents, parameters),
    isSpecial: first?.isSpecial ?? bundle.isSpecial,
    associateId: orders.every(({ associateId }) => associateId === first?.associateId) ? (first?.associateId ?? null) : null,
  }
}

/** For a bundle whose contents changed. */
export async function reserveAgain(db: Db, actor: Doer, bundle: BundleRow): Promise<void> {
  if (bundle.category !== 'B') return
  const { id: bundleId, valueWithTaxInCents: amountInCents } = bundle
  await releaseQuotas(db, actor, [bundleId], 'bundle changed')
  await reserveQuotas(db, actor, [{ ...quotaYearOf(bundle), bundleId, amountInCents, note: bundle.quotaOverrideReason ?? '' }])
}
