import { type Parameters, valueWithTax } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { change } from '../../records/guarded-update.repository.ts'
import { only } from '../../records/only.ts'
import type { Doer } from '../events/events.repository.ts'
import { lockQuotas } from '../quotas/quotas.repository.ts'
import { releaseQuotas, reserveQuotas } from '../quotas/reserve-quota.ts'
import { bundleKind } from './bundles.kind.ts'
import type { BundleRow } from './bundles.table.ts'
import { quotaYearOf } from './check-bundles.ts'

/**
 * Locks the years of the consignees. A bundle that was made in another year, or when the US tax was another, is counted anew:
 * the fiscal year of the shipping date is the one that counts (domain, section 7).
 */
export async function reserveInYear(
  db: Db,
  doer: Doer,
  bundles: readonly BundleRow[],
  fiscalYear: number,
  parameters: Parameters,
) {
  await lockQuotas(db, [...bundles, ...bundles.map((bundle) => ({ ...bundle, fiscalYear }))].map(quotaYearOf))
  const counted: BundleRow[] = []
  for (const bundle of bundles) counted.push(await countAnew(db, doer, bundle, fiscalYear, parameters))
  return counted
}

async function countAnew(db: Db, doer: Doer, bundle: BundleRow, fiscalYear: number, parameters: Parameters): Promise<BundleRow> {
  const valueInCents = Math.max(bundle.declaredValueInCents, bundle.customsInvoiceValueInCents ?? 0)
  const valueWithTaxInCents = valueWithTax(valueInCents, parameters)
  if (bundle.fiscalYear === fiscalYear && bundle.valueWithTaxInCents === valueWithTaxInCents) return bundle
  const counted = only(await change(db, bundleKind, [{ row: bundle, changes: { fiscalYear, valueWithTaxInCents } }]))
  if (bundle.category !== 'B') return counted
  await releaseQuotas(db, doer, [bundle.id], 'counted in the year of shipping')
  await reserveQuotas(db, doer, [{ ...quotaYearOf(counted), bundleId: bundle.id, amountInCents: valueWithTaxInCents }])
  return counted
}
