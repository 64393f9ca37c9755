import type { WaitingApproval } from '@app/contract/fields/approvals'
import type { Actor } from '@app/domain'
import { TransactionRollbackError } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type Asked, askApproval } from '../approvals/ask-approval.ts'
import { sayGuardedActs } from '../outbox/say-guarded-acts.ts'
import { aloneFrom } from './alone-from.ts'

/** From where somebody acts. */
export type Where = Pick<RequestContext, 'ip' | 'userAgent'>

type Wanted = {
  call: Pick<Asked, 'kind' | 'body'>
  person: { id: string; firstName: string; lastName: string; email: string }
  perform: (db: Db) => Promise<unknown>
}

/**
 * Nobody becomes an administrator by one administrator's word (trust, section 2): the call waits for a second one. What it would refuse is
 * refused now: it is performed, and undone.
 */
export async function askForAdministrator(
  db: Db,
  actor: Actor,
  where: Where,
  { call, person, perform }: Wanted,
): Promise<WaitingApproval> {
  await db
    .transaction(async (tx) => {
      await perform(tx)
      tx.rollback()
    })
    .catch(unlessUndone)
  const actsAt = await aloneFrom(db, actor)
  const detail = `${person.firstName} ${person.lastName} (${person.email})`
  await sayGuardedActs(db, actor, where, [{ act: actsAt ? 'administratorAskedAlone' : 'administratorAsked', detail }])
  return askApproval(db, actor, {
    ...call,
    ...{ clientId: null, amountInCents: 0, reason: '', actsAt },
    record: { kind: 'user', id: person.id, code: detail },
  })
}

function unlessUndone(error: unknown): void {
  if (!(error instanceof TransactionRollbackError)) throw error
}
