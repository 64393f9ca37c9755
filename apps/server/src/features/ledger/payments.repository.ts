// The only file that writes payments: they are only ever added, each with its entry on the client's account.
import { DomainError } from '@app/domain'
import { and, eq, getTableColumns, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { addEntries, entryOfPayment, type NewLedgerEntry } from './ledger.repository.ts'
import { type PaymentRow, paymentsTable } from './payments.table.ts'

export type NewPayment = Pick<
  PaymentRow,
  'code' | 'clientId' | 'amountInCents' | 'receivedOn' | 'method' | 'accountId' | 'reference' | 'actorId'
> &
  Partial<Pick<PaymentRow, 'note'>>

/** The accounts of their clients are held. */
export async function addPayments(db: Db, payments: readonly NewPayment[]): Promise<PaymentRow[]> {
  if (payments.length === 0) return []
  const added = await db
    .insert(paymentsTable)
    .values([...payments])
    .returning()
  await addEntries(db, added.map(entryOfReceived))
  return added
}

/** What it takes off its client's balance. */
export const entryOfReceived = ({ id: paymentId, clientId, amountInCents, actorId }: PaymentRow): NewLedgerEntry => ({
  ...{ clientId, kind: 'payment', paymentId, actorId },
  amountInCents: 0 - amountInCents,
})

/** `receivedOn`: where the day on which it came is closed. */
type Reversal = { code: string; reason: string; actorId: string | null; receivedOn?: string | undefined }

/** Takes a payment back by its opposite, with the reason. */
export async function reversePayment(
  db: Db,
  payment: PaymentRow,
  { code, reason, actorId, receivedOn = payment.receivedOn }: Reversal,
): Promise<PaymentRow> {
  const { clientId, method, accountId, reference, id: reversesId } = payment
  const opposite = { clientId, receivedOn, method, accountId, reference, reversesId, amountInCents: 0 - payment.amountInCents }
  const [counter] = await db
    .insert(paymentsTable)
    .values({ ...opposite, code, reason, actorId })
    .returning()
  if (!counter) throw new Error('the payment was not taken back')
  const { id: entryId } = await entryOfPayment(db, payment.id)
  const entry = { clientId, kind: 'payment' as const, paymentId: counter.id, reversesId: entryId, note: reason, actorId }
  await addEntries(db, [{ ...entry, amountInCents: payment.amountInCents }])
  return counter
}

/** A call for administrators alone: everybody's payments are within reach. */
export async function getPayment(db: Db, id: string): Promise<PaymentRow> {
  const [payment] = await db.select().from(paymentsTable).where(eq(paymentsTable.id, id))
  if (!payment) throw new DomainError('paymentNotFound', { ids: [id] })
  return payment
}

/** With whether each was taken back. */
export const paymentsByIds = (db: Db, ids: readonly string[]) =>
  db
    .select({
      ...getTableColumns(paymentsTable),
      isTakenBack: sql<boolean>`exists (select from ${paymentsTable} as "taken_back" where "taken_back"."reverses_id" = ${paymentsTable.id})`,
    })
    .from(paymentsTable)
    .where(inArray(paymentsTable.id, [...ids]))

export async function isTakenBack(db: Db, id: string): Promise<boolean> {
  const reversal = await db.select({ id: paymentsTable.id }).from(paymentsTable).where(eq(paymentsTable.reversesId, id))
  return reversal.length > 0
}

const isInto = (column: PgColumn, id: string | null) => (id === null ? isNull(column) : eq(column, id))

type Received = Pick<PaymentRow, 'clientId' | 'amountInCents' | 'receivedOn' | 'accountId' | 'reference'>

/**
 * The payment into the same account that this one resembles: the same reference and amount, of any client; without a reference, the same
 * client's, of the same day and amount. None that was taken back.
 */
export async function paymentLike(db: Db, payment: Received): Promise<Pick<PaymentRow, 'id' | 'code'> | undefined> {
  const { id, code, clientId, amountInCents, receivedOn, accountId, reference, reversesId } = paymentsTable
  const isOfSameDay = and(eq(reference, ''), eq(clientId, payment.clientId), eq(receivedOn, payment.receivedOn))
  const isSame =
    payment.reference === '' ? isOfSameDay : and(ne(reference, ''), eq(sql`lower(${reference})`, payment.reference.toLowerCase()))
  const stands: SQL = sql`not exists (select from ${paymentsTable} as taken_back where taken_back.reverses_id = ${id})`
  const [like] = await db
    .select({ id, code })
    .from(paymentsTable)
    .where(
      and(eq(amountInCents, payment.amountInCents), isInto(accountId, payment.accountId), isSame, isNull(reversesId), stands),
    )
    .limit(1)
  return like
}
