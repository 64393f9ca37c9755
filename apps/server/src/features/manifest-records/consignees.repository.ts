// Where the consignees of bundles live, as far as is known: at the address of the client whose packages they declare.
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { usersTable } from '../users/users.table.ts'

export type Residence = { address: string; city: string }

/** By bundle. Of several clients who name one person, the person's own account counts first. */
export async function residencesOf(db: Db, bundleIds: readonly string[]): Promise<Map<string, Residence>> {
  const isOwnAccount = sql`(${usersTable.identification} = ${bundlesTable.consigneeIdentification})`
  const rows = await db
    .selectDistinctOn([bundlesTable.id], { id: bundlesTable.id, address: usersTable.address, city: usersTable.city })
    .from(bundlesTable)
    .innerJoin(ordersTable, and(eq(ordersTable.bundleId, bundlesTable.id), ne(ordersTable.status, 'removed')))
    .innerJoin(usersTable, eq(usersTable.id, ordersTable.clientId))
    .where(inArray(bundlesTable.id, [...bundleIds]))
    .orderBy(bundlesTable.id, desc(isOwnAccount), ordersTable.id)
  return new Map(rows.map(({ id, address, city }) => [id, { address, city }]))
}
