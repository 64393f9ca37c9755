import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as knownDevices from '../credentials/known-devices.repository.ts'
import * as sessions from '../credentials/sessions.repository.ts'
import { addEvents } from '../events/events.repository.ts'

/** Other browsers lose what they had from having signed in before, too. */
export async function closeOtherSessions(db: Db, actor: Actor, { sessionId }: RequestContext): Promise<void> {
  const { userId } = actor
  await sessions.closeAll(db, userId, { except: sessionId })
  await knownDevices.forgetAll(db, userId)
  await addEvents(db, actor, [{ aggregate: 'user', aggregateId: userId, action: 'closeOtherSessions' }])
}
