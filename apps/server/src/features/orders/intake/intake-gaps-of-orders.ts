import type { Parameters } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import type { OrderClient } from '../order-clients.repository.ts'
import { itemsOf } from '../order-items.repository.ts'
import type { OrderRow } from '../orders.table.ts'
import { type Gap, intakeGaps } from './intake-gaps.ts'

/** What keeps each of these packages from going on, in its client's words; they are weighed. */
export async function gapsOfOrders(
  db: Db,
  orders: readonly OrderRow[],
  clients: ReadonlyMap<string, OrderClient>,
  parameters: Parameters,
): Promise<Map<string, Gap[]>> {
  const items = await itemsOf(
    db,
    orders.map(({ id }) => id),
  )
  return new Map(
    orders.map((order) => {
      const weighed = { ...order, weightInGrams: order.warehouseWeightInGrams ?? 0 }
      const language = clients.get(order.clientId ?? '')?.language ?? 'es'
      return [order.id, intakeGaps({ ...weighed, hasItems: (items.get(order.id) ?? []).length > 0 }, parameters, language)]
    }),
  )
}
