import type { Payment } from '@app/contract/payments.contract'
import { billLifecycle, canDo } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { billContextsOf } from '../bills/bill-contexts.repository.ts'
import { billSnapshot } from '../bills/bills.kind.ts'
import { billFacts } from '../bills/bills.view.ts'
import type { Doer } from '../events/events.repository.ts'
import { personView } from '../users/user.view.ts'
import type { ListedPayment } from './payments-lists.repository.ts'

/** The payments as they are published, in the order given, with what this person may do with each. */
export async function viewPayments(db: Db, doer: Doer, payments: readonly ListedPayment[]): Promise<Payment[]> {
  const undoable = await billsToUndo(db, doer, payments.filter(isInForce))
  return payments.map((payment) => {
    const isUndoable = isInForce(payment) && payment.bill !== null && undoable.has(payment.bill.id)
    return paymentView(payment, isUndoable)
  })
}

/** Neither taken back nor what takes another back. */
const isInForce = ({ reversesId, reversal }: ListedPayment): boolean => reversesId === null && reversal === null

/** The bills of these payments that may become unpaid again. */
async function billsToUndo(db: Db, doer: Doer, payments: readonly ListedPayment[]): Promise<Set<string>> {
  if (doer.role !== 'administrator') return new Set()
  const bills = payments.flatMap(({ bill, client }) => (bill ? [{ ...bill, clientId: client.id }] : []))
  const contexts = await billContextsOf(db, bills)
  const isUndoable = (bill: (typeof bills)[number]) =>
    canDo(billLifecycle, 'undoPayment', billSnapshot(bill, billFacts(contexts.get(bill.id)?.orders ?? [])), doer)
  return new Set(bills.filter(isUndoable).map(({ id }) => id))
}

const paymentView = (payment: ListedPayment, isUndoable: boolean): Payment => ({
  id: payment.id,
  code: payment.code,
  client: personView(payment.client),
  bill: payment.bill && { id: payment.bill.id, code: payment.bill.code },
  purchase: payment.purchase,
  amountInCents: payment.amountInCents,
  method: payment.method,
  reference: payment.reference,
  note: payment.note,
  reversesId: payment.reversesId,
  reason: payment.reason,
  reversedBy: payment.reversal && {
    id: payment.reversal.id,
    code: payment.reversal.code,
    reason: payment.reversal.reason ?? '',
    at: payment.reversal.createdAt.toISOString(),
  },
  actor: payment.actor && { name: `${payment.actor.firstName} ${payment.actor.lastName}` },
  at: payment.createdAt.toISOString(),
  allowedActions: isUndoable ? ['undoPayment'] : [],
})
