import type { Actor } from '@app/domain'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { prove } from '../second-factors/prove.ts'
import * as sessions from './sessions.repository.ts'

/** For what asks who is there: the session counts as begun now, and no longer lives for it. */
export async function reauthenticate(
  parts: Parts,
  { userId }: Actor,
  { sessionId }: RequestContext,
  proof: { password: string } | { code: string },
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    await prove({ ...parts, db: tx }, userId, proof)
    if (sessionId) await sessions.noteAuthentication(tx, sessionId)
  })
}
