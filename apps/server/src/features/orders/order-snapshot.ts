import { businessDay, type OrderFact, type OrderStatus, type Snapshot } from '@app/domain'
import { now } from '../../clock.ts'
import type { OrderRow } from './orders.table.ts'

/** What the row does not know: whether the associate was paid for it, and whether an incident is open. */
export type FactsElsewhere = { earningSettled: boolean; incidentOpen: boolean }

/** The order as its lifecycle sees it. */
export const orderSnapshot = (order: OrderRow, elsewhere: FactsElsewhere): Snapshot<OrderStatus, OrderFact> => ({
  status: order.status,
  resumeStatus: order.resumeStatus,
  facts: {
    unmatched: order.clientId === null,
    bundled: order.bundleId !== null,
    received: order.intakeAt !== null,
    receivedToday: order.intakeAt !== null && businessDay(order.intakeAt) === businessDay(now()),
    onlyLimitMissing: order.missing.length === 1 && order.missing[0] === 'categoryLimit',
    hasAssociate: order.associateId !== null,
    earningSettled: elsewhere.earningSettled,
    incidentOpen: elsewhere.incidentOpen,
  },
})
