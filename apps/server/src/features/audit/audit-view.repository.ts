// What is read of an event for administrators, with what it says of people where that is still there.
import type { AuditEvent } from '@app/contract/fields/audited-event'
import { type SQL, sql } from 'drizzle-orm'
import { objectAsJson } from '../../db/as-json.ts'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { eventValuesTable } from '../events/event-values.table.ts'
import { eventsTable } from '../events/events.table.ts'
import { usersTable } from '../users/users.table.ts'

const { id, at, aggregate, aggregateId, action, from, to, place, note, changes, fieldChanges, valueNames } = eventsTable
const { actorId, actorRole } = eventsTable

type Said = { note: string; changes: Record<string, unknown> | null; fieldChanges: AuditEvent['changes'] | null }
const said: SQL<Said | null> = objectAsJson<Said>(
  { note: eventValuesTable.note, changes: eventValuesTable.changes, fieldChanges: eventValuesTable.fieldChanges },
  sql`from ${eventValuesTable} where ${eventValuesTable.eventId} = ${id}`,
)
const actor: SQL<AuditEvent['actor']> = objectAsJson<NonNullable<AuditEvent['actor']>>(
  { id: usersTable.id, name: sql`${usersTable.firstName} || ' ' || ${usersTable.lastName}`, role: actorRole },
  sql`from ${usersTable} where ${usersTable.id} = ${actorId}`,
)

const AUDIT_VIEW = {
  id,
  at,
  aggregate,
  aggregateId,
  action,
  from,
  to,
  place,
  note,
  changes,
  fieldChanges,
  valueNames,
  said,
  actor,
}

export const eventInAudit = recordView(eventsTable, id, AUDIT_VIEW)
export type AuditRow = RowOf<typeof AUDIT_VIEW>
