// Reads of whatever record a call edits the version that `If-Match` is compared with. Nothing is written here.
import type { EditableRecord } from '@app/contract'
import type { Actor } from '@app/domain'
import { and, type Column, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { authorizedNamesTable } from '../authorized-names/authorized-names.table.ts'
import { billsTable } from '../bills/bills.table.ts'
import { withinReach as bundlesWithinReach } from '../bundles/bundles.repository.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { chargesTable } from '../charges/charges.table.ts'
import { THE_COMPANY } from '../company/company.repository.ts'
import { companyTable } from '../company/company.table.ts'
import { dropshippingRequestsTable } from '../dropshipping/dropshipping.table.ts'
import { incidentsTable } from '../incidents/incidents.table.ts'
import { manifestsTable } from '../manifests/manifests.table.ts'
import { withinReach as ordersWithinReach } from '../orders/orders.repository.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { savedViewsTable } from '../saved-views/saved-views.table.ts'
import { usersTable } from '../users/users.table.ts'

export type RecordVersion = { id: string; version: number; changedAt: Date }

type Source = {
  table: PgTable & {
    version: AnyPgColumn<{ data: number; notNull: true }>
    updatedAt: AnyPgColumn<{ data: Date; notNull: true }>
    id?: Column
    removedAt?: Column
  }
  /** By which condition somebody reaches a record; none for whoever reaches all of them. */
  reach: (actor: Actor) => SQL | undefined
  /** Whether a record that was removed is as good as absent. */
  goesAway?: true
}

/** An administrator reaches everything; others what a column says is theirs. */
const of =
  (owners: { client?: Column; associate?: Column } = {}): Source['reach'] =>
  ({ userId, role }) => {
    if (role === 'administrator') return undefined
    const owner = owners[role]
    return owner ? eq(owner, userId) : sql`false`
  }
/** Nobody but the person reaches it. */
const ofOneself =
  (owner: Column): Source['reach'] =>
  ({ userId }) =>
    eq(owner, userId)

const SOURCES: Record<EditableRecord, Source> = {
  order: { table: ordersTable, reach: ordersWithinReach },
  bundle: { table: bundlesTable, reach: bundlesWithinReach },
  manifest: { table: manifestsTable, reach: of() },
  bill: { table: billsTable, reach: of({ client: billsTable.clientId }) },
  purchase: { table: purchasesTable, reach: of({ client: purchasesTable.clientId, associate: purchasesTable.associateId }) },
  dropshipping: {
    table: dropshippingRequestsTable,
    reach: of({ client: dropshippingRequestsTable.clientId, associate: dropshippingRequestsTable.associateId }),
  },
  user: { table: usersTable, reach: of({ client: usersTable.id, associate: usersTable.id }) },
  authorizedName: { table: authorizedNamesTable, reach: ofOneself(authorizedNamesTable.clientId), goesAway: true },
  charge: { table: chargesTable, reach: of(), goesAway: true },
  incident: { table: incidentsTable, reach: of() },
  savedView: { table: savedViewsTable, reach: ofOneself(savedViewsTable.userId) },
  company: { table: companyTable, reach: of() },
}

/** Of a record within somebody's reach; the company is the only one of its kind. */
export async function findVersion(db: Db, actor: Actor, kind: EditableRecord, id: string): Promise<RecordVersion | null> {
  const { table, reach, goesAway } = SOURCES[kind]
  const isIt = table.id && eq(table.id, id)
  const isThere = goesAway && table.removedAt && isNull(table.removedAt)
  const [record] = await db
    .select({ version: table.version, changedAt: table.updatedAt })
    .from(table)
    .where(and(isIt, isThere, reach(actor)))
  return record ? { ...record, id: table.id ? id : THE_COMPANY } : null
}
