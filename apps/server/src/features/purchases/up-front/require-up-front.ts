import { DomainError, type Parameters, upFrontOf } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { heldForPurchases, holdAccounts } from '../../ledger/accounts.repository.ts'
import type { PurchaseRow } from '../purchases.table.ts'

/** Before any record is locked: money of the client is going to move. */
export const holdAccountOf = (db: Db, clientId: string): Promise<void> => holdAccounts(db, [clientId])

/** What the house demands before it buys. @throws upFrontMissing */
export async function requireUpFront(
  db: Db,
  { id, totalInCents }: Pick<PurchaseRow, 'id' | 'totalInCents'>,
  parameters: Parameters,
): Promise<void> {
  const upFrontInCents = upFrontOf(totalInCents, parameters)
  if (upFrontInCents === 0) return
  const heldInCents = (await heldForPurchases(db, [id])).get(id) ?? 0
  const missingInCents = upFrontInCents - heldInCents
  if (missingInCents > 0) throw new DomainError('upFrontMissing', { upFrontInCents, heldInCents, missingInCents })
}
