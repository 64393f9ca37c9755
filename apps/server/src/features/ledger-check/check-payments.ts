import { percentOf, totalOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { pagesOf } from '../ledger/books.repository.ts'
import { type Discrepancy, differences } from '../ledger/discrepancy.ts'
import {
  balancesOff,
  endedPurchases,
  ledgerByPurchase,
  movesAboveCredit,
  movesAboveDue,
  movesAboveHeld,
  movesOffLedger,
  openingsOff,
  type PurchaseInBooks,
  paymentsOffLedger,
  paymentsOverApplied,
  purchasesAfter,
  refundsAboveCredit,
  refundsOffLedger,
  writeOffsAboveDebt,
} from '../ledger/payment-books.repository.ts'

/** Every payment, and what takes one back, is in the ledger once, and no more of it was applied than came. */
export const checkPayments = async (db: Db): Promise<Discrepancy[]> => [
  ...(await paymentsOffLedger(db)).map((payment) => ({ record: 'payment' as const, amount: 'ledger', ...payment })),
  ...(await paymentsOverApplied(db)).map((payment) => ({ record: 'payment' as const, amount: 'applied', ...payment })),
]

/** What a client owes, or has, is what they began with and what their bills come to, less what they paid; they began once. */
export const checkBalances = async (db: Db): Promise<Discrepancy[]> => [
  ...(await balancesOff(db)).map((client) => ({ record: 'client' as const, amount: 'balance', ...client })),
  ...(await openingsOff(db)).map((client) => ({ record: 'client' as const, amount: 'opening', ...client })),
]

/** Every refund is in the ledger while it is paid, and none gave back more than there was. */
export const checkRefunds = async (db: Db): Promise<Discrepancy[]> => [
  ...(await refundsOffLedger(db)).map((refund) => ({ record: 'refund' as const, amount: 'ledger', ...refund })),
  ...(await refundsAboveCredit(db)).map((refund) => ({ record: 'refund' as const, amount: 'credit', ...refund })),
]

/** Every move is in the ledger at both its ends, and none took more than there was. */
export const checkMoves = async (db: Db): Promise<Discrepancy[]> => [
  ...(await movesOffLedger(db)).map((move) => ({ record: 'move' as const, amount: 'ledger', ...move })),
  ...(await writeOffsAboveDebt(db)).map((entry) => ({ record: 'ledgerEntry' as const, amount: 'writeOff', ...entry })),
  ...(await movesAboveCredit(db)).map((move) => ({ record: 'move' as const, amount: 'credit', ...move })),
  ...(await movesAboveDue(db)).map((move) => ({ record: 'move' as const, amount: 'due', ...move })),
  ...(await movesAboveHeld(db)).map((move) => ({ record: 'move' as const, amount: 'held', ...move })),
]

/** Every purchase is the sum of its lines; what is held for it is held until its order is billed, or it ends. */
export async function checkPurchases(db: Db): Promise<Discrepancy[]> {
  const found: Discrepancy[] = []
  const pages = pagesOf(
    (id) => purchasesAfter(db, id),
    ({ id }) => id,
  )
  for await (const page of pages) found.push(...(await checkPage(db, page)))
  return found
}

async function checkPage(db: Db, purchases: readonly PurchaseInBooks[]): Promise<Discrepancy[]> {
  const ids = purchases.map(({ id }) => id)
  const ledger = await ledgerByPurchase(db, ids)
  const ended = await endedPurchases(db, ids)
  return purchases.flatMap(({ id, lines, totalInCents }) => {
    const held = 0 - (ledger.get(id) ?? 0)
    return differences('purchase', id, {
      lines: [totalInCents, totalOf(lines)],
      rates: [totalOf(lines), totalOf(lines.map(fromItsRate))],
      held: [ended.has(id) ? 0 : Math.max(0, held), held],
    })
  })
}

/** A line that takes a share of another amount is that share. */
function fromItsRate(line: PurchaseInBooks['lines'][number]): { amountInCents: number } {
  const { basis } = line
  return basis && 'ofInCents' in basis ? { amountInCents: percentOf(basis.ofInCents, basis.rateInBasisPoints) } : line
}
