// Bills as people see them: lists, one by its order, and what hangs on them.
import { type Actor, DomainError, normaliseTracking } from '@app/domain'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { codeOfNumber } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { withinReach } from '../../records/reach.ts'
import { columnsOf } from '../../records/record-kind.ts'
import type { Doer } from '../events/events.repository.ts'
import { billOrdersTable } from './bill-lines.table.ts'
import { billKind } from './bills.kind.ts'
import { type BillRow, billsTable } from './bills.table.ts'

/** A client's bills that wait for payment, the oldest first. */
export async function openBillsOf(db: Db, clientId: string): Promise<string[]> {
  const rows = await db
    .select({ id: billsTable.id })
    .from(billsTable)
    .where(and(eq(billsTable.clientId, clientId), eq(billsTable.status, 'pendingPayment')))
    .orderBy(asc(billsTable.createdAt), asc(billsTable.id))
  return rows.map(({ id }) => id)
}

/** The bill that an order is on now; where it is on none, the one that was voided last. */
export async function getBillOfOrder(db: Db, actor: Doer, orderId: string): Promise<BillRow> {
  const [bill] = await db
    .select(columnsOf(billsTable))
    .from(billsTable)
    .innerJoin(billOrdersTable, eq(billOrdersTable.billId, billsTable.id))
    .where(and(eq(billOrdersTable.orderId, orderId), withinReach(billKind, actor)))
    .orderBy(desc(isNull(billOrdersTable.voidedAt)), desc(billOrdersTable.voidedAt))
    .limit(1)
  if (!bill) throw new DomainError('billNotFound', { ids: [orderId] })
  return bill
}

/** The bills that codes name, within reach. */
export async function billsNamed(db: Db, actor: Actor, given: readonly string[]) {
  const codes = given.flatMap((text) => codeOfNumber('bill', normaliseTracking(text)) ?? [])
  const rows = await db
    .select({ id: billsTable.id, code: billsTable.code })
    .from(billsTable)
    .where(and(sql`${billsTable.code} = any(${sql.param(codes)}::text[])`, withinReach(billKind, actor)))
  return rows.map(({ id, code }) => ({ id, names: [code] }))
}
