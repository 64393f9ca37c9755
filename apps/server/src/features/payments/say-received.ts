import type { Db } from '../../db/db.ts'
import type { BillRow } from '../bills/bills.table.ts'
import { dueOfBills } from '../ledger/accounts.repository.ts'
import type { PaymentRow } from '../ledger/payments.table.ts'
import { paymentReceived } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'

type Received = PaymentRow & {
  /** What of it no bill or purchase took. */
  creditInCents: number
}

/** Tells clients what is left to pay of these bills, or in their favour. Of what is paid whole their packages tell. */
export async function sayReceived(db: Db, payments: readonly Received[], bills: readonly BillRow[]): Promise<void> {
  const due = await dueOfBills(
    db,
    bills.map(({ id }) => id),
  )
  const told = payments.map(({ id: paymentId, code, clientId: userId, amountInCents, creditInCents }) => {
    const waiting = bills
      .filter((bill) => bill.clientId === userId)
      .map((bill) => ({ billId: bill.id, code: bill.code, dueInCents: due.get(bill.id) ?? 0 }))
      .filter(({ dueInCents }) => dueInCents > 0)
    return { paymentId, code, userId, amountInCents, waiting, creditInCents }
  })
  await say(db, paymentReceived, ...told.filter(({ waiting, creditInCents }) => waiting.length > 0 || creditInCents > 0))
}
