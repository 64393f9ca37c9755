// Where the consignees of bundles live, as far as is known: at the address of the client whose packages they declare.
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { contains, searchable } from '../../db/search.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { usersTable } from '../users/users.table.ts'
import { manifestsTable } from './manifests.table.ts'

export type Residence = { address: string; city: string }

/** Bundles whose consignee this is a part of: by name or identification, found through the text that searches read. */
export const isDeclaredFor = (part: string): SQL | undefined =>
  and(
    contains(bundlesTable.searchText, part),
    contains(searchable(bundlesTable.consigneeName, bundlesTable.consigneeIdentification), part),
  )

/** Manifests with a bundle for whom this is a part of. */
export const carriesFor = (part: string): SQL =>
  sql`exists (select from ${bundlesTable} where ${and(eq(bundlesTable.manifestId, manifestsTable.id), isDeclaredFor(part))})`

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
