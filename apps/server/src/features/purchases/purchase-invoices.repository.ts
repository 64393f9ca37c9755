// The only file that touches the lines of the stores' invoices.
import { DomainError } from '@app/domain'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { type PurchaseInvoiceDetailRow, purchaseInvoiceDetailsTable } from './purchases.table.ts'

const { id, purchaseId: ofPurchase, description, quantity, unitPriceInCents, position } = purchaseInvoiceDetailsTable
const lineColumns = { id, description, quantity, unitPriceInCents }
export type InvoiceLine = Pick<PurchaseInvoiceDetailRow, keyof typeof lineColumns>

/** For the view of a purchase. */
export const invoiceLinesAsJson = (ofRecord: PgColumn): SQL<InvoiceLine[]> =>
  listAsJson(lineColumns, sql`from ${purchaseInvoiceDetailsTable} where ${ofPurchase} = ${ofRecord}`, sql`${position}`)

export async function replaceInvoiceLines(
  db: Db,
  { purchaseId, fileId }: { purchaseId: string; fileId: string },
  lines: readonly Omit<InvoiceLine, 'id'>[],
): Promise<void> {
  await db.delete(purchaseInvoiceDetailsTable).where(eq(ofPurchase, purchaseId))
  const rows = lines.map((line, position) => ({ ...line, purchaseId, fileId, position }))
  if (rows.length > 0) await db.insert(purchaseInvoiceDetailsTable).values(rows)
}

/** The line as it was. */
export async function removeInvoiceLine(db: Db, purchaseId: string, lineId: string): Promise<InvoiceLine> {
  const own = and(eq(id, lineId), eq(ofPurchase, purchaseId))
  const [removed] = await db.delete(purchaseInvoiceDetailsTable).where(own).returning(lineColumns)
  if (!removed) throw new DomainError('invoiceLineNotFound', { ids: [lineId] })
  return removed
}
