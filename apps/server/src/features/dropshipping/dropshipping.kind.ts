import {
  businessDay,
  type DropshippingFact,
  type DropshippingFacts,
  type DropshippingStatus,
  dropshippingLifecycle,
  type Snapshot,
} from '@app/domain'
import { now } from '../../clock.ts'
import { all, ownedBy } from '../../records/reach.ts'
import { recordKind } from '../../records/record-kind.ts'
import { dropshippingMoved } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { type DropshippingRequestRow, dropshippingRequestsTable as requests } from './dropshipping.table.ts'
import { requestMoveOf } from './request-moves.ts'
import { shippedOf } from './shipped-requests.repository.ts'

/** The last day is Quito's, and counts whole. */
export const isExpired = ({ quoteLastDay }: Pick<DropshippingRequestRow, 'quoteLastDay'>): boolean =>
  quoteLastDay !== null && businessDay(now()) > quoteLastDay

/** The request as its lifecycle sees it, with what is known of the order that it became. */
export const dropshippingSnapshot = (
  request: Pick<DropshippingRequestRow, 'status' | 'quoteLastDay'>,
  { orderShipped = false }: Partial<DropshippingFacts> = {},
): Snapshot<DropshippingStatus, DropshippingFact> => ({
  status: request.status,
  facts: { quoteExpired: isExpired(request), orderShipped },
})

/** A client's own; an associate's are those that were made with them. */
export const dropshippingKind = recordKind({
  name: 'dropshippingRequest',
  table: requests,
  reach: { administrator: all, associate: ownedBy(requests.associateId), client: ownedBy(requests.clientId) },
  refusals: { absent: 'dropshippingNotFound', changed: 'dropshippingChangedMeanwhile' },
  lifecycle: dropshippingLifecycle,
  snapshot: dropshippingSnapshot,
  facts: { names: ['orderShipped'], read: shippedOf },
  refuse: (request, action, { role }) => {
    const isLate = request.status === 'quoted' && isExpired(request) && (action === 'accept' || action === 'refuse')
    return isLate && role === 'client' ? { code: 'quoteExpired', details: { lastDay: request.quoteLastDay } } : undefined
  },
  news: (db, doer, action, steps) => {
    const moves = steps.map(({ before, after, note }) =>
      requestMoveOf(doer, action, { from: before?.status ?? null, after, note }),
    )
    return say(db, dropshippingMoved, ...moves)
  },
})
