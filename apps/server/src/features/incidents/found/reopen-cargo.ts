import { type Actor, ordersThatAre, type Parameters } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { actWherePossible } from '../../../records/act.ts'
import { dutyOf } from '../../bundle-prices/price-bundles.ts'
import type { Held } from '../../bundles/bundle-progress.repository.ts'
import { bundleKind } from '../../bundles/bundles.kind.ts'
import type { BundleRow } from '../../bundles/bundles.table.ts'
import { quotaYearOf } from '../../bundles/check-bundles.ts'
import { putInBundle } from '../../bundles/put-in-bundle.ts'
import { markArrivedManifests, reopenManifests } from '../../manifest-records/follow-bundles.ts'
import { findOrdersOfBundles } from '../../orders/orders.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { lockQuotas } from '../../quotas/quotas.repository.ts'
import { reserveQuotas } from '../../quotas/reserve-quota.ts'

const ON_THE_WAY = ordersThatAre('inFlight')

/**
 * What shipped bundles do with a package that was found: one that was weighed, paid or ended waits for its weight again, and its manifest is
 * not finished; one that had ended on its way takes its consignee's year again, because it was declared; the others share the duty with it.
 */
export async function reopenCargo(db: Db, actor: Actor, { manifests, bundles }: Held): Promise<void> {
  if (bundles.length === 0) return
  const parameters = await readParameters(db)
  const neverArrived = bundles.filter(({ status, arrivedAt }) => status === 'removed' && arrivedAt === null)
  const waiting = ({ arrivedAt }: BundleRow) => ({
    removedAt: null,
    weighedAt: null,
    realWeightInGrams: null,
    arrivedAt: arrivedAt ?? now(),
  })
  const dutyAgain = (bundle: BundleRow) =>
    neverArrived.includes(bundle) ? { dutyInCents: dutyOf({ ...bundle, dutyInCents: null }, parameters) } : {}
  const reopened = (bundle: BundleRow) => ({ ...waiting(bundle), ...dutyAgain(bundle) })
  const after = await actWherePossible(db, actor, bundleKind, ['reopen'], bundles, reopened, { place: 'UIO' })
  await declareAgain(db, actor, neverArrived)
  for (const bundle of after) await shareDuty(db, actor, bundle, parameters)
  await reopenManifests(db, actor, await markArrivedManifests(db, actor, manifests))
}

/** Without asking what is left of the year: customs counted it. */
async function declareAgain(db: Db, actor: Actor, bundles: readonly BundleRow[]): Promise<void> {
  const ofQuota = bundles.filter(({ category }) => category === 'B')
  await lockQuotas(db, ofQuota.map(quotaYearOf))
  const reserved = ofQuota.map((bundle) => ({
    ...quotaYearOf(bundle),
    bundleId: bundle.id,
    amountInCents: bundle.valueWithTaxInCents,
    note: 'package found',
  }))
  await reserveQuotas(db, actor, reserved)
}

/** What its packages are expected to cost, while none of them has its price: with a price the scale shares the duty. */
async function shareDuty(db: Db, actor: Actor, bundle: BundleRow, parameters: Parameters): Promise<void> {
  const left = (await findOrdersOfBundles(db, [bundle.id])).filter(({ status }) => status !== 'removed')
  if (left.every(({ status }) => ON_THE_WAY.includes(status))) {
    await putInBundle(db, actor, bundle, { added: [], kept: left }, parameters)
  }
}
