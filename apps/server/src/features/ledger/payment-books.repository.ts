// What clients paid, what is held for their purchases, and where their money was moved, beside the ledger.
import { asc, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { after, PAGE_OF_BOOKS, sumsBy } from './books.repository.ts'
import { ledgerEntriesTable } from './ledger.table.ts'

type Off = { id: string; expectedInCents: number; foundInCents: number }
type Found = Record<keyof Off, string>

/** Payments that the ledger does not have once, with the opposite amount, on the account of the same client. */
export async function paymentsOffLedger(db: Db): Promise<Off[]> {
  const { rows } = await db.execute<Found>(sql`
    select payments.id, 0 - payments.amount_in_cents as "expectedInCents", coalesce(sum(entries.amount_in_cents), 0) as "foundInCents"
    from payments
    left join ledger_entries as entries on entries.payment_id = payments.id and entries.kind = 'payment'
      and entries.client_id = payments.client_id and entries.bill_id is null and entries.purchase_id is null
    group by payments.id
    having coalesce(sum(entries.amount_in_cents), 0) <> 0 - payments.amount_in_cents
    order by payments.id`)
  return rows.map(inNumbers)
}

/** Payments of which more was applied than came. */
export async function paymentsOverApplied(db: Db): Promise<Off[]> {
  const { rows } = await db.execute<Found>(sql`
    select payments.id, payments.amount_in_cents as "expectedInCents", sum(moves.amount_in_cents) as "foundInCents"
    from payments join moves on moves.payment_id = payments.id and moves.reverses_id is null
    group by payments.id
    having sum(moves.amount_in_cents) > payments.amount_in_cents
    order by payments.id`)
  return rows.map(inNumbers)
}

/** Moves that the ledger does not have twice: the amount where it came from, its opposite where it went, of the same client. */
export async function movesOffLedger(db: Db): Promise<Off[]> {
  const { rows } = await db.execute<Found>(sql`
    select id, "expectedInCents", "foundInCents" from (
      select moves.id, 2 * moves.amount_in_cents as "expectedInCents", coalesce(sum(
        case when entries.client_id <> moves.client_id then 0
          when entries.amount_in_cents > 0 and entries.bill_id is not distinct from moves.from_bill_id
            and entries.purchase_id is not distinct from moves.from_purchase_id then entries.amount_in_cents
          when entries.amount_in_cents < 0 and entries.bill_id is not distinct from moves.to_bill_id
            and entries.purchase_id is not distinct from moves.to_purchase_id then 0 - entries.amount_in_cents
          else 0 end), 0) as "foundInCents", coalesce(sum(entries.amount_in_cents), 0) as sum, count(entries.id) as entries
      from moves left join ledger_entries as entries on entries.move_id = moves.id
      group by moves.id) as made
    where "foundInCents" <> "expectedInCents" or sum <> 0 or entries <> 2
    order by id`)
  return rows.map(inNumbers)
}

/** What stands on each client's account, with what stood there before it. */
const ACCOUNTS_STEP_BY_STEP = sql`
  select entries.*, coalesce(sum(amount_in_cents) over (
    partition by client_id order by created_at, id rows between unbounded preceding and 1 preceding), 0) as before
  from ledger_entries as entries where bill_id is null and purchase_id is null`

/**
 * The account as it was before each move from it that was made with no payment: one that took more than the credit there was. What takes
 * another move back, or a credit note after a hand-over, may leave a debt.
 */
export async function movesAboveCredit(db: Db): Promise<Off[]> {
  const { rows } = await db.execute<Found>(sql`
    with steps as (${ACCOUNTS_STEP_BY_STEP})
    select moves.id, greatest(0 - steps.before, 0) as "expectedInCents", steps.amount_in_cents as "foundInCents"
    from steps join moves on moves.id = steps.move_id
    where steps.amount_in_cents > 0 and moves.payment_id is null and moves.reverses_id is null
      and not exists (select from credit_notes where credit_notes.debt_move_id = moves.id)
      and steps.amount_in_cents > greatest(0 - steps.before, 0)
    order by moves.id`)
  return rows.map(inNumbers)
}

/** Write-offs of more than the account owed before. */
export async function writeOffsAboveDebt(db: Db): Promise<Off[]> {
  const { rows } = await db.execute<Found>(sql`
    with steps as (${ACCOUNTS_STEP_BY_STEP})
    select id, 0 - greatest(before, 0) as "expectedInCents", amount_in_cents as "foundInCents"
    from steps where kind = 'writeOff' and 0 - amount_in_cents > greatest(before, 0) order by id`)
  return rows.map(inNumbers)
}

/** Clients who began with two balances, or with one that is no longer whole. */
export async function openingsOff(db: Db): Promise<Off[]> {
  const { rows } = await db.execute<Found>(sql`
    select opening.client_id as id, max(opening.amount_in_cents) as "expectedInCents", sum(opening.amount_in_cents) as "foundInCents"
    from ledger_entries as opening where opening.kind = 'opening' and opening.reverses_id is null
      and not exists (select from ledger_entries as counter where counter.reverses_id = opening.id)
    group by opening.client_id having count(*) > 1 order by opening.client_id`)
  return rows.map(inNumbers)
}

export const purchasesAfter = (db: Db, id: string | undefined) =>
  db.select().from(purchasesTable).where(after(purchasesTable.id, id)).orderBy(asc(purchasesTable.id)).limit(PAGE_OF_BOOKS)
export type PurchaseInBooks = Awaited<ReturnType<typeof purchasesAfter>>[number]

/** What is held for each, as the ledger has it: negative. */
export const ledgerByPurchase = (db: Db, ids: readonly string[]) =>
  sumsBy(db, ledgerEntriesTable.purchaseId, ledgerEntriesTable.amountInCents, ids)

/** Of these purchases those for which nothing is held any more: removed themselves, or their order is billed or removed. */
export async function endedPurchases(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from purchases where id = any(${sql.param([...ids])}::uuid[]) and (status = 'removed' or exists (
      select from orders where orders.purchase_id = purchases.id and split_from_id is null
        and (bill_id is not null or orders.status = 'removed')))`)
  return new Set(rows.map(({ id }) => id))
}

/** Refunds that the ledger does not have once, on the account of the same client, while they are paid and did not come back; or that it alone has. */
export async function refundsOffLedger(db: Db): Promise<Off[]> {
  const { rows } = await db.execute<Found>(sql`
    with entries as (
      select refund_id, client_id, sum(amount_in_cents) as amount from ledger_entries where refund_id is not null group by 1, 2
    ), compared as (
      select coalesce(refunds.id, refund_id) as id, coalesce(amount, 0) as "foundInCents",
        case refunds.status when 'paid' then refunds.amount_in_cents else 0 end as "expectedInCents"
      from refunds full join entries on entries.refund_id = refunds.id and entries.client_id = refunds.client_id
    )
    select * from compared where "foundInCents" <> "expectedInCents" order by id`)
  return rows.map(inNumbers)
}

/** Refunds of more than the credit that there was when they were paid. */
export async function refundsAboveCredit(db: Db): Promise<Off[]> {
  const { rows } = await db.execute<Found>(sql`
    with steps as (${ACCOUNTS_STEP_BY_STEP})
    select refund_id as id, greatest(0 - before, 0) as "expectedInCents", amount_in_cents as "foundInCents"
    from steps where kind = 'refund' and reverses_id is null and amount_in_cents > greatest(0 - before, 0) order by id`)
  return rows.map(inNumbers)
}

/** Moves that took more from a purchase than was held for it then. */
export async function movesAboveHeld(db: Db): Promise<Off[]> {
  const { rows } = await db.execute<Found>(sql`
    with steps as (
      select move_id, amount_in_cents, 0 - coalesce(sum(amount_in_cents) over (
        partition by purchase_id order by created_at, id rows between unbounded preceding and 1 preceding), 0) as held
      from ledger_entries where purchase_id is not null
    )
    select move_id as id, greatest(held, 0) as "expectedInCents", amount_in_cents as "foundInCents"
    from steps where amount_in_cents > greatest(held, 0) order by id`)
  return rows.map(inNumbers)
}

/** Moves that paid more of a bill than was due of it then; what takes another back may. */
export async function movesAboveDue(db: Db): Promise<Off[]> {
  const { rows } = await db.execute<Found>(sql`
    with steps as (
      select move_id, 0 - amount_in_cents as paid, coalesce(sum(amount_in_cents) over (
        partition by bill_id order by created_at, id rows between unbounded preceding and 1 preceding), 0) as due
      from ledger_entries where bill_id is not null
    )
    select move_id as id, greatest(due, 0) as "expectedInCents", paid as "foundInCents"
    from steps join moves on moves.id = move_id
    where moves.reverses_id is null and paid > greatest(due, 0) order by move_id`)
  return rows.map(inNumbers)
}

/**
 * Clients who by the ledger do not owe what their bills come to, less what was credited, what they were compensated, and
 * what they paid and did not get back. Moves change nothing of that.
 */
export async function balancesOff(db: Db): Promise<Off[]> {
  const { rows } = await db.execute<Found>(sql`
    with ledger as (
      select client_id, sum(amount_in_cents) as amount from ledger_entries group by client_id
    ), billed as (
      select client_id, sum(total_in_cents - coalesce((select sum(total_in_cents) from credit_notes
        where credit_notes.bill_id = bills.id and taken_back_at is null), 0)) as amount
      from bills where status <> 'inactive' group by client_id
    ), compensated as (
      select client_id, sum(amount_in_cents) as amount from compensations group by client_id
    ), written as (
      select client_id, sum(0 - amount_in_cents) as amount from ledger_entries where kind = 'writeOff' group by client_id
    ), opened as (
      select client_id, sum(amount_in_cents) as amount from ledger_entries where kind = 'opening' group by client_id
    ), paid as (
      select client_id, sum(amount_in_cents) as amount from payments group by client_id
    ), refunded as (
      select client_id, sum(amount_in_cents) as amount from refunds where status = 'paid' group by client_id
    ), balances as (
      select client_id as id, coalesce(ledger.amount, 0) as "foundInCents",
        coalesce(billed.amount, 0) - coalesce(paid.amount, 0) + coalesce(refunded.amount, 0)
          - coalesce(compensated.amount, 0) - coalesce(written.amount, 0) + coalesce(opened.amount, 0) as "expectedInCents"
      from ledger full join billed using (client_id) full join paid using (client_id) full join refunded using (client_id)
        full join compensated using (client_id) full join written using (client_id) full join opened using (client_id)
    )
    select id, "expectedInCents", "foundInCents" from balances where "foundInCents" <> "expectedInCents" order by id`)
  return rows.map(inNumbers)
}

/** Sums come from PostgreSQL as text. */
const inNumbers = ({ id, expectedInCents, foundInCents }: Found): Off => ({
  id,
  expectedInCents: Number(expectedInCents),
  foundInCents: Number(foundInCents),
})
