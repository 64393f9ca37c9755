import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as sessions from '../credentials/sessions.repository.ts'
import { storageKeyOf } from '../credentials/storage-keys.repository.ts'

/** Told to the open session alone: whoever has a browser's disk and no session reads nothing of what it sealed. */
export async function storageKeys(db: Db, { userId }: Actor, { sessionId }: RequestContext) {
  if (!sessionId) throw new Error('a call without a session has no keys')
  return { ofSession: await sessions.storageKey(db, sessionId), ofPerson: await storageKeyOf(db, userId) }
}
