import type { purchaseActions as contract, Received } from '@app/contract'
import type { Purchase } from '@app/contract/purchases.contract'
import { type Actor, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { lockOne } from '../../records/records.repository.ts'
import { freeHeld } from '../ledger/free-held.ts'
import { changePurchase } from './change-purchase.ts'
import { purchaseKind } from './purchases.kind.ts'
import type { PurchaseRow } from './purchases.table.ts'
import { viewPurchase } from './purchases.view.ts'

type Answer = Received<typeof contract.answerPurchase>['body']

/** The owner accepts what staff propose, rejects it, asks for something else, or says what they did not say yet. */
export async function answerPurchase(db: Db, actor: Actor, id: string, answer: Answer): Promise<Purchase> {
  return viewPurchase(db, actor, await answered(db, actor, id, answer))
}

function answered(db: Db, actor: Actor, id: string, answer: Answer): Promise<PurchaseRow> {
  if (answer.action === 'accept') return acceptPurchase(db, actor, id, answer.temporalPriceInCents)
  if (answer.action === 'reject') return rejectPurchase(db, actor, id, answer.reason)
  if (answer.action === 'choose') return choosePurchase(db, actor, id, answer)
  const { action: _action, ...terms } = answer
  return changePurchase(db, actor, id, terms)
}

/** From here on the price stays as it is. One that was changed since the client read it is not the one that they accept. */
function acceptPurchase(db: Db, actor: Actor, id: string, accepted: number): Promise<PurchaseRow> {
  return db.transaction(async (tx) => {
    const purchase = await lockOne(tx, actor, purchaseKind, id)
    await requireAllowed(tx, actor, purchaseKind, 'accept', [purchase])
    const { totalInCents } = purchase
    if (accepted !== totalInCents) throw new DomainError('amountDiffers', { field: 'temporalPriceInCents', totalInCents })
    return actOnOne(tx, actor, purchaseKind, 'accept', purchase, { acceptedAt: now() }, { changes: { totalInCents } })
  })
}

type Choice = Extract<Answer, { action: 'choose' }>

/** Whether fewer items will do, and about what it weighs: nothing of the price changes. */
function choosePurchase(db: Db, actor: Actor, id: string, choice: Choice): Promise<PurchaseRow> {
  return db.transaction(async (tx) => {
    const purchase = await lockOne(tx, actor, purchaseKind, id)
    const { allowPartial = purchase.allowPartial, weightInGrams = purchase.weightInGrams } = choice
    const chosen = { allowPartial, weightInGrams }
    return actOnOne(tx, actor, purchaseKind, 'choose', purchase, chosen, { changes: chosen })
  })
}

function rejectPurchase(db: Db, actor: Actor, id: string, reason: string): Promise<PurchaseRow> {
  return db.transaction(async (tx) => {
    const purchase = await lockOne(tx, actor, purchaseKind, id)
    const rejected = await actOnOne(tx, actor, purchaseKind, 'reject', purchase, { removedReason: reason }, { note: reason })
    await freeHeld(tx, actor, [purchase], reason)
    return rejected
  })
}
