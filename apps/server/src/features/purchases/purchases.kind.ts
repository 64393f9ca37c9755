import { type PurchaseAction, type PurchaseStatus, purchaseLifecycle, type Snapshot } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { all, ownedBy } from '../../records/reach.ts'
import { type ChangesOf, recordKind } from '../../records/record-kind.ts'
import { heldForPurchases } from '../ledger/accounts.repository.ts'
import { type PurchaseMoved, purchaseMoved } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { type PurchaseStep, purchaseMovesOf } from './purchase-moves.ts'
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
    const freed = await freedBy(db, action, steps)
    await say(db, purchaseMoved, ...moves.map((move) => ({ ...move, ...freed.get(move.purchaseId) })))
  },
})

type Freed = ReadonlyMap<string, Pick<PurchaseMoved, 'freedInCents'>>

/** What is held for those that end, or above what those cost that are bought or cut down, is their clients' credit in a moment; a bill's note tells of its own. */
async function freedBy(db: Db, action: PurchaseAction, steps: readonly PurchaseStep[]): Promise<Freed> {
  const isCosted = action === 'approve' || action === 'cancel'
  const freeing = steps.map(({ after }) => after).filter(({ status }) => status === 'removed' || isCosted)
  if (freeing.length === 0) return new Map()
  const ids = freeing.map(({ id }) => id)
  const held = await heldForPurchases(db, ids)
  return new Map(
    freeing.flatMap(({ id, status, totalInCents }) => {
      const freedInCents = (held.get(id) ?? 0) - (status === 'removed' ? 0 : totalInCents)
      return freedInCents > 0 ? [[id, { freedInCents }]] : []
    }),
  )
}
