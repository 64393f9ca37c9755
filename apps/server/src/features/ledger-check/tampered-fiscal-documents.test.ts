// What books:check says of documents of the SRI that are not what the books say (fiscal, section 9).
import { bills } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentBecomes, houseThatInvoices } from '../../testing/given/given-invoiced.ts'
import { ordersOf, paidBundle } from '../../testing/given/given-packages.ts'
import { type SimulatedSri, startSimulatedSri } from '../../testing/sri/simulator.ts'
import { tampered } from '../../testing/tampered-books.ts'
import { currentServer, given, signedInAs } from '../../testing/world.ts'
import { fiscalDocumentsTable as documents, type FiscalDocumentRow } from '../fiscal-documents/fiscal-documents.table.ts'
import { setLastSequential } from '../fiscal-registration-records/fiscal-sequences.repository.ts'
import { checkBooks } from './check-books.ts'
import { reportBooks } from './report-books.ts'

let sri: SimulatedSri
let bill: Bill
let factura: FiscalDocumentRow
let nota: FiscalDocumentRow

/** A bill of two packages that is invoiced, and one of them credited: a factura and its nota de crédito, both authorised. */
beforeAll(async () => {
  sri = await startSimulatedSri()
  await houseThatInvoices(sri)
  bill = await paidBundle(await given.client(), [
    { weightInGrams: 1_800, valueInCents: 9_000 },
    { weightInGrams: 900, valueInCents: 4_500 },
  ])
  factura = await documentBecomes(and(eq(documents.billId, bill.id), eq(documents.kind, 'factura')), 'authorised')
  const body = { orderIds: ordersOf(bill).slice(0, 1), reason: 'Se perdió.' }
  const note = await signedInAs('administrator').call(bills.issueCreditNote, { params: { id: bill.id }, body })
  nota = await documentBecomes(eq(documents.creditNoteId, note.id), 'authorised')
})
afterAll(() => sri.stop())

const change = (columns: SQL, which: () => FiscalDocumentRow) => () =>
  sql`update fiscal_documents set ${columns} where id = ${which().id}`
const [ofFactura, ofNota] = [() => factura, () => nota]
const inBoth = (from: SQL, to: SQL) =>
  sql`signed_xml = replace(signed_xml, ${from}, ${to}), authorisation_xml = replace(authorisation_xml, ${from}, ${to})`

const TAMPERINGS: [what: string, change: () => SQL | SQL[], found: string[]][] = [
  [
    'a total that is not the bill’s',
    change(sql`total_in_cents = total_in_cents + 1`, ofFactura),
    ['fiscalDocument: total', 'fiscalDocument: xmlTotal'],
  ],
  [
    'a base under another treatment',
    change(sql`zero_base_in_cents = general_base_in_cents, general_base_in_cents = 0`, ofFactura),
    ['fiscalDocument: credited', 'fiscalDocument: general', 'fiscalDocument: zero'],
  ],
  [
    'IVA that is not the credit note’s',
    change(sql`iva_in_cents = iva_in_cents + 1`, ofNota),
    ['fiscalDocument: iva', 'fiscalDocument: xmlIva'],
  ],
  [
    'a nota that gives back more than its factura charges',
    change(sql`general_base_in_cents = 999999`, ofNota),
    ['fiscalDocument: credited', 'fiscalDocument: general', 'fiscalDocument: xmlNet'],
  ],
  [
    'signed bytes with another total',
    change(inBoth(sql`'<importeTotal>53.24'`, sql`'<importeTotal>53.25'`), ofFactura),
    ['fiscalDocument: xmlTotal'],
  ],
  [
    'an authorisation of other bytes',
    change(sql`authorisation_xml = replace(authorisation_xml, '<importeTotal>53.24', '<importeTotal>53.25')`, ofFactura),
    ['fiscalDocument: authorisation'],
  ],
  ['a key that is not the document’s', change(sql`access_key = reverse(access_key)`, ofFactura), ['fiscalDocument: key']],
  [
    'bytes that are no document',
    change(sql`signed_xml = '<factura/>'`, ofFactura),
    ['fiscalDocument: authorisation', 'fiscalDocument: xml'],
  ],
  [
    'a number that has no row any more',
    () => [
      sql`delete from fiscal_attempts where document_id = ${nota.id}`,
      sql`delete from fiscal_documents where id = ${nota.id}`,
    ],
    ['fiscalSeries: numbers'],
  ],
  [
    'a counter that was turned back',
    () => sql`update fiscal_sequences set last_sequential = 0 where kind = 'factura'`,
    ['fiscalSeries: last', 'fiscalSeries: numbers'],
  ],
  [
    'a counter that went on by itself',
    () => sql`update fiscal_sequences set last_sequential = last_sequential + 3 where kind = 'factura'`,
    ['fiscalSeries: numbers'],
  ],
  [
    'a paid bill without its factura',
    change(sql`status = 'dropped', drop_reason = 'Nadie sabe.', authorised_at = null, authorisation_xml = null`, ofFactura),
    ['bill: factura'],
  ],
]

test('what the SRI authorised is as the books have it', async () => {
  expect(await checkBooks((await currentServer()).db)).toEqual([])
})

test.each(TAMPERINGS)('the books tell of %s', async (_what, tampering, found) => {
  const off = await tampered(['fiscal_documents', 'fiscal_attempts'], tampering())

  expect(off.map(({ record, amount }) => `${record}: ${amount}`).sort()).toEqual(found)
})

test.each([
  ['charged before production was switched on again', sql`update fiscal_settings set issues_since = now() + interval '1 day'`],
  ['of a house that switched it off', sql`update fiscal_settings set mode = 'off', issues_since = null`],
])('a bill %s needs no factura', async (_which, settings) => {
  const dropped = sql`status = 'dropped', drop_reason = 'Nadie sabe.', authorised_at = null, authorisation_xml = null`
  const tables = ['fiscal_documents', 'fiscal_settings']

  const off = await tampered(tables, [change(dropped, ofFactura)(), settings])

  expect(off.filter(({ amount }) => amount === 'factura')).toEqual([])
})

test('a factura that was annulled was one: its bill waits for a person, who may invoice it again', async () => {
  const annulled = sql`status = 'annulled', annulled_at = now()`

  expect(await tampered(['fiscal_documents'], [change(annulled, ofNota)(), change(annulled, ofFactura)()])).toEqual([])
})

test('numbers that a person passed over are no gap', async () => {
  const { db } = await currentServer()
  const series = { environment: 'production', kind: 'factura', establishment: '001', emissionPoint: '002' } as const
  await db.transaction((tx) => setLastSequential(tx, series, 5_000))

  const next = await paidBundle(await given.client())
  const after = await documentBecomes(and(eq(documents.billId, next.id), eq(documents.kind, 'factura')), 'authorised')

  expect(after.sequential).toBe(5_001)
  expect(await checkBooks(db)).toEqual([])
})

test('a document and a series are called by their numbers, and numbers are no dollars', async () => {
  const { db } = await currentServer()
  await db.execute(sql`update fiscal_sequences set last_sequential = last_sequential + 1 where kind = 'notaCredito'`)
  await db.execute(sql`update fiscal_documents set iva_in_cents = iva_in_cents + 1 where id = ${nota.id}`)

  const { isBalanced, lines } = await reportBooks(db)

  expect(isBalanced).toBe(false)
  expect(lines).toEqual([
    'fiscalDocument 001-002-000000001: iva is USD 2.71 and should be USD 2.70',
    'fiscalSeries production notaCredito 001-002: numbers is 1 and should be 2',
    'fiscalDocument 001-002-000000001: xmlIva is USD 2.70 and should be USD 2.71',
    expect.stringContaining('The books do not balance, 3 off'),
  ])
})
