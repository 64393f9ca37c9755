import { nextStatus, type PurchaseAction, type PurchaseStatus, purchaseLifecycle } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { addEvents, type Doer, type NewEvent } from '../events/events.repository.ts'
import { purchaseMoved } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { purchaseMovesOf } from './purchase-moves.ts'
import { movePurchase, type PurchaseChanges } from './purchases.repository.ts'
import type { PurchaseRow } from './purchases.table.ts'
import { purchaseSnapshot } from './purchases.view.ts'

type Told = Pick<NewEvent, 'note' | 'fileIds' | 'changes'>

/** Where the action leads. @throws DomainError purchaseActionNotAllowed */
export const nextPurchaseStatus = (doer: Doer, action: PurchaseAction, purchase: PurchaseRow): PurchaseStatus =>
  nextStatus(purchaseLifecycle, action, purchaseSnapshot(purchase), doer)

/** Does one action with a locked purchase, with its event, and says so. */
export async function actOnPurchase(
  db: Db,
  doer: Doer,
  action: PurchaseAction,
  purchase: PurchaseRow,
  changes: PurchaseChanges = {},
  event: Told = {},
): Promise<PurchaseRow> {
  const status = nextPurchaseStatus(doer, action, purchase)
  const moved = await movePurchase(db, purchase, { ...changes, status })
  const happened = { aggregate: 'purchase', aggregateId: purchase.id, action, from: purchase.status, to: status } as const
  await addEvents(db, doer, [{ ...happened, ...event }])
  await say(db, purchaseMoved, ...purchaseMovesOf(doer, action, { before: purchase, after: moved, note: event.note ?? '' }))
  return moved
}
