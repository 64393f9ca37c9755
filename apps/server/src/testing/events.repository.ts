import { eq } from 'drizzle-orm'
import { eventsTable } from '../features/events/events.table.ts'
import { currentServer } from './server.ts'

/** What is on record of a thing, in the order in which it happened. */
export async function eventsOf(aggregateId: string) {
  const { db } = await currentServer()
  return db.select().from(eventsTable).where(eq(eventsTable.aggregateId, aggregateId)).orderBy(eventsTable.at, eventsTable.id)
}
