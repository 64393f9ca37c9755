// What is read of dropshipping requests to publish them, in one statement: their columns, and as JSON what hangs on each.
import type { OrderOutcome, OrderStatus } from '@app/domain'
import { getTableColumns, sql } from 'drizzle-orm'
import { objectAsJson } from '../../db/as-json.ts'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { recordReader } from '../../records/record-reader.ts'
import { timelineAsJson } from '../events/events.repository.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { personNamedBy } from '../people/person-columns.repository.ts'
import { dropshippingKind } from './dropshipping.kind.ts'
import { dropshippingRequestsTable as requests } from './dropshipping.table.ts'

const { id, code, status, outcome, dropshippingRequestId, splitFromId } = ordersTable

const DROPSHIPPING_VIEW = {
  ...getTableColumns(requests),
  client: personNamedBy(requests.clientId),
  associate: personNamedBy(requests.associateId),
  /** The parts of a split package share its request: the one that was not split off is what the request became. */
  order: objectAsJson<{ id: string; code: string; status: OrderStatus; outcome: OrderOutcome | null }>(
    { id, code, status, outcome },
    sql`from ${ordersTable} where ${dropshippingRequestId} = ${requests.id} and ${splitFromId} is null`,
  ),
}

export const dropshippingInView = recordView(requests, requests.id, DROPSHIPPING_VIEW)
export type DropshippingInView = RowOf<typeof DROPSHIPPING_VIEW>

/** @throws dropshippingNotFound also where it is beyond reach. */
export const readDropshippingInDetail = recordReader(dropshippingKind, () => ({
  ...DROPSHIPPING_VIEW,
  timeline: timelineAsJson(requests.id),
}))
