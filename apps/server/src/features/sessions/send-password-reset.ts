import { z } from 'zod'
import type { JobParts } from '../../jobs/jobs.ts'
import { passwordLink, passwordResetMail } from '../../mail/password-mails.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { OutboxMessageRow } from '../outbox/outbox.table.ts'
import * as users from '../users/users.repository.ts'
import * as resetTokens from './reset-tokens.repository.ts'
import { RESET_LIFETIME_IN_MILLISECONDS } from './session-lifetimes.ts'

const payload = z.object({ email: z.string() })

/** Mails a new link to whoever may sign in; there is nothing to do for anybody else. */
export async function sendPasswordReset(parts: JobParts, message: OutboxMessageRow): Promise<void> {
  const { db, config } = parts
  const user = await users.findByEmail(db, payload.parse(message.payload).email)
  if (user?.status !== 'active' || user.isCourier) return
  const token = await db.transaction((tx) => resetTokens.issue(tx, user.id, 'passwordReset', RESET_LIFETIME_IN_MILLISECONDS))
  await sendMail(parts, passwordResetMail(user, passwordLink(config.publicUrl, token)), message.id)
}
