import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { lock } from '../../../records/records.repository.ts'
import { billsOf, ordersOfBills } from '../../bills/billed-orders.repository.ts'
import { billKind } from '../../bills/bills.kind.ts'
import type { BillRow } from '../../bills/bills.table.ts'
import { type Held, holdBundlesOf } from '../../bundles/bundle-progress.repository.ts'
import { THE_HOUSE } from '../../events/events.repository.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import { lockOrdersOfBundles } from '../../orders/orders.repository.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import { holdMoneyOf } from './money-of-closed.ts'

/** The packages that are to end, the bundles that they are in with all that those hold, those bundles' manifests, and their bills. */
export type HeldToClose = Held & { orders: OrderRow[]; inBundles: OrderRow[]; bills: BillRow[] }

/** Accounts, manifests, bundles, bills, packages: the order in which everything locks. */
export async function holdToClose(db: Db, actor: Actor, orderIds: readonly string[]): Promise<HeldToClose> {
  await holdMoneyOf(db, orderIds)
  const billIds = await billsOf(db, orderIds)
  const billedTogether = billIds.length > 0 ? await ordersOfBills(db, billIds) : []
  const { manifests, bundles: all } = await holdBundlesOf(db, [...new Set([...orderIds, ...billedTogether])])
  const bills = billIds.length > 0 ? await lock(db, THE_HOUSE, billKind, billIds) : []
  const inBundles =
    all.length > 0
      ? await lockOrdersOfBundles(
          db,
          all.map(({ id }) => id),
        )
      : []
  const orders = await lock(db, actor, orderKind, orderIds)
  requireHeld(
    orders,
    all.map(({ id }) => id),
    billIds,
  )
  const concerned = new Set(orders.map(({ bundleId }) => bundleId))
  return { manifests, bundles: all.filter(({ id }) => concerned.has(id)), bills, orders, inBundles }
}

/** Between finding where an order is and holding that, it may have been put into a bundle, or billed. */
function requireHeld(orders: readonly OrderRow[], bundleIds: readonly string[], billIds: readonly string[]): void {
  const isHeld = (id: string | null, held: readonly string[]) => id === null || held.includes(id)
  const elsewhere = orders.filter(({ bundleId, billId }) => !isHeld(bundleId, bundleIds) || !isHeld(billId, billIds))
  if (elsewhere.length > 0) throw new DomainError('orderChangedMeanwhile', { ids: elsewhere.map(({ id }) => id) })
}
