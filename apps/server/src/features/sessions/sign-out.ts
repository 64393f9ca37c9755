import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as sessions from '../credentials/sessions.repository.ts'
import { addEvents } from '../events/events.repository.ts'

export async function signOut(db: Db, actor: Actor, { sessionId }: RequestContext): Promise<void> {
  if (!sessionId) return
  await sessions.close(db, sessionId)
  await addEvents(db, actor, [{ aggregate: 'user', aggregateId: actor.userId, action: 'signOut' }])
}
