import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { ordersTable } from '../orders.table.ts'

const first = alias(ordersTable, 'first_of_request')

/** Whether any package of the request that this one is of waits to be reviewed. */
export const isRequestInReview = (orderId: AnyPgColumn): SQL => sql`exists (
  select 1 from ${ordersTable} as first_of_request join ${ordersTable} on ${ordersTable.requestNumber} = ${first.requestNumber}
  where ${first.id} = ${orderId} and ${ordersTable.status} = 'inReview')`
