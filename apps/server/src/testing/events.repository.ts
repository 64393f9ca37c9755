import { eq, type SQL } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { eventValuesTable } from '../features/events/event-values.table.ts'
import { eventsTable } from '../features/events/events.table.ts'
import { currentServer } from './server.ts'

/** What is on record of a thing, in the order in which it happened. */
export async function eventsOf(aggregateId: string) {
  const { db } = await currentServer()
  return eventsWhere(db, eq(eventsTable.aggregateId, aggregateId))
}

/** The same by any condition, in any database: with what is said of people. */
export async function eventsWhere(db: Db, condition: SQL | undefined) {
  const rows = await db
    .select()
    .from(eventsTable)
    .leftJoin(eventValuesTable, eq(eventValuesTable.eventId, eventsTable.id))
    .where(condition)
    .orderBy(eventsTable.at, eventsTable.id)
  return rows.map(({ events, event_values: values }) => ({
    ...events,
    note: values?.note ?? events.note,
    changes: values?.changes ? { ...events.changes, ...values.changes } : events.changes,
    fieldChanges: values?.fieldChanges ? [...(events.fieldChanges ?? []), ...values.fieldChanges] : events.fieldChanges,
  }))
}

/** What was done with an account by itself: signing up and in are on record too. */
export async function actsOn(accountId: string): Promise<string[]> {
  const actions = (await eventsOf(accountId)).map(({ action }) => action)
  return actions.filter((action) => action !== 'signUp' && action !== 'signIn')
}
