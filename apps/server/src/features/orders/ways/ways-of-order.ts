import {
  type Actor,
  addsUp,
  billedWeight,
  canDo,
  DomainError,
  limitProblemOf,
  orderLifecycle,
  type RetailParameters,
  splitInto,
  type TooMuch,
  type WayOut,
  type WaysOut,
  waysOut,
} from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { get } from '../../../records/records.repository.ts'
import { THE_HOUSE } from '../../events/events.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { ratesOf } from '../../tariffs/customs-of-items.ts'
import { weightsOf } from '../lists/order-parts.ts'
import { clientsOf } from '../order-clients.repository.ts'
import { type Item, itemsOf } from '../order-items.repository.ts'
import { orderKind, orderSnapshot } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { waysView } from './ways.view.ts'

export type WaysOfOrder = WaysOut & { tooMuch: TooMuch & { items: Item[] } }

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
  // As the office would carry it out.
  const isInMiami = canDo(orderLifecycle, 'removeAsReturned', orderSnapshot(order, { incidentOpen: true }), THE_HOUSE)
  const tooMuch = { category, weightInGrams, valueInCents, items, hasDiscount, ratesInBasisPoints, isInMiami }
  const found = waysOut(tooMuch, parameters)
  // The boxes that its owner chose, as long as they still fit.
  const chosen = order.chosenWay?.way === 'split' ? splitInto(tooMuch, order.chosenWay.quantities, parameters) : null
  return { ...found, ways: found.ways.map((way) => (way.way === 'split' && chosen ? chosen : way)), tooMuch }
}

type Asked = { tariffId?: string | undefined; boxes?: number[][] | undefined }

/** With these boxes in place of the best. @throws DomainError partsDoNotAddUp, or the refusal of the limit that one of them passes. */
function inBoxes({ ways, tooMuch }: WaysOfOrder, boxes: number[][], parameters: RetailParameters): WayOut[] {
  if (!ways.some(({ way }) => way === 'split')) return ways
  const split = splitInto(tooMuch, boxes, parameters)
  if (split) return ways.map((way) => (way.way === 'split' ? split : way))
  const isWhole = addsUp(tooMuch.items, boxes)
  throw new DomainError(isWhole ? limitProblemOf(tooMuch.category) : 'partsDoNotAddUp', { field: 'boxes' })
}

/** What is on record may be wrong as well: that is always to be said. */
export async function viewWaysOfOrder(db: Db, actor: Actor, id: string, { tariffId, boxes }: Asked) {
  const order = await get(db, actor, orderKind, id)
  const parameters = await readParameters(db)
  const ways = await waysOfOrder(db, order, tariffId, parameters)
  const found = waysView(boxes ? { ...ways, ways: inBoxes(ways, boxes, parameters) } : ways)
  const isTooMuch = found.ways.length > 0 || found.hindrance !== null
  return { ...found, ways: [...found.ways, ...(isTooMuch ? [{ way: 'correct' as const }] : [])] }
}
