// What people change, told to staff and associates as a hint to look again. Events are written before their transaction ends, so that they appear late and
// in any order: what is read reaches back, and what was told is remembered.
import type { Change } from '@app/contract/notifications.contract'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { type LatestChange, latestChanges } from '../../events/latest-changes.repository.ts'

/** A transaction that takes longer is not told; who looks at its records sees them with their next question. */
const REACHES_BACK_IN_MILLISECONDS = 30_000
const MOST_READ = 2_000
/** More records of one kind are not named: whoever shows some of them asks again anyway. */
const MOST_NAMED = 50

/** `next`: what was not told yet. */
export type ChangeWatch = { next: () => Promise<LatestChange[]>; forget: () => void }

export function watchChanges(db: Db): ChangeWatch {
  /** By their events, when they happened; null before the first look, after which only what is new is told. */
  let told: Map<string, Date> | null = null

  const next = async (): Promise<LatestChange[]> => {
    const since = new Date(now().getTime() - REACHES_BACK_IN_MILLISECONDS)
    const latest = await latestChanges(db, since, MOST_READ)
    const before = told
    told = new Map(latest.map(({ eventId, at }) => [eventId, at]))
    for (const [eventId, at] of before ?? []) if (at >= since) told.set(eventId, at)
    return before === null ? [] : latest.filter(({ eventId }) => !before.has(eventId))
  }
  const forget = () => {
    told = null
  }
  return { next, forget }
}

/** Each record once for each who changed it. */
export function changesIn(latest: readonly LatestChange[]): Change[] {
  const ofKind = Map.groupBy(latest, ({ kind }) => kind)
  return [...ofKind].flatMap(([kind, events]): Change[] => {
    const named = new Map(events.map(({ recordId: id, actorId: by }) => [`${id} ${by}`, { kind, id, by }]))
    if (named.size <= MOST_NAMED) return [...named.values()]
    const [first, ...others] = new Set(events.map(({ actorId }) => actorId))
    return [{ kind, id: null, by: others.length === 0 ? (first ?? null) : null }]
  })
}
