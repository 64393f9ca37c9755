// What a credit note of an invoiced bill makes of it at the SRI (fiscal, section 7), against the simulated one.
import { bills, fiscalDocumentActions } from '@app/contract'
import type { Bill, CreditNote } from '@app/contract/bills.contract'
import { fiscalTextAt } from '@app/domain'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { setFiscalMode } from '../../../testing/given/given-fiscal.repository.ts'
import { documentBecomes, fiscalDocuments, houseThatInvoices } from '../../../testing/given/given-invoiced.ts'
import { ordersOf, paidBundle, unpaidBundle } from '../../../testing/given/given-packages.ts'
import { type SimulatedSri, startSimulatedSri } from '../../../testing/sri/simulator.ts'
import { currentServer, given, signedInAs } from '../../../testing/world.ts'
import { fiscalDocumentsTable as documents } from '../fiscal-documents.table.ts'
import { authorisedDocumentOf } from '../read-fiscal-xml.ts'

const administrator = signedInAs('administrator')
let sri: SimulatedSri
beforeAll(async () => {
  sri = await startSimulatedSri()
  await houseThatInvoices(sri)
})
afterEach(() => {
  sri.troubles = []
})
afterAll(() => sri.stop())

const facturaOf = ({ id }: Pick<Bill, 'id'>) => and(eq(documents.billId, id), eq(documents.kind, 'factura'))
const notaOf = ({ id }: Pick<CreditNote, 'id'>) => eq(documents.creditNoteId, id)
/** 1.80 kg of 90.00 and 0.90 kg of 45.00, freight taxed as in these tests: 28.90 + 4.34 + 20.00 = 53.24. */
const TWO = [
  { weightInGrams: 1_800, valueInCents: 9_000 },
  { weightInGrams: 900, valueInCents: 4_500 },
]
const paidForTwo = async () => paidBundle(await given.client(), TWO)
async function invoiced(): Promise<Bill> {
  const bill = await paidForTwo()
  await documentBecomes(facturaOf(bill), 'authorised')
  return bill
}
const credit = ({ id }: Bill, content: { orderIds: string[] } | { lines: { lineId: string; amountInCents: number }[] }) =>
  administrator.call(bills.issueCreditNote, { params: { id }, body: { reason: 'Se perdió en Miami.', ...content } })
const creditFirst = (bill: Bill) => credit(bill, { orderIds: ordersOf(bill).slice(0, 1) })
const takeBack = ({ id }: Bill, creditNoteId: string) =>
  administrator.call(bills.takeBackCreditNote, { params: { id }, body: { creditNoteId, reason: 'Apareció.' } })

describe('a credit note of an invoiced bill', () => {
  // The lost one: freight 16.20, handling 1.80, IVA of it 2.70; its share of the duty, 13.33, stands on the credit note alone.
  test('makes a nota de crédito of its own lines and their IVA, which names the factura', async () => {
    const bill = await invoiced()
    const [factura] = await fiscalDocuments(facturaOf(bill))

    const note = await creditFirst(bill)

    expect(note).toMatchObject({ taxInCents: 270, totalInCents: 3_403 })
    const nota = await documentBecomes(notaOf(note), 'authorised')
    expect(nota).toMatchObject({
      kind: 'notaCredito',
      environment: 'production',
      facturaId: factura?.id,
      generalBaseInCents: 1_800,
      ivaInCents: 270,
      thirdPartyInCents: 0,
      totalInCents: 2_070,
    })
    const { document } = authorisedDocumentOf(nota.authorisationXml ?? '')
    const said = (name: string) => fiscalTextAt(document, 'infoNotaCredito', name)
    expect(said('numDocModificado')).toBe(`001-002-${String(factura?.sequential).padStart(9, '0')}`)
    expect(said('totalSinImpuestos')).toBe('18.00')
    expect(said('valorModificacion')).toBe('20.70')
    expect(said('motivo')).toBe('Se perdió en Miami.')
  })

  test('of third parties’ money alone makes none', async () => {
    const bill = await invoiced()
    const { lines } = await administrator.call(bills.getBill, { params: { id: bill.id } })
    const duty = lines.find(({ name }) => name === 'duty')

    const note = await credit(bill, { lines: [{ lineId: duty?.id ?? '', amountInCents: 500 }] })

    expect(await fiscalDocuments(notaOf(note))).toEqual([])
  })

  test('waits for its factura, and goes once that is authorised', async () => {
    sri.troubles = [{ call: 'send', trouble: 'code35' }]
    const bill = await paidForTwo()
    const factura = await documentBecomes(facturaOf(bill), 'returned')
    const note = await creditFirst(bill)

    await expect.poll(async () => (await fiscalDocuments(notaOf(note)))[0]?.trouble, { timeout: 20_000 }).toBe('facturaPending')
    expect(await fiscalDocuments(notaOf(note))).toMatchObject([{ status: 'waiting', sequential: null }])

    await administrator.call(fiscalDocumentActions.retryFiscalDocument, { params: { id: factura.id }, body: {} })
    await documentBecomes(facturaOf(bill), 'authorised')
    await documentBecomes(notaOf(note), 'authorised')
  })

  test('two of one factura give back no more IVA than it has', async () => {
    const bill = await invoiced()
    const first = await creditFirst(bill)
    const second = await credit(bill, { orderIds: ordersOf(bill).slice(1) })
    const notas = [await documentBecomes(notaOf(first), 'authorised'), await documentBecomes(notaOf(second), 'authorised')]
    // 4.34 of 28.90: 2.70 and 1.64.
    expect(notas.map(({ ivaInCents }) => ivaInCents)).toEqual([270, 164])
    expect(notas.map(({ totalInCents }) => totalInCents)).toEqual([2_070, 1_254])
  })
})

describe('a credit note that is taken back', () => {
  test('while its nota de crédito is authorised is refused: that is annulled first', async () => {
    const bill = await invoiced()
    const note = await creditFirst(bill)
    await documentBecomes(notaOf(note), 'authorised')

    await expect(takeBack(bill, note.id)).rejects.toMatchObject({ status: 409, code: 'creditNoteInvoiced' })
  })

  test('while the SRI has its nota de crédito is refused', async () => {
    const bill = await invoiced()
    sri.inProcessFor = 1_000
    const note = await creditFirst(bill)
    await documentBecomes(notaOf(note), 'received')
    sri.inProcessFor = 0

    await expect(takeBack(bill, note.id)).rejects.toMatchObject({ status: 409, code: 'fiscalDocumentPending' })
  })

  test('takes one along that the SRI gave back, and its number stays on record', async () => {
    const bill = await invoiced()
    sri.troubles = [{ call: 'send', trouble: 'code35' }]
    const note = await creditFirst(bill)
    const { sequential } = await documentBecomes(notaOf(note), 'returned')

    await takeBack(bill, note.id)

    expect(await fiscalDocuments(notaOf(note))).toMatchObject([{ status: 'dropped', sequential, dropReason: 'Apareció.' }])
  })
})

test('a bill of which everything was given back before it was paid makes neither', async () => {
  const bill = await unpaidBundle(await given.client(), TWO)
  const note = await credit(bill, { orderIds: ordersOf(bill) })
  expect(await fiscalDocuments(facturaOf(bill))).toEqual([])
  expect(await fiscalDocuments(notaOf(note))).toEqual([])
})

test('a bill that was credited before it had a factura gets both, once it is invoiced by hand', async () => {
  const { db } = await currentServer()
  await setFiscalMode(db, 'off')
  const bill = await paidForTwo()
  const note = await creditFirst(bill)
  expect(await fiscalDocuments(facturaOf(bill))).toEqual([])

  await setFiscalMode(db, 'production')
  await administrator.call(fiscalDocumentActions.invoiceBill, { params: { id: bill.id } })

  const factura = await documentBecomes(facturaOf(bill), 'authorised')
  const nota = await documentBecomes(notaOf(note), 'authorised')
  expect(nota.facturaId).toBe(factura.id)
  // Both say what they charge and give back: 53.24, and 20.70 of it without third parties' money.
  expect([factura.totalInCents, nota.totalInCents]).toEqual([5_324, 2_070])
})
