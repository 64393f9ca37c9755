import type { JobParts } from '../../../jobs/job-parts.ts'
import { composeMail } from '../../../mail/mail.ts'
import { sendMails } from '../../../mail/send-mail.ts'
import { type Said, type SecurityMailed, securityMailed } from '../../outbox/messages.ts'
import { say } from '../../outbox/say.ts'

/** To all who read the same words. Of several, those whom the mail server refused are tried again alone. */
export async function onSecurityMailed(parts: JobParts, { id, payload }: Said<SecurityMailed>): Promise<void> {
  const { to, label, location, key: _key, ...words } = payload
  const action = { label, link: parts.config.publicUrl + location }
  const mails = to.map((recipient, index) => composeMail({ ...words, id: `${id}.${index}`, to: recipient, action }))
  const { failed, error } = await sendMails(parts, mails, id)
  if (failed.length === 0) return
  if (failed.length === to.length) throw error
  await say(parts.db, securityMailed, { ...payload, key: `${payload.key}/${id}`, to: failed })
}
