import type { JobParts } from '../../jobs/job-parts.ts'
import { administratorInvitationMail, passwordLink } from '../../mail/password-mails.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { AdministratorInvited, Said } from '../outbox/messages.ts'
import * as users from '../users/users.repository.ts'
import { issueInvitation } from './invite-first-administrator.ts'

export async function onAdministratorInvited(parts: JobParts, { id, payload }: Said<AdministratorInvited>): Promise<void> {
  const { db, config } = parts
  const administrator = await users.get(db, payload.userId)
  const token = await issueInvitation(db, administrator.id, parts.mailer !== null)
  await sendMail(parts, administratorInvitationMail(administrator, passwordLink(config.publicUrl, token)), id)
}
