import type { Actor } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { actWherePossible } from '../../../records/act.ts'
import { repriceBundle } from '../../bundle-prices/reprice-bundle.ts'
import type { Held } from '../../bundles/bundle-progress.repository.ts'
import { bundleKind } from '../../bundles/bundles.kind.ts'
import type { BundleRow } from '../../bundles/bundles.table.ts'
import { followOrders } from '../../bundles/follow-orders.ts'
import { putInBundle } from '../../bundles/put-in-bundle.ts'
import { finishManifests, markArrivedManifests } from '../../manifest-records/follow-bundles.ts'
import { findOrdersOfBundles } from '../../orders/orders.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { releaseQuotas } from '../../quotas/reserve-quota.ts'

/**
 * What shipped bundles do without packages that were closed: the others share the duty; one of which nothing is left ends, and gives back its
 * consignee's year where it never arrived; the manifest goes on without it.
 */
export async function endCargo(db: Db, actor: Actor, { manifests, bundles }: Held): Promise<void> {
  if (bundles.length === 0) return
  const rest = await weighRest(db, actor, bundles)
  for (const bundle of rest) await shareDutyAgain(db, actor, bundle)
  const after = await actWherePossible(db, actor, bundleKind, ['markClosed'], rest, ({ arrivedAt }) => ({
    removedAt: now(),
    ...(arrivedAt === null && { dutyInCents: 0 }),
  }))
  const neverArrived = after.filter(({ status, arrivedAt }) => status === 'removed' && arrivedAt === null)
  await releaseQuotas(
    db,
    actor,
    neverArrived.map(({ id }) => id),
    'bundle never arrived',
  )
  await followOrders(db, actor, after)
  await finishManifests(db, actor, await markArrivedManifests(db, actor, manifests))
}

/** Of one that waited for the weight of what ended alone, all that is left was weighed before. */
const weighRest = (db: Db, actor: Actor, bundles: readonly BundleRow[]): Promise<BundleRow[]> =>
  actWherePossible(db, actor, bundleKind, ['weighRest'], bundles, { weighedAt: now() })

/** Prices that are frozen get a new version; before the weight is confirmed it is the estimates that change. */
async function shareDutyAgain(db: Db, actor: Actor, bundle: BundleRow): Promise<void> {
  if (bundle.weighedAt !== null) return repriceBundle(db, actor, bundle.id)
  const left = (await findOrdersOfBundles(db, [bundle.id])).filter(({ status }) => status !== 'removed')
  await putInBundle(db, actor, bundle, { added: [], kept: left }, await readParameters(db))
}
