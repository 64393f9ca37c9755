import { PLACES, ROLES } from '@app/domain'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { freeText, id, instant, isOneOf } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

export const EVENT_AGGREGATES = [
  'order',
  'purchase',
  'bundle',
  'manifest',
  'bill',
  'payment',
  'paymentProof',
  'refund',
  'settlement',
  'approval',
  'fiscalDocument',
  'dropshippingRequest',
  'incident',
  'user',
  'authorizedName',
  'conversation',
  'charge',
  'tariff',
  'parameter',
  'company',
  'drawer',
  'location',
] as const
export type EventAggregate = (typeof EVENT_AGGREGATES)[number]
/** A field of a record that an action changed; instants as text. */
export type FieldChange = { field: string; from: unknown; to: unknown }

/** What happened to every record; only ever added. */
export const eventsTable = pgTable(
  'events',
  {
    id: id(),
    aggregate: text({ enum: EVENT_AGGREGATES }).notNull(),
    aggregateId: uuid().notNull(),
    action: text().notNull(),
    from: text('from_status'),
    to: text('to_status'),
    /** None where the house acts by itself. */
    actorId: uuid().references(() => usersTable.id),
    actorRole: text({ enum: ROLES }),
    at: instant().notNull(),
    place: text({ enum: PLACES }),
    note: freeText(),
    /** What is said of it beside the fields: the codes of other records, amounts, a list's filter. */
    changes: jsonb().$type<Record<string, unknown>>(),
    fieldChanges: jsonb().$type<FieldChange[]>(),
    fileIds: uuid().array().notNull().default(sql`'{}'`),
    /** What of it is in `event_values`, where it can be removed: `note`, and names of changes and fields. */
    valueNames: text().array().notNull().default(sql`'{}'`),
    /** SHA-256 of those values and their salt. */
    valuesHash: text(),
  },
  (table) => [
    isOneOf('events_aggregate_check', table.aggregate, EVENT_AGGREGATES),
    isOneOf('events_place_check', table.place, PLACES),
    isOneOf('events_actor_role_check', table.actorRole, ROLES),
    index('events_of_record_index').on(table.aggregateId, table.at, table.id),
    index('events_of_actor_index').on(table.actorId, table.at),
    index('events_list_index').on(table.at, table.id),
    index('events_of_action_index').on(table.action, table.at, table.id),
    // Irreversible: whatever else fails, a manifest ships once.
    uniqueIndex('events_manifest_ships_once')
      .on(table.aggregateId)
      .where(sql`${table.aggregate} = 'manifest' and ${table.action} = 'ship'`),
  ],
)
export type EventRow = typeof eventsTable.$inferSelect
