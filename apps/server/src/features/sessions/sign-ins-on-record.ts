import { DomainError, roleOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { networkOf } from '../../http/network.ts'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { addEvents, THE_HOUSE } from '../events/events.repository.ts'
import { countOnce } from '../rate-limits/limit-tries.ts'
import type { Account } from '../users/users.repository.ts'

type Where = Pick<RequestContext, 'ip'>

/** What tries at addresses without an account are on record of. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000'
/** 1, 10, 100 …: a flood of wrong passwords leaves few rows. */
const IS_TOLD = /^10*$/

export const recordSignIn = (db: Db, account: Account, { ip }: Where): Promise<void> =>
  addEvents(db, { userId: account.id, role: roleOf(account) }, [
    { aggregate: 'user', aggregateId: account.id, action: 'signIn', changes: { network: networkOf(ip) } },
  ])

/** Counted by account, network and hour, for all instances together. */
export async function recordFailedSignIn({ outsideDb }: Parts, account: Account | null, { ip }: Where): Promise<void> {
  const network = networkOf(ip)
  const aggregateId = account?.id ?? NO_ACCOUNT
  const tries = await countOnce({ outsideDb }, 'failedSignIn', `${aggregateId} ${network}`)
  if (!IS_TOLD.test(String(tries))) return
  await addEvents(outsideDb, THE_HOUSE, [{ aggregate: 'user', aggregateId, action: 'signInFailed', changes: { network, tries } }])
}

/** A code that was wrong is a try too. */
export async function onRecordWhenRefused<Answer>(
  parts: Parts,
  account: Account,
  where: Where,
  proof: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await proof()
  } catch (error) {
    if (error instanceof DomainError) await recordFailedSignIn(parts, account, where)
    throw error
  }
}
