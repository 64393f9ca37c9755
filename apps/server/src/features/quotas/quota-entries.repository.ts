// The entries of a consignee's year, for people: with who wrote them and the bundles they are of.

import type { Actor } from '@app/domain'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { withinReach } from '../../records/reach.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { usersTable } from '../users/users.table.ts'
import type { QuotaYear } from './quotas.repository.ts'
import { quotaEntriesTable } from './quotas.table.ts'

const counter = alias(quotaEntriesTable, 'counter')

/** Oldest first. */
export function entriesOf(db: Db, actor: Actor, { identification, fiscalYear }: QuotaYear) {
  const { id, kind, amountInCents, reversesId, note, createdAt, bundleId, actorId } = quotaEntriesTable
  const ownPackages = db
    .select({ id: ordersTable.id })
    .from(ordersTable)
    .where(and(eq(ordersTable.bundleId, bundleId), withinReach(orderKind, actor)))
  const isReached = actor.role === 'administrator' ? sql<boolean>`true` : sql<boolean>`exists ${ownPackages}`
  return db
    .select({
      id,
      kind,
      amountInCents,
      reversesId,
      note,
      createdAt,
      isTakenBack: sql<boolean>`${counter.id} is not null`,
      bundle: { id: bundlesTable.id, code: bundlesTable.code },
      isReached,
      writer: { firstName: usersTable.firstName, lastName: usersTable.lastName },
    })
    .from(quotaEntriesTable)
    .leftJoin(counter, eq(counter.reversesId, id))
    .leftJoin(bundlesTable, eq(bundlesTable.id, bundleId))
    .leftJoin(usersTable, eq(usersTable.id, actorId))
    .where(and(eq(quotaEntriesTable.identification, identification), eq(quotaEntriesTable.fiscalYear, fiscalYear)))
    .orderBy(asc(createdAt), asc(id))
}

/** What was declared elsewhere under this identification, by the entry that says so. */
export async function findDeclaredElsewhere(db: Db, identification: string, entryId: string) {
  const { id, fiscalYear, amountInCents, kind, reversesId } = quotaEntriesTable
  const isIt = and(eq(id, entryId), eq(quotaEntriesTable.identification, identification), eq(kind, 'declaredElsewhere'))
  const [entry] = await db.select({ id, fiscalYear, amountInCents, reversesId }).from(quotaEntriesTable).where(isIt)
  return entry
}

export async function isTakenBack(db: Db, entryId: string): Promise<boolean> {
  const { id, reversesId } = quotaEntriesTable
  const [found] = await db
    .select({ id })
    .from(quotaEntriesTable)
    .where(and(isNotNull(reversesId), eq(reversesId, entryId)))
  return found !== undefined
}
