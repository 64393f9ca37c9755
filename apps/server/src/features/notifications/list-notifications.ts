import type { Answer, notifications as contract, ListQuery } from '@app/contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { pageAnswer } from '../../http/list-answer.ts'
import { notificationView } from './notification.view.ts'
import * as notifications from './notifications.repository.ts'

/** A page of what somebody was told, and how much of all of it they have not read. */
export async function listNotifications(
  db: Db,
  { userId }: Actor,
  query: Pick<ListQuery, 'page' | 'limit' | 'cursor'>,
): Promise<Answer<typeof contract.listNotifications>> {
  const [rows, total, unread] = await Promise.all([
    notifications.listNotifications(db, userId, query),
    notifications.countNotifications(db, userId),
    notifications.countUnread(db, userId),
  ])
  return { ...(await pageAnswer(query, rows, total, (page) => page.map(notificationView))), unread }
}
