// The only file that touches compensations. Rows are only ever added.
import type { Compensation } from '@app/contract/fields/endings'
import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson } from '../../db/as-json.ts'
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

const { id, createdAt, declaredValueInCents, shareInBasisPoints, rateInBasisPoints, capInCents, amountInCents, approvalId } =
  compensationsTable
const uncapped = sql`round(round(${declaredValueInCents} * ${shareInBasisPoints} / 10000.0) * ${rateInBasisPoints} / 10000.0)`

/** For the view of an order: what was paid for it and not taken back, oldest first. */
export const compensationsAsJson = (orderId: PgColumn): SQL<Compensation[]> =>
  listAsJson(
    {
      at: createdAt,
      declaredValueInCents,
      shareInPercent: sql`${shareInBasisPoints} / 100`,
      rateInPercent: sql`${rateInBasisPoints} / 100.0`,
      isCapped: sql`${approvalId} is null and ${uncapped} > ${capInCents}`,
      isExtra: sql`${approvalId} is not null`,
      amountInCents,
    },
    sql`from ${compensationsTable} where ${compensationsTable.orderId} = ${orderId} and ${compensationsTable.reversesId} is null
      and not exists (select from ${compensationsTable} as "counter_compensation" where ${counter.reversesId} = ${id})`,
    sql`${createdAt}, ${id}`,
  )
