import { type Actor, businessDay, DomainError, type PaymentMethod } from '@app/domain'
import { now } from '../../../clock.ts'
import { nextCode } from '../../../db/code.ts'
import type { Db } from '../../../db/db.ts'
import { only } from '../../../records/only.ts'
import { companyAccountFor } from '../../company/company-accounts.repository.ts'
import { putInDrawer } from '../../drawer-records/cash.ts'
import { heldForPurchases, holdAccounts } from '../../ledger/accounts.repository.ts'
import { addMoves } from '../../ledger/moves.repository.ts'
import { addPayments } from '../../ledger/payments.repository.ts'
import type { PaymentRow } from '../../ledger/payments.table.ts'
import { acceptProofsOfPurchases } from '../../payment-proof-records/follow-payments.repository.ts'
import type { PurchaseRow } from '../purchases.table.ts'

type Payment = { amountInCents: number; method: PaymentMethod; reference: string }
type Purchase = Pick<PurchaseRow, 'id' | 'clientId' | 'totalInCents'>

/** Takes what a client pays for a purchase before anything is billed: at most its price. It is held until the bill of its order takes it. */
export async function payUpFront(
  db: Db,
  actor: Actor,
  { id: purchaseId, clientId, totalInCents }: Purchase,
  { amountInCents, method, reference }: Payment,
): Promise<PaymentRow> {
  await holdAccounts(db, [clientId])
  const room = Math.max(0, totalInCents - ((await heldForPurchases(db, [purchaseId])).get(purchaseId) ?? 0))
  if (amountInCents > room) throw new DomainError('amountDiffers', { field: 'paidUpFront.amountInCents', totalInCents: room })
  const { id: accountId } = await companyAccountFor(db, { method })
  const received = {
    clientId,
    amountInCents,
    method,
    accountId,
    reference,
    receivedOn: businessDay(now()),
    actorId: actor.userId,
  }
  const payment = only(await addPayments(db, [{ ...received, code: await nextCode(db, 'payment') }]))
  await putInDrawer(db, actor, [payment])
  await addMoves(db, actor, [{ clientId, from: 'account', to: { purchaseId }, amountInCents, paymentId: payment.id }])
  await acceptProofsOfPurchases(db, actor, [purchaseId])
  return payment
}
