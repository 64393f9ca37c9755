import { TREATMENTS } from '@app/domain'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, freeText, id, isOneOf } from '../../../db/columns.ts'
import { chargesTable } from '../../charges/charges.table.ts'
import { usersTable } from '../../users/users.table.ts'
import { ordersTable } from '../orders.table.ts'

/** The extra charges of an order, free to change until it is billed. */
export const orderChargesTable = pgTable(
  'order_charges',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => ordersTable.id),
    /** From the catalogue, as it was then; none for a charge of its own. */
    chargeId: uuid().references(() => chargesTable.id),
    name: text().notNull(),
    amountInCents: integer().notNull(),
    treatment: text({ enum: TREATMENTS }).notNull().default('general'),
    note: freeText(),
    createdAt: createdAt(),
    actorId: uuid().references(() => usersTable.id),
  },
  (table) => [
    isOneOf('order_charges_treatment_check', table.treatment, TREATMENTS),
    index('order_charges_of_order_index').on(table.orderId, table.createdAt),
    index('order_charges_of_charge_index').on(table.chargeId),
  ],
)
export type OrderChargeRow = typeof orderChargesTable.$inferSelect
