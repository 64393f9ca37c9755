import type { Db } from '../../db/db.ts'
import { PAGE_OF_BOOKS, pagesOf } from '../ledger/books.repository.ts'
import type { Discrepancy } from '../ledger/discrepancy.ts'
import { paymentsByIds } from '../ledger/payments.repository.ts'
import { bookedLinesAfter } from '../statement-records/statement-lines.repository.ts'
import type { StatementLineRow } from '../statement-records/statements.table.ts'

/** Every line of a statement that is booked is a payment in force, of its amount and day, into its account. */
export async function checkStatements(db: Db): Promise<Discrepancy[]> {
  const found: Discrepancy[] = []
  const pages = pagesOf(
    (after: string | undefined) => bookedLinesAfter(db, after, PAGE_OF_BOOKS),
    ({ id }) => id,
  )
  for await (const page of pages) found.push(...(await checkPage(db, page)))
  return found
}

async function checkPage(db: Db, lines: readonly StatementLineRow[]): Promise<Discrepancy[]> {
  const payments = await paymentsByIds(
    db,
    lines.flatMap(({ paymentId }) => paymentId ?? []),
  )
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  return lines.flatMap(({ id, paymentId, amountInCents, day, accountId }) => {
    const payment = byId.get(paymentId ?? '')
    const isIts = payment && !payment.isTakenBack && payment.receivedOn === day && payment.accountId === accountId
    const foundInCents = isIts ? payment.amountInCents : 0
    if (foundInCents === amountInCents) return []
    return { record: 'statementLine' as const, id, amount: 'payment', expectedInCents: amountInCents, foundInCents }
  })
}
