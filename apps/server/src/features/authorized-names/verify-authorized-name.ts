import type { authorizedNames as contract, Received } from '@app/contract'
import type { Actor } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import { viewName } from './authorized-name-view.repository.ts'
import * as authorizedNames from './authorized-names.repository.ts'

/** @throws authorizedNameNotFound */
export function verifyAuthorizedName(
  db: Db,
  actor: Actor,
  id: string,
  { isVerified, note }: Received<typeof contract.verifyAuthorizedName>['body'],
) {
  return db.transaction(async (tx) => {
    const name = await authorizedNames.lock(tx, actor, id)
    if (isVerified !== (name.identityVerifiedAt !== null)) {
      await authorizedNames.update(tx, name, { identityVerifiedAt: isVerified ? now() : null })
      const action = isVerified ? 'verifyIdentity' : 'doubtIdentity'
      const changes = { identification: name.identification, note }
      await addEvents(tx, actor, [{ aggregate: 'authorizedName', aggregateId: id, action, changes }])
    }
    return viewName(tx, id)
  })
}
