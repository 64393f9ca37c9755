import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { Where } from '../users/ask-for-administrator.ts'
import { close } from './account-closing.ts'

/** Of a person who asked for it in writing. @throws notYours for one's own: whoever is signed in closes that themselves */
export function closeAccount(
  db: Db,
  actor: Actor,
  where: Where,
  { id, request }: { id: string; request: string },
): Promise<void> {
  if (id === actor.userId) throw new DomainError('notYours', { ids: [id] })
  return db.transaction((tx) => close(tx, actor, where, { id, note: request }))
}
