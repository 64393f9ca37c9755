import { DomainError, roleOf } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { networkOf } from '../../../http/network.ts'
import type { Parts } from '../../../http/parts.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import * as emailLinks from '../../credentials/email-links.repository.ts'
import type { EmailLinkRow } from '../../credentials/email-links.table.ts'
import * as resetTokens from '../../credentials/reset-tokens.repository.ts'
import { addEvents } from '../../events/events.repository.ts'
import { sayGuardedActs } from '../../outbox/say-guarded-acts.ts'
import { requireWork } from '../../proof-of-work/require-work.ts'
import { guardedActs } from '../../users/guarded-acts.ts'
import { sayOfClaims } from '../../users/say-of-claims.ts'
import * as users from '../../users/users.repository.ts'

type Given = { token: string; work?: string | undefined }

/**
 * Whoever has the link of the mail has its address, on whatever device and whether or not they are signed in there.
 * @throws emailLinkWrong, emailLinkUsed, emailLinkExpired; emailTaken where another account took the address meanwhile
 */
export async function confirmEmail(parts: Parts, context: RequestContext, { token, work }: Given): Promise<void> {
  const subjects = { emailConfirmationFromNetwork: networkOf(context.ip) }
  await requireWork(parts, subjects, { about: `confirmEmail ${token}`, work })
  await parts.db.transaction(async (tx) => {
    const link = await emailLinks.read(tx, token)
    const account = await users.hold(tx, link.userId)
    const isPending = account.pendingEmail === link.email
    if (!isPending && account.email !== link.email) throw new DomainError('emailLinkWrong')
    await emailLinks.use(tx, link)
    const emailStatus = link.isMailed ? 'confirmed' : 'unproved'
    const another = isPending ? { email: link.email, pendingEmail: null } : {}
    const after = await users.update(tx, account, { emailStatus, ...another })
    await note(tx, context, { before: account, after, link })
  })
}

type Confirmed = { before: users.Account; after: users.Account; link: EmailLinkRow }

/** Links that were mailed to the former address open nothing any more. */
async function note(tx: Db, context: RequestContext, { before, after, link }: Confirmed): Promise<void> {
  const { id } = after
  const changes = { email: { from: before.email, to: after.email }, isMailed: link.isMailed }
  const doer = { userId: id, role: roleOf(after) }
  await addEvents(tx, doer, [{ aggregate: 'user', aggregateId: id, action: 'confirmEmail', changes }])
  if (after.email !== before.email) await resetTokens.killAll(tx, id)
  await sayGuardedActs(tx, doer, context, guardedActs(before, after))
  await sayOfClaims(tx, doer, context, { before, after })
}
