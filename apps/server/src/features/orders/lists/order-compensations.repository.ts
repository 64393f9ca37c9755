import { type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson } from '../../../db/as-json.ts'
import { type CompensationRow, compensationsTable } from '../../compensations/compensations.table.ts'

const counter = alias(compensationsTable, 'counter_compensation')
const { id, createdAt, declaredValueInCents, shareInBasisPoints, rateInBasisPoints, capInCents, amountInCents, approvalId } =
  compensationsTable

/** As it was computed, with what it was computed from. */
export type CompensationInOrder = Pick<
  CompensationRow,
  'declaredValueInCents' | 'shareInBasisPoints' | 'rateInBasisPoints' | 'capInCents' | 'amountInCents'
> & { at: string; isExtra: boolean }

/** For the view of an order: what was paid for it and not taken back, oldest first. */
export const compensationsAsJson = (orderId: PgColumn): SQL<CompensationInOrder[]> =>
  listAsJson(
    {
      at: createdAt,
      declaredValueInCents,
      shareInBasisPoints,
      rateInBasisPoints,
      capInCents,
      isExtra: sql`${approvalId} is not null`,
      amountInCents,
    },
    sql`from ${compensationsTable} where ${compensationsTable.orderId} = ${orderId} and ${compensationsTable.reversesId} is null
      and not exists (select from ${compensationsTable} as "counter_compensation" where ${counter.reversesId} = ${id})`,
    sql`${createdAt}, ${id}`,
  )
