// The only file that touches the clients' book: entries are only ever added, and a balance is their sum (domain, section 10).
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { objectAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { billsTable } from '../bills/bills.table.ts'
import { type LedgerEntryRow, ledgerEntriesTable } from './ledger.table.ts'

export type NewLedgerEntry = Pick<LedgerEntryRow, 'clientId' | 'kind' | 'amountInCents' | 'actorId'> &
  Partial<Pick<LedgerEntryRow, 'billId' | 'purchaseId' | 'orderId' | 'paymentId' | 'reversesId' | 'note'>>

export async function addEntries(db: Db, entries: readonly NewLedgerEntry[]): Promise<void> {
  if (entries.length > 0) await db.insert(ledgerEntriesTable).values([...entries])
}

/** What a payment took off a client's balance. */
export async function entryOfPayment(db: Db, paymentId: string): Promise<Pick<LedgerEntryRow, 'id'>> {
  const ofPayment = eq(ledgerEntriesTable.paymentId, paymentId)
  const [entry] = await db.select({ id: ledgerEntriesTable.id }).from(ledgerEntriesTable).where(ofPayment)
  if (!entry) throw new Error(`payment ${paymentId} is not in the ledger`)
  return entry
}

const counterEntry = alias(ledgerEntriesTable, 'counter_entry')

/** What a bill charged and nobody took back yet: everything but payments. */
export const chargesOfBill = (db: Db, billId: string) =>
  db
    .select({
      id: ledgerEntriesTable.id,
      clientId: ledgerEntriesTable.clientId,
      kind: ledgerEntriesTable.kind,
      amountInCents: ledgerEntriesTable.amountInCents,
      orderId: ledgerEntriesTable.orderId,
    })
    .from(ledgerEntriesTable)
    .leftJoin(counterEntry, eq(counterEntry.reversesId, ledgerEntriesTable.id))
    .where(
      and(
        eq(ledgerEntriesTable.billId, billId),
        ne(ledgerEntriesTable.kind, 'payment'),
        isNull(ledgerEntriesTable.reversesId),
        isNull(counterEntry.id),
      ),
    )

type Account = Record<'chargedInCents' | 'paidInCents' | 'unpaidBills', number>

/** For the view of a client: what they were charged and paid, and how many bills wait to be paid. */
export const accountAsJson = (client: PgColumn): SQL<Account> => {
  const { amountInCents, kind, clientId } = ledgerEntriesTable
  const total = (condition: SQL, sign: SQL) => sql`coalesce(${sign} sum(${amountInCents}) filter (where ${condition}), 0)`
  const unpaidBills = sql`(select count(*) from ${billsTable} where ${billsTable.clientId} = ${client} and ${billsTable.status} = 'pendingPayment')`
  const columns = {
    chargedInCents: total(ne(kind, 'payment'), sql`+`),
    paidInCents: total(eq(kind, 'payment'), sql`-`),
    unpaidBills,
  }
  return objectAsJson<Account>(columns, sql`from ${ledgerEntriesTable} where ${clientId} = ${client}`) as SQL<Account>
}
