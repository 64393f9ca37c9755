// What stands on each place of the clients' book, and the lock under which it changes.
import { and, eq, inArray, isNull, type SQL, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { ledgerEntriesTable } from './ledger.table.ts'

const { clientId, billId, purchaseId, amountInCents } = ledgerEntriesTable

/**
 * A change of what a client owes or has locks their account before any record: manifests, bundles, bills and orders follow. The lock lasts
 * until the transaction ends; several clients are locked in the order of their ids.
 */
export async function holdAccounts(db: Db, clientIds: readonly string[]): Promise<void> {
  const ids = sql.param([...new Set(clientIds)])
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(id::text, 1))
    from (select unnest(${ids}::uuid[]) as id order by 1) as accounts`)
}

/** Still to pay of each bill; a bill that is void has nothing. */
export const dueOfBills = (db: Db, ids: readonly string[]): Promise<Map<string, number>> => sums(db, billId, ids)

/** Held for each purchase. */
export async function heldForPurchases(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  return new Map([...(await sums(db, purchaseId, ids))].map(([id, inCents]) => [id, 0 - inCents]))
}

/** What stands on the client's account: a debt is positive, credit is negative. */
export async function balanceOfAccount(db: Db, ofClient: string): Promise<number> {
  const [row] = await db
    .select({ inCents: sum(amountInCents).mapWith(Number) })
    .from(ledgerEntriesTable)
    .where(and(eq(clientId, ofClient), isNull(billId), isNull(purchaseId)))
  return row?.inCents ?? 0
}

async function sums(db: Db, column: PgColumn, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: sql<string>`${column}`, inCents: sum(amountInCents).mapWith(Number) })
    .from(ledgerEntriesTable)
    .where(inArray(column, [...ids]))
    .groupBy(column)
  return new Map(rows.map(({ id, inCents }) => [id, inCents ?? 0]))
}

/** For a query over clients: what stands on the account of each. */
export const onAccountOf = (client: PgColumn): SQL<number> =>
  sql<number>`(select coalesce(sum(${amountInCents}), 0)::float8 from ${ledgerEntriesTable}
    where ${clientId} = ${client} and ${billId} is null and ${purchaseId} is null)`

/** For the view of a bill. */
export const dueOfBill = (id: PgColumn): SQL<number> =>
  sql<number>`(select coalesce(sum(${amountInCents}), 0)::float8 from ${ledgerEntriesTable} where ${billId} = ${id})`
/** For the view of a purchase. */
export const heldForPurchase = (id: PgColumn): SQL<number> =>
  sql<number>`(select coalesce(0 - sum(${amountInCents}), 0)::float8 from ${ledgerEntriesTable} where ${purchaseId} = ${id})`
