import type { Actor } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { lockOrdersOfBundles } from '../orders/orders.repository.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { releaseQuotas } from '../quotas/reserve-quota.ts'
import { bundleKind } from './bundles.kind.ts'
import { lockBundles } from './bundles.repository.ts'
import { takeOutOfBundle } from './put-in-bundle.ts'

/** Its packages are free again, and its consignee's year is given back. */
export function removeBundle(db: Db, actor: Actor, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const parameters = await readParameters(tx)
    const bundles = await lockBundles(tx, actor, [id])
    const orders = await lockOrdersOfBundles(tx, [id])
    const offManifest = { manifestId: null, position: null, childGuideNumber: null, loadedAt: null }
    await act(tx, actor, bundleKind, 'remove', bundles, { ...offManifest, removedAt: now() }, { place: 'MIA' })
    for (const bundle of bundles) await takeOutOfBundle(tx, actor, bundle, orders, parameters)
    await releaseQuotas(tx, actor, [id], 'bundle removed')
  })
}
