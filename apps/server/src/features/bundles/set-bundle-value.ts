import { type Actor, type BundleRefusal, type Parameters, valueWithTax } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { get } from '../../records/records.repository.ts'
import { lockOrdersOfBundles } from '../orders/orders.repository.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { lockQuotas, quotaKey } from '../quotas/quotas.repository.ts'
import { releaseQuotas, reserveQuotas } from '../quotas/reserve-quota.ts'
import { bundleKind } from './bundles.kind.ts'
import { lockBundles } from './bundles.repository.ts'
import type { BundleRow } from './bundles.table.ts'
import { viewBundle } from './bundles.view.ts'
import { checkDeclarations, quotaYearOf } from './check-bundles.ts'
import { refuseBundle } from './refuse-bundle.ts'

/** The value that a bundle is declared with. The larger of it and the declared sum counts, so limits and quota are checked again. */
export async function setBundleValue(db: Db, actor: Actor, id: string, customsInvoiceValueInCents: number) {
  await db.transaction(async (tx) => {
    const parameters = await readParameters(tx)
    const locked = await lockBundles(tx, actor, [id])
    for (const bundle of locked) await requireWithinLimits(tx, actor, { ...bundle, customsInvoiceValueInCents }, parameters)
    const changed = await act(
      tx,
      actor,
      bundleKind,
      'setValue',
      locked,
      (bundle) => ({
        customsInvoiceValueInCents,
        valueWithTaxInCents: countedValue({ ...bundle, customsInvoiceValueInCents }, parameters),
      }),
      (bundle) => ({
        changes: { customsInvoiceValueInCents: { from: bundle.customsInvoiceValueInCents, to: customsInvoiceValueInCents } },
      }),
    )
    for (const bundle of changed) await reserveAgain(tx, actor, bundle)
  })
  return viewBundle(db, actor, await get(db, actor, bundleKind, id))
}

const countedValue = ({ declaredValueInCents, customsInvoiceValueInCents }: BundleRow, parameters: Parameters): number =>
  valueWithTax(Math.max(declaredValueInCents, customsInvoiceValueInCents ?? 0), parameters)

const ABOUT_THE_VALUE: readonly BundleRefusal['code'][] = [
  'categoryBLimitExceeded',
  'categoryCLimitExceeded',
  'yearlyQuotaExceeded',
]

/** What the bundle holds reserved is in what is used, and was counted with the value it had. */
async function requireWithinLimits(db: Db, actor: Actor, bundle: BundleRow, parameters: Parameters): Promise<void> {
  const orders = await lockOrdersOfBundles(db, [bundle.id])
  const year = quotaYearOf(bundle)
  const used = await lockQuotas(db, [year])
  const held = bundle.category === 'B' ? bundle.valueWithTaxInCents : 0
  const declaredEarlierThisYearInCents = (used.get(quotaKey(year)) ?? 0) - held
  const [check] = await checkDeclarations(db, [{ bundle, orders, declaredEarlierThisYearInCents }], parameters)
  refuseBundle(
    actor,
    (check?.refusals ?? []).filter(({ code }) => ABOUT_THE_VALUE.includes(code)),
  )
}

async function reserveAgain(db: Db, actor: Actor, bundle: BundleRow): Promise<void> {
  if (bundle.category !== 'B') return
  await releaseQuotas(db, actor, [bundle.id], 'customs value changed')
  await reserveQuotas(db, actor, [{ ...quotaYearOf(bundle), bundleId: bundle.id, amountInCents: bundle.valueWithTaxInCents }])
}
