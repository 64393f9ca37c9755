// Many bills that owe their factura, in a few statements: copies of one bill and its lines, which no package is on.
import { sql } from 'drizzle-orm'
import { newId } from '../../db/id.ts'
import { oweFacturas } from '../../features/fiscal-documents/owe-facturas.ts'
import { currentServer } from '../server.ts'
import { copy } from './given-many-earnings.repository.ts'

/** @returns the ids of the bills */
export async function givenManyFacturas(billId: string, count: number): Promise<string[]> {
  const { db } = await currentServer()
  const bills = Array.from({ length: count }, (_, index) => ({ id: newId(), code: `VTA-${800_000 + index}` }))
  const ids = bills.map(({ id }) => id)
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table copied on commit drop as
      select * from jsonb_to_recordset(${JSON.stringify(bills)}::jsonb) as one (id uuid, code text)`)
    await copy(tx, 'bills', sql`original.id = ${billId}`, { id: sql`copied.id`, code: sql`copied.code` })
    const line = { id: sql`gen_random_uuid()`, bill_id: sql`copied.id` }
    await copy(tx, 'bill_lines', sql`original.bill_id = ${billId}`, line)
    await oweFacturas(tx, ids)
  })
  return ids
}
