import type { Payment } from '@app/contract/payments.contract'
import { billLifecycle, canDo } from '@app/domain'
import { instantAsAnswered } from '../../db/text-as-answered.ts'
import { billSnapshot } from '../bills/bills.kind.ts'
import type { Doer } from '../events/events.repository.ts'
import type { PaymentInView } from './payment-view.repository.ts'

/** The payment as it is published, with what this person may do with it. */
export const paymentView = (doer: Doer, payment: PaymentInView): Payment => ({
  id: payment.id,
  code: payment.code,
  client: payment.client,
  bill: payment.bill && { id: payment.bill.id, code: payment.bill.code },
  purchase: payment.purchase,
  amountInCents: payment.amountInCents,
  method: payment.method,
  reference: payment.reference,
  note: payment.note,
  reversesId: payment.reversesId,
  reason: payment.reason,
  reversedBy: payment.reversedBy && { ...payment.reversedBy, at: instantAsAnswered(payment.reversedBy.at) },
  actor: payment.actor,
  at: instantAsAnswered(payment.createdAt),
  allowedActions: isUndoable(doer, payment) ? ['undoPayment'] : [],
})

/** In force, which means neither taken back nor what takes another back, of a bill that may become unpaid again. */
const isUndoable = (doer: Doer, { reversesId, reversedBy, bill }: PaymentInView): boolean =>
  doer.role === 'administrator' &&
  reversesId === null &&
  reversedBy === null &&
  bill !== null &&
  canDo(billLifecycle, 'undoPayment', billSnapshot(bill, bill.facts), doer)
