// What hangs on bills, read in one go for all of them: client, orders, lines, payment, and the facts of the lifecycle.

import type { PriceLine, PriceLineName } from '@app/domain'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { isSettled } from '../orders/order-facts.repository.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { paymentsTable } from '../payments/payments.table.ts'
import { personColumns } from '../users/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { billLinesTable, billOrdersTable } from './bill-lines.table.ts'

const readOrders = (db: Db, billIds: readonly string[]) =>
  db
    .select({
      billId: billOrdersTable.billId,
      id: ordersTable.id,
      code: ordersTable.code,
      description: ordersTable.description,
      tracking: ordersTable.tracking,
      status: ordersTable.status,
      associateId: ordersTable.associateId,
      serviceInCents: billOrdersTable.serviceInCents,
      dutyInCents: billOrdersTable.dutyInCents,
      isSettled,
    })
    .from(billOrdersTable)
    .innerJoin(ordersTable, eq(ordersTable.id, billOrdersTable.orderId))
    .where(inArray(billOrdersTable.billId, [...billIds]))
    .orderBy(billOrdersTable.billId, asc(billOrdersTable.position))

const readLines = (db: Db, billIds: readonly string[]) =>
  db
    .select({
      billId: billLinesTable.billId,
      orderId: billLinesTable.orderId,
      name: sql<PriceLineName>`${billLinesTable.name}`,
      label: billLinesTable.label,
      amountInCents: billLinesTable.amountInCents,
      taxable: billLinesTable.isTaxable,
      basis: sql<PriceLine['basis'] | null>`${billLinesTable.basis}`,
    })
    .from(billLinesTable)
    .where(and(inArray(billLinesTable.billId, [...billIds]), isNotNull(billLinesTable.orderId)))
    .orderBy(billLinesTable.billId, asc(billLinesTable.position))

const counterEntry = alias(paymentsTable, 'counter_entry')

/** Payments that nobody took back: at most one for each bill. */
const readPayments = (db: Db, billIds: readonly string[]) =>
  db
    .select({
      billId: paymentsTable.billId,
      id: paymentsTable.id,
      method: paymentsTable.method,
      reference: paymentsTable.reference,
      at: paymentsTable.createdAt,
    })
    .from(paymentsTable)
    .leftJoin(counterEntry, eq(counterEntry.reversesId, paymentsTable.id))
    .where(and(inArray(paymentsTable.billId, [...billIds]), isNull(paymentsTable.reversesId), isNull(counterEntry.id)))

const readClients = (db: Db, clientIds: readonly string[]) =>
  db
    .select(personColumns(usersTable))
    .from(usersTable)
    .where(inArray(usersTable.id, [...clientIds]))

/** For each bill, by its id. */
export async function billContextsOf(db: Db, bills: readonly { id: string; clientId: string }[]) {
  const billIds = bills.map(({ id }) => id)
  const clientIds = [...new Set(bills.map(({ clientId }) => clientId))]
  // One after the other: a transaction has one connection.
  const orders = await readOrders(db, billIds)
  const lines = await readLines(db, billIds)
  const payments = await readPayments(db, billIds)
  const clients = await readClients(db, clientIds)
  const ordersOf = Map.groupBy(orders, ({ billId }) => billId)
  const linesOf = Map.groupBy(lines, ({ billId }) => billId)
  const paymentOf = new Map(payments.map((payment) => [payment.billId, payment]))
  const clientById = new Map(clients.map((client) => [client.id, client]))
  return new Map(
    bills.map(({ id, clientId }) => {
      const context = { orders: ordersOf.get(id) ?? [], lines: linesOf.get(id) ?? [], payment: paymentOf.get(id) ?? null }
      return [id, { ...context, client: clientById.get(clientId) }] as const
    }),
  )
}
export type BillContext = Awaited<ReturnType<typeof billContextsOf>> extends Map<string, infer Context> ? Context : never
