// Annulment is asked for at SRI en línea, by a person, within its days; what it said is on record (fiscal, section 7).
import { bills, fiscalDocuments as contract, files, fiscalDocumentActions } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { documentBecomes, fiscalDocuments, houseThatInvoices } from '../../../testing/given/given-invoiced.ts'
import { ordersOf, paidBundle } from '../../../testing/given/given-packages.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { type SimulatedSri, startSimulatedSri } from '../../../testing/sri/simulator.ts'
import { currentServer, given, signedInAs } from '../../../testing/world.ts'
import { fiscalDocumentsTable as documents, type FiscalDocumentRow } from '../fiscal-documents.table.ts'

const administrator = signedInAs('administrator')
const PROOF = { field: 'proof', name: 'anulado.pdf', content: new TextEncoder().encode('%PDF-1.7\n%%EOF') }
const REASON = 'Se facturó a otra persona.'
let sri: SimulatedSri
beforeAll(async () => {
  sri = await startSimulatedSri()
  await houseThatInvoices(sri)
})
afterEach(() => {
  sri.inProcessFor = 0
})
afterAll(() => sri.stop())

const facturaOf = ({ id }: Pick<Bill, 'id'>) => and(eq(documents.billId, id), eq(documents.kind, 'factura'))
async function invoiced(): Promise<{ bill: Bill; factura: FiscalDocumentRow }> {
  const bill = await paidBundle(await given.client())
  return { bill, factura: await documentBecomes(facturaOf(bill), 'authorised') }
}
const annul = ({ id }: { id: string }) =>
  administrator.call(fiscalDocumentActions.annulFiscalDocument, { params: { id }, body: { reason: REASON } })
const confirm = ({ id }: { id: string }, given = [PROOF]) =>
  administrator.call(fiscalDocumentActions.confirmAnnulment, { params: { id }, body: {}, files: given })
const keep = ({ id }: { id: string }) => administrator.call(fiscalDocumentActions.keepFiscalDocument, { params: { id } })
const statusOf = async ({ id }: { id: string }) => (await fiscalDocuments(eq(documents.id, id)))[0]?.status
async function issuedOn({ id }: FiscalDocumentRow, day: string): Promise<void> {
  const { db } = await currentServer()
  await db.update(documents).set({ issuedOn: day }).where(eq(documents.id, id))
}

describe('annulment of a factura', () => {
  test('says the key and the last day, and is recorded with what the SRI showed', async () => {
    const { bill, factura } = await invoiced()

    const asked = await annul(factura)

    expect(asked).toMatchObject({ accessKey: factura.accessKey })
    expect(asked.until > (factura.issuedOn ?? '')).toBe(true)
    expect(await fiscalDocuments(eq(documents.id, factura.id))).toMatchObject([
      { status: 'annulling', annulmentReason: REASON, annulledAt: null },
    ])
    await confirm(factura)
    const [row] = await fiscalDocuments(eq(documents.id, factura.id))
    expect(row).toMatchObject({ status: 'annulled' })
    expect(row?.annulledAt).toBeInstanceOf(Date)
    const kept = await administrator.call(files.getFile, { params: { id: row?.annulmentFileId ?? '' } })
    expect(kept).toMatchObject({ content: PROOF.content })
    const { content } = await administrator.call(contract.getFiscalDocumentPdf, { params: { id: factura.id } })
    expect((await readPdf(content)).join('')).toContain('ANULADA')

    await administrator.call(fiscalDocumentActions.invoiceBill, { params: { id: bill.id } })
    await expect
      .poll(async () => (await fiscalDocuments(facturaOf(bill))).map(({ status }) => status === 'annulled'))
      .toEqual([false, true])
  })

  test('that the SRI did not make leaves it authorised', async () => {
    const { factura } = await invoiced()
    await annul(factura)

    await keep(factura)

    expect(await fiscalDocuments(eq(documents.id, factura.id))).toMatchObject([{ status: 'authorised', annulmentReason: null }])
  })

  test('is refused after its last day, which is told', async () => {
    const { factura } = await invoiced()
    await issuedOn(factura, '2026-01-20')

    await expect(annul(factura)).rejects.toMatchObject({
      status: 409,
      code: 'fiscalActionNotAllowed',
      // The 7th of February 2026 is a Saturday.
      details: { because: ['late'], until: '2026-02-09' },
    })
    expect(await statusOf(factura)).toBe('authorised')
  })

  test('is refused while a nota de crédito changes it', async () => {
    const { bill, factura } = await invoiced()
    const body = { orderIds: ordersOf(bill), reason: 'Se perdió.' }
    await administrator.call(bills.issueCreditNote, { params: { id: bill.id }, body })

    await expect(annul(factura)).rejects.toMatchObject({ code: 'fiscalActionNotAllowed', details: { because: ['credited'] } })
  })

  test('is not recorded without what shows it, nor before it was asked for', async () => {
    const { factura } = await invoiced()
    await expect(confirm(factura)).rejects.toMatchObject({ code: 'fiscalActionNotAllowed', details: { because: ['authorised'] } })
    await expect(keep(factura)).rejects.toMatchObject({ code: 'fiscalActionNotAllowed' })
    await annul(factura)
    await expect(confirm(factura, [])).rejects.toMatchObject({ status: 422 })
    expect(await statusOf(factura)).toBe('annulling')
  })
})

test('once its nota de crédito is annulled, a credit note can be taken back', async () => {
  const { bill } = await invoiced()
  const body = { orderIds: ordersOf(bill), reason: 'Se perdió.' }
  const note = await administrator.call(bills.issueCreditNote, { params: { id: bill.id }, body })
  const nota = await documentBecomes(eq(documents.creditNoteId, note.id), 'authorised')
  const takeBack = () =>
    administrator.call(bills.takeBackCreditNote, {
      params: { id: bill.id },
      body: { creditNoteId: note.id, reason: 'Apareció.' },
    })
  await expect(takeBack()).rejects.toMatchObject({ code: 'creditNoteInvoiced' })

  await annul(nota)
  await confirm(nota)

  await expect(takeBack()).resolves.toMatchObject({ ok: true })
})
