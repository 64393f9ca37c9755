// What people call a record of any kind: its code, and of a person the name.
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { refundsTable } from '../features/accounts/refunds.table.ts'
import { approvalsTable } from '../features/approvals/approvals.table.ts'
import { authorizedNamesTable } from '../features/authorized-names/authorized-names.table.ts'
import { billsTable } from '../features/bills/bills.table.ts'
import { bundlesTable } from '../features/bundles/bundles.table.ts'
import { chargesTable } from '../features/charges/charges.table.ts'
import { drawersTable } from '../features/drawer-records/drawers.table.ts'
import { dropshippingRequestsTable } from '../features/dropshipping/dropshipping.table.ts'
import { settlementsTable } from '../features/earnings/settlements/settlements.table.ts'
import type { EventAggregate } from '../features/events/events.table.ts'
import { fiscalDocumentsTable } from '../features/fiscal-documents/fiscal-documents.table.ts'
import { incidentsTable } from '../features/incidents/incidents.table.ts'
import { paymentsTable } from '../features/ledger/payments.table.ts'
import { manifestsTable } from '../features/manifest-records/manifests.table.ts'
import { locationsTable } from '../features/orders/locations/locations.table.ts'
import { ordersTable } from '../features/orders/orders.table.ts'
import { purchasesTable } from '../features/purchases/purchases.table.ts'
import { tariffsTable } from '../features/tariffs/tariffs.table.ts'
import { usersTable } from '../features/users/users.table.ts'

type Coded = PgTable & { id: PgColumn; code: PgColumn }
const CODED: Partial<Record<EventAggregate, Coded>> = {
  order: ordersTable,
  purchase: purchasesTable,
  bundle: bundlesTable,
  manifest: manifestsTable,
  bill: billsTable,
  payment: paymentsTable,
  refund: refundsTable,
  settlement: settlementsTable,
  approval: approvalsTable,
  dropshippingRequest: dropshippingRequestsTable,
  incident: incidentsTable,
  authorizedName: authorizedNamesTable,
  charge: chargesTable,
  location: locationsTable,
}

export type RecordReference = { kind: EventAggregate; id: string }
export type RecordNames = ReadonlyMap<string, string>

const { firstName, lastName } = usersTable
const { establishment, emissionPoint, sequential } = fiscalDocumentsTable
/** Nothing while it has none. */
const numberOfDocument = sql`coalesce(${establishment} || '-' || ${emissionPoint} || '-' || lpad(${sequential}::text, 9, '0'), '')`
const NAMES: Partial<Record<EventAggregate, (ids: readonly string[]) => SQL>> = {
  ...Object.fromEntries(
    Object.entries(CODED).map(([kind, table]) => [
      kind,
      (ids: readonly string[]) =>
        sql`select ${kind}::text as kind, ${table.id} as id, ${table.code} as name from ${table} where ${inArray(table.id, [...ids])}`,
    ]),
  ),
  user: (ids) =>
    sql`select 'user' as kind, ${usersTable.id} as id, ${firstName} || ' ' || ${lastName} as name from ${usersTable} where ${inArray(usersTable.id, [...ids])}`,
  fiscalDocument: (ids) =>
    sql`select 'fiscalDocument' as kind, ${fiscalDocumentsTable.id} as id, ${numberOfDocument} as name from ${fiscalDocumentsTable} where ${inArray(fiscalDocumentsTable.id, [...ids])}`,
  drawer: (ids) =>
    sql`select 'drawer' as kind, ${drawersTable.id} as id, ${drawersTable.name} as name from ${drawersTable} where ${inArray(drawersTable.id, [...ids])}`,
  tariff: (ids) =>
    sql`select 'tariff' as kind, ${tariffsTable.id} as id, ${tariffsTable.nameEs} as name from ${tariffsTable} where ${inArray(tariffsTable.id, [...ids])}`,
}

/** In one statement; of kinds without a name, and of records that are gone, there is none. */
export async function namesOfRecords(db: Db, records: readonly RecordReference[]): Promise<RecordNames> {
  const byKind = Map.groupBy(records, ({ kind }) => kind)
  const reads = [...byKind].flatMap(([kind, of]) => NAMES[kind]?.([...new Set(of.map(({ id }) => id))]) ?? [])
  if (reads.length === 0) return new Map()
  const { rows } = await db.execute<{ kind: string; id: string; name: string }>(sql.join(reads, sql` union all `))
  return new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]))
}
export const nameOfRecord = (names: RecordNames, { kind, id }: RecordReference): string | null =>
  names.get(`${kind} ${id}`) ?? null

/** For a statement: the ids of the records that have this code. */
export const recordsOfCode = (code: string): SQL =>
  sql.join(
    Object.values(CODED).map((table) => sql`select ${table.id} as id from ${table} where ${eq(table.code, code)}`),
    sql` union all `,
  )
