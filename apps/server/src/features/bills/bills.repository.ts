// The only file that writes bills, their orders and their lines. Reads for lists and views: bills-lists.repository.ts.
import { type BillLine, type BillStatus, DomainError } from '@app/domain'
import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { billLinesTable, billOrdersTable } from './bill-lines.table.ts'
import { type BillRow, billsTable } from './bills.table.ts'

const { searchText: _forSearchAlone, ...columns } = getTableColumns(billsTable)
export const billColumns = columns

type NewBill = typeof billsTable.$inferInsert
export type NewBillOrder = Omit<typeof billOrdersTable.$inferInsert, 'billId' | 'position' | 'voidedAt'>

export async function addBill(db: Db, bill: NewBill): Promise<BillRow> {
  const [added] = await db.insert(billsTable).values(bill).returning(billColumns)
  if (!added) throw new Error('the bill was not added')
  return added
}

export async function addContents(
  db: Db,
  billId: string,
  orders: readonly NewBillOrder[],
  lines: readonly BillLine[],
): Promise<void> {
  await db.insert(billOrdersTable).values(orders.map((order, position) => ({ ...order, billId, position })))
  await db.insert(billLinesTable).values(lines.map((line, position) => lineRow(billId, line, position)))
}

const lineRow = (billId: string, { orderId, name, label = '', amountInCents, taxable, basis }: BillLine, position: number) => ({
  billId,
  orderId,
  position,
  name,
  label,
  amountInCents,
  isTaxable: taxable,
  basis: basis ?? null,
})

/** Locked in id order. A call for administrators alone: everybody's bills are within reach. */
export async function lockBills(db: Db, ids: readonly string[]): Promise<BillRow[]> {
  const wanted = [...new Set(ids)]
  const found = await db
    .select(billColumns)
    .from(billsTable)
    .where(inArray(billsTable.id, wanted))
    .orderBy(billsTable.id)
    .for('update')
  const missing = wanted.filter((id) => !found.some((bill) => bill.id === id))
  if (missing.length > 0) throw new DomainError('billNotFound', { ids: missing })
  return found
}

type Changes = Partial<Omit<BillRow, 'id' | 'version' | 'code'>> & { status: BillStatus }

/** Moves a bill if it is still what was read. */
export async function moveBill(db: Db, { id, status, version }: BillRow, changes: Changes): Promise<BillRow> {
  const asRead = and(eq(billsTable.id, id), eq(billsTable.status, status), eq(billsTable.version, version))
  const [moved] = await db.update(billsTable).set(changes).where(asRead).returning(billColumns)
  if (!moved) throw new DomainError('billChangedMeanwhile', { ids: [id] })
  return moved
}

/** A voided bill lets go of its orders, so that they can be billed again. */
export async function releaseOrders(db: Db, billId: string): Promise<void> {
  await db
    .update(billOrdersTable)
    .set({ voidedAt: now() })
    .where(and(eq(billOrdersTable.billId, billId), isNull(billOrdersTable.voidedAt)))
}
