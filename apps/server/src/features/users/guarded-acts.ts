import { roleOf } from '@app/domain'
import type { sayGuardedActs } from '../outbox/say-guarded-acts.ts'
import { userTypeOf } from './user-type.ts'
import type { Account } from './users.repository.ts'

type Act = Parameters<typeof sayGuardedActs>[3][number]

/** What was changed of an account that lets somebody else into it, or in its place. */
export function guardedActs(before: Account, after: Account): Act[] {
  const personId = after.id
  const acts: Act[] = []
  if (after.isAdmin && !before.isAdmin) acts.push({ act: 'administratorAdded', personId })
  else if (userTypeOf(after) !== userTypeOf(before))
    acts.push({ act: 'roleChanged', personId, detail: after.isCourier ? 'courier' : roleOf(after) })
  if (roleOf(before) === 'administrator' && before.status === 'active' && after.status === 'inactive')
    acts.push({ act: 'administratorClosed', personId })
  if (after.email !== before.email) acts.push({ act: 'emailChanged', personId, formerEmail: before.email, detail: after.email })
  if (after.phone !== before.phone) acts.push({ act: 'phoneChanged', personId, detail: after.phone })
  return acts
}
