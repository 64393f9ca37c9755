// How far the packages of bundles have come.
import { type BundleFacts, ordersThatAre } from '@app/domain'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { ordersTable } from '../orders/orders.table.ts'

export const BILLED = ordersThatAre('billed', 'paid', 'delivered')

export const CONTENTS = [
  'anyOrderBilled',
  'allOrdersBilled',
  'allOrdersPaid',
  'allOrdersDelivered',
  'allOrdersClosed',
  'allOrdersWeighed',
] as const satisfies (keyof BundleFacts)[]
type Contents = Pick<BundleFacts, (typeof CONTENTS)[number]>

/** By bundle; nothing of one without packages. Those that were closed count as done. */
export async function contentsOf(db: Db, bundles: readonly { id: string }[]): Promise<Map<string, Contents>> {
  const { bundleId, status } = ordersTable
  const rows = await db
    .select({
      bundleId: sql<string>`${bundleId}`,
      anyOrderBilled: sql<boolean>`bool_or(${inArray(status, BILLED)})`,
      allOrdersBilled: sql<boolean>`bool_and(${inArray(status, [...BILLED, 'removed'])})`,
      allOrdersPaid: sql<boolean>`bool_and(${status} in ('paid', 'receivedAndDelivered', 'removed'))`,
      allOrdersDelivered: sql<boolean>`bool_and(${status} in ('receivedAndDelivered', 'removed'))`,
      allOrdersClosed: sql<boolean>`bool_and(${status} = 'removed')`,
      allOrdersWeighed: sql<boolean>`not bool_or(${inArray(status, ordersThatAre('inFlight'))})`,
    })
    .from(ordersTable)
    .where(
      inArray(
        bundleId,
        bundles.map(({ id }) => id),
      ),
    )
    .groupBy(bundleId)
  return new Map(rows.map(({ bundleId: id, ...facts }) => [id, facts]))
}
