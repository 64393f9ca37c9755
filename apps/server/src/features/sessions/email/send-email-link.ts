import { type Actor, DomainError } from '@app/domain'
import type { Parts } from '../../../http/parts.ts'
import { emailLinkAsked } from '../../outbox/messages.ts'
import { say } from '../../outbox/say.ts'
import { limitTries } from '../../rate-limits/limit-tries.ts'
import * as users from '../../users/users.repository.ts'

/** @throws emailAlreadyConfirmed where nothing waits to be, tooManyRequests */
export async function sendEmailLink(parts: Parts, { userId }: Actor): Promise<void> {
  const { email, emailStatus, pendingEmail } = await users.get(parts.db, userId)
  if (emailStatus === 'confirmed' && pendingEmail === null) throw new DomainError('emailAlreadyConfirmed')
  await limitTries(parts, { emailLinkOfAccount: userId })
  await say(parts.db, emailLinkAsked, { userId, email: pendingEmail ?? email })
}
