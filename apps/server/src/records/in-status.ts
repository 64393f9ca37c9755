import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { LivingTable, StatusOf } from './record-kind.ts'

/** Whether the record of this id is in this status; not where there is none. */
export const isInStatus = <Table extends LivingTable>(
  { table }: { table: Table },
  id: AnyPgColumn,
  status: StatusOf<Table>,
): SQL => sql`exists (select 1 from ${table} where ${table.id} = ${id} and ${table.status} = ${status})`
