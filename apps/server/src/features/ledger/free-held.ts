import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { heldForPurchases, holdAccounts } from './accounts.repository.ts'
import { addMoves } from './moves.repository.ts'

type Held = Record<'id' | 'clientId', string> & {
  /** What stays held for it; nothing of a purchase that ended. */
  keptInCents?: number
}

/** What is held for purchases that ended, or above what others cost, goes to their clients' credit. */
export async function freeHeld(db: Db, doer: Doer, purchases: readonly Held[], note: string): Promise<void> {
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
    purchases.map(({ id: purchaseId, clientId, keptInCents = 0 }) => {
      const amountInCents = (held.get(purchaseId) ?? 0) - keptInCents
      return { clientId, from: { purchaseId }, to: 'account', amountInCents, note }
    }),
  )
}
