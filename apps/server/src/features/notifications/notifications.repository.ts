// The only file that touches the notifications. Each belongs to whoever it tells; nobody else reaches it.
import { and, asc, count, eq, gt, inArray, isNull, lte, max, type SQL, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { MOST_COUNTED } from '../../db/paging.ts'
import { type NotificationRow, notificationsTable } from './notifications.table.ts'

const { id, userId: reader, kind, payload, location, createdAt, readAt, position } = notificationsTable
export const listColumns = { id, kind, payload, location, createdAt, readAt }
export type ListedNotification = Pick<NotificationRow, keyof typeof listColumns>
export type PlacedNotification = ListedNotification & Pick<NotificationRow, 'userId' | 'position'>

type NewNotification = typeof notificationsTable.$inferInsert

/** One that is there already is left out. */
export const addNotification = (db: Db, notification: NewNotification): Promise<string[]> => addNotifications(db, [notification])

/** @returns whose are new: one that is there already was told before */
export async function addNotifications(db: Db, notifications: readonly NewNotification[]): Promise<string[]> {
  if (notifications.length === 0) return []
  const added = await db
    .insert(notificationsTable)
    .values([...notifications])
    .onConflictDoNothing()
    .returning({ userId: reader })
  return added.map(({ userId }) => userId)
}

export const countUnread = (db: Db, userId: string): Promise<number> => countWhere(db, unreadOf(userId))

const unreadOf = (userId: string) => and(eq(reader, userId), isNull(readAt))

/** Counting stops at MOST_COUNTED. */
const countWhere = (db: Db, condition: SQL | undefined): Promise<number> =>
  db.$count(db.select({ one: sql`1` }).from(notificationsTable).where(condition).limit(MOST_COUNTED).as('counted'))

/** Which of these are this person's. */
export async function ownAmong(db: Db, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const found = await db
    .select({ id })
    .from(notificationsTable)
    .where(and(eq(reader, userId), inArray(id, [...ids])))
  return new Set(found.map((one) => one.id))
}

/** All of them when none are named. What was read stays read when it was. */
export async function markNotificationsRead(db: Db, userId: string, ids?: readonly string[]): Promise<void> {
  await db
    .update(notificationsTable)
    .set({ readAt: now() })
    .where(and(unreadOf(userId), ids && inArray(id, [...ids])))
}

/** Whoever has read up to here has read all there is. */
export async function newestPosition(db: Db): Promise<number> {
  const [row] = await db.select({ newest: max(position) }).from(notificationsTable)
  return row?.newest ?? 0
}

/** Of one of this person's; none of another. */
export async function positionOf(db: Db, userId: string, notificationId: string): Promise<number | null> {
  const isOwn = and(eq(reader, userId), eq(id, notificationId))
  const [row] = await db.select({ position }).from(notificationsTable).where(isOwn)
  return row?.position ?? null
}

type Stretch = { after: number; upTo: number; limit: number }

/** What these people were told, in the order in which it was written down. */
export const listPlaced = (db: Db, userIds: readonly string[], { after, upTo, limit }: Stretch): Promise<PlacedNotification[]> =>
  db
    .select({ ...listColumns, userId: reader, position })
    .from(notificationsTable)
    .where(and(inArray(reader, [...userIds]), gt(position, after), lte(position, upTo)))
    .orderBy(asc(position))
    .limit(limit)

/** By person; whoever has none is not in it. */
export async function countUnreadOf(db: Db, userIds: readonly string[]): Promise<Map<string, number>> {
  const counts = await db
    .select({ userId: reader, unread: count() })
    .from(notificationsTable)
    .where(and(inArray(reader, [...userIds]), isNull(readAt)))
    .groupBy(reader)
  return new Map(counts.map(({ userId, unread }) => [userId, Math.min(unread, MOST_COUNTED)]))
}
