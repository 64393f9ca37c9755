import type { Dropshipping, DropshippingDetail } from '@app/contract/dropshipping.contract'
import { dropshippingLifecycle } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { offeredActions } from '../../records/offered.ts'
import { type Doer, timelineFor } from '../events/events.repository.ts'
import { dropshippingSnapshot, isExpired } from './dropshipping.kind.ts'
import { titleOfRequest } from './dropshipping-title.ts'
import { type DropshippingInView, dropshippingInView, readDropshippingInDetail } from './dropshipping-view.repository.ts'
import { isShipped } from './shipped-requests.repository.ts'

/** As it is published, with what this person may do with it. */
export async function viewDropshipping(db: Db, actor: Doer, { id }: { id: string }): Promise<Dropshipping> {
  const [request] = await dropshippingInView.byIds(db, [id])
  if (!request) throw new Error(`dropshipping request ${id} has no view`)
  return dropshippingView(actor, request)
}

/** @throws dropshippingNotFound also where it is beyond reach. */
export async function viewDropshippingDetail(db: Db, actor: Doer, id: string): Promise<DropshippingDetail> {
  const request = await readDropshippingInDetail(db, actor, id)
  return { ...dropshippingView(actor, request), timeline: timelineFor(actor, 'dropshipping', request.timeline) }
}

export const dropshippingView = (actor: Doer, { order, ...request }: DropshippingInView): Dropshipping => ({
  id: request.id,
  code: request.code,
  version: request.version,
  createdAt: request.createdAt,
  updatedAt: request.updatedAt,
  status: request.status,
  client: request.client,
  associate: request.associate,
  link: request.link,
  description: request.description,
  title: titleOfRequest(request),
  options: request.options,
  quantity: request.quantity,
  comment: request.comment,
  quote: quoteView(request),
  answeredAt: request.answeredAt,
  order,
  allowedActions: offeredActions(
    dropshippingLifecycle,
    dropshippingSnapshot(request, { orderShipped: isShipped(order?.status ?? null) }),
    actor,
  ),
})

function quoteView(request: Omit<DropshippingInView, 'order'>): Dropshipping['quote'] {
  const { quoteLines: lines, quotedPriceInCents: totalInCents, quoteLastDay: lastDay, quotedAt, quoteComment: comment } = request
  if (!lines || totalInCents === null || !lastDay || !quotedAt) return null
  return { price: { lines, totalInCents }, lastDay, isExpired: isExpired(request), comment, quotedAt }
}
