// Who may see a record may see its files (domain, section 9): which records are somebody's, kind by kind.
import type { Actor } from '@app/domain'
import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { billOrdersTable } from '../bills/bill-lines.table.ts'
import { billsTable } from '../bills/bills.table.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { dropshippingRequestsTable } from '../dropshipping/dropshipping.table.ts'
import { incidentsTable } from '../incidents/incidents.table.ts'
import * as orders from '../orders/orders-of-clients.repository.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import type { FileRow } from './files.table.ts'

export type FileRecordKind = NonNullable<FileRow['recordKind']>
type Reach = (db: Db, actor: Actor, id: string) => Promise<boolean>

/** Of clients and associates; an administrator reaches everything. */
const REACHES: Record<FileRecordKind, Reach> = {
  order: orders.isVisibleTo,
  purchase: async (db, actor, id) => {
    const own = and(eq(purchasesTable.id, id), isOwn(purchasesTable, actor))
    return isAny(await db.select({ id: purchasesTable.id }).from(purchasesTable).where(own))
  },
  incident: async (db, actor, id) => {
    const [incident] = await db.select({ orderId: incidentsTable.orderId }).from(incidentsTable).where(eq(incidentsTable.id, id))
    return incident !== undefined && orders.isVisibleTo(db, actor, incident.orderId)
  },
  dropshippingRequest: async (db, actor, id) => {
    const own = and(eq(dropshippingRequestsTable.id, id), isOwn(dropshippingRequestsTable, actor))
    return isAny(await db.select({ id: dropshippingRequestsTable.id }).from(dropshippingRequestsTable).where(own))
  },
  bill: async (db, actor, id) => {
    if (actor.role === 'associate') return billsOrderOf(db, actor, id)
    const own = and(eq(billsTable.id, id), eq(billsTable.clientId, actor.userId))
    return isAny(await db.select({ id: billsTable.id }).from(billsTable).where(own))
  },
  bundle: async (db, { role, userId }, id) => {
    const own = and(eq(bundlesTable.id, id), eq(bundlesTable.associateId, userId))
    return role === 'associate' && isAny(await db.select({ id: bundlesTable.id }).from(bundlesTable).where(own))
  },
  manifest: async () => false,
}

export const reachesRecord = (db: Db, actor: Actor, { kind, id }: { kind: FileRecordKind; id: string }): Promise<boolean> =>
  REACHES[kind](db, actor, id)

const isOwn = (table: { clientId: PgColumn; associateId: PgColumn }, { role, userId }: Actor): SQL =>
  eq(role === 'associate' ? table.associateId : table.clientId, userId)

/** An associate sees a bill by a package of their own that is on it. */
async function billsOrderOf(db: Db, actor: Actor, billId: string): Promise<boolean> {
  const billed = await db
    .select({ orderId: billOrdersTable.orderId })
    .from(billOrdersTable)
    .where(eq(billOrdersTable.billId, billId))
  const visible = await Promise.all(billed.map(({ orderId }) => orders.isVisibleTo(db, actor, orderId)))
  return visible.includes(true)
}

const isAny = (rows: readonly unknown[]): boolean => rows.length > 0
