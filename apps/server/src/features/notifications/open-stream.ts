import { Readable } from 'node:stream'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { comeBackAfter } from '../../http/answers/event-stream.ts'
import { openMailbox } from './mailbox.ts'
import * as notifications from './notifications.repository.ts'
import { type Hub, type Listener, notificationEvent, unreadEvent } from './stream-hub.ts'

const COME_BACK_AFTER_IN_MILLISECONDS = 3_000
const PAGE = 100

type Reader = { actor: Actor; sessionId: string }

/** What came after the one named, then whatever comes: nothing is lost or sent twice between the two. */
export async function openStream(db: Db, hub: Hub, { actor, sessionId }: Reader, after?: string): Promise<Readable> {
  const position = await positionAfter(db, actor, after)
  const mailbox = openMailbox(() => events.destroy())
  const listener: Listener = { actor, sessionId, mailbox, position: Number.POSITIVE_INFINITY, unread: 0 }
  const events = Readable.from(endingAtOnce(tell(db, hub, listener, position)))
  events.once('close', () => hub.leave(listener))
  hub.join(listener)
  return events
}

async function positionAfter(db: Db, { userId }: Actor, after: string | undefined): Promise<number> {
  if (after === undefined) return notifications.newestPosition(db)
  const position = await notifications.positionOf(db, userId, after)
  if (position === null) throw new DomainError('notificationNotFound', { ids: [after] })
  return position
}

/** Asked for piece by piece as the client reads. */
async function* tell(db: Db, hub: Hub, listener: Listener, from: number): AsyncGenerator<string> {
  const { actor, mailbox } = listener
  yield comeBackAfter(COME_BACK_AFTER_IN_MILLISECONDS)
  let position = from
  for (;;) {
    const page = { after: position, upTo: await notifications.newestPosition(db), limit: PAGE }
    const missed = await notifications.listPlaced(db, [actor.userId], page)
    if (missed.length > 0) yield missed.map(notificationEvent).join('')
    position = missed.at(-1)?.position ?? position
    if (missed.length < PAGE) break
  }
  listener.unread = await notifications.countUnread(db, actor.userId)
  yield unreadEvent(listener.unread)
  hub.begin(listener, position)
  for (let text = await mailbox.take(); text !== null; text = await mailbox.take()) yield text
}

/** A generator that waits for news cannot be told to return: whoever stops reading just stops asking. */
const endingAtOnce = (texts: AsyncGenerator<string>): AsyncIterable<string> => ({
  [Symbol.asyncIterator]: () => ({ next: () => texts.next() }),
})
