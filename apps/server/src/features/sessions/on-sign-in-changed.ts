import { SIGNED_OUT_PATHS } from '@app/contract/paths'
import type { JobParts } from '../../jobs/job-parts.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { signInMail } from '../../mail/sign-in-mail.ts'
import type { Said, SignInChanged } from '../outbox/messages.ts'
import * as users from '../users/users.repository.ts'

/** Mails the owner of the account, also when the change was theirs. */
export async function onSignInChanged(parts: JobParts, { id, payload }: Said<SignInChanged>): Promise<void> {
  const owner = await users.get(parts.db, payload.userId)
  await sendMail(parts, signInMail(owner, payload.change, parts.config.publicUrl + SIGNED_OUT_PATHS.passwordReset, id), id)
}
