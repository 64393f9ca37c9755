// The only file that touches the clients' book: entries are only ever added, and a balance is their sum (domain, section 10).
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { objectAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { billsTable } from '../bills/bills.table.ts'
import { type LedgerEntryRow, ledgerEntriesTable } from './ledger.table.ts'

export type NewLedgerEntry = Pick<LedgerEntryRow, 'clientId' | 'kind' | 'amountInCents' | 'actorId'> &
  Partial<Pick<LedgerEntryRow, 'billId' | 'purchaseId' | 'orderId' | 'reversesId' | 'note' | Source>>

/** What an entry comes from. */
type Source = 'paymentId' | 'moveId' | 'refundId' | 'creditNoteId' | 'compensationId'

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

/** What a refund put on a client's account when it was paid. */
export async function entryOfRefund(db: Db, refundId: string): Promise<Pick<LedgerEntryRow, 'id'>> {
  const ofRefund = and(eq(ledgerEntriesTable.refundId, refundId), isNull(ledgerEntriesTable.reversesId))
  const [entry] = await db.select({ id: ledgerEntriesTable.id }).from(ledgerEntriesTable).where(ofRefund)
  if (!entry) throw new Error(`refund ${refundId} is not in the ledger`)
  return entry
}

/** What a compensation took off what a client owes. */
export async function entryOfCompensation(db: Db, compensationId: string): Promise<Pick<LedgerEntryRow, 'id'>> {
  const ofCompensation = eq(ledgerEntriesTable.compensationId, compensationId)
  const [entry] = await db.select({ id: ledgerEntriesTable.id }).from(ledgerEntriesTable).where(ofCompensation)
  if (!entry) throw new Error(`compensation ${compensationId} is not in the ledger`)
  return entry
}

/** The two entries of each move. */
export async function entriesOfMoves(db: Db, moveIds: readonly string[]) {
  const { id, clientId, billId, purchaseId, amountInCents } = ledgerEntriesTable
  const moveId = sql<string>`${ledgerEntriesTable.moveId}`
  return db
    .select({ id, clientId, billId, purchaseId, amountInCents, moveId })
    .from(ledgerEntriesTable)
    .where(inArray(ledgerEntriesTable.moveId, [...moveIds]))
}

const counterEntry = alias(ledgerEntriesTable, 'counter_entry')

/** What a bill charged, or a credit note gave back of it, and nobody took back yet. */
export const chargesOfBill = (db: Db, billId: string) => chargesWhere(db, eq(ledgerEntriesTable.billId, billId))

/** What a credit note gave back. */
export const chargesOfCreditNote = (db: Db, creditNoteId: string) =>
  chargesWhere(db, eq(ledgerEntriesTable.creditNoteId, creditNoteId))

const chargesWhere = (db: Db, condition: SQL) =>
  db
    .select({
      id: ledgerEntriesTable.id,
      clientId: ledgerEntriesTable.clientId,
      kind: ledgerEntriesTable.kind,
      amountInCents: ledgerEntriesTable.amountInCents,
      orderId: ledgerEntriesTable.orderId,
      creditNoteId: ledgerEntriesTable.creditNoteId,
    })
    .from(ledgerEntriesTable)
    .leftJoin(counterEntry, eq(counterEntry.reversesId, ledgerEntriesTable.id))
    .where(
      and(condition, inArray(ledgerEntriesTable.kind, CHARGED), isNull(ledgerEntriesTable.reversesId), isNull(counterEntry.id)),
    )

const CHARGED = ['charge', 'tax', 'duty'] as const

type Account = Record<
  | 'chargedInCents'
  | 'paidInCents'
  | 'balanceInCents'
  | 'toPayInCents'
  | 'debtInCents'
  | 'creditInCents'
  | 'heldInCents'
  | 'unpaidBills',
  number
>

/** For the view of a client: what they were charged and paid, their balance, and how many bills wait to be paid. */
export const accountAsJson = (client: PgColumn): SQL<Account> => {
  const { amountInCents, kind, clientId, billId, purchaseId } = ledgerEntriesTable
  const total = (condition: SQL, sign: SQL) => sql`coalesce(${sign} sum(${amountInCents}) filter (where ${condition}), 0)`
  const onAccount = sql`coalesce(sum(${amountInCents}) filter (where ${billId} is null and ${purchaseId} is null), 0)`
  const onBills = sql`coalesce(sum(${amountInCents}) filter (where ${billId} is not null), 0)`
  const unpaidBills = sql`(select count(*) from ${billsTable} where ${billsTable.clientId} = ${client} and ${billsTable.status} = 'pendingPayment')`
  const columns = {
    chargedInCents: total(inArray(kind, CHARGED), sql`+`),
    paidInCents: total(inArray(kind, ['payment', 'refund']), sql`-`),
    balanceInCents: sql`coalesce(sum(${amountInCents}), 0)`,
    toPayInCents: sql`${onBills} + greatest(${onAccount}, 0)`,
    debtInCents: sql`greatest(${onAccount}, 0)`,
    creditInCents: sql`greatest(0 - ${onAccount}, 0)`,
    heldInCents: total(sql`${purchaseId} is not null`, sql`-`),
    unpaidBills,
  }
  return objectAsJson<Account>(columns, sql`from ${ledgerEntriesTable} where ${clientId} = ${client}`) as SQL<Account>
}
