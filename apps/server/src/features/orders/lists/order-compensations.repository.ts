import type { Compensation } from '@app/contract/fields/endings'
import { type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson } from '../../../db/as-json.ts'
import { compensationsTable } from '../../compensations/compensations.table.ts'

const counter = alias(compensationsTable, 'counter_compensation')
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
