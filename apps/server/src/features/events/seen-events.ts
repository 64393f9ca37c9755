// What staff saw of other people: once an hour for each reader and record, so that reading sends no statement a call.
import type { Actor } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { addEvents, type NewEvent } from './events.repository.ts'
import type { SeenAction } from './seen-actions.ts'

const HOUR_IN_MILLISECONDS = 3_600_000
/** Of this instance; forgotten, a reading is on record once more. */
const MOST_KEPT = 100_000
let hour = 0
const seen = new Set<string>()

type Seen = Pick<NewEvent, 'aggregate' | 'aggregateId' | 'changes'> & { action: SeenAction }

export async function recordSeen(db: Db, actor: Actor, event: Seen): Promise<void> {
  const isOwn = event.aggregate === 'user' && event.aggregateId === actor.userId && event.action === 'seePerson'
  if (actor.role === 'client' || isOwn) return
  const key = JSON.stringify([actor.userId, event])
  if (isKept(key)) return
  await addEvents(db, actor, [event])
  seen.add(key)
}

function isKept(key: string): boolean {
  const current = Math.floor(now().getTime() / HOUR_IN_MILLISECONDS)
  if (current !== hour || seen.size >= MOST_KEPT) seen.clear()
  hour = current
  return seen.has(key)
}
