// The only file that writes compensations. Rows are only ever added.
import { and, eq, gte, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { only } from '../../records/only.ts'
import { type CompensationRow, compensationsTable } from './compensations.table.ts'

type NewCompensation = Omit<CompensationRow, 'id' | 'createdAt'>

export const addCompensation = async (db: Db, compensation: NewCompensation): Promise<CompensationRow> =>
  only(await db.insert(compensationsTable).values(compensation).returning())

const counter = alias(compensationsTable, 'counter_compensation')

/** What was paid for a package since then and not taken back. */
export async function compensationsInForce(db: Db, orderId: string, since: Date): Promise<CompensationRow[]> {
  const isOfOrder = and(eq(compensationsTable.orderId, orderId), gte(compensationsTable.createdAt, since))
  const rows = await db
    .select({ compensation: compensationsTable })
    .from(compensationsTable)
    .leftJoin(counter, eq(counter.reversesId, compensationsTable.id))
    .where(and(isOfOrder, isNull(compensationsTable.reversesId), isNull(counter.id)))
  return rows.map(({ compensation }) => compensation)
}
