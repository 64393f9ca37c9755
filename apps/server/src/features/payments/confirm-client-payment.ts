import type { orderActions as contract, Received } from '@app/contract'
import { type Actor, billLifecycle, DomainError, nextStatus } from '@app/domain'
import { now } from '../../clock.ts'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { billContextsOf } from '../bills/bill-contexts.repository.ts'
import { billsOf, ordersOfBills } from '../bills/billed-orders.repository.ts'
import { lockBills, moveBill } from '../bills/bills.repository.ts'
import type { BillRow } from '../bills/bills.table.ts'
import { billSnapshot } from '../bills/bills.view.ts'
import { holdBundlesOf } from '../bundles/bundle-progress.repository.ts'
import { followOrders } from '../bundles/follow-orders.ts'
import { addEvents } from '../events/events.repository.ts'
import { addEntries } from '../ledger/ledger.repository.ts'
import { actOnOrders } from '../orders/act-on-orders.ts'
import { lockOrders } from '../orders/orders.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { acceptProofsOfBill } from '../payment-proofs/follow-payments.ts'
import { addPayment } from './payments.repository.ts'

type Request = Received<typeof contract.confirmClientPayment>['body']
type Payment = Pick<Request, 'method' | 'reference'>

/** Confirms that clients paid their bills, whole: every package of each bill is named, all of them or none. */
export function confirmClientPayment(db: Db, actor: Actor, { orderIds, ...payment }: Request): Promise<void> {
  return db.transaction(async (tx) => {
    const { bundles } = await holdBundlesOf(tx, orderIds)
    const billIds = await billsOf(tx, orderIds)
    const bills = await lockBills(tx, billIds)
    const orders = await lockOrders(tx, actor, orderIds)
    requireSameBills(orders, bills)
    await actOnOrders(tx, actor, 'confirmPayment', orders, undefined, { changes: payment })
    await requireWholeBills(tx, billIds, orderIds)
    for (const bill of bills) await payBill(tx, actor, bill, payment)
    await followOrders(tx, actor, bundles)
  })
}

/** Between finding the bills and holding them, one may have been voided and another made. */
function requireSameBills(orders: readonly OrderRow[], bills: readonly BillRow[]): void {
  const held = new Set(bills.map(({ id }) => id))
  const elsewhere = orders.filter(({ billId }) => billId !== null && !held.has(billId))
  if (elsewhere.length > 0) throw new DomainError('orderChangedMeanwhile', { ids: elsewhere.map(({ id }) => id) })
}

/** A bill is one amount: part of its packages cannot be paid. Names the packages that are missing. */
async function requireWholeBills(db: Db, billIds: readonly string[], orderIds: readonly string[]): Promise<void> {
  const named = new Set(orderIds)
  const missing = (await ordersOfBills(db, billIds)).filter((id) => !named.has(id))
  if (missing.length > 0) throw new DomainError('billOrdersMissing', { ids: missing })
}

async function payBill(db: Db, actor: Actor, bill: BillRow, { method, reference }: Payment): Promise<void> {
  const { orders = [] } = (await billContextsOf(db, [bill])).get(bill.id) ?? {}
  const status = nextStatus(billLifecycle, 'confirmPayment', billSnapshot(bill, orders), actor)
  await moveBill(db, bill, { status, chargedAt: now() })
  const { clientId, id: billId } = bill
  // Where more was paid up front than it costs, nothing is paid, and the rest stays in the client's favour.
  const amountInCents = Math.max(0, bill.totalInCents)
  const code = await nextCode(db, 'payment')
  const source = { clientId, billId, actorId: actor.userId }
  const { id: paymentId } = await addPayment(db, { ...source, code, amountInCents, method, reference })
  await addEntries(db, [{ ...source, kind: 'payment', paymentId, amountInCents: 0 - amountInCents }])
  await acceptProofsOfBill(db, actor, billId)
  const event = { aggregate: 'bill', aggregateId: billId, action: 'confirmPayment', from: bill.status, to: status } as const
  await addEvents(db, actor, [{ ...event, changes: { payment: code, method, reference } }])
}
