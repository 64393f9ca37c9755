// The only file that touches compensations. Rows are only ever added.
import { and, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { only } from '../../records/only.ts'
import { type CompensationRow, compensationsTable } from './compensations.table.ts'

type NewCompensation = Omit<CompensationRow, 'id' | 'createdAt'>

export const addCompensation = async (db: Db, compensation: NewCompensation): Promise<CompensationRow> =>
  only(await db.insert(compensationsTable).values(compensation).returning())

const counter = alias(compensationsTable, 'counter_compensation')

/** What was paid for a package and not taken back. */
export async function compensationsInForce(db: Db, orderId: string): Promise<CompensationRow[]> {
  const rows = await db
    .select({ compensation: compensationsTable })
    .from(compensationsTable)
    .leftJoin(counter, eq(counter.reversesId, compensationsTable.id))
    .where(and(eq(compensationsTable.orderId, orderId), isNull(compensationsTable.reversesId), isNull(counter.id)))
  return rows.map(({ compensation }) => compensation)
}
