import { businessDay, estimatedArrivalDate, isSpecial, type Parameters } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { type Doer, THE_HOUSE } from '../events/events.repository.ts'
import { actOnOrders } from './act-on-orders.ts'
import { estimatePrice } from './estimate-price.ts'
import { intakeGaps } from './intake-gaps.ts'
import { clientsOf, type OrderClient } from './order-clients.repository.ts'
import { itemsOf } from './order-items.repository.ts'
import type { Move } from './orders.repository.ts'
import type { OrderRow } from './orders.table.ts'

export type Intake = {
  weightInGrams: number
  dimensionsInMillimetres?: { length: number; width: number; height: number } | undefined
  at: Date
  /** The photos that were taken of it. */
  fileIds: string[]
  /** What else becomes known, like the tracking that two records met by. */
  changes?: Move['changes']
}

type Action = 'confirmWarehouse' | 'mergeUnmatched'
export type Arrival = { order: OrderRow; intake: Intake }

/** Takes packages into the Miami warehouse. One that lacks something, or is too much for its category, waits as incomplete. */
export async function receiveOrders(db: Db, doer: Doer, action: Action, arrivals: readonly Arrival[], parameters: Parameters) {
  const orders = arrivals.map(({ order }) => order)
  const clients = await clientsOf(db, orders)
  const intakes = new Map(arrivals.map(({ order, intake }) => [order.id, intake]))
  const received = await actOnOrders(
    db,
    doer,
    action,
    orders,
    (order) => intakeChanges(order, intakes.get(order.id), clients.get(order.clientId ?? ''), parameters),
    (order) => ({
      place: 'MIA',
      fileIds: intakes.get(order.id)?.fileIds ?? [],
      changes: weightChange(order, intakes.get(order.id)),
    }),
  )
  const isNew = new Set(orders.filter(({ status }) => status !== 'inWarehouseMIA').map(({ id }) => id))
  const incomplete = await holdIncomplete(
    db,
    received.filter(({ id }) => isNew.has(id)),
    clients,
    parameters,
  )
  return received.map((order) => incomplete.get(order.id) ?? order)
}

/** The special flag comes from the Miami weight; one who weighs again changes data only, not the day of the intake. */
function intakeChanges(
  order: OrderRow,
  intake: Intake | undefined,
  client: OrderClient | undefined,
  parameters: Parameters,
): Move['changes'] {
  if (!intake) return {}
  const { weightInGrams, dimensionsInMillimetres: dimensions, at } = intake
  const contents = { weightInGrams, valueInCents: order.productValueInCents }
  const weighed = { warehouseWeightInGrams: weightInGrams, isSpecial: isSpecial(order.category, contents, parameters) }
  const isFirst = order.status !== 'inWarehouseMIA'
  return {
    ...intake.changes,
    ...weighed,
    ...(dimensions && {
      lengthInMillimetres: dimensions.length,
      widthInMillimetres: dimensions.width,
      heightInMillimetres: dimensions.height,
    }),
    ...(isFirst && {
      intakeAt: at,
      resumeStatus: order.status,
      estimatedArrivalDate: estimatedArrivalDate(businessDay(at), parameters),
    }),
    ...(client && estimatePrice({ ...order, ...weighed }, client, parameters)),
  }
}

const weightChange = ({ warehouseWeightInGrams: from }: OrderRow, intake: Intake | undefined) => ({
  warehouseWeightInGrams: { from, to: intake?.weightInGrams },
})

async function holdIncomplete(
  db: Db,
  received: readonly OrderRow[],
  clients: ReadonlyMap<string, OrderClient>,
  parameters: Parameters,
) {
  const items = await itemsOf(
    db,
    received.map(({ id }) => id),
  )
  const gapsOf = (order: OrderRow) => {
    const hasItems = (items.get(order.id)?.length ?? 0) > 0
    const language = clients.get(order.clientId ?? '')?.language ?? 'es'
    return intakeGaps({ ...order, hasItems, weightInGrams: order.warehouseWeightInGrams ?? 0 }, parameters, language)
  }
  const noteOf = (order: OrderRow) =>
    gapsOf(order)
      .map(({ sentence }) => sentence)
      .join(' ')
  const held = await actOnOrders(
    db,
    THE_HOUSE,
    'markIncomplete',
    received.filter((order) => order.clientId !== null && gapsOf(order).length > 0),
    (order) => ({
      missing: [...new Set(gapsOf(order).map(({ missing }) => missing))],
      missingNote: noteOf(order),
      resumeStatus: order.status,
    }),
    (order) => ({ place: 'MIA', note: noteOf(order) }),
  )
  return new Map(held.map((order) => [order.id, order]))
}
