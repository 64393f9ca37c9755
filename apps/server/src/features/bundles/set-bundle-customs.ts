import type { bundles as contract, Received } from '@app/contract'
import { type Actor, shareCollected } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { change } from '../../records/guarded-update.repository.ts'
import { get } from '../../records/records.repository.ts'
import { clientsOf } from '../orders/order-clients.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { lockOrdersOfBundles } from '../orders/orders.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { customsOfEstimate, estimatePrice } from '../orders/prices/estimate-price.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { bundleKind } from './bundles.kind.ts'
import { lockBundles } from './bundles.repository.ts'
import { viewBundle } from './bundles.view.ts'

type Liquidation = Received<typeof contract.setBundleCustoms>['body']

/** What customs collected replaces what was expected, until the bundle is weighed: a price that is frozen stays (both ways, section 3). */
export async function setBundleCustoms(db: Db, actor: Actor, id: string, customs: Liquidation) {
  await db.transaction(async (tx) => {
    const [bundle] = await lockBundles(tx, actor, [id])
    const orders = await lockOrdersOfBundles(tx, [id])
    const changes = { customs: { from: bundle?.customs ?? null, to: customs } }
    if (bundle) await actOnOne(tx, actor, bundleKind, 'setCustoms', bundle, { customs }, { changes })
    if (bundle?.weighedAt === null)
      await estimateAnew(
        tx,
        orders.filter(({ status }) => status !== 'removed'),
        customs,
      )
  })
  return viewBundle(db, actor, await get(db, actor, bundleKind, id))
}

/** Each package bears its part, by what it was expected to pay. */
async function estimateAnew(db: Db, orders: readonly OrderRow[], collected: Liquidation): Promise<void> {
  const parameters = await readParameters(db)
  const clients = await clientsOf(db, orders)
  const shares = shareCollected(
    collected,
    orders.map((order) => customsOfEstimate(order, parameters)),
  )
  const rows = orders.map((row, index) => {
    const customs = { items: row.customs?.items ?? [], collected: shares[index] ?? null }
    const hasDiscount = clients.get(row.clientId ?? '')?.hasDiscount ?? false
    return { row, changes: { customs, ...estimatePrice({ ...row, customs }, { hasDiscount }, parameters) } }
  })
  await change(db, orderKind, rows)
}
