import type { IdentityProof } from '@app/contract/company.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import * as company from './company.repository.ts'

/** From now on: manifests that left stay as they are. */
export function requireIdentityProof(db: Db, actor: Actor, isRequired: boolean): Promise<IdentityProof> {
  return db.transaction(async (tx) => {
    const before = await company.requiresIdentityProof(tx)
    if (before !== isRequired) {
      await company.update(tx, { requiresIdentityProof: isRequired })
      const changes = { requiresIdentityProof: { from: before, to: isRequired } }
      await addEvents(tx, actor, [{ aggregate: 'company', aggregateId: company.THE_COMPANY, action: 'update', changes }])
    }
    return { isRequired }
  })
}
