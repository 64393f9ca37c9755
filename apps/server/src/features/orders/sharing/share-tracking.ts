import type { TrackingLink } from '@app/contract/tracking/tracking-links.contract'
import { type Actor, DomainError, isTrackingOver } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Parts } from '../../../http/parts.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { addEvents } from '../../events/events.repository.ts'
import { orderKind } from '../orders.kind.ts'
import { trackingLinkView } from './tracking-link.view.ts'
import * as trackingLinks from './tracking-links.repository.ts'

/** Where there is a link it is answered again. @throws orderNotFound, trackingOver */
export function shareTracking({ db, config }: Pick<Parts, 'db' | 'config'>, actor: Actor, id: string): Promise<TrackingLink> {
  const owned = { orderId: id, clientId: actor.userId }
  return db.transaction(async (tx) => {
    const order = await lockOne(tx, actor, orderKind, id)
    if (isTrackingOver(order, now())) throw new DomainError('trackingOver', { ids: [id] })
    const shared = await trackingLinks.find(tx, owned)
    if (shared) return trackingLinkView(config, shared)
    const link = await trackingLinks.add(tx, owned)
    await addEvents(tx, actor, [{ aggregate: 'order', aggregateId: id, action: 'shareTracking' }])
    return trackingLinkView(config, link)
  })
}
