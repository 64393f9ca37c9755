import type { payments as contract, Received } from '@app/contract'
import type { Payment } from '@app/contract/payments.contract'
import { type Actor, DomainError, sum } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { dueOfBills, holdAccounts } from '../../ledger/accounts.repository.ts'
import type { PaymentRow } from '../../ledger/payments.table.ts'
import { bookLine, lockLine } from '../../statement-records/statement-lines.repository.ts'
import type { StatementLineRow } from '../../statement-records/statements.table.ts'
import * as users from '../../users/users.repository.ts'
import { receivePayment } from '../create-payment.ts'
import { readPayment } from '../read-payment.ts'

type Request = Received<typeof contract.bookStatementLine>['body']

/** The payment that a line is, taken like any other; the line keeps it, and is booked no second time. */
export async function bookStatementLine(db: Db, actor: Actor, id: string, request: Request): Promise<Payment> {
  const payment = await db.transaction((tx) => payLine(tx, actor, id, request))
  return readPayment(db, actor, payment.id)
}

/** Within the caller's transaction. @throws statementLineBooked, statementLineNotBookable, amountDiffers, accountClosed, and what a payment refuses */
export async function payLine(
  db: Db,
  actor: Actor,
  id: string,
  { clientId, bills, repeated }: Request,
): Promise<Pick<PaymentRow, 'id'>> {
  const { closedAt } = await users.getClient(db, actor, clientId)
  if (closedAt) throw new DomainError('accountClosed', { ids: [clientId] })
  await holdAccounts(db, [clientId])
  const line = await lockLine(db, id)
  requireOpen(line)
  if (bills) await requirePaidWhole(db, line, bills)
  const { day: receivedOn, amountInCents, reference, accountId } = line
  const payment = await receivePayment(db, actor, {
    ...{ clientId, receivedOn, amountInCents, reference, accountId, method: 'transfer' as const, repeated },
    // What the bank wrote stays with the line: it names people, and a payment is for good.
    note: '',
    ...(bills && { applications: bills.map((bill) => ({ billId: bill.id, amountInCents: bill.amountInCents })) }),
  })
  await bookLine(db, id, payment.id)
  return payment
}

function requireOpen({ id, paymentId, asideAt, amountInCents }: StatementLineRow): void {
  if (paymentId) throw new DomainError('statementLineBooked', { ids: [id], paymentId })
  if (asideAt || amountInCents < 0) throw new DomainError('statementLineNotBookable', { ids: [id] })
}

/** What was seen is what is booked: a bill that was paid or voided meanwhile, or owes more by now, books nothing. */
async function requirePaidWhole(
  db: Db,
  line: StatementLineRow,
  bills: readonly { id: string; amountInCents: number }[],
): Promise<void> {
  const due = await dueOfBills(
    db,
    bills.map(({ id }) => id),
  )
  bills.forEach(({ id, amountInCents }, index) => {
    const totalInCents = due.get(id) ?? 0
    if (totalInCents !== amountInCents)
      throw new DomainError('amountDiffers', { field: `bills.${index}.amountInCents`, totalInCents })
  })
  const totalInCents = sum(bills.map(({ amountInCents }) => amountInCents))
  if (totalInCents !== line.amountInCents)
    throw new DomainError('amountDiffers', { field: 'bills', totalInCents: line.amountInCents })
}
