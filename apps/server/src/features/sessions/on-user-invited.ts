import type { JobParts } from '../../jobs/job-parts.ts'
import { passwordLink, welcomeMail } from '../../mail/password-mails.ts'
import { sendMail } from '../../mail/send-mail.ts'
import * as resetTokens from '../credentials/reset-tokens.repository.ts'
import { INVITATION_LIFETIME_IN_MILLISECONDS } from '../credentials/session-lifetimes.ts'
import type { Said, UserInvited } from '../outbox/messages.ts'
import * as users from '../users/users.repository.ts'

/** Invites the owner of an account that an administrator opened; nothing to do once they chose a password. */
export async function onUserInvited(parts: JobParts, { id, payload }: Said<UserInvited>): Promise<void> {
  const { db, config } = parts
  const user = await users.get(db, payload.userId)
  if (user.status !== 'active' || user.passwordHash !== null) return
  const link = { purpose: 'invitation', lifetimeInMilliseconds: INVITATION_LIFETIME_IN_MILLISECONDS } as const
  const token = await db.transaction((tx) => resetTokens.issue(tx, user.id, { ...link, isMailed: parts.mailer !== null }))
  await sendMail(parts, welcomeMail(user, passwordLink(config.publicUrl, token)), id)
}
