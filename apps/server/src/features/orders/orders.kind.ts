import {
  businessDay,
  daysLate,
  type HoldColumns,
  isHeld,
  type OrderFact,
  type OrderFacts,
  type OrderStatus,
  openOfTied,
  orderLifecycle,
  type Snapshot,
  warehouseOf,
} from '@app/domain'
import { now } from '../../clock.ts'
import { all, ownedBy } from '../../records/reach.ts'
import { type ChangesOf, type NewRowOf, recordKind } from '../../records/record-kind.ts'
import { NOT_HELD } from './holding/not-held.ts'
import { FACTS_ELSEWHERE, orderFactsOf } from './order-facts.repository.ts'
import { movesOf } from './order-moves.ts'
import { type OrderRow, ordersTable } from './orders.table.ts'
import { followMoves } from './promise/follow-moves.ts'
import { sayOrdersMoved } from './say-orders-moved.ts'
import { withFreed } from './with-freed.ts'

export type OrderChanges = ChangesOf<typeof ordersTable>
export type NewOrder = NewRowOf<typeof ordersTable>

type Days = 'promisedDate' | 'estimatedArrivalDate' | 'arrivalDate'
/** As it was read to be changed, or to be published. */
type Seen = Pick<
  OrderRow,
  'status' | 'resumeStatus' | 'clientId' | 'bundleId' | 'associateId' | 'missing' | 'outcome' | keyof HoldColumns | Days
> & {
  intakeAt: Date | string | null
}

/** The order as its lifecycle sees it. */
export const orderSnapshot = (
  order: Seen,
  {
    earningSettled = false,
    incidentOpen = false,
    overLimit = false,
    onlyCategory = false,
    chargeable = false,
    chargesLeft = false,
    hasAssociate = order.associateId !== null,
  }: Partial<OrderFacts> = {},
): Snapshot<OrderStatus, OrderFact> => ({
  status: order.status,
  resumeStatus: order.resumeStatus,
  facts: {
    unmatched: order.clientId === null,
    bundled: order.bundleId !== null,
    held: isHeld(order, businessDay(now())),
    received: order.intakeAt !== null && !isMerged(order),
    receivedToday: order.intakeAt !== null && businessDay(new Date(order.intakeAt)) === businessDay(now()),
    onlyLimitMissing: order.missing.length === 1 && order.missing[0] === 'categoryLimit',
    overLimit,
    onlyCategory,
    hasAssociate,
    earningSettled,
    incidentOpen,
    late: daysLateOf(order) > 0,
    chargeable,
    chargesLeft,
  },
})

/** It became another's, which has its receipt. */
const isMerged = ({ status, outcome }: Pick<OrderRow, 'status' | 'outcome'>): boolean => status === 'removed' && outcome === null

/** Of what is expected, or of when it came; 0 where nothing was promised, or no day is known. */
export function daysLateOf({ promisedDate, estimatedArrivalDate, arrivalDate }: Pick<OrderRow, Days>): number {
  const day = arrivalDate ?? estimatedArrivalDate
  return promisedDate === null || day === null ? 0 : daysLate(promisedDate, day)
}

/** What left the warehouse left its shelf; what left Miami waits for nothing there. */
function leftBehind({ status, intakeAt }: OrderRow): OrderChanges {
  const warehouse = warehouseOf({ status, isReceived: intakeAt !== null })
  return { ...(warehouse === null && { locationId: null }), ...(warehouse !== 'MIA' && NOT_HELD) }
}

/** A client's own; an associate's are those that were made with them, or given to them since (domain, section 9). */
export const orderKind = recordKind({
  name: 'order',
  table: ordersTable,
  reach: { administrator: all, associate: ownedBy(ordersTable.associateId), client: ownedBy(ordersTable.clientId) },
  refusals: { absent: 'orderNotFound', changed: 'orderChangedMeanwhile' },
  lifecycle: orderLifecycle,
  snapshot: orderSnapshot,
  facts: { names: FACTS_ELSEWHERE, read: orderFactsOf },
  narrow: async (_db, _doer, order, next) => openOfTied(next, ({ action }) => action, order),
  news: async (db, doer, action, steps) => {
    await sayOrdersMoved(db, await withFreed(db, movesOf(doer, action, steps), steps))
    await followMoves(db, action, steps)
  },
  onMove: (statusSince) => ({ statusSince }),
  byMove: leftBehind,
  // They follow from other events, and are on record by themselves (arrival_changes).
  unrecorded: [
    // Its event says the codes.
    'locationId',
    'estimatedArrivalDate',
    'promisedDate',
    'delayReason',
    'delayReasonById',
    'toldArrivalDate',
    'toldArrivalOn',
    'firstAbandonNoticeOn',
    'lastAbandonNoticeOn',
  ],
})
