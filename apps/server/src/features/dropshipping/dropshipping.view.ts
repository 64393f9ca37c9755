import type { Dropshipping, DropshippingDetail } from '@app/contract/dropshipping.contract'
import { allowedActions, dropshippingLifecycle } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { type Doer, timelineOf } from '../events/events.repository.ts'
import { personView } from '../users/user.view.ts'
import { dropshippingSnapshot, isExpired } from './dropshipping.kind.ts'
import { contextsOf, type DropshippingContext } from './dropshipping.repository.ts'
import type { DropshippingRequestRow } from './dropshipping.table.ts'
import { isShipped } from './shipped-requests.repository.ts'

/** The requests as they are published, in the order given, with what this person may do with each. */
export async function viewDropshippings(
  db: Db,
  actor: Doer,
  requests: readonly DropshippingRequestRow[],
): Promise<Dropshipping[]> {
  const ids = requests.map(({ id }) => id)
  const contexts = await contextsOf(db, ids)
  return requests.flatMap((request) => {
    const context = contexts.get(request.id)
    return context ? [dropshippingView(actor, request, context)] : []
  })
}

export async function viewDropshipping(db: Db, actor: Doer, request: DropshippingRequestRow): Promise<Dropshipping> {
  const [view] = await viewDropshippings(db, actor, [request])
  if (!view) throw new Error(`dropshipping request ${request.id} has no view`)
  return view
}

export const viewDropshippingDetail = async (
  db: Db,
  actor: Doer,
  request: DropshippingRequestRow,
): Promise<DropshippingDetail> => ({
  ...(await viewDropshipping(db, actor, request)),
  timeline: await timelineOf(db, request.id),
})

const dropshippingView = (
  actor: Doer,
  request: DropshippingRequestRow,
  { client, associate, order }: DropshippingContext,
): Dropshipping => ({
  id: request.id,
  code: request.code,
  version: request.version,
  createdAt: request.createdAt.toISOString(),
  updatedAt: request.updatedAt.toISOString(),
  status: request.status,
  client: personView(client),
  associate: associate && personView(associate),
  link: request.link,
  description: request.description,
  options: request.options,
  quantity: request.quantity,
  comment: request.comment,
  quote: quoteView(request),
  answeredAt: request.answeredAt?.toISOString() ?? null,
  order: order && { id: order.id, code: order.code },
  allowedActions: allowedActions(
    dropshippingLifecycle,
    dropshippingSnapshot(request, { orderShipped: isShipped(order?.status ?? null) }),
    actor,
  ),
})

function quoteView(request: DropshippingRequestRow): Dropshipping['quote'] {
  const { quoteLines: lines, quotedPriceInCents: totalInCents, quoteLastDay: lastDay, quotedAt, quoteComment: comment } = request
  if (!lines || totalInCents === null || !lastDay || !quotedAt) return null
  return { price: { lines, totalInCents }, lastDay, isExpired: isExpired(request), comment, quotedAt: quotedAt.toISOString() }
}
