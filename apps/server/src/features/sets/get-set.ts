import type { RecordSet } from '@app/contract/sets/sets.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { seeSet } from '../set-records/sets.repository.ts'
import { setView } from './set.view.ts'
import { requireReader } from './set-of-kind.ts'

/** @throws setNotFound, permissionMissing */
export async function getSet(db: Db, actor: Actor, id: string): Promise<RecordSet> {
  const set = await seeSet(db, actor, id)
  requireReader(actor, set.kind)
  return setView(set)
}
