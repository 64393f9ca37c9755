import { type Actor, billLifecycle, nextStatus } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { holdBundlesOf } from '../bundles/bundle-progress.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { actOnOrders } from '../orders/act-on-orders.ts'
import { lockOrders, lockOrdersOfBundles } from '../orders/orders.repository.ts'
import { repriceBundle } from '../prices/reprice-bundle.ts'
import { reverseCharges } from './bill-charges.ts'
import { billContextsOf } from './bill-contexts.repository.ts'
import { ordersOfBills } from './billed-orders.repository.ts'
import { lockBills, moveBill, releaseOrders } from './bills.repository.ts'
import { billSnapshot } from './bills.view.ts'

type Request = { billId: string; reason: string }

/**
 * Takes back a bill that was not paid: counter-entries for its charges, and its packages can be billed again. They share the duty of their
 * declarations anew with those that are not billed: since then one may have been lost that left its share.
 */
export function voidBill(db: Db, actor: Actor, { billId, reason }: Request): Promise<void> {
  return db.transaction(async (tx) => {
    const { bundles } = await holdBundlesOf(tx, await ordersOfBills(tx, [billId]))
    const bundleIds = bundles.map(({ id }) => id)
    for (const bill of await lockBills(tx, [billId])) {
      await lockOrdersOfBundles(tx, bundleIds)
      const { orders: billed = [] } = (await billContextsOf(tx, [bill])).get(bill.id) ?? {}
      const status = nextStatus(billLifecycle, 'void', billSnapshot(bill, billed), actor)
      const orders = await lockOrders(
        tx,
        actor,
        billed.map(({ id }) => id),
      )
      await actOnOrders(tx, actor, 'voidBill', orders, () => ({ billId: null }), { note: reason, changes: { bill: null } })
      await moveBill(tx, bill, { status, voidedAt: now(), voidedById: actor.userId, voidReason: reason })
      await releaseOrders(tx, bill.id)
      await reverseCharges(tx, actor, bill.id, reason)
      const event = {
        aggregate: 'bill',
        aggregateId: bill.id,
        action: 'void',
        from: bill.status,
        to: status,
        note: reason,
      } as const
      await addEvents(tx, actor, [event])
    }
    for (const bundleId of bundleIds) await repriceBundle(tx, actor, bundleId)
  })
}
