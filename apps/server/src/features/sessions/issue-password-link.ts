import { type Actor, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { passwordLink } from '../../mail/password-mails.ts'
import * as resetTokens from '../credentials/reset-tokens.repository.ts'
import { INVITATION_LIFETIME_IN_MILLISECONDS, RESET_LIFETIME_IN_MILLISECONDS } from '../credentials/session-lifetimes.ts'
import { addEvents } from '../events/events.repository.ts'
import { sayGuardedActs } from '../outbox/say-guarded-acts.ts'
import * as users from '../users/users.repository.ts'

/**
 * Where no mail can be sent, staff pass the link on themselves. The person and all administrators are told.
 * @throws userNotFound, accountNotOpen, linkIsMailed
 */
export async function issuePasswordLink({ db, config, mailer }: Parts, actor: Actor, context: RequestContext, id: string) {
  return db.transaction(async (tx) => {
    const { status, isCourier, passwordHash } = await users.holdWith(tx, id, actor.userId)
    if (status !== 'active' || isCourier) throw new DomainError('accountNotOpen', { ids: [id] })
    if (mailer) throw new DomainError('linkIsMailed', { ids: [id] })
    const isInvitation = passwordHash === null
    const lifetimeInMilliseconds = isInvitation ? INVITATION_LIFETIME_IN_MILLISECONDS : RESET_LIFETIME_IN_MILLISECONDS
    const purpose = isInvitation ? 'invitation' : 'passwordReset'
    const token = await resetTokens.issue(tx, id, { purpose, lifetimeInMilliseconds, isMailed: false })
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: id, action: 'issuePasswordLink' }])
    await sayGuardedActs(tx, actor, context, [{ act: 'passwordLinkIssued', personId: id }])
    const expiresAt = new Date(now().getTime() + lifetimeInMilliseconds).toISOString()
    return { link: passwordLink(config.publicUrl, token), expiresAt }
  })
}
