import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import * as charges from './charges.repository.ts'

/** Also one that orders were charged: they keep it, the catalogue offers it no more. */
export function removeCharge(db: Db, actor: Actor, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await charges.remove(tx, await charges.lock(tx, id))
    await addEvents(tx, actor, [{ aggregate: 'charge', aggregateId: id, action: 'remove' }])
  })
}
