import { type LineBasis, PRICE_LINE_NAMES, TREATMENTS } from '@app/domain'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { freeText, id, instant, isOneOf } from '../../db/columns.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { billsTable } from './bills.table.ts'

const billId = () =>
  uuid()
    .notNull()
    .references(() => billsTable.id)

/** The orders of a bill. An order is on one bill at a time: a voided bill lets go of it. */
export const billOrdersTable = pgTable(
  'bill_orders',
  {
    billId: billId(),
    orderId: uuid()
      .notNull()
      .references(() => ordersTable.id),
    position: integer().notNull(),
    serviceInCents: integer().notNull(),
    dutyInCents: integer().notNull(),
    /** Billed after it had ended: without its way. */
    isOfClosed: boolean().notNull().default(false),
    voidedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.billId, table.orderId] }),
    index('bill_orders_of_order_index').on(table.orderId, table.billId),
    uniqueIndex('bill_orders_active_unique').on(table.orderId).where(sql`${table.voidedAt} is null`),
  ],
)
export type BillOrderRow = typeof billOrdersTable.$inferSelect

/** Never changes: a wrong bill is voided. */
export const billLinesTable = pgTable(
  'bill_lines',
  {
    id: id(),
    billId: billId(),
    /** None for a line of the whole bill, such as IVA. */
    orderId: uuid().references(() => ordersTable.id),
    position: integer().notNull(),
    name: text({ enum: PRICE_LINE_NAMES }).notNull(),
    label: freeText(),
    amountInCents: integer().notNull(),
    /** As it was when the bill was made; none of IVA itself. */
    treatment: text({ enum: TREATMENTS }),
    /** Of lines from before they had a treatment: their seals have it. */
    isTaxable: boolean(),
    basis: jsonb().$type<LineBasis>(),
  },
  (table) => [
    isOneOf('bill_lines_name_check', table.name, PRICE_LINE_NAMES),
    isOneOf('bill_lines_treatment_check', table.treatment, TREATMENTS),
    check('bill_lines_treated_check', sql`(${table.treatment} is null) = (${table.name} = 'iva')`),
    index('bill_lines_of_bill_index').on(table.billId, table.position),
    index('bill_lines_of_order_index').on(table.orderId),
  ],
)
export type BillLineRow = typeof billLinesTable.$inferSelect
