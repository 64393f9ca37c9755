import type { notifications as contract, Received } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as notifications from './notifications.repository.ts'

type Request = Received<typeof contract.markNotificationsRead>['body']

/** One that is not this person's marks none of them. */
export function markNotificationsRead(db: Db, { userId }: Actor, request: Request): Promise<{ unread: number }> {
  return db.transaction(async (tx) => {
    const ids = 'ids' in request ? request.ids : undefined
    if (ids) await requireOwn(tx, userId, ids)
    await notifications.markNotificationsRead(tx, userId, ids)
    return { unread: await notifications.countUnread(tx, userId) }
  })
}

async function requireOwn(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  const own = await notifications.ownAmong(db, userId, ids)
  const missing = ids.filter((id) => !own.has(id))
  if (missing.length > 0) throw new DomainError('notificationNotFound', { ids: missing })
}
