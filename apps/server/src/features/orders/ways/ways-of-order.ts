import { type Actor, billedWeight, type RetailParameters, type WaysOut, waysOut } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { get } from '../../../records/records.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { ratesOf } from '../../tariffs/customs-of-items.ts'
import { weightsOf } from '../lists/order-parts.ts'
import { clientsOf } from '../order-clients.repository.ts'
import { type Item, itemsOf } from '../order-items.repository.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { waysView } from './ways.view.ts'

export type WaysOfOrder = WaysOut & { items: Item[]; hasDiscount: boolean }

/** What can be done with it as it is now, by the prices of today; in category C by this class. */
export async function waysOfOrder(
  db: Db,
  order: OrderRow,
  tariffId: string | undefined,
  parameters: RetailParameters,
): Promise<WaysOfOrder> {
  const items = (await itemsOf(db, [order.id])).get(order.id) ?? []
  const hasDiscount = (await clientsOf(db, [order])).get(order.clientId ?? '')?.hasDiscount ?? false
  const { category, productValueInCents: valueInCents } = order
  const ratesInBasisPoints = await ratesOf(db, items, tariffId)
  const weightInGrams = billedWeight(weightsOf(order)) ?? 0
  return {
    ...waysOut({ category, weightInGrams, valueInCents, items, hasDiscount, ratesInBasisPoints }, parameters),
    items,
    hasDiscount,
  }
}

/** What is on record may be wrong as well: that is always to be said. */
export async function viewWaysOfOrder(db: Db, actor: Actor, id: string, tariffId: string | undefined) {
  const order = await get(db, actor, orderKind, id)
  const found = waysView(await waysOfOrder(db, order, tariffId, await readParameters(db)))
  const isTooMuch = found.ways.length > 0 || found.hindrance !== null
  return { ...found, ways: [...found.ways, ...(isTooMuch ? [{ way: 'correct' as const }] : [])] }
}
