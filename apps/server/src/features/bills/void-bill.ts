import type { Actor } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { act, actOnOne } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { lock, lockOne } from '../../records/records.repository.ts'
import { repriceBundle } from '../bundle-prices/reprice-bundle.ts'
import { holdBundlesOf } from '../bundles/bundle-progress.repository.ts'
import { takeBackEarnings } from '../earnings/take-back-earnings.ts'
import { dropFacturaOfVoided } from '../fiscal-documents/owe-facturas.ts'
import { holdAccounts } from '../ledger/accounts.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { lockOrdersOfBundles } from '../orders/orders.repository.ts'
import { reverseCharges } from './bill-charges.ts'
import { clientsOfBills, ordersOfBills } from './billed-orders.repository.ts'
import { billKind } from './bills.kind.ts'
import { releaseOrders } from './bills.repository.ts'
import { takeBackNotesOf } from './credit-notes/credit-notes.repository.ts'
import { freeMoney } from './free-money.ts'

type Request = { billId: string; reason: string }

/**
 * Takes back a bill that was not paid: counter-entries for its charges, what was applied to it goes back to the account, and its packages can
 * be billed again; one that ended since, after a payment that bounced, stays as it ended, and nobody earns by it. They share the duty of their
 * declarations anew with those that are not billed: since then one may have been lost that left its share.
 */
export function voidBill(db: Db, actor: Actor, { billId, reason }: Request): Promise<void> {
  return db.transaction(async (tx) => {
    await holdAccounts(tx, await clientsOfBills(tx, [billId]))
    const { bundles } = await holdBundlesOf(tx, await ordersOfBills(tx, [billId]))
    const bundleIds = bundles.map(({ id }) => id)
    const bill = await lockOne(tx, actor, billKind, billId)
    await lockOrdersOfBundles(tx, bundleIds)
    await requireAllowed(tx, actor, billKind, 'void', [bill])
    await dropFacturaOfVoided(tx, billId, reason)
    const orders = await lock(tx, actor, orderKind, await ordersOfBills(tx, [billId]))
    await takeBackNotesOf(tx, actor, billId, reason)
    await act(tx, actor, orderKind, 'voidBill', orders, { billId: null }, { note: reason, changes: { bill: null } })
    const closed = orders.filter(({ status }) => status === 'removed').map(({ id }) => id)
    await takeBackEarnings(tx, actor, closed, reason)
    const voided = { voidedAt: now(), voidedById: actor.userId, voidReason: reason }
    await actOnOne(tx, actor, billKind, 'void', bill, voided, { note: reason })
    await releaseOrders(tx, billId)
    await reverseCharges(tx, actor, billId, reason)
    await freeMoney(tx, actor, bill, reason)
    for (const bundleId of bundleIds) await repriceBundle(tx, actor, bundleId)
  })
}
