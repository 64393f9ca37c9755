import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, check, index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, freeText, id } from '../../db/columns.ts'
import { approvalsTable } from '../approvals/approvals.table.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { usersTable } from '../users/users.table.ts'

/** What the house pays for packages that it lost or damaged, with what it is computed from; only ever added to. */
export const compensationsTable = pgTable(
  'compensations',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => ordersTable.id),
    clientId: uuid()
      .notNull()
      .references(() => usersTable.id),
    declaredValueInCents: integer().notNull(),
    shareInBasisPoints: integer().notNull(),
    rateInBasisPoints: integer().notNull(),
    capInCents: integer().notNull(),
    /** Negative where it takes another back. */
    amountInCents: bigint({ mode: 'number' }).notNull(),
    /** Of one that a second administrator said yes to, above what rate and cap give. */
    approvalId: uuid().references(() => approvalsTable.id),
    reversesId: uuid().references((): AnyPgColumn => compensationsTable.id),
    reason: freeText(),
    actorId: uuid().references(() => usersTable.id),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'compensations_sign_check',
      sql`case when ${table.reversesId} is null then ${table.amountInCents} > 0 else ${table.amountInCents} < 0 end`,
    ),
    check('compensations_share_check', sql`${table.shareInBasisPoints} between 1 and 10000`),
    uniqueIndex('compensations_reverses_unique').on(table.reversesId),
    index('compensations_of_order_index').on(table.orderId),
    index('compensations_of_client_index').on(table.clientId),
    index('compensations_of_approval_index').on(table.approvalId),
  ],
)
export type CompensationRow = typeof compensationsTable.$inferSelect
