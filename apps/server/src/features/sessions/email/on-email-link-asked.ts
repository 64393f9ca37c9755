import { emailLinkPath } from '@app/contract/paths'
import type { JobParts } from '../../../jobs/job-parts.ts'
import { confirmEmailMail } from '../../../mail/confirm-email-mail.ts'
import { sendMail } from '../../../mail/send-mail.ts'
import * as emailLinks from '../../credentials/email-links.repository.ts'
import type { EmailLinkAsked, Said } from '../../outbox/messages.ts'
import * as users from '../../users/users.repository.ts'

/** Mails a link to an address that still waits for one. Where there is no mail server, only who is kept out by it needs one. */
export async function onEmailLinkAsked(parts: JobParts, { id, payload }: Said<EmailLinkAsked>): Promise<void> {
  const { db, config, mailer } = parts
  const { userId, email } = payload
  const user = await users.get(db, userId)
  const isOwn = user.email === email && user.emailStatus !== 'confirmed'
  const isWanted = isOwn || user.pendingEmail === email
  if (!isWanted || user.status !== 'active' || user.isCourier) return
  if (!mailer && user.emailStatus !== 'waiting') return
  const token = await emailLinks.issue(db, { userId, email, isMailed: mailer !== null })
  const kind = isOwn && user.emailStatus === 'waiting' ? 'signedUp' : 'changed'
  await sendMail(parts, confirmEmailMail({ ...user, email }, kind, config.publicUrl + emailLinkPath(token)), id)
}
