// Whether a package waits, as a condition of a statement: the rule of `isHeld`, of the business day that it is.
import { businessDay } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import { now } from '../../../clock.ts'
import { ordersTable } from '../orders.table.ts'

const { holdReason, heldUntil } = ordersTable

export const isHeldNow = (): SQL =>
  sql`(${holdReason} is not null and (${heldUntil} is null or ${heldUntil} > ${businessDay(now())}))`
