import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { bundlesTable } from './bundles.table.ts'

/** The child guides under which these orders were declared, each once. */
export async function childGuidesOf(db: Db, orderIds: readonly string[]): Promise<string[]> {
  const { childGuideNumber } = bundlesTable
  const rows = await db
    .selectDistinct({ childGuideNumber })
    .from(bundlesTable)
    .innerJoin(ordersTable, eq(ordersTable.bundleId, bundlesTable.id))
    .where(and(inArray(ordersTable.id, [...orderIds]), isNotNull(childGuideNumber)))
    .orderBy(childGuideNumber)
  return rows.flatMap(({ childGuideNumber: number }) => number ?? [])
}
