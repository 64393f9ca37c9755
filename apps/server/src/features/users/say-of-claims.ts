import type { Db } from '../../db/db.ts'
import { addEvents, type Doer } from '../events/events.repository.ts'
import { sayGuardedActs } from '../outbox/say-guarded-acts.ts'
import type { Where } from './ask-for-administrator.ts'
import { claims, holdNumbers, holdOtherClaimantsOf } from './identity-claims.repository.ts'
import type { Account } from './users.repository.ts'

/** A number that another client gave before waits for staff: they, the person and the others are told, the others not by whom. */
export async function sayIfDisputed(db: Db, doer: Doer, where: Where, account: Account): Promise<void> {
  if (!claims(account)) return
  const others = await holdOtherClaimantsOf(db, account)
  if (others.length === 0) return
  const { id, identification } = account
  const changes = { identification, claimants: others.map((one) => one.id) }
  await addEvents(db, doer, [{ aggregate: 'user', aggregateId: id, action: 'claimIdentification', changes }])
  await sayGuardedActs(db, doer, where, [
    { act: 'identificationClaimedTwice', personId: id, detail: identification },
    ...others.map((other) => ({
      act: 'identificationClaimedByAnother' as const,
      personId: other.id,
      detail: identification,
    })),
  ])
}

/** Who alone still claims a number that this account gave, and waited for staff, is told that it waits no longer. */
export async function sayIfAlone(db: Db, doer: Doer, where: Where, before: Account): Promise<void> {
  if (!claims(before)) return
  const [other, ...more] = await holdOtherClaimantsOf(db, before)
  if (!other || more.length > 0 || other.identityVerifiedAt !== null) return
  const { identification: detail } = before
  await sayGuardedActs(db, doer, where, [{ act: 'identificationUndisputed', personId: other.id, detail }])
}

type Change = { before: Account; after: Account }

/** What a change of an account means for who else claims its number. */
export async function sayOfClaims(db: Db, doer: Doer, where: Where, { before, after }: Change): Promise<void> {
  const isAnother = before.identification !== after.identification
  if (!isAnother && claims(before) === claims(after)) return
  await holdNumbers(db, [before.identification, after.identification])
  if (isAnother || !claims(after)) await sayIfAlone(db, doer, where, before)
  if (isAnother || !claims(before)) await sayIfDisputed(db, doer, where, after)
}
