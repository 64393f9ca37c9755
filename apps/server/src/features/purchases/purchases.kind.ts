import { type PurchaseStatus, purchaseLifecycle, type Snapshot } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { all, ownedBy } from '../../records/reach.ts'
import { type ChangesOf, recordKind } from '../../records/record-kind.ts'
import { heldForPurchases } from '../ledger/accounts.repository.ts'
import { type PurchaseMoved, purchaseMoved } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { purchaseMovesOf } from './purchase-moves.ts'
import { type PurchaseRow, purchasesTable } from './purchases.table.ts'

export type PurchaseChanges = ChangesOf<typeof purchasesTable>

/** The purchase as its lifecycle sees it. */
export const purchaseSnapshot = ({ status }: Pick<PurchaseRow, 'status'>): Snapshot<PurchaseStatus, never> => ({
  status,
  facts: {},
})

/** A client's own; an associate's are those that were made with them. */
export const purchaseKind = recordKind({
  name: 'purchase',
  table: purchasesTable,
  reach: { administrator: all, associate: ownedBy(purchasesTable.associateId), client: ownedBy(purchasesTable.clientId) },
  refusals: { absent: 'NOT_FOUND', changed: 'purchaseChangedMeanwhile' },
  lifecycle: purchaseLifecycle,
  snapshot: purchaseSnapshot,
  news: async (db, doer, action, steps) => {
    const moves = steps.flatMap((step) => purchaseMovesOf(doer, action, step))
    await say(db, purchaseMoved, ...(await withFreed(db, moves)))
  },
})

/** What is held for those that ended, or above what is left of others, is their clients' credit in a moment; a bill's note tells of its own. */
async function withFreed(db: Db, moves: readonly PurchaseMoved[]): Promise<PurchaseMoved[]> {
  const concerned = moves.filter(({ to, cutDown }) => to === 'removed' || cutDown)
  const ids = concerned.map(({ purchaseId }) => purchaseId)
  const held = ids.length > 0 ? await heldForPurchases(db, ids) : new Map<string, number>()
  return moves.map((move) => {
    const keptInCents = move.to === 'removed' ? 0 : (move.cutDown?.toInCents ?? 0)
    const freedInCents = (held.get(move.purchaseId) ?? 0) - keptInCents
    return freedInCents > 0 ? { ...move, freedInCents } : move
  })
}
