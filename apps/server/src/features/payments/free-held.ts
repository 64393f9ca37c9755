import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { heldForPurchases, holdAccounts } from '../ledger/accounts.repository.ts'
import { addMoves } from '../ledger/moves.repository.ts'
import type { PurchaseRow } from '../purchases/purchases.table.ts'

/** What is held for purchases that ended goes to their clients' credit. */
export async function freeHeld(
  db: Db,
  doer: Doer,
  purchases: readonly Pick<PurchaseRow, 'id' | 'clientId'>[],
  note: string,
): Promise<void> {
  if (purchases.length === 0) return
  await holdAccounts(
    db,
    purchases.map(({ clientId }) => clientId),
  )
  const held = await heldForPurchases(
    db,
    purchases.map(({ id }) => id),
  )
  await addMoves(
    db,
    doer,
    purchases.map(({ id: purchaseId, clientId }) => {
      return { clientId, from: { purchaseId }, to: 'account', amountInCents: held.get(purchaseId) ?? 0, note }
    }),
  )
}
