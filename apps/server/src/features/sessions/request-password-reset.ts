import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { addMessages } from '../outbox/outbox.repository.ts'
import { limitTries } from '../rate-limits/limit-tries.ts'

/** Does the same whether the account exists or not: the mail is a job, and only the job looks. */
export async function requestPasswordReset(db: Db, { ip }: RequestContext, { email }: { email: string }): Promise<void> {
  await limitTries(db, { resetFromNetwork: ip, resetOfAccount: email })
  await addMessages(db, [{ kind: 'passwordResetRequested', payload: { email } }])
}
