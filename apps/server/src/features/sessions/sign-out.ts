import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as sessions from '../credentials/sessions.repository.ts'

export async function signOut(db: Db, { sessionId }: RequestContext): Promise<void> {
  if (sessionId) await sessions.close(db, sessionId)
}
