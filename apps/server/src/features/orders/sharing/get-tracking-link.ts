import type { TrackingLink } from '@app/contract/tracking/tracking-links.contract'
import { type Actor, isTrackingOver } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Parts } from '../../../http/parts.ts'
import { get } from '../../../records/records.repository.ts'
import { orderKind } from '../orders.kind.ts'
import { trackingLinkView } from './tracking-link.view.ts'
import * as trackingLinks from './tracking-links.repository.ts'

/** None where its way is shown no more. @throws orderNotFound */
export async function getTrackingLink(
  { db, config }: Pick<Parts, 'db' | 'config'>,
  actor: Actor,
  id: string,
): Promise<TrackingLink> {
  const order = await get(db, actor, orderKind, id)
  if (isTrackingOver(order, now())) return trackingLinkView(config, null)
  return trackingLinkView(config, await trackingLinks.find(db, { orderId: id, clientId: actor.userId }))
}
