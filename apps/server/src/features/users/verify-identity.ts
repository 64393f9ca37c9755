import type { users as contract, Received } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import { viewUser } from './user-detail.view.ts'
import * as users from './users.repository.ts'

/**
 * A number that a person gives is a claim; it is proved once staff saw the document.
 * @throws identificationMissing
 */
export function verifyIdentity(
  db: Db,
  actor: Actor,
  id: string,
  { isVerified, note }: Received<typeof contract.verifyIdentity>['body'],
) {
  return db.transaction(async (tx) => {
    const account = await users.holdWith(tx, id, actor.userId)
    const { identification, identityVerifiedAt } = account
    if (identification === '') throw new DomainError('identificationMissing', { ids: [id] })
    if (isVerified !== (identityVerifiedAt !== null)) {
      await users.update(tx, account, { identityVerifiedAt: isVerified ? now() : null })
      const action = isVerified ? 'verifyIdentity' : 'doubtIdentity'
      await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: id, action, changes: { identification, note } }])
    }
    return viewUser(tx, account)
  })
}
