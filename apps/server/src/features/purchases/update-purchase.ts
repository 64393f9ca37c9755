import type { purchaseActions as contract, Received } from '@app/contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { lockOne } from '../../records/records.repository.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { priceAnew, requireTotal } from './price-anew.ts'
import { requireDeclarable } from './price-goods.ts'
import { itemsOfOne } from './purchase-items.repository.ts'
import { addReview } from './purchase-reviews.repository.ts'
import type { PurchaseChanges } from './purchases.kind.ts'
import { purchaseKind } from './purchases.kind.ts'
import type { PurchaseRow } from './purchases.table.ts'
import { isRepriced, requireAgreedPrices } from './require-agreed-prices.ts'

type Update = Extract<Received<typeof contract.updatePurchase>['body'], { action: 'update' }>

/** Staff change prices within what the client allowed, correct what they proposed, or say what is declared. */
export function updatePurchase(db: Db, actor: Actor, id: string, update: Update): Promise<PurchaseRow> {
  return db.transaction(async (tx) => {
    const purchase = await lockOne(tx, actor, purchaseKind, id)
    await requireAllowed(tx, actor, purchaseKind, 'update', [purchase])
    const items = await itemsOfOne(tx, id)
    const repriced = isRepriced(purchase, items, update)
    if (repriced) requireAgreedPrices(purchase, items, update)
    const columns = repriced ? await newPrice(tx, actor, purchase, update) : await newValue(tx, purchase, update)
    requireTotal(update.temporalPriceInCents, columns.totalInCents ?? purchase.totalInCents)
    const { observation = purchase.observation, weightInGrams = purchase.weightInGrams } = update
    const changed = { ...columns, observation, weightInGrams }
    return actOnOne(tx, actor, purchaseKind, 'update', purchase, changed, { changes: changesOf(purchase, changed) })
  })
}

/** A proposal that is corrected is a new one. */
async function newPrice(db: Db, { userId: actorId }: Actor, purchase: PurchaseRow, update: Update): Promise<PurchaseChanges> {
  const columns = await priceAnew(db, purchase, update)
  if (purchase.status !== 'pendingChanges') return columns
  const temporalPriceInCents = columns.totalInCents
  await addReview(db, { purchaseId: purchase.id, temporalPriceInCents, comment: '', actorId })
  return { ...columns, temporalPriceInCents }
}

async function newValue(db: Db, purchase: PurchaseRow, { productValueInCents }: Update): Promise<PurchaseChanges> {
  if (productValueInCents === undefined) return {}
  const { category, assistedPurchasePriceInCents: assistedPriceInCents } = purchase
  const declared = { category, valueInCents: productValueInCents, assistedPriceInCents }
  requireDeclarable(declared, await readParameters(db), 'productValueInCents')
  return { productValueInCents }
}

const TOLD = ['totalInCents', 'storeShippingInCents', 'productValueInCents', 'weightInGrams', 'observation'] as const

const changesOf = (before: PurchaseRow, after: PurchaseChanges) =>
  Object.fromEntries(
    TOLD.filter((name) => after[name] !== undefined && after[name] !== before[name]).map((name) => [
      name,
      { from: before[name], to: after[name] },
    ]),
  )
