import type { OwnPush } from '@app/contract/push/push.contract'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/db.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import * as subscriptions from '../../credentials/push-subscriptions.repository.ts'
import { readPushKeys } from './push-keys.repository.ts'

export async function getPush(db: Db, config: Config, { sessionId }: RequestContext): Promise<OwnPush> {
  const keys = await readPushKeys(db, config)
  const own = keys && sessionId ? await subscriptions.subscriptionOf(db, sessionId) : null
  return { publicKey: keys?.publicKey ?? null, choice: own?.choice ?? null }
}
