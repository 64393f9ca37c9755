import type { JobParts } from '../../jobs/job-parts.ts'
import { passwordLink, passwordResetMail } from '../../mail/password-mails.ts'
import { sendMail } from '../../mail/send-mail.ts'
import * as resetTokens from '../credentials/reset-tokens.repository.ts'
import { RESET_LIFETIME_IN_MILLISECONDS } from '../credentials/session-lifetimes.ts'
import type { PasswordResetRequested, Said } from '../outbox/messages.ts'
import * as users from '../users/users.repository.ts'

/** Mails a new link to an account that may sign in; nothing to anybody else. */
export async function onPasswordResetRequested(parts: JobParts, { id, payload }: Said<PasswordResetRequested>): Promise<void> {
  const { db, config } = parts
  const user = await users.findByEmail(db, payload.email)
  if (user?.status !== 'active' || user.isCourier) return
  const link = { purpose: 'passwordReset', lifetimeInMilliseconds: RESET_LIFETIME_IN_MILLISECONDS } as const
  const token = await db.transaction((tx) => resetTokens.issue(tx, user.id, { ...link, isMailed: parts.mailer !== null }))
  await sendMail(parts, passwordResetMail(user, passwordLink(config.publicUrl, token)), id)
}
