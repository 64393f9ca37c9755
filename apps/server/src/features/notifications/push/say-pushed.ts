import type { NotificationKind, NotificationPayload } from '@app/contract/notifications.contract'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import * as subscriptions from '../../credentials/push-subscriptions.repository.ts'
import { type NewsPushed, newsPushedPayload } from '../../outbox/mail-payloads.ts'
import { newsPushed } from '../../outbox/messages.ts'
import { takeBackWaiting } from '../../outbox/outbox.repository.ts'
import { sayLater } from '../../outbox/say.ts'
import { isPushed } from './push-choices.ts'

const ALIKE_FOR_IN_MILLISECONDS = 10 * 60_000
type Things = NonNullable<NotificationPayload['things']> | null
type Pushed = { kind: NotificationKind; things: Things; location: (userId: string) => string }

/**
 * To each browser of these people that is sent the kind. The first goes at once; what is alike within ten minutes is gathered into one that
 * goes when they are over.
 */
export async function sayPushed(tx: Db, userIds: readonly string[], { kind, things, location }: Pushed): Promise<void> {
  if (userIds.length === 0) return
  const held = (await subscriptions.holdOf(tx, userIds)).filter(({ choice }) => isPushed(kind, choice))
  if (held.length === 0) return
  const moment = now().getTime()
  const due = new Map(held.map(({ sessionId, told }) => [sessionId, dueAt(told[kind], moment)]))
  const topicOf = (sessionId: string) => `push/${sessionId}/${kind}`
  const later = [...due].filter(([, at]) => at > moment).map(([sessionId]) => topicOf(sessionId))
  const waiting = await takeBackWaiting(tx, later)
  const messages = held.map(({ sessionId, userId }) => {
    const before = waiting.get(topicOf(sessionId))
    const own = { sessionId, kind, things, location: location(userId) }
    const availableAt = new Date(due.get(sessionId) ?? moment)
    return {
      payload: before ? together(newsPushedPayload.parse(before), own) : own,
      waiting: { topic: topicOf(sessionId), availableAt },
    }
  })
  await sayLater(tx, newsPushed, messages)
  await subscriptions.noteTold(tx, kind, due)
}

/** @param last when one alike was sent, or will be */
function dueAt(last: number | undefined, moment: number): number {
  if (last === undefined || last + ALIKE_FOR_IN_MILLISECONDS <= moment) return moment
  return last > moment ? last : last + ALIKE_FOR_IN_MILLISECONDS
}

function together(before: NewsPushed, own: NewsPushed): NewsPushed {
  const isOfOne = before.location === own.location
  return {
    ...own,
    things: isOfOne ? own.things : joined(before.things, own.things),
    // Of several: the screen that they are on.
    location: isOfOne ? own.location : (own.location.split('?')[0] ?? own.location),
  }
}

function joined(before: Things, own: Things): Things {
  if (!before || !own) return before ?? own
  return { titles: [...before.titles, ...own.titles].slice(0, 2), count: before.count + own.count }
}
