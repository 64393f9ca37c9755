import { SIGNED_OUT_PATHS } from '@app/contract/paths'
import type { JobParts } from '../../jobs/job-parts.ts'
import { accountClosedMail } from '../../mail/account-closed-mail.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { AccountClosed } from '../outbox/erasing-payloads.ts'
import type { Said } from '../outbox/messages.ts'

/** The last mail, to the address that the account had. */
export const onAccountClosed = (parts: JobParts, { id, payload }: Said<AccountClosed>): Promise<void> =>
  sendMail(parts, accountClosedMail(payload, parts.config.publicUrl + SIGNED_OUT_PATHS.signUp, id), id)
