import { percentOf, totalOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { PurchaseRow } from '../purchases/purchases.table.ts'
import { pagesOf } from './books.repository.ts'
import { type Discrepancy, differences } from './discrepancy.ts'
import {
  balancesOff,
  ledgerPaymentsByPurchase,
  paymentsByPurchase,
  paymentsOffLedger,
  purchasesAfter,
} from './payment-books.repository.ts'

/** Every payment, and what takes one back, is in the ledger once. */
export const checkPayments = async (db: Db): Promise<Discrepancy[]> =>
  (await paymentsOffLedger(db)).map((payment) => ({ record: 'payment', amount: 'ledger', ...payment }))

/** What a client owes is what their bills that nobody paid come to, less what they paid up front and is not billed yet. */
export const checkBalances = async (db: Db): Promise<Discrepancy[]> =>
  (await balancesOff(db)).map((client) => ({ record: 'client', amount: 'balance', ...client }))

/** Every purchase is the sum of its lines, and what was paid for it up front was paid. */
export async function checkPurchases(db: Db): Promise<Discrepancy[]> {
  const found: Discrepancy[] = []
  const pages = pagesOf(
    (id) => purchasesAfter(db, id),
    ({ id }) => id,
  )
  for await (const page of pages) found.push(...(await checkPage(db, page)))
  return found
}

async function checkPage(db: Db, purchases: readonly PurchaseRow[]): Promise<Discrepancy[]> {
  const ids = purchases.map(({ id }) => id)
  const payments = await paymentsByPurchase(db, ids)
  const entries = await ledgerPaymentsByPurchase(db, ids)
  return purchases.flatMap(({ id, lines, totalInCents, paidUpFrontInCents }) =>
    differences('purchase', id, {
      lines: [totalInCents, totalOf(lines)],
      rates: [totalOf(lines), totalOf(lines.map(fromItsRate))],
      payments: [paidUpFrontInCents, payments.get(id) ?? 0],
      ledgerPayments: [0 - paidUpFrontInCents, entries.get(id) ?? 0],
    }),
  )
}

/** A line that takes a share of another amount is that share. */
function fromItsRate(line: PurchaseRow['lines'][number]): { amountInCents: number } {
  const { basis } = line
  return basis && 'ofInCents' in basis ? { amountInCents: percentOf(basis.ofInCents, basis.rateInBasisPoints) } : line
}
