import { billedWeight, type Category, isSpecial, type Parameters, requireFitsCategory } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { customsAtRates, itemsIn } from '../../tariffs/customs-of-items.ts'
import { ratesInForce } from '../../tariffs/tariffs.repository.ts'
import { weightsOf } from '../lists/order-parts.ts'
import { clientsOf } from '../order-clients.repository.ts'
import { type Item, itemsOf, replaceItems } from '../order-items.repository.ts'
import type { OrderChanges } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { estimatePrice } from '../prices/estimate-price.ts'

type Classes = {
  /** Of all that it holds. */
  tariffId?: string | undefined
  /** Of each item, where they are known. */
  tariffIds?: readonly (string | null)[]
}
export type WantedCategory = Classes & { category: Category }

/** Whole, at that category's price; its items get their class. @throws where it does not fit, or a class is missing. */
export async function categoryColumns(
  db: Db,
  order: OrderRow,
  wanted: WantedCategory,
  parameters: Parameters,
): Promise<OrderChanges> {
  const { category } = wanted
  requireFits(order, category, parameters)
  const kept = (await itemsOf(db, [order.id])).get(order.id) ?? []
  const items = classed(kept, wanted)
  const customs = category === 'C' ? customsIn(category, items, await ratesInForce(db)) : null
  await replaceItems(db, order.id, itemsIn(category, items))
  const hasDiscount = (await clientsOf(db, [order])).get(order.clientId ?? '')?.hasDiscount ?? false
  const isWeighed = order.warehouseWeightInGrams !== null
  const moved = { category, customs, isSpecial: isWeighed && isSpecial(category, contentsOf(order), parameters) }
  return { ...moved, ...estimatePrice({ ...order, ...moved }, { hasDiscount }, parameters), ...withoutLimit(order) }
}

/** @throws categoryNotEnabled, categoryBLimitExceeded, categoryCLimitExceeded */
export const requireFits = (order: OrderRow, category: Category, parameters: Parameters): void =>
  requireFitsCategory(category, contentsOf(order), parameters)

export const classed = (items: readonly Item[], { tariffId, tariffIds }: Classes): Item[] =>
  items.map((item, position) => ({
    ...item,
    tariffId: tariffIds ? (tariffIds[position] ?? undefined) : (tariffId ?? item.tariffId),
  }))

/** @throws fieldRequired where an item has no class, fieldNotValid where its class is not in force */
export const customsIn = (category: Category, items: readonly Item[], rates: ReadonlyMap<string, number>) =>
  category === 'C' ? customsAtRates(items, rates, () => 'tariffId') : null

const contentsOf = (order: OrderRow) => ({
  weightInGrams: billedWeight(weightsOf(order)) ?? 0,
  valueInCents: order.productValueInCents,
})

/** What else is missing still is. */
function withoutLimit({ missing: before, missingNote, intakeAt, resumeStatus }: OrderRow): OrderChanges {
  const missing = before.filter((what) => what !== 'categoryLimit')
  if (missing.length > 0 || before.length === 0) return { missing }
  return { missing, missingNote: missingNote && '', resumeStatus: intakeAt === null ? null : resumeStatus }
}
