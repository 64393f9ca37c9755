// Documents of the SRI beside the bills, credit notes and counters that they come from.
import { fiscalNumberText } from '@app/domain'
import { and, asc, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { FiscalSeries } from '../fiscal-registration-records/fiscal-sequences.repository.ts'
import { fiscalDocumentsTable as documents, type FiscalDocumentRow } from './fiscal-documents.table.ts'

type Amount = 'zero' | 'general' | 'notSubject' | 'exempt' | 'iva' | 'thirdParty' | 'total'
type BesideBooks = { id: string } & Record<'expected' | 'found', Record<Amount, number>>

const LIVING = sql`document.status not in ('dropped', 'annulled')`
const FOUND = sql`jsonb_build_object('zero', document.zero_base_in_cents, 'general', document.general_base_in_cents,
  'notSubject', document.not_subject_base_in_cents, 'exempt', document.exempt_base_in_cents, 'iva', document.iva_in_cents,
  'thirdParty', document.third_party_in_cents, 'total', document.total_in_cents)`
const of = (treatment: string) => sql`coalesce(sum(lines.amount) filter (where lines.treatment = ${treatment}), 0)`
const BASES = sql`'zero', ${of('zero')}, 'general', ${of('general')}, 'notSubject', ${of('notSubject')}, 'exempt', ${of('exempt')}`

/** Each living document of a bill with what its bill charges, or its credit note gives back for the house itself, by treatment. */
export async function documentsBesideBooks(db: Db): Promise<BesideBooks[]> {
  const { rows } = await db.execute<BesideBooks>(sql`
    select document.id, ${FOUND} as found,
      jsonb_build_object(${BASES}, 'iva', bills.tax_in_cents, 'thirdParty', ${of('thirdParty')}, 'total', bills.total_in_cents) as expected
    from fiscal_documents as document join bills on bills.id = document.bill_id
    join (select bill_id, treatment, amount_in_cents as amount from bill_lines) as lines on lines.bill_id = bills.id
    where document.kind = 'factura' and ${LIVING} group by document.id, bills.id
    union all
    select document.id, ${FOUND}, jsonb_build_object(${BASES}, 'iva', notes.tax_in_cents, 'thirdParty', 0,
      'total', notes.tax_in_cents + coalesce(sum(lines.amount) filter (where lines.treatment <> 'thirdParty'), 0))
    from fiscal_documents as document join credit_notes as notes on notes.id = document.credit_note_id
    join (select given.credit_note_id, line.treatment, given.amount_in_cents as amount
      from credit_note_lines as given join bill_lines as line on line.id = given.bill_line_id) as lines on lines.credit_note_id = notes.id
    where document.kind = 'notaCredito' and ${LIVING} group by document.id, notes.id`)
  return rows
}

type Off = { id: string; expectedInCents: number; foundInCents: number }

const offs = (rows: readonly Record<keyof Off, string>[]): Off[] =>
  rows.map(({ id, expectedInCents, foundInCents }) => ({
    id,
    expectedInCents: Number(expectedInCents),
    foundInCents: Number(foundInCents),
  }))

const CREDITABLE = [
  'zero_base_in_cents',
  'general_base_in_cents',
  'not_subject_base_in_cents',
  'exempt_base_in_cents',
  'iva_in_cents',
]

/** Facturas whose living notas de crédito give back more than they charge under a treatment, or of IVA. */
export async function facturasOverCredited(db: Db): Promise<Off[]> {
  const over = CREDITABLE.map((column) => {
    const [charged, given] = [sql`document.${sql.identifier(column)}`, sql`sum(nota.${sql.identifier(column)})`]
    return sql`select document.id, ${charged} as "expectedInCents", ${given} as "foundInCents" from fiscal_documents as document
      join fiscal_documents as nota on nota.factura_id = document.id and nota.status not in ('dropped', 'annulled')
      where ${LIVING} group by document.id having ${given} > ${charged}`
  })
  const { rows } = await db.execute<Record<keyof Off, string>>(sql.join(over, sql` union all `))
  return offs(rows)
}

/** Bills that were charged since then, charge something for the house itself, and never had a factura. */
export async function billsWithoutFactura(db: Db, since: Date): Promise<Off[]> {
  const { rows } = await db.execute<Record<keyof Off, string>>(sql`
    select bills.id, bills.total_in_cents as "expectedInCents", 0 as "foundInCents"
    from bills where bills.charged_at >= ${since} and bills.status in ('charged', 'delivered')
      and not exists (select from fiscal_documents as document
        where document.bill_id = bills.id and document.kind = 'factura' and document.status <> 'dropped')
      and (select coalesce(sum(line.amount_in_cents - coalesce((select sum(given.amount_in_cents) from credit_note_lines as given
          join credit_notes as notes on notes.id = given.credit_note_id and notes.taken_back_at is null
          where given.bill_line_id = line.id), 0)), 0)
        from bill_lines as line where line.bill_id = bills.id and line.treatment <> 'thirdParty') > 0
    order by bills.id`)
  return offs(rows)
}

type SeriesTaken = FiscalSeries & { highest: number; known: number }

/** How many numbers of each series documents have or had, and the highest. */
export async function numbersTaken(db: Db): Promise<SeriesTaken[]> {
  const { rows } = await db.execute<SeriesTaken>(sql`
    with taken as (
      select environment, kind, establishment, emission_point, sequential from fiscal_documents where sequential is not null
      union all select environment, kind, establishment, emission_point, sequential from fiscal_former_numbers
    )
    select environment, kind, establishment, emission_point as "emissionPoint", max(sequential) as highest, count(*)::int as known
    from taken group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
  return rows
}

/** What people call those that were numbered: '001-002-000000321'. */
export async function numbersOfDocuments(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { id, establishment, emissionPoint, sequential } = documents
  const rows = await db
    .select({ id, establishment, emissionPoint, sequential })
    .from(documents)
    .where(inArray(id, [...ids]))
  return new Map(rows.flatMap((row) => (isNumbered(row) ? [[row.id, fiscalNumberText(row)]] : [])))
}

type Numbered = Record<'id' | 'establishment' | 'emissionPoint', string> & { sequential: number }
const isNumbered = (row: { [Name in keyof Numbered]: Numbered[Name] | null }): row is Numbered => row.sequential !== null

/** Documents that have bytes, but for those that were dropped, from an id on. */
export const signedDocumentsAfter = (db: Db, after: string | undefined, limit: number): Promise<FiscalDocumentRow[]> =>
  db
    .select()
    .from(documents)
    .where(
      and(sql`${documents.signedXml} is not null`, ne(documents.status, 'dropped'), after ? gt(documents.id, after) : undefined),
    )
    .orderBy(asc(documents.id))
    .limit(limit)
