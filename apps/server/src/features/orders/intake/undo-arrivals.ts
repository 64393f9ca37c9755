import type { Actor, Parameters } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { removePhotosOfOrders } from '../../files/files.repository.ts'
import { NOT_HELD } from '../holding/not-held.ts'
import { clientsOf, type OrderClient } from '../order-clients.repository.ts'
import type { OrderChanges } from '../orders.kind.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { estimatePrice } from '../prices/estimate-price.ts'
import { intakeGaps } from './intake-gaps.ts'

/**
 * Scans that were a mistake: what was seen belonged to another package, so its weight and photos go, and that it was too much for its
 * category with them. An order that lacks something else stays incomplete.
 */
export async function undoArrivals(db: Db, actor: Actor, orders: readonly OrderRow[], parameters: Parameters): Promise<void> {
  const clients = await clientsOf(db, orders)
  const change = (order: OrderRow) => undone(order, clients.get(order.clientId ?? ''), parameters)
  await act(db, actor, orderKind, 'undoWarehouse', orders, change, { place: 'MIA' })
  await removePhotosOfOrders(
    db,
    orders.map(({ id }) => id),
  )
}

function undone(order: OrderRow, client: OrderClient | undefined, parameters: Parameters): OrderChanges {
  const missing = order.missing.filter((what) => what !== 'categoryLimit')
  return {
    warehouseWeightInGrams: null,
    isSpecial: false,
    lengthInMillimetres: null,
    widthInMillimetres: null,
    heightInMillimetres: null,
    intakeAt: null,
    locationId: null,
    ...NOT_HELD,
    resumeStatus: missing.length > 0 ? order.resumeStatus : null,
    missing,
    missingNote: missing.length > 0 ? noteWithoutLimit(order, client, parameters) : '',
    promisedDate: null,
    ...estimatePrice(
      { ...order, warehouseWeightInGrams: null, isSpecial: false },
      { hasDiscount: client?.hasDiscount ?? false },
      parameters,
    ),
  }
}

/** What others asked for stays in their words; what the scale said goes. */
function noteWithoutLimit(order: OrderRow, client: OrderClient | undefined, parameters: Parameters): string {
  const weighed = { ...order, weightInGrams: order.warehouseWeightInGrams ?? 0, hasItems: true }
  const limits = intakeGaps(weighed, parameters, client?.language ?? 'es').filter(({ missing }) => missing === 'categoryLimit')
  return limits.reduce((note, { sentence }) => note.replace(sentence, '').trim(), order.missingNote)
}
