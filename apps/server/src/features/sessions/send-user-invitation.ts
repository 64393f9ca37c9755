import { z } from 'zod'
import type { JobParts } from '../../jobs/jobs.ts'
import { passwordLink, welcomeMail } from '../../mail/password-mails.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { OutboxMessageRow } from '../outbox/outbox.table.ts'
import * as users from '../users/users.repository.ts'
import * as resetTokens from './reset-tokens.repository.ts'
import { INVITATION_LIFETIME_IN_MILLISECONDS } from './session-lifetimes.ts'

const payload = z.object({ userId: z.uuid() })

/** Invites somebody whose account an administrator opened; there is nothing to do once they chose a password. */
export async function sendUserInvitation(parts: JobParts, message: OutboxMessageRow): Promise<void> {
  const { db, config } = parts
  const user = await users.get(db, payload.parse(message.payload).userId)
  if (user.status !== 'active' || user.passwordHash !== null) return
  const token = await db.transaction((tx) => resetTokens.issue(tx, user.id, 'invitation', INVITATION_LIFETIME_IN_MILLISECONDS))
  await sendMail(parts, welcomeMail(user, passwordLink(config.publicUrl, token)), message.id)
}
