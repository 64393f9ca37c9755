// Many bills in a few statements: copies of one bill and its lines, which no package is on.
import { type SQL, sql } from 'drizzle-orm'
import { newId } from '../../db/id.ts'
import { oweFacturas } from '../../features/fiscal-documents/owe-facturas.ts'
import { currentServer } from '../server.ts'
import { copy } from './given-many-earnings.repository.ts'

let nextCode = 800_000

/** Their lines with other values in some columns. @returns the ids of the bills */
export async function givenManyBills(billId: string, count: number, ofLines: Record<string, SQL> = {}): Promise<string[]> {
  const { db } = await currentServer()
  const bills = Array.from({ length: count }, () => ({ id: newId(), code: `VTA-${nextCode++}` }))
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table copied on commit drop as
      select * from jsonb_to_recordset(${JSON.stringify(bills)}::jsonb) as one (id uuid, code text)`)
    await copy(tx, 'bills', sql`original.id = ${billId}`, { id: sql`copied.id`, code: sql`copied.code` })
    const line = { ...ofLines, id: sql`gen_random_uuid()`, bill_id: sql`copied.id` }
    await copy(tx, 'bill_lines', sql`original.bill_id = ${billId}`, line)
  })
  return bills.map(({ id }) => id)
}

/** Such bills, and each owes its factura. @returns the ids of the bills */
export async function givenManyFacturas(billId: string, count: number): Promise<string[]> {
  const { db } = await currentServer()
  const ids = await givenManyBills(billId, count)
  await db.transaction((tx) => oweFacturas(tx, ids))
  return ids
}
