import { DomainError, type PaymentMethod } from '@app/domain'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { addEntries } from '../ledger/ledger.repository.ts'
import type { PurchaseRow } from '../purchases/purchases.table.ts'
import { addPayment } from './payments.repository.ts'
import type { PaymentRow } from './payments.table.ts'

type Payment = { amountInCents: number; method: PaymentMethod; reference: string }

/** Takes what a client pays for a purchase before anything is billed: at most its price. The bill of its order asks for the rest. */
export async function payUpFront(
  db: Db,
  { userId: actorId }: Doer,
  { id: purchaseId, clientId, totalInCents }: Pick<PurchaseRow, 'id' | 'clientId' | 'totalInCents'>,
  { amountInCents, method, reference }: Payment,
): Promise<PaymentRow> {
  if (amountInCents > totalInCents) throw new DomainError('amountDiffers', { field: 'paidUpFront.amountInCents', totalInCents })
  const code = await nextCode(db, 'payment')
  const source = { clientId, purchaseId, actorId }
  const payment = await addPayment(db, { ...source, code, amountInCents, method, reference })
  await addEntries(db, [{ ...source, kind: 'payment', paymentId: payment.id, amountInCents: 0 - amountInCents }])
  return payment
}
