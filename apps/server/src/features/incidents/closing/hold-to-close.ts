import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { lock } from '../../../records/records.repository.ts'
import { type Held, holdBundlesOf } from '../../bundles/bundle-progress.repository.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import { lockOrdersOfBundles } from '../../orders/orders.repository.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import { holdMoneyOf } from './money-of-closed.ts'

/** The packages that are to end, the bundles that they are in with all that those hold, and those bundles' manifests. */
export type HeldToClose = Held & { orders: OrderRow[]; inBundles: OrderRow[] }

/** Accounts, manifests, bundles, packages: the order in which everything locks. */
export async function holdToClose(db: Db, actor: Actor, orderIds: readonly string[]): Promise<HeldToClose> {
  await holdMoneyOf(db, orderIds)
  const held = await holdBundlesOf(db, orderIds)
  const bundleIds = held.bundles.map(({ id }) => id)
  const inBundles = bundleIds.length > 0 ? await lockOrdersOfBundles(db, bundleIds) : []
  const orders = await lock(db, actor, orderKind, orderIds)
  // Between finding its bundle and holding it, an order may have been put into one.
  const elsewhere = orders.filter(({ bundleId }) => bundleId !== null && !bundleIds.includes(bundleId))
  if (elsewhere.length > 0) throw new DomainError('orderChangedMeanwhile', { ids: elsewhere.map(({ id }) => id) })
  return { ...held, orders, inBundles }
}
