import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { addEvents } from '../../events/events.repository.ts'
import { orderKind } from '../orders.kind.ts'
import * as trackingLinks from './tracking-links.repository.ts'

/** Where it is not shared, nothing happens. @throws orderNotFound */
export function stopSharingTracking(db: Db, actor: Actor, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockOne(tx, actor, orderKind, id)
    const wasShared = await trackingLinks.remove(tx, { orderId: id, clientId: actor.userId })
    if (wasShared) await addEvents(tx, actor, [{ aggregate: 'order', aggregateId: id, action: 'stopSharingTracking' }])
  })
}
