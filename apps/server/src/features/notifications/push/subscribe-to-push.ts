import { ECDH } from 'node:crypto'
import type { push as contract, Received } from '@app/contract'
import type { OwnPush } from '@app/contract/push/push.contract'
import { type Actor, DomainError } from '@app/domain'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/db.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { isAtPushService } from '../../../push/push-hosts.ts'
import * as subscriptions from '../../credentials/push-subscriptions.repository.ts'
import { getPush } from './get-push.ts'

type Request = Received<typeof contract.subscribeToPush>['body']

/** @throws fieldNotValid for an endpoint that is at no listed push service, and for a key that is none */
export async function subscribeToPush(
  db: Db,
  config: Config,
  { userId }: Actor,
  context: RequestContext,
  { endpoint, keys, choice }: Request,
): Promise<OwnPush> {
  if (!isAtPushService(endpoint, config.pushHosts)) throw new DomainError('fieldNotValid', { field: 'endpoint' })
  if (!isPoint(keys.p256dh)) throw new DomainError('fieldNotValid', { field: 'keys.p256dh' })
  if (context.sessionId) await subscriptions.subscribe(db, userId, context.sessionId, { endpoint, ...keys, choice })
  return getPush(db, config, context)
}

/** On the curve, and not compressed. */
function isPoint(text: string): boolean {
  try {
    return ECDH.convertKey(text, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === text
  } catch {
    return false
  }
}
