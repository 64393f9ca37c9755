// The only file that touches the browsers that are sent push messages.
import type { Language, PushChoice } from '@app/domain'
import { and, asc, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { usersTable } from '../users/users.table.ts'
import { pushSubscriptionsTable as subscriptions } from './push-subscriptions.table.ts'
import { sessionsTable as sessions } from './sessions.table.ts'

export type Subscription = { endpoint: string; p256dh: string; auth: string; choice: PushChoice }

/** A person may have a telephone, a tablet and computers; more are browsers that were left. */
const MOST_OF_PERSON = 10

/** The same browser is of one session alone: whoever signed in there before is sent nothing more. */
export const subscribe = (db: Db, userId: string, sessionId: string, subscription: Subscription): Promise<void> =>
  db.transaction(async (tx) => {
    const isElsewhere = and(eq(subscriptions.endpoint, subscription.endpoint), ne(subscriptions.sessionId, sessionId))
    await tx.delete(subscriptions).where(isElsewhere)
    await tx
      .insert(subscriptions)
      .values({ sessionId, ...subscription })
      .onConflictDoUpdate({ target: subscriptions.sessionId, set: subscription })
    const tooMany = tx
      .select({ id: subscriptions.sessionId })
      .from(subscriptions)
      .innerJoin(sessions, eq(sessions.id, subscriptions.sessionId))
      .where(eq(sessions.userId, userId))
      .orderBy(desc(subscriptions.createdAt), desc(subscriptions.sessionId))
      .offset(MOST_OF_PERSON)
    await tx.delete(subscriptions).where(inArray(subscriptions.sessionId, tooMany))
  })

/** With the language of its person. */
export async function subscriptionOf(db: Db, sessionId: string): Promise<(Subscription & { language: Language }) | null> {
  const { endpoint, p256dh, auth, choice } = subscriptions
  const [found] = await db
    .select({ endpoint, p256dh, auth, choice, language: usersTable.language })
    .from(subscriptions)
    .innerJoin(sessions, eq(sessions.id, subscriptions.sessionId))
    .innerJoin(usersTable, eq(usersTable.id, sessions.userId))
    .where(eq(subscriptions.sessionId, sessionId))
  return found ?? null
}

/** `endpoint`: only if it still is that one. */
export const forgetOf = (db: Db, sessionId: string, endpoint?: string) =>
  db
    .delete(subscriptions)
    .where(and(eq(subscriptions.sessionId, sessionId), endpoint === undefined ? undefined : eq(subscriptions.endpoint, endpoint)))

export const forgetAllOf = (db: Db, userId: string, exceptSessionId?: string | null) =>
  db
    .delete(subscriptions)
    .where(
      and(
        inArray(subscriptions.sessionId, db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId))),
        exceptSessionId ? ne(subscriptions.sessionId, exceptSessionId) : undefined,
      ),
    )

/** The session goes on under another id. */
export const moveTo = (db: Db, from: string, to: string) =>
  db.update(subscriptions).set({ sessionId: to }).where(eq(subscriptions.sessionId, from))

/** Those of these people, locked: what is alike is decided by one call after the other. */
export const holdOf = (db: Db, userIds: readonly string[]) =>
  db
    .select({
      sessionId: subscriptions.sessionId,
      userId: sessions.userId,
      choice: subscriptions.choice,
      told: subscriptions.told,
    })
    .from(subscriptions)
    .innerJoin(sessions, eq(sessions.id, subscriptions.sessionId))
    .where(and(inArray(sessions.userId, [...userIds]), isNull(sessions.revokedAt), gt(sessions.expiresAt, now())))
    .orderBy(asc(subscriptions.sessionId))
    .for('update', { of: subscriptions })

/** When each of these is sent the kind. */
export async function noteTold(db: Db, kind: string, due: ReadonlyMap<string, number>): Promise<void> {
  const moments = JSON.stringify(Object.fromEntries(due))
  await db
    .update(subscriptions)
    .set({
      told: sql`${subscriptions.told} || jsonb_build_object(${kind}::text, ${moments}::jsonb -> ${subscriptions.sessionId}::text)`,
    })
    .where(inArray(subscriptions.sessionId, [...due.keys()]))
}
