// What clients owe, counted entry by entry and apart from the product's own sums.
import type { Db } from '../../db/db.ts'
import { ledgerEntriesTable } from '../../features/ledger/ledger.table.ts'

/** What stands on bills, and on accounts that are in debt. */
export async function owedByTheBook(db: Db): Promise<number> {
  const entries = await db.select().from(ledgerEntriesTable)
  const places = Map.groupBy(
    entries.filter(({ purchaseId }) => purchaseId === null),
    ({ billId, clientId }) => billId ?? clientId,
  )
  return [...places.values()]
    .map((place) => place.reduce((sum, { amountInCents }) => sum + amountInCents, 0))
    .filter((inCents) => inCents > 0)
    .reduce((sum, inCents) => sum + inCents, 0)
}
