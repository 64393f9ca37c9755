import { type Actor, DomainError } from '@app/domain'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { act, actOnOne } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { lock } from '../../records/records.repository.ts'
import { ordersOfBills } from '../bills/billed-orders.repository.ts'
import { billKind } from '../bills/bills.kind.ts'
import type { BillRow } from '../bills/bills.table.ts'
import { holdBundlesOf } from '../bundles/bundle-progress.repository.ts'
import { followOrders } from '../bundles/follow-orders.ts'
import { addEntries, entryOfPayment } from '../ledger/ledger.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { reopenProofsOfBill } from '../payment-proofs/follow-payments.repository.ts'
import { addPayment, getPayment, isTakenBack } from './payments.repository.ts'
import type { PaymentRow } from './payments.table.ts'

type Request = { paymentId: string; reason: string }
type PaymentOfBill = PaymentRow & { billId: string }

/**
 * Takes back a payment that was confirmed by mistake: its bill and every package of it wait for payment again, counter-entries undo what
 * it did to the books, and the earnings are pending again. Before a package is handed over, and before an associate is paid.
 */
export function undoPayment(db: Db, actor: Actor, { paymentId, reason }: Request): Promise<void> {
  return db.transaction(async (tx) => {
    const payment = paymentOfBill(await getPayment(tx, paymentId))
    const orderIds = await ordersOfBills(tx, [payment.billId])
    const { bundles } = await holdBundlesOf(tx, orderIds)
    for (const bill of await lock(tx, actor, billKind, [payment.billId])) {
      if (await isTakenBack(tx, paymentId)) throw new DomainError('paymentActionNotAllowed', { action: 'undoPayment' })
      const orders = await lock(tx, actor, orderKind, orderIds)
      await act(tx, actor, orderKind, 'undoPayment', orders, undefined, { note: reason })
      await unpayBill(tx, actor, bill, payment, reason)
      await reopenProofsOfBill(tx, actor, bill.id)
      await followOrders(tx, actor, bundles)
    }
  })
}

/** What was paid up front belongs to a purchase that is read-only by now, and what takes a payment back stays. */
function paymentOfBill(payment: PaymentRow): PaymentOfBill {
  const { billId, reversesId } = payment
  if (billId !== null && reversesId === null) return { ...payment, billId }
  throw new DomainError('paymentActionNotAllowed', { action: 'undoPayment' })
}

async function unpayBill(db: Db, actor: Actor, bill: BillRow, payment: PaymentOfBill, reason: string): Promise<void> {
  await requireAllowed(db, actor, billKind, 'undoPayment', [bill])
  const code = await nextCode(db, 'payment')
  const said = { note: reason, changes: { payment: payment.code, undoneBy: code } }
  await actOnOne(db, actor, billKind, 'undoPayment', bill, { chargedAt: null }, said)
  const { clientId, billId, method, reference } = payment
  const source = { clientId, billId, actorId: actor.userId }
  const counter = { ...source, code, amountInCents: 0 - payment.amountInCents, method, reference, reversesId: payment.id, reason }
  const { id: counterId } = await addPayment(db, counter)
  const { id: entryId } = await entryOfPayment(db, payment.id)
  const counterEntry = {
    ...source,
    paymentId: counterId,
    amountInCents: payment.amountInCents,
    reversesId: entryId,
    note: reason,
  }
  await addEntries(db, [{ ...counterEntry, kind: 'payment' }])
}
