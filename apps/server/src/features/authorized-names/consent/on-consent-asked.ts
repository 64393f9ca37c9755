import { consentLinkPath } from '@app/contract/paths'
import { now } from '../../../clock.ts'
import type { JobParts } from '../../../jobs/job-parts.ts'
import { consentMail } from '../../../mail/consent-mail.ts'
import { sendMail } from '../../../mail/send-mail.ts'
import type { Said } from '../../outbox/messages.ts'
import * as users from '../../users/users.repository.ts'
import * as authorizedNames from '../authorized-names.repository.ts'
import * as requests from './consent-requests.repository.ts'

/** Mails the person a link of their own. Not once they answered, or another link followed. */
export async function onConsentAsked(parts: JobParts, { id, payload }: Said<{ requestId: string }>): Promise<void> {
  const { db, config } = parts
  const request = await requests.get(db, payload.requestId)
  if (!request || request.answeredAt || request.expiresAt <= now()) return
  const { name, clientId } = await authorizedNames.lockAny(db, request.authorizedNameId)
  const { firstName, lastName, language } = await users.get(db, clientId)
  const token = await requests.issueToken(db, request.id)
  const words = { to: request.email, name, client: `${firstName} ${lastName}`, language }
  await sendMail(parts, consentMail(words, config.publicUrl + consentLinkPath(token)), id)
}
