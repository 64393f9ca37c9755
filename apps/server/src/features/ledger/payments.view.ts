import { type Payment, undoPayment } from '@app/contract/payments.contract'
import { hasDuty } from '@app/domain'
import { instantAsAnswered } from '../../db/text-as-answered.ts'
import type { Doer } from '../events/events.repository.ts'
import type { PaymentInView } from './payment-view.repository.ts'

/** The payment as it is published, with what this person may do with it. */
export const paymentView = ({ role, duties }: Doer, payment: PaymentInView): Payment => ({
  id: payment.id,
  code: payment.code,
  client: payment.client,
  amountInCents: payment.amountInCents,
  applications: payment.applications,
  receivedOn: payment.receivedOn,
  method: payment.method,
  account: payment.account,
  reference: payment.reference,
  note: payment.note,
  // A receipt names a bank account: it is between the client and the house.
  proofs: role === 'associate' ? [] : payment.proofs,
  reversesId: payment.reversesId,
  reason: payment.reason,
  reversedBy: payment.reversedBy && { ...payment.reversedBy, at: instantAsAnswered(payment.reversedBy.at) },
  actor: role === 'client' ? null : payment.actor,
  at: instantAsAnswered(payment.createdAt),
  allowedActions:
    role === 'administrator' && hasDuty({ role, duties }, undoPayment.duties) && isInForce(payment) ? ['undoPayment'] : [],
})

/** Neither taken back, nor what takes another back. */
const isInForce = ({ reversesId, reversedBy }: PaymentInView): boolean => reversesId === null && reversedBy === null
