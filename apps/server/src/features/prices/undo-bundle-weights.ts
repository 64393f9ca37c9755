import type { Bundle } from '@app/contract/bundles.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { find, lock } from '../../records/records.repository.ts'
import { supersedePrices } from '../bundle-prices/bundle-prices.repository.ts'
import { holdBundles } from '../bundles/bundle-progress.repository.ts'
import { bundleKind } from '../bundles/bundles.kind.ts'
import { viewBundles } from '../bundles/bundles.view.ts'
import { takeBackEarnings } from '../earnings/take-back-earnings.ts'
import { reopenManifests } from '../manifest-records/follow-bundles.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { lockOrdersOfBundles } from '../orders/orders.repository.ts'

/**
 * Takes back the weighing of bundles of the same day, of which nothing was billed: what it priced is superseded, what it earned is taken
 * back by counter-entries, and the packages have arrived again. What an incident closed stays closed.
 */
export async function undoBundleWeights(db: Db, actor: Actor, bundleIds: readonly string[]): Promise<Bundle[]> {
  const undone = await db.transaction(async (tx) => {
    const { manifests } = await holdBundles(tx, bundleIds)
    const bundles = await lock(tx, actor, bundleKind, [...bundleIds])
    const orders = await lockOrdersOfBundles(tx, bundleIds)
    const place = { place: 'UIO' } as const
    await act(
      tx,
      actor,
      bundleKind,
      'undoWeights',
      bundles,
      { realWeightInGrams: null, dutyInCents: null, weighedAt: null },
      place,
    )
    const weighed = orders.filter(({ status }) => status === 'inWarehouseUIO')
    await act(tx, actor, orderKind, 'undoWeight', weighed, NOT_WEIGHED, place)
    const orderIds = weighed.map(({ id }) => id)
    await supersedePrices(tx, orderIds)
    await takeBackEarnings(tx, actor, orderIds)
    await reopenManifests(tx, actor, manifests)
    return bundles
  })
  return viewBundles(
    db,
    actor,
    await find(
      db,
      actor,
      bundleKind,
      undone.map(({ id }) => id),
    ),
  )
}

const NOT_WEIGHED = { realWeightInGrams: null, finalWeightInGrams: null, finalWeightReason: null }
