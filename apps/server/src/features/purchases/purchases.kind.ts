import { type PurchaseStatus, purchaseLifecycle, type Snapshot } from '@app/domain'
import { all, ownedBy } from '../../records/reach.ts'
import { type ChangesOf, recordKind } from '../../records/record-kind.ts'
import { heldForPurchases } from '../ledger/accounts.repository.ts'
import { purchaseMoved } from '../outbox/messages.ts'
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
    const ended = moves.filter(({ to }) => to === 'removed').map(({ purchaseId }) => purchaseId)
    const freed = ended.length > 0 ? await heldForPurchases(db, ended) : new Map<string, number>()
    await say(
      db,
      purchaseMoved,
      ...moves.map((move) => {
        const freedInCents = freed.get(move.purchaseId) ?? 0
        return freedInCents > 0 ? { ...move, freedInCents } : move
      }),
    )
  },
})
