import type { payments as contract, Received } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { act, actOnOne } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { lock } from '../../records/records.repository.ts'
import { billsOf, ordersOfBills } from '../bills/billed-orders.repository.ts'
import { billKind } from '../bills/bills.kind.ts'
import type { BillRow } from '../bills/bills.table.ts'
import { holdBundlesOf } from '../bundles/bundle-progress.repository.ts'
import { followOrders } from '../bundles/follow-orders.ts'
import { addEntries } from '../ledger/ledger.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { acceptProofsOfBill } from '../payment-proofs/follow-payments.repository.ts'
import { addPayment } from './payments.repository.ts'

type Request = Received<typeof contract.confirmClientPayment>['body']
type Payment = Pick<Request, 'method' | 'reference'>

/** Confirms that clients paid their bills, whole: every package of each bill is named, all of them or none. */
export function confirmClientPayment(db: Db, actor: Actor, { orderIds, ...payment }: Request): Promise<void> {
  return db.transaction(async (tx) => {
    const { bundles } = await holdBundlesOf(tx, orderIds)
    const billIds = await billsOf(tx, orderIds)
    const bills = await lock(tx, actor, billKind, billIds)
    const orders = await lock(tx, actor, orderKind, orderIds)
    requireSameBills(orders, bills)
    await act(tx, actor, orderKind, 'confirmPayment', orders, undefined, { changes: payment })
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
  await requireAllowed(db, actor, billKind, 'confirmPayment', [bill])
  const { clientId, id: billId } = bill
  // Where more was paid up front than it costs, nothing is paid, and the rest stays in the client's favour.
  const amountInCents = Math.max(0, bill.totalInCents)
  const code = await nextCode(db, 'payment')
  const said = { changes: { payment: code, method, reference } }
  await actOnOne(db, actor, billKind, 'confirmPayment', bill, { chargedAt: now() }, said)
  const source = { clientId, billId, actorId: actor.userId }
  const { id: paymentId } = await addPayment(db, { ...source, code, amountInCents, method, reference })
  await addEntries(db, [{ ...source, kind: 'payment', paymentId, amountInCents: 0 - amountInCents }])
  await acceptProofsOfBill(db, actor, billId)
}
