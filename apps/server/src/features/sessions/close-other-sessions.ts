import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as sessions from './sessions.repository.ts'

export const closeOtherSessions = (db: Db, { userId }: Actor, { sessionId }: RequestContext) =>
  sessions.closeAll(db, userId, { except: sessionId })
