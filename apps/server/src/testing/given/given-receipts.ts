// Receipts of transfers that clients send, and what staff answer.
import { bills, paymentProofs } from '@app/contract'
import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import { type Person, signedInAs } from '../world.ts'
import { ask } from './given-purchases.ts'

const RECEIPT_FILES = [{ field: 'proof', name: 'recibo.pdf', content: new TextEncoder().encode('%PDF-1.7\n%%EOF') }]
const RECEIPT = { amountInCents: 4_664, reference: 'PICH-8812' }
export const REFUSAL = { status: 'refused', reason: 'El recibo es de otro mes.' } as const

type Who = Person | 'administrator'

export const sendReceipt = ({ id }: { id: string }, owner: Person) =>
  signedInAs(owner).call(paymentProofs.addBillProof, { params: { id }, body: RECEIPT, files: RECEIPT_FILES })

/** Of a purchase that is asked for. */
export async function sendReceiptOfPurchase(owner: Person) {
  const { id } = await ask(owner)
  return signedInAs(owner).call(paymentProofs.addPurchaseProof, { params: { id }, body: RECEIPT, files: RECEIPT_FILES })
}

export const review = (id: string, how: typeof REFUSAL | { status: 'accepted' } = REFUSAL, who: Who = 'administrator') =>
  signedInAs(who).call(paymentProofs.reviewPaymentProof, { params: { id }, body: how })

export const receiptsOf = (who: Who, query = {}) => signedInAs(who).call(paymentProofs.listPaymentProofs, { query })

/** As its bill shows it. */
export async function statusOf({ id, bill }: PaymentProof) {
  const { paymentProofs: proofs } = await signedInAs('administrator').call(bills.getBill, { params: { id: bill?.id ?? '' } })
  return proofs.find((proof) => proof.id === id)?.status
}
