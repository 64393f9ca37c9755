import { INCIDENT_KINDS, INCIDENT_OUTCOMES, INCIDENT_STATUSES } from '@app/domain'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { code, freeText, instant, isOneOf, record } from '../../db/columns.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { usersTable } from '../users/users.table.ts'

export const incidentsTable = pgTable(
  'incidents',
  {
    ...record(),
    code: code(),
    orderId: uuid()
      .notNull()
      .references(() => ordersTable.id),
    kind: text({ enum: INCIDENT_KINDS }).notNull(),
    status: text({ enum: INCIDENT_STATUSES }).notNull().default('opened'),
    description: text().notNull(),
    openedById: uuid().references(() => usersTable.id),
    outcome: text({ enum: INCIDENT_OUTCOMES }),
    resolution: freeText(),
    resolvedById: uuid().references(() => usersTable.id),
    resolvedAt: instant(),
  },
  (table) => [
    isOneOf('incidents_kind_check', table.kind, INCIDENT_KINDS),
    isOneOf('incidents_status_check', table.status, INCIDENT_STATUSES),
    isOneOf('incidents_outcome_check', table.outcome, INCIDENT_OUTCOMES),
    check('incidents_resolved_check', sql`(${table.status} = 'resolved') = (${table.outcome} is not null)`),
    index('incidents_of_order_index').on(table.orderId, table.createdAt),
    index('incidents_by_status_index').on(table.status, table.createdAt, table.id),
  ],
)
export type IncidentRow = typeof incidentsTable.$inferSelect
