// What labels say of packages and bundles, within the reach of whoever prints them. Reads alone.

import { DomainError } from '@app/domain'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { withinReach } from '../../records/reach.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import type { Doer } from '../events/events.repository.ts'
import { manifestsTable } from '../manifest-records/manifests.table.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { usersTable } from '../users/users.table.ts'

const clientColumns = { firstName: usersTable.firstName, lastName: usersTable.lastName, code: usersTable.casilleroCode }

const findPackages = (db: Db, actor: Doer, ids: readonly string[]) =>
  db
    .select({
      id: ordersTable.id,
      code: ordersTable.code,
      category: ordersTable.category,
      isSpecial: ordersTable.isSpecial,
      tracking: ordersTable.tracking,
      labelText: ordersTable.labelText,
      consigneeName: ordersTable.consigneeName,
      warehouseWeightInGrams: ordersTable.warehouseWeightInGrams,
      realWeightInGrams: ordersTable.realWeightInGrams,
      intakeAt: ordersTable.intakeAt,
      client: clientColumns,
    })
    .from(ordersTable)
    .leftJoin(usersTable, eq(usersTable.id, ordersTable.clientId))
    .where(and(inArray(ordersTable.id, [...ids]), withinReach(orderKind, actor)))

export type LabelledPackage = Awaited<ReturnType<typeof findPackages>>[number]

/** In the order asked for, each once. @throws DomainError orderNotFound with the ids that are not within reach. */
export async function packagesToLabel(db: Db, actor: Doer, ids: readonly string[]): Promise<LabelledPackage[]> {
  const wanted = [...new Set(ids)]
  const found = await findPackages(db, actor, wanted)
  const byId = new Map(found.map((order) => [order.id, order]))
  const missing = wanted.filter((id) => !byId.has(id))
  if (missing.length > 0) throw new DomainError('orderNotFound', { ids: missing })
  return wanted.flatMap((id) => byId.get(id) ?? [])
}

const findContents = (db: Db, bundleIds: readonly string[]) =>
  db
    .select({ bundleId: ordersTable.bundleId, intakeAt: ordersTable.intakeAt, client: clientColumns })
    .from(ordersTable)
    .leftJoin(usersTable, eq(usersTable.id, ordersTable.clientId))
    .where(and(inArray(ordersTable.bundleId, [...bundleIds]), ne(ordersTable.status, 'removed')))
    .orderBy(asc(ordersTable.id))

export type BundleContents = { packages: Awaited<ReturnType<typeof findContents>>; guideNumber: string | null }

/** What the packages and the manifest of bundles say on their labels. */
export async function contentsOf(db: Db, bundleIds: readonly string[]): Promise<(bundleId: string) => BundleContents> {
  const inside = Map.groupBy(await findContents(db, bundleIds), ({ bundleId }) => bundleId)
  const listed = await db
    .select({ id: bundlesTable.id, guideNumber: manifestsTable.guideNumber })
    .from(bundlesTable)
    .innerJoin(manifestsTable, eq(bundlesTable.manifestId, manifestsTable.id))
    .where(inArray(bundlesTable.id, [...bundleIds]))
  const guides = new Map(listed.map(({ id, guideNumber }) => [id, guideNumber]))
  return (bundleId) => ({ packages: inside.get(bundleId) ?? [], guideNumber: guides.get(bundleId) ?? null })
}
