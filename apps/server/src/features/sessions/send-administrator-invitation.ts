import { z } from 'zod'
import type { JobParts } from '../../jobs/jobs.ts'
import { administratorInvitationMail, passwordLink } from '../../mail/password-mails.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { OutboxMessageRow } from '../outbox/outbox.table.ts'
import * as users from '../users/users.repository.ts'
import { issueInvitation } from './invite-first-administrator.ts'

const payload = z.object({ userId: z.uuid() })

export async function sendAdministratorInvitation(parts: JobParts, message: OutboxMessageRow): Promise<void> {
  const { db, config } = parts
  const administrator = await users.get(db, payload.parse(message.payload).userId)
  const token = await issueInvitation(db, administrator.id)
  await sendMail(parts, administratorInvitationMail(administrator, passwordLink(config.publicUrl, token)), message.id)
}
