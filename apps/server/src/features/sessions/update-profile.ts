import type { session } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { addEvents } from '../events/events.repository.ts'
import { sayGuardedActs } from '../outbox/say-guarded-acts.ts'
import { accountDifferences } from '../users/account-differences.ts'
import { requireAdult } from '../users/adult.ts'
import { guardedActs } from '../users/guarded-acts.ts'
import { isLocked, standingOf } from '../users/identity-claims.repository.ts'
import { sayOfClaims } from '../users/say-of-claims.ts'
import * as users from '../users/users.repository.ts'
import { meView } from './me.view.ts'

type Profile = z.output<typeof session.profile>

/** After the first order the identification stays, or the yearly quota could be evaded (domain, section 4). */
export function updateProfile(db: Db, actor: Actor, context: RequestContext, profile: Profile) {
  const { userId } = actor
  requireAdult(profile.birthDate)
  return db.transaction(async (tx) => {
    const account = await users.hold(tx, userId)
    const isAnother =
      profile.identification !== account.identification || profile.identificationType !== account.identificationType
    if (isAnother && isLocked(await standingOf(tx, userId)))
      throw new DomainError('identificationLocked', { field: 'identification' })
    const changes = { ...profile, ...(isAnother && { identityVerifiedAt: null }) }
    const after = await users.update(tx, account, changes)
    const differences = accountDifferences(account, after)
    const event = { aggregate: 'user', aggregateId: userId, action: 'update', changes: differences } as const
    if (Object.keys(differences).length > 0) await addEvents(tx, actor, [event])
    await sayGuardedActs(tx, { userId }, context, guardedActs(account, after))
    await sayOfClaims(tx, actor, context, { before: account, after })
    return meView(tx, after)
  })
}
