import type { Role } from '@app/domain'
import { and, desc, gte, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type EventAggregate, eventsTable } from './events.table.ts'
import { UNCHANGING_ACTIONS_AS_SQL } from './seen-actions.ts'

export type LatestChange = { eventId: string; at: Date; kind: EventAggregate; recordId: string; actorId: string | null }

/** Who is told what others change, within reach. */
export const TOLD_OF_CHANGES: readonly Role[] = ['administrator', 'associate']

/** What changed records since then, the newest first. */
export const latestChanges = (db: Db, since: Date, limit: number): Promise<LatestChange[]> => {
  const { id, at, aggregate, aggregateId, actorId, action } = eventsTable
  return db
    .select({ eventId: id, at, kind: aggregate, recordId: aggregateId, actorId })
    .from(eventsTable)
    .where(and(gte(at, since), sql`${action} not in (${sql.raw(UNCHANGING_ACTIONS_AS_SQL)})`))
    .orderBy(desc(at), desc(id))
    .limit(limit)
}
