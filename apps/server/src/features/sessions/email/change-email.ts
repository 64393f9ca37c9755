import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import type { Parts } from '../../../http/parts.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import * as emailLinks from '../../credentials/email-links.repository.ts'
import * as resetTokens from '../../credentials/reset-tokens.repository.ts'
import { addEvents } from '../../events/events.repository.ts'
import { emailLinkAsked } from '../../outbox/messages.ts'
import { say } from '../../outbox/say.ts'
import { sayGuardedActs } from '../../outbox/say-guarded-acts.ts'
import { limitTries } from '../../rate-limits/limit-tries.ts'
import { guardedActs } from '../../users/guarded-acts.ts'
import * as users from '../../users/users.repository.ts'

/**
 * An address that nobody proved gives way at once; a confirmed one stays until the link of the new one is followed. Where no mail can be
 * sent there is nothing to follow.
 * @throws emailTaken, tooManyRequests
 */
export async function changeEmail(parts: Parts, actor: Actor, context: RequestContext, email: string): Promise<users.Account> {
  await limitTries(parts, { emailLinkOfAccount: actor.userId })
  return parts.db.transaction(async (tx) => {
    const account = await users.hold(tx, actor.userId)
    await emailLinks.removeAll(tx, account.id)
    if (email === account.email) return users.update(tx, account, { pendingEmail: null })
    if (await users.findByEmail(tx, email)) throw new DomainError('emailTaken', { field: 'email' })
    if (account.emailStatus === 'waiting') return correct(tx, actor, account, email)
    return parts.mailer ? askFirst(tx, account, email) : replace(tx, actor, context, { account, email })
  })
}

/** The mistyped address of a sign-up: nobody has read anything there. */
async function correct(tx: Db, actor: Actor, account: users.Account, email: string): Promise<users.Account> {
  await resetTokens.killAll(tx, account.id)
  const after = await users.update(tx, account, { email })
  const changes = { email: { from: account.email, to: email } }
  await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: account.id, action: 'correctEmail', changes }])
  await say(tx, emailLinkAsked, { userId: account.id, email })
  return after
}

async function askFirst(tx: Db, account: users.Account, email: string): Promise<users.Account> {
  await say(tx, emailLinkAsked, { userId: account.id, email })
  return users.update(tx, account, { pendingEmail: email })
}

type Replaced = { account: users.Account; email: string }

async function replace(tx: Db, actor: Actor, context: RequestContext, { account, email }: Replaced): Promise<users.Account> {
  await resetTokens.killAll(tx, account.id)
  const after = await users.update(tx, account, { email, emailStatus: 'unproved', pendingEmail: null })
  const changes = { email: { from: account.email, to: email } }
  await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: account.id, action: 'changeEmail', changes }])
  await sayGuardedActs(tx, actor, context, guardedActs(account, after))
  return after
}
