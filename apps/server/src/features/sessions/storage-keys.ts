import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as sessions from '../credentials/sessions.repository.ts'
import { storageKeyOf } from '../credentials/storage-keys.repository.ts'

/**
 * Told to the open session alone: whoever has a browser's disk and no session reads nothing of what it sealed.
 * @throws notSignedIn
 */
export async function storageKeys(db: Db, { userId }: Actor, { sessionId }: RequestContext) {
  if (!sessionId) throw new Error('a call without a session has no keys')
  const ofSession = await sessions.storageKey(db, sessionId)
  // It ended after this call had begun.
  if (!ofSession) throw new DomainError('notSignedIn')
  return { ofSession, ofPerson: await storageKeyOf(db, userId) }
}
