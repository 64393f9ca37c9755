import { atTime, now } from '../../clock.ts'
import { viewBillDetail } from '../../features/bills/bill-detail.view.ts'
import { fileInMemory } from '../../features/files/file-in-memory.ts'
import { addBillProof } from '../../features/payment-proofs/add-bill-proof.ts'
import { addPurchaseProof } from '../../features/payment-proofs/add-purchase-proof.ts'
import { reviewPaymentProof } from '../../features/payment-proofs/review-payment-proof.ts'
import { at } from '../calendar/calendar.ts'
import type { Company, Customer } from '../company.ts'
import { makeTransferReceipt } from '../contents/transfer-receipt.ts'

type Billed = { id: string; status: string; parcels: readonly { owner: Customer; client: number }[] }
type Accepted = { id: string; owner: Customer; amountInCents: number }

const OF_WHOM_PEOPLE_SIGN_IN_AS = 0
const UNREADABLE = 'No se lee el número del documento. Envíanos la imagen completa, por favor.'
const REFERENCES = ['40217735', '40218092', '40218511', '40219006']

/**
 * What clients say they transferred on the last day: a receipt that was refused, two that the office has yet to look at, of which one is of
 * a part, and one for a purchase.
 */
export async function transferReceipts(company: Company, day: string, bills: readonly Billed[], [purchase]: readonly Accepted[]) {
  const { parts, staff } = company
  const pending = bills.filter(({ status }) => status === 'pending')
  const isOwn = ({ parcels: [first] }: Billed) => first?.client === OF_WHOM_PEOPLE_SIGN_IN_AS
  const own = pending.find(isOwn)
  const [whole, part] = pending.filter((bill) => !isOwn(bill))
  if (own) {
    const refused = await atTime(at(day, '18:12'), () => sendFor(company, own, REFERENCES[0]))
    const review = { status: 'refused' as const, reason: UNREADABLE }
    if (refused) await atTime(at(day, '18:40'), () => reviewPaymentProof(parts.db, staff.administrator, refused, review))
  }
  if (whole) await atTime(at(day, '19:05'), () => sendFor(company, whole, REFERENCES[1]))
  if (part) await atTime(at(day, '19:31'), () => sendFor(company, part, REFERENCES[2], 2))
  if (!purchase) return
  await atTime(at(day, '20:02'), async () => {
    const { id, owner, amountInCents } = purchase
    const receipt = await receiptOf(owner, amountInCents, REFERENCES[3])
    await addPurchaseProof(parts.db, parts.storage, owner.actor, id, receipt)
  })
}

/** For what is due of a bill, or a part of it. Nothing where it can no longer be paid. */
export async function sendFor({ parts }: Company, { id, parcels }: Pick<Billed, 'id' | 'parcels'>, reference = '', ofSoMany = 1) {
  const [first] = parcels
  if (!first) return null
  const { owner } = first
  const { dueInCents, allowedActions } = await viewBillDetail(parts.db, owner.actor, id)
  if (!allowedActions.includes('addPaymentProof')) return null
  const receipt = await receiptOf(owner, Math.floor(dueInCents / ofSoMany), reference)
  return (await addBillProof(parts.db, parts.storage, owner.actor, id, receipt)).id
}

async function receiptOf({ firstName, lastName, casilleroCode }: Customer, amountInCents: number, reference = '') {
  const sender = `${firstName} ${lastName}`
  const content = await makeTransferReceipt({ reference, amountInCents, on: now(), sender, concept: casilleroCode })
  const file = await fileInMemory({ field: 'proof', name: `transferencia-${reference}.pdf`, content })
  return { amountInCents, reference, note: '', files: [file] }
}
