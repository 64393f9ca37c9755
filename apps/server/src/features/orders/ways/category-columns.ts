import { billedWeight, type Category, isSpecial, type Parameters, requireFitsCategory } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { customsOfItems, itemsIn } from '../../tariffs/customs-of-items.ts'
import { weightsOf } from '../lists/order-parts.ts'
import { clientsOf } from '../order-clients.repository.ts'
import { itemsOf, replaceItems } from '../order-items.repository.ts'
import type { OrderChanges } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { estimatePrice } from '../prices/estimate-price.ts'

type Wanted = { category: Category; tariffId?: string | undefined }

/** Whole, at that category's price; its items get their class. @throws where it does not fit, or a class is missing. */
export async function categoryColumns(db: Db, order: OrderRow, wanted: Wanted, parameters: Parameters): Promise<OrderChanges> {
  const { category, tariffId } = wanted
  const contents = { weightInGrams: billedWeight(weightsOf(order)) ?? 0, valueInCents: order.productValueInCents }
  requireFitsCategory(category, contents, parameters)
  const kept = (await itemsOf(db, [order.id])).get(order.id) ?? []
  const items = kept.map((item) => ({ ...item, tariffId: tariffId ?? item.tariffId }))
  const customs = await customsOfItems(db, category, items, () => 'tariffId')
  await replaceItems(db, order.id, itemsIn(category, items))
  const hasDiscount = (await clientsOf(db, [order])).get(order.clientId ?? '')?.hasDiscount ?? false
  const isWeighed = order.warehouseWeightInGrams !== null
  const moved = { category, customs, isSpecial: isWeighed && isSpecial(category, contents, parameters) }
  return { ...moved, ...estimatePrice({ ...order, ...moved }, { hasDiscount }, parameters), ...withoutLimit(order) }
}

/** What else is missing still is. */
function withoutLimit({ missing: before, missingNote, intakeAt, resumeStatus }: OrderRow): OrderChanges {
  const missing = before.filter((what) => what !== 'categoryLimit')
  if (missing.length > 0 || before.length === 0) return { missing }
  return { missing, missingNote: missingNote && '', resumeStatus: intakeAt === null ? null : resumeStatus }
}
