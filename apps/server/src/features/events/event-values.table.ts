import { index, json, pgTable, uuid } from 'drizzle-orm/pg-core'
import { freeText, instant } from '../../db/columns.ts'
import { eventsTable, type FieldChange } from './events.table.ts'

/** What an event says of people, apart from it, so that it can be removed; the event keeps the hash. Deleted, never changed. */
export const eventValuesTable = pgTable(
  'event_values',
  {
    eventId: uuid()
      .primaryKey()
      .references(() => eventsTable.id),
    /** When the event happened: what is old is found by it. */
    at: instant().notNull(),
    /** 122 bits by chance, removed with the values: without them the hash cannot be guessed at. */
    salt: uuid().notNull(),
    note: freeText(),
    // json keeps the text as it was written, of which the hash is made.
    changes: json().$type<Record<string, unknown>>(),
    fieldChanges: json().$type<FieldChange[]>(),
  },
  (table) => [index('event_values_at_index').on(table.at)],
)
export type EventValuesRow = typeof eventValuesTable.$inferSelect
