// What credit notes gave back and compensations paid, beside their bills, their parameters and the ledger.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'

type Off = { id: string; expectedInCents: number; foundInCents: number }
type Found = Record<keyof Off, string>
type InNumbers<Row> = { [Name in keyof Row]: Name extends `${string}Id` | 'id' ? string : number }

type Credited = { servicesInCents: number; taxInCents: number; dutiesInCents: number }

/** What notes in force gave back of each bill. */
export async function creditedByBill(db: Db, billIds: readonly string[]): Promise<Map<string, Credited>> {
  const { rows } = await db.execute<{ id: string; services: string; tax: string; duties: string }>(sql`
    with notes as (
      select id, bill_id, tax_in_cents from credit_notes where bill_id = any(${sql.param([...billIds])}::uuid[]) and taken_back_at is null
    ), of_lines as (
      select notes.bill_id, ${isDuty} as is_duty, sum(given.amount_in_cents) as amount
      from notes join credit_note_lines as given on given.credit_note_id = notes.id join bill_lines as lines on lines.id = given.bill_line_id
      group by 1, 2
    )
    select notes.bill_id as id, sum(tax_in_cents) as tax,
      coalesce((select amount from of_lines where of_lines.bill_id = notes.bill_id and not is_duty), 0) as services,
      coalesce((select amount from of_lines where of_lines.bill_id = notes.bill_id and is_duty), 0) as duties
    from notes group by notes.bill_id`)
  return new Map(
    rows.map(({ id, services, tax, duties }) => [
      id,
      { servicesInCents: Number(services), taxInCents: Number(tax), dutiesInCents: Number(duties) },
    ]),
  )
}

const isDuty = sql`lines.name in ('duty', 'adValorem', 'fodinfa', 'customsIva')`

/** Notes that are not the sum of their lines and their IVA. */
export const notesOffLines = (db: Db): Promise<Off[]> =>
  offs(
    db,
    sql`select notes.id, notes.tax_in_cents + coalesce((select sum(amount_in_cents) from credit_note_lines where credit_note_id = notes.id), 0)
      as "expectedInCents", notes.total_in_cents as "foundInCents" from credit_notes as notes`,
  )

/** Notes that the ledger does not have on the place of their bill while they are in force, or that it alone has. */
export const notesOffLedger = (db: Db): Promise<Off[]> =>
  offs(
    db,
    sql`select coalesce(notes.id, entries.id) as id, case when notes.taken_back_at is null then coalesce(0 - notes.total_in_cents, 0) else 0 end
      as "expectedInCents", coalesce(entries.amount, 0) as "foundInCents" from credit_notes as notes full join (
        select credit_note_id as id, bill_id, sum(amount_in_cents) as amount from ledger_entries where credit_note_id is not null group by 1, 2
      ) as entries on entries.id = notes.id and entries.bill_id = notes.bill_id`,
  )

/** Lines of bills of which notes in force gave back more than there is, or the other way round. */
export const linesOverCredited = (db: Db): Promise<Off[]> =>
  offs(
    db,
    sql`select lines.bill_id as id, case when lines.amount_in_cents >= 0 then least(greatest(sum(given.amount_in_cents), 0), lines.amount_in_cents)
        else greatest(least(sum(given.amount_in_cents), 0), lines.amount_in_cents) end as "expectedInCents",
      sum(given.amount_in_cents) as "foundInCents"
      from credit_note_lines as given join credit_notes as notes on notes.id = given.credit_note_id and notes.taken_back_at is null
      join bill_lines as lines on lines.id = given.bill_line_id group by lines.id`,
  )

type NoteTax = {
  id: string
  taxInCents: string
  billTaxInCents: string
  billTaxableInCents: string
  ivaInBasisPoints: string
  taxableInCents: string
  taxBeforeInCents: string
  taxableBeforeInCents: string
}

/** Each note with what it takes to recompute its IVA: its bill's, and what notes gave back of that which were in force when it was issued. */
export async function taxOfNotes(db: Db): Promise<InNumbers<NoteTax>[]> {
  const { rows } = await db.execute<NoteTax>(sql`
    with notes as (
      select credit_notes.*, coalesce((
        select sum(given.amount_in_cents) from credit_note_lines as given join bill_lines as lines on lines.id = given.bill_line_id
        where given.credit_note_id = credit_notes.id and lines.treatment = 'general'), 0) as taxable
      from credit_notes
    )
    select notes.id, notes.tax_in_cents as "taxInCents", bills.tax_in_cents as "billTaxInCents", bills.taxable_in_cents as "billTaxableInCents",
      bills.iva_in_basis_points as "ivaInBasisPoints", notes.taxable as "taxableInCents",
      coalesce(sum(earlier.tax_in_cents), 0) as "taxBeforeInCents", coalesce(sum(earlier.taxable), 0) as "taxableBeforeInCents"
    from notes join bills on bills.id = notes.bill_id
    left join notes as earlier on earlier.bill_id = notes.bill_id and (earlier.created_at, earlier.id) < (notes.created_at, notes.id)
      and (earlier.taken_back_at is null or earlier.taken_back_at > notes.created_at)
    group by notes.id, notes.tax_in_cents, notes.taxable, bills.id order by notes.id`)
  return rows.map(inNumbers)
}

type Compensation = Record<'id' | 'amount' | 'declared' | 'share' | 'rate' | 'cap' | 'approved', string>

/** Each compensation that takes none back, with what it is computed from; below zero where nobody was asked. */
export async function compensationsMade(db: Db): Promise<InNumbers<Compensation>[]> {
  const { rows } = await db.execute<Compensation>(sql`
    select id, amount_in_cents as amount, declared_value_in_cents as declared, share_in_basis_points as share,
      rate_in_basis_points as rate, cap_in_cents as cap, case when approval_id is null then -1 else coalesce(
        (select amount_in_cents from approvals where approvals.id = approval_id and status = 'approved' and record_id = order_id), 0) end as approved
    from compensations where reverses_id is null order by id`)
  return rows.map(inNumbers)
}

/** Compensations that the ledger does not have once, with the opposite amount, on the account of the same client; or that it alone has. */
export const compensationsOffLedger = (db: Db): Promise<Off[]> =>
  offs(
    db,
    sql`select coalesce(made.id, entries.compensation_id) as id, coalesce(0 - made.amount_in_cents, 0) as "expectedInCents",
      coalesce(entries.amount_in_cents, 0) as "foundInCents" from compensations as made
      full join (select * from ledger_entries where compensation_id is not null) as entries
      on entries.compensation_id = made.id and entries.client_id = made.client_id`,
  )

/** Those of which what is found is not what is expected. */
async function offs(db: Db, compared: ReturnType<typeof sql>): Promise<Off[]> {
  const { rows } = await db.execute<Found>(
    sql`select * from (${compared}) as compared where "expectedInCents" <> "foundInCents" order by id`,
  )
  return rows.map(inNumbers)
}

/** Sums come from PostgreSQL as text. */
function inNumbers<Row extends { id: string }>({ id, ...amounts }: Row): InNumbers<Row> {
  const numbers = Object.entries(amounts).map(([name, amount]) => [name, Number(amount)])
  return { id, ...Object.fromEntries(numbers) } as InNumbers<Row>
}
