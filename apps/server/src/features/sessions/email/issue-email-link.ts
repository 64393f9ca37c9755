import { emailLinkPath } from '@app/contract/paths'
import { type Actor, DomainError } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Parts } from '../../../http/parts.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import * as emailLinks from '../../credentials/email-links.repository.ts'
import { addEvents } from '../../events/events.repository.ts'
import { sayGuardedActs } from '../../outbox/say-guarded-acts.ts'
import * as users from '../../users/users.repository.ts'

/**
 * For somebody who waits for a mail that cannot be sent any more: staff pass its link on.
 * @throws userNotFound, accountNotOpen, linkIsMailed, emailAlreadyConfirmed
 */
export function issueEmailLink({ db, config, mailer }: Parts, actor: Actor, context: RequestContext, id: string) {
  return db.transaction(async (tx) => {
    const { status, email, emailStatus } = await users.holdWith(tx, id, actor.userId)
    if (status !== 'active') throw new DomainError('accountNotOpen', { ids: [id] })
    if (mailer) throw new DomainError('linkIsMailed', { ids: [id] })
    if (emailStatus !== 'waiting') throw new DomainError('emailAlreadyConfirmed', { ids: [id] })
    const token = await emailLinks.issue(tx, { userId: id, email, isMailed: false })
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: id, action: 'issueEmailLink' }])
    await sayGuardedActs(tx, actor, context, [{ act: 'emailLinkIssued', personId: id }])
    const expiresAt = new Date(now().getTime() + emailLinks.EMAIL_LINK_LIFETIME_IN_MILLISECONDS).toISOString()
    return { link: config.publicUrl + emailLinkPath(token), expiresAt }
  })
}
