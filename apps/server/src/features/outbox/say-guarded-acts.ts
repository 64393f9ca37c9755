import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type GuardedActDone, guardedActDone } from './messages.ts'
import { say } from './say.ts'

type Doer = { userId: string | null }
type Act = Pick<GuardedActDone, 'act'> & Partial<Pick<GuardedActDone, 'personId' | 'formerEmail' | 'detail'>>

const ABOUT_NOBODY = { personId: null, formerEmail: null, detail: '' }

/** Says what was done, by whom and from where; within the transaction that does it, in one statement. */
export async function sayGuardedActs(
  tx: Db,
  { userId: doerId }: Doer,
  { ip, userAgent }: Pick<RequestContext, 'ip' | 'userAgent'>,
  acts: readonly Act[],
): Promise<void> {
  if (acts.length === 0) return
  await say(tx, guardedActDone, ...acts.map((act) => ({ ...ABOUT_NOBODY, actId: newId(), doerId, ip, userAgent, ...act })))
}
