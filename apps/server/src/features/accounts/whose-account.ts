import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as users from '../users/users.repository.ts'

/** A client's own account, or that of the client who is named. @throws DomainError fieldRequired (422), clientNotFound (404) */
export async function whoseAccount(db: Db, actor: Actor, clientId: string | undefined): Promise<string> {
  if (clientId === undefined && actor.role !== 'client') throw new DomainError('fieldRequired', { field: 'clientId' })
  return (await users.getClient(db, actor, clientId ?? actor.userId)).id
}
