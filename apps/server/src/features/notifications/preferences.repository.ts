// The only file that touches the preferences: what somebody chose to be told, and how.

import type { NotificationKind } from '@app/contract/notifications.contract'
import type { NotificationChannel } from '@app/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { notificationPreferencesTable as preferences } from './notifications.table.ts'

export type Choice = { kind: NotificationKind; channel: NotificationChannel; isEnabled: boolean }

const ofKind = (kind: string, channel: NotificationChannel): string => `${kind} ${channel}`

/** What a person chose: nothing is said of what they left as it is. */
export async function choicesOf(
  db: Db,
  userId: string,
  kind?: NotificationKind,
): Promise<(kind: NotificationKind, channel: NotificationChannel) => boolean | undefined> {
  const rows = await db
    .select({ kind: preferences.kind, channel: preferences.channel, isEnabled: preferences.isEnabled })
    .from(preferences)
    .where(and(eq(preferences.userId, userId), kind && eq(preferences.kind, kind)))
  const chosen = new Map(rows.map((row) => [ofKind(row.kind, row.channel), row.isEnabled]))
  return (asked, channel) => chosen.get(ofKind(asked, channel))
}

/** The last one of a kind and channel counts. */
export async function choose(db: Db, userId: string, choices: readonly Choice[]): Promise<void> {
  const last = new Map(choices.map((choice) => [ofKind(choice.kind, choice.channel), choice]))
  const inOrder = [...last.entries()].sort(([one], [other]) => one.localeCompare(other))
  await db
    .insert(preferences)
    .values(inOrder.map(([, choice]) => ({ userId, ...choice })))
    .onConflictDoUpdate({
      target: [preferences.userId, preferences.kind, preferences.channel],
      set: { isEnabled: sql`excluded.is_enabled` },
    })
}
