import { APPROVAL_KINDS, APPROVAL_RECORDS, APPROVAL_STATUSES } from '@app/domain'
import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { code, freeText, instant, isOneOf, record } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

/** A call that waits for a second administrator, with the version of the record it is about as it was when it was asked. */
export const approvalsTable = pgTable(
  'approvals',
  {
    ...record(),
    code: code(),
    status: text({ enum: APPROVAL_STATUSES }).notNull(),
    kind: text({ enum: APPROVAL_KINDS }).notNull(),
    body: jsonb().notNull(),
    recordKind: text({ enum: APPROVAL_RECORDS }).notNull(),
    recordId: uuid().notNull(),
    recordCode: text().notNull(),
    recordVersion: bigint({ mode: 'number' }).notNull(),
    clientId: uuid().references(() => usersTable.id),
    amountInCents: bigint({ mode: 'number' }).notNull(),
    reason: freeText(),
    askedById: uuid()
      .notNull()
      .references(() => usersTable.id),
    answeredById: uuid().references(() => usersTable.id),
    answeredAt: instant(),
    answer: freeText(),
    endsAt: instant().notNull(),
    /** When it is carried out without an answer; none where a second administrator answers. */
    actsAt: instant(),
  },
  (table) => [
    isOneOf('approvals_status_check', table.status, APPROVAL_STATUSES),
    isOneOf('approvals_kind_check', table.kind, APPROVAL_KINDS),
    isOneOf('approvals_record_kind_check', table.recordKind, APPROVAL_RECORDS),
    check('approvals_amount_check', sql`${table.amountInCents} >= 0`),
    check('approvals_answered_check', sql`(${table.status} = 'asked') = (${table.answeredAt} is null)`),
    check(
      'approvals_second_check',
      sql`${table.status} not in ('approved', 'refused') or ${table.answeredById} <> ${table.askedById}`,
    ),
    uniqueIndex('approvals_waiting_unique').on(table.kind, table.recordId).where(sql`status = 'asked'`),
    index('approvals_list_index').on(table.createdAt, table.id),
    index('approvals_of_record_index').on(table.recordId),
    index('approvals_of_client_index').on(table.clientId),
    index('approvals_asked_by_index').on(table.askedById),
    index('approvals_answered_by_index').on(table.answeredById),
  ],
)
export type ApprovalRow = typeof approvalsTable.$inferSelect
