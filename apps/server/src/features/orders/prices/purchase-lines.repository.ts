import type { PriceLine } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { purchasesTable } from '../../purchases/purchases.table.ts'

const { billed, lines } = purchasesTable

/** What the order's bill charges for its purchase: a note, and no other line, gives back what the store cancelled since. */
export const linesOnBill = (billId: PgColumn): SQL<PriceLine[] | null> =>
  sql<PriceLine[] | null>`case when ${billed} ->> 'billId' = ${billId}::text then ${billed} -> 'lines' else ${lines} end`
