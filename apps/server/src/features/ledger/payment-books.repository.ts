// What clients paid, for bills and up front for purchases, beside the ledger; and what they owe.
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { paymentsTable } from '../payments/payments.table.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { after, PAGE_OF_BOOKS, sumsBy } from './books.repository.ts'
import { ledgerEntriesTable } from './ledger.table.ts'

type Off = { id: string; expectedInCents: number; foundInCents: number }

/** Payments that the ledger does not have once, with the opposite amount, for the same client, bill and purchase. */
export async function paymentsOffLedger(db: Db): Promise<Off[]> {
  const { rows } = await db.execute<Record<keyof Off, string>>(sql`
    select payments.id, 0 - payments.amount_in_cents as "expectedInCents", coalesce(sum(entries.amount_in_cents), 0) as "foundInCents"
    from payments
    left join ledger_entries as entries on entries.payment_id = payments.id and entries.kind = 'payment'
      and entries.client_id = payments.client_id
      and entries.bill_id is not distinct from payments.bill_id
      and entries.purchase_id is not distinct from payments.purchase_id
    group by payments.id
    having coalesce(sum(entries.amount_in_cents), 0) <> 0 - payments.amount_in_cents
    order by payments.id`)
  return rows.map(inNumbers)
}

export const purchasesAfter = (db: Db, id: string | undefined) =>
  db.select().from(purchasesTable).where(after(purchasesTable.id, id)).orderBy(asc(purchasesTable.id)).limit(PAGE_OF_BOOKS)

export const paymentsByPurchase = (db: Db, ids: readonly string[]) =>
  sumsBy(db, paymentsTable.purchaseId, paymentsTable.amountInCents, ids)
export const ledgerPaymentsByPurchase = (db: Db, ids: readonly string[]) =>
  sumsBy(db, ledgerEntriesTable.purchaseId, ledgerEntriesTable.amountInCents, ids, eq(ledgerEntriesTable.kind, 'payment'))

/**
 * Clients who by the ledger do not owe what they should: the bills that nobody paid; less what a paid bill gave back because more was
 * paid up front than it cost; less what was paid up front and is on no bill yet.
 */
export async function balancesOff(db: Db): Promise<Off[]> {
  const { rows } = await db.execute<Record<keyof Off, string>>(sql`
    with ledger as (
      select client_id, sum(amount_in_cents) as amount from ledger_entries group by client_id
    ), billed as (
      select client_id,
        sum(case status when 'inactive' then 0 when 'pendingPayment' then total_in_cents else least(total_in_cents, 0) end) as owed,
        sum(case status when 'inactive' then 0 else paid_up_front_in_cents end) as used_up_front
      from bills group by client_id
    ), paid as (
      select client_id, sum(amount_in_cents) as up_front from payments where purchase_id is not null group by client_id
    ), balances as (
      select client_id as id, coalesce(amount, 0) as "foundInCents",
        coalesce(owed, 0) - (coalesce(up_front, 0) - coalesce(used_up_front, 0)) as "expectedInCents"
      from ledger full join billed using (client_id) full join paid using (client_id)
    )
    select id, "expectedInCents", "foundInCents" from balances where "foundInCents" <> "expectedInCents" order by id`)
  return rows.map(inNumbers)
}

/** Sums come from PostgreSQL as text. */
const inNumbers = ({ id, expectedInCents, foundInCents }: Record<keyof Off, string>): Off => ({
  id,
  expectedInCents: Number(expectedInCents),
  foundInCents: Number(foundInCents),
})
