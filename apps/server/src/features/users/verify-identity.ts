import type { users as contract, Received } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import { sayGuardedActs } from '../outbox/say-guarded-acts.ts'
import type { Where } from './ask-for-administrator.ts'
import { holdOtherClaimantsOf, otherClaimantsOf } from './identity-claims.repository.ts'
import { viewUser } from './user-detail.view.ts'
import * as users from './users.repository.ts'

type Given = Received<typeof contract.verifyIdentity>['body']

/**
 * A number that a person gives is a claim; it is proved once staff saw the document, which decides against all others who claim it.
 * @throws identificationMissing
 */
export function verifyIdentity(db: Db, actor: Actor, where: Where, id: string, { isVerified, note }: Given) {
  return db.transaction(async (tx) => {
    const known = await otherClaimantsOf(tx, await users.get(tx, id))
    const account = await users.holdWith(tx, id, actor.userId, ...known.map((other) => other.id))
    const { identification, identityVerifiedAt } = account
    if (identification === '') throw new DomainError('identificationMissing', { ids: [id] })
    if (isVerified !== (identityVerifiedAt !== null)) {
      const ids = (await holdOtherClaimantsOf(tx, account)).map((other) => other.id)
      if (isVerified) await takeFromOthers(tx, actor, { ids, identification, note })
      await users.update(tx, account, { identityVerifiedAt: isVerified ? now() : null })
      const action = isVerified ? 'verifyIdentity' : 'doubtIdentity'
      await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: id, action, changes: { identification, note } }])
      const say = isVerified ? sayDecided : sayUndecided
      if (ids.length > 0) await say(tx, actor, where, { id, ids, identification })
    }
    return viewUser(tx, account)
  })
}

type Claim = { ids: readonly string[]; identification: string; note: string }

/** Whose document was seen before: one of them alone is proved at a time. */
async function takeFromOthers(tx: Db, actor: Actor, { ids, identification, note }: Claim): Promise<void> {
  for (const id of ids) {
    const other = await users.get(tx, id)
    if (other.identityVerifiedAt !== null) await users.update(tx, other, { identityVerifiedAt: null })
  }
  const events = ids.map((aggregateId) => ({
    ...{ aggregate: 'user' as const, aggregateId, action: 'loseIdentification', changes: { identification, note } },
  }))
  await addEvents(tx, actor, events)
}

type Decided = Omit<Claim, 'note'> & { id: string }

const sayDecided = (tx: Db, actor: Actor, where: Where, { id, ids, identification: detail }: Decided) =>
  sayGuardedActs(tx, actor, where, [
    { act: 'identificationProved', personId: id, detail },
    ...ids.map((personId) => ({ act: 'identificationLost' as const, personId, detail })),
  ])

/** The number waits again, for all of them. */
const sayUndecided = (tx: Db, actor: Actor, where: Where, { id, ids, identification: detail }: Decided) =>
  sayGuardedActs(
    tx,
    actor,
    where,
    [id, ...ids].map((personId) => ({ act: 'identificationClaimedByAnother' as const, personId, detail })),
  )
