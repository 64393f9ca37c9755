import type { Db } from '../../db/db.ts'
import { find } from '../../records/records.repository.ts'
import { bundleKind } from '../bundles/bundles.kind.ts'
import { type Doer, THE_HOUSE } from '../events/events.repository.ts'
import { lockOrdersOfBundles } from '../orders/orders.repository.ts'
import { priceBundles } from './price-bundles.ts'

/**
 * Shares the duty of a declaration anew among its packages that are in Quito and not billed: after an incident closed one, or a voided bill
 * freed one. Each package whose share changes gets its next price version, with its own parameters, and its earning is accrued from it. Where all that is left is billed nothing changes: the house bears the rest. Without weights there is no price yet,
 * and nothing happens.
 *
 * Call it in the transaction that moved the package, after it moved. Locks are taken in one order, so the caller holds, before any
 * order, the bundle (`holdBundlesOf`) and then all orders of it (`lockOrdersOfBundles`).
 */
export async function repriceBundle(db: Db, doer: Doer, bundleId: string): Promise<void> {
  const bundles = (await find(db, THE_HOUSE, bundleKind, [bundleId])).filter(({ weighedAt }) => weighedAt !== null)
  const orders = await lockOrdersOfBundles(db, [bundleId])
  await priceBundles(db, doer, bundles, orders, new Set())
}
