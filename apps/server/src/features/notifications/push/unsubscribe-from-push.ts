import type { OwnPush } from '@app/contract/push/push.contract'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/db.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import * as subscriptions from '../../credentials/push-subscriptions.repository.ts'
import { getPush } from './get-push.ts'

export async function unsubscribeFromPush(db: Db, config: Config, context: RequestContext): Promise<OwnPush> {
  if (context.sessionId) await subscriptions.forgetOf(db, context.sessionId)
  return getPush(db, config, context)
}
