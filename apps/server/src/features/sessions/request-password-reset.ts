import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { passwordResetRequested } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { limitTries } from '../rate-limits/limit-tries.ts'

/** Does the same whether the account exists or not: the mail is a job, and only the job looks. */
export async function requestPasswordReset(parts: Parts, { ip }: RequestContext, { email }: { email: string }): Promise<void> {
  await limitTries(parts, { resetFromNetwork: ip, resetOfAccount: email })
  await say(parts.db, passwordResetRequested, { email })
}
