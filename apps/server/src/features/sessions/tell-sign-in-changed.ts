import { z } from 'zod'
import type { Db } from '../../db/db.ts'
import type { JobParts } from '../../jobs/jobs.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { SIGN_IN_CHANGES, type SignInChange, signInMail } from '../../mail/sign-in-mail.ts'
import { addMessages } from '../outbox/outbox.repository.ts'
import type { OutboxMessageRow } from '../outbox/outbox.table.ts'
import * as users from '../users/users.repository.ts'

const payload = z.object({ userId: z.uuid(), change: z.enum(SIGN_IN_CHANGES) })

/** Its owner gets a mail once the change is committed, whoever made it. */
export const tellSignInChanged = (tx: Db, userId: string, change: SignInChange): Promise<void> =>
  addMessages(tx, [{ kind: 'signInChanged', payload: { userId, change } }])

export async function mailSignInChanged(parts: JobParts, message: OutboxMessageRow): Promise<void> {
  const { userId, change } = payload.parse(message.payload)
  const owner = await users.get(parts.db, userId)
  await sendMail(parts, signInMail(owner, change, `${parts.config.publicUrl}/password-reset`, message.id), message.id)
}
