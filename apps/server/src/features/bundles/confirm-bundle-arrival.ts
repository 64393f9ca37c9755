import { type Actor, businessDay } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { markArrivedManifests } from '../manifest-records/follow-bundles.ts'
import { lockManifests } from '../manifest-records/manifests.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { lockOrdersOfBundles } from '../orders/orders.repository.ts'
import { bundleKind } from './bundles.kind.ts'
import { lockBundles } from './bundles.repository.ts'
import { viewBundles } from './bundles.view.ts'

/** The bundles that reached Quito, all of these or none. Part of a manifest may arrive; the rest stays listed as missing. */
export async function confirmBundleArrival(db: Db, actor: Actor, bundleIds: readonly string[]) {
  const bundles = await db.transaction(async (tx) => {
    const locked = await lockBundles(tx, actor, bundleIds)
    const orders = await lockOrdersOfBundles(
      tx,
      locked.map(({ id }) => id),
    )
    const place = { place: 'UIO' } as const
    // One moment for all: what is alike is changed by one statement.
    const arrivedAt = now()
    const arrived = await act(tx, actor, bundleKind, 'confirmArrival', locked, { arrivedAt }, place)
    // An order that an incident closed on the way does not arrive; one that was found is there already.
    const onBoard = orders.filter(({ status }) => status === 'sended')
    await act(tx, actor, orderKind, 'confirmArrival', onBoard, { arrivalDate: businessDay(arrivedAt) }, place)
    const manifestIds = arrived.flatMap(({ manifestId }) => manifestId ?? [])
    await markArrivedManifests(tx, actor, await lockManifests(tx, manifestIds))
    return arrived
  })
  return { bundles: await viewBundles(db, actor, bundles) }
}
