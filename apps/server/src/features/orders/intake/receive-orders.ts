import type { TakenWeightDoubt } from '@app/contract/fields/weight-confirmation'
import { isSpecial, ORDERS, type Parameters } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { type Doer, THE_HOUSE } from '../../events/events.repository.ts'
import { clientsOf, type OrderClient } from '../order-clients.repository.ts'
import type { OrderChanges } from '../orders.kind.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { estimatePrice } from '../prices/estimate-price.ts'
import type { Gap } from './intake-gaps.ts'
import { gapsOfOrders } from './intake-gaps-of-orders.ts'

export type Intake = {
  weightInGrams: number
  dimensionsInMillimetres?: { length: number; width: number; height: number } | undefined
  at: Date
  /** The photos that were taken of it. */
  fileIds: string[]
  /** Why its weight counts though it was doubtful, and what was said of it. */
  doubt?: TakenWeightDoubt | undefined
  note?: string | undefined
  /** What else becomes known, like the tracking that two records met by. */
  changes?: OrderChanges
}

type Action = 'confirmWarehouse' | 'mergeUnmatched'
export type Arrival = { order: OrderRow; intake: Intake }
type Gaps = ReadonlyMap<string, readonly Gap[]>

/**
 * Takes packages into the Miami warehouse. One that lacks something, or is too much for its category, waits as incomplete; one that
 * waits for an answer goes on waiting, with its weight and photos on record.
 */
export async function receiveOrders(db: Db, doer: Doer, action: Action, arrivals: readonly Arrival[], parameters: Parameters) {
  const orders = arrivals.map(({ order }) => order)
  const clients = await clientsOf(db, orders)
  const intakes = new Map(arrivals.map(({ order, intake }) => [order.id, intake]))
  const gaps = await gapsOfNew(db, arrivals, clients, parameters)
  const received = await act(
    db,
    doer,
    orderKind,
    action,
    orders,
    (order) => ({
      ...intakeChanges(order, intakes.get(order.id), clients.get(order.clientId ?? ''), parameters),
      ...(order.status === 'incomplete' && alsoMissing(order, gaps.get(order.id) ?? [])),
    }),
    (order) => ({
      place: 'MIA',
      fileIds: intakes.get(order.id)?.fileIds ?? [],
      note: intakes.get(order.id)?.note ?? '',
      changes: weightChange(order, intakes.get(order.id)),
    }),
  )
  const held = await holdIncomplete(db, received, gaps)
  return received.map((order) => held.get(order.id) ?? order)
}

/** What keeps those that come for the first time from going on; weighing again asks nothing. */
function gapsOfNew(db: Db, arrivals: readonly Arrival[], clients: ReadonlyMap<string, OrderClient>, parameters: Parameters) {
  const isNew = ({ order: { clientId, intakeAt } }: Arrival) => clientId !== null && intakeAt === null
  const weighed = arrivals.filter(isNew).map(({ order, intake }) => ({ ...order, warehouseWeightInGrams: intake.weightInGrams }))
  return gapsOfOrders(db, weighed, clients, parameters)
}

/** The special flag comes from the Miami weight; one who weighs again changes data only, not the day of the intake. */
function intakeChanges(
  order: OrderRow,
  intake: Intake | undefined,
  client: OrderClient | undefined,
  parameters: Parameters,
): OrderChanges {
  if (!intake) return {}
  const { weightInGrams, dimensionsInMillimetres: dimensions, at } = intake
  const contents = { weightInGrams, valueInCents: order.productValueInCents }
  const weighed = { warehouseWeightInGrams: weightInGrams, isSpecial: isSpecial(order.category, contents, parameters) }
  const cameFromRoad = ORDERS.toReceive.includes(order.status)
  return {
    ...intake.changes,
    ...weighed,
    ...(dimensions && {
      lengthInMillimetres: dimensions.length,
      widthInMillimetres: dimensions.width,
      heightInMillimetres: dimensions.height,
    }),
    ...(order.intakeAt === null && { intakeAt: at }),
    ...(cameFromRoad && { resumeStatus: order.status }),
    ...(client && estimatePrice({ ...order, ...weighed }, client, parameters)),
  }
}

const weightChange = ({ warehouseWeightInGrams: from }: OrderRow, intake: Intake | undefined) => ({
  warehouseWeightInGrams: { from, to: intake?.weightInGrams },
  ...(intake?.doubt && { weightDoubt: intake.doubt }),
})

/** What was asked for already stays asked for, in the words in which it was. */
function alsoMissing({ missing, missingNote }: OrderRow, gaps: readonly Gap[]): OrderChanges {
  const more = gaps.filter((gap) => !missing.includes(gap.missing))
  return more.length > 0
    ? { missing: [...missing, ...missingOf(more)], missingNote: [missingNote, noteOf(more)].join(' ').trim() }
    : {}
}

const missingOf = (gaps: readonly Gap[]) => [...new Set(gaps.map(({ missing }) => missing))]
const noteOf = (gaps: readonly Gap[]) => gaps.map(({ sentence }) => sentence).join(' ')

/** Those that go on, and those that were answered, wait for what the intake found missing. */
export async function holdIncomplete(db: Db, received: readonly OrderRow[], gaps: Gaps): Promise<Map<string, OrderRow>> {
  const gapsOf = ({ id }: OrderRow) => gaps.get(id) ?? []
  const held = await act(
    db,
    THE_HOUSE,
    orderKind,
    'markIncomplete',
    received.filter((order) => order.status !== 'incomplete' && gapsOf(order).length > 0),
    (order) => ({ missing: missingOf(gapsOf(order)), missingNote: noteOf(gapsOf(order)) }),
    (order) => ({ place: 'MIA', note: noteOf(gapsOf(order)) }),
  )
  return new Map(held.map((order) => [order.id, order]))
}
