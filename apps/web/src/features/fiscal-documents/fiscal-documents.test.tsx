import { listBills } from '@app/contract/bills.contract'
import { invoiceBill, retryFiscalDocument } from '@app/contract/fiscal/fiscal-document-actions.contract'
import {
  type FiscalDocument,
  type FiscalQueue,
  getFiscalDocument,
  getFiscalDocumentPdf,
  getFiscalDocumentXml,
  getFiscalQueue,
  listFiscalDocuments,
  mailFiscalDocument,
} from '@app/contract/fiscal/fiscal-documents.contract'
import { listPaymentProofs } from '@app/contract/payment-proofs.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenFactura, givenFiscalQueue, givenReturned, withAttempts } from '../../testing/given-fiscal.ts'
import { aPage, hasNoSavedViews } from '../../testing/given-list.ts'
import { givenBill } from '../../testing/given-payments.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { alert, button, dialog, isGone, link, press, says, sees, tick, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { AllBillsPage } from '../bills/all-bills-page.tsx'
import { DocumentsOfBill } from './documents-of-bill.tsx'
import { OwnDocuments } from './own-documents.tsx'

const BILL = givenBill()
const AT_THE_SRI = '/finances/facturas-venta?view=sri'

async function office(queue: Partial<FiscalQueue>, documents: FiscalDocument[], stage: Stage = {}) {
  hasNoSavedViews()
  answers(listPaymentProofs, aPage([]))
  answers(listBills, aPage([BILL]))
  answers(getFiscalQueue, givenFiscalQueue(queue))
  answers(listFiscalDocuments, aPage(documents))
  await renderScreen(<AllBillsPage />, { role: 'administrator', at: '/finances/facturas-venta', ...stage })
}

test('where nothing is issued, no column, no tab and no word says so', async () => {
  await office({}, [])
  await sees(BILL.code)
  await isGone('Factura')
  await isGone(link(/En el SRI/))
  expect(received(listFiscalDocuments)).toEqual([])
})

test('each bill of the list says its factura, its number and how far it is', async () => {
  await office({ isOn: true, isUsed: true }, [givenFactura()])
  await sees(page.getByRole('columnheader', { name: 'Factura' }))
  await sees('001-002-000000123')
  await sees('Autorizada')
  expect(received(listFiscalDocuments).map(({ query }) => query)).toEqual([{ billId: BILL.id, paginate: 'false' }])
})

test.each([
  ['waiting', 'Por emitir'],
  ['signed', 'Firmada'],
  ['received', 'En el SRI'],
  ['returned', 'Devuelta'],
  ['annulled', 'Anulada'],
] as const)('a factura that is %s reads %s', async (status, word) => {
  await office({ isOn: true, isUsed: true }, [givenFactura({ status, authorisedAt: null })])
  await sees(page.getByRole('cell', { name: `001-002-000000123 ${word}` }))
})

/** Just sent, so that its answer is expected any second. */
const justReceived = () => givenFactura({ status: 'received', authorisedAt: null, statusSince: new Date().toISOString() })

test('what the SRI authorises meanwhile reads so in the list by itself', async () => {
  await office({ isOn: true, isUsed: true }, [justReceived()])
  await sees(page.getByRole('cell', { name: '001-002-000000123 En el SRI' }))
  answers(listFiscalDocuments, aPage([givenFactura()]))
  await sees(page.getByRole('cell', { name: '001-002-000000123 Autorizada' }))
})

test('what the SRI authorises meanwhile reads so at its bill by itself', async () => {
  answers(getFiscalQueue, givenFiscalQueue({ isOn: true, isUsed: true }))
  answers(listFiscalDocuments, aPage([justReceived()]))
  answers(getFiscalDocument, withAttempts(justReceived()))
  await renderScreen(<DocumentsOfBill bill={BILL} />, { role: 'administrator' })
  await sees('En el SRI')
  answers(getFiscalDocument, withAttempts(givenFactura()))
  await sees('Autorizada')
})

test('a bill whose factura was annulled and made again says the living one', async () => {
  const annulled = givenFactura({ id: idOf(65), status: 'annulled', number: '001-002-000000009' })
  await office({ isOn: true, isUsed: true }, [annulled, givenFactura({ status: 'waiting', number: null, authorisedAt: null })])
  await sees('Por emitir')
  await isGone('001-002-000000009')
})

test('what the SRI gave back says its words, what to do in ours, and is tried again', async () => {
  await office({ isOn: true, isUsed: true, notAuthorised: 1, returned: 1 }, [givenReturned()], { at: AT_THE_SRI })
  await sees('Corrige la identificación del comprador y reintenta.')
  await sees('El SRI: 69 · ERROR EN LA IDENTIFICACION DEL RECEPTOR · No existe')
  await sees(link(/^En el SRI/))
  expect(received(listFiscalDocuments).at(-1)?.query).toMatchObject({ orderBy: 'createdAt', mode: 'asc' })
  answers(retryFiscalDocument, { ok: true })
  await press('Reintentar 001-002-000000123')
  await expect.poll(() => received(retryFiscalDocument)).toMatchObject([{ params: { id: idOf(60) }, body: { renumber: false } }])
})

test('one that is being annulled stays in the list until a person says what came of it', async () => {
  const annulling = givenFactura({ status: 'annulling' })
  await office({ isOn: true, isUsed: true, notAuthorised: 2, annulling: 1 }, [annulling], { at: AT_THE_SRI })
  await sees('Anúlala en SRI en línea y registra aquí lo que respondió.')
  await sees(link(/^En el SRI.*3$/))
  expect(received(listFiscalDocuments).at(-1)?.query).toMatchObject({
    status: ['waiting', 'signed', 'received', 'returned', 'annulling'],
  })
})

test('a number that another system used is only left where somebody says so', async () => {
  const used = givenReturned({ trouble: 'numberUsedElsewhere', messages: [] })
  await office({ isOn: true, isUsed: true }, [used], { at: AT_THE_SRI })
  answers(retryFiscalDocument, { ok: true })
  await press('Tomar el siguiente número para 001-002-000000123')
  await expect.poll(() => received(retryFiscalDocument)).toMatchObject([{ body: { renumber: true } }])
})

test('the ticked ones are tried one after the other, and what is refused of one stops no other', async () => {
  const other = givenReturned({ id: idOf(66), number: '001-002-000000124' })
  await office({ isOn: true, isUsed: true }, [givenReturned(), other], { at: AT_THE_SRI })
  refuses(retryFiscalDocument, 'fiscalActionNotAllowed')
  await tick(/Seleccionar todo/).click()
  await press('Reintentar 2')
  await says(alert(), '001-002-000000124')
  await expect.poll(() => received(retryFiscalDocument).map(({ params }) => params?.id)).toEqual([idOf(60), idOf(66)])
})

test('while the SRI does not answer a banner says since when, and what goes on', async () => {
  const contingencySince = new Date(new Date().setUTCHours(15, 42, 0, 0)).toISOString()
  await office({ isOn: true, isUsed: true, notAuthorised: 39, returned: 2, contingencySince }, [])
  await sees(/^El SRI no responde desde .*· 37 facturas esperan · pagos y entregas siguen$/)
})

test('a clock that is ahead of the SRI’s is named', async () => {
  await office({ isOn: true, isUsed: true, clockAheadInSeconds: 75 }, [])
  await sees(/^El reloj del servidor va 75 segundos adelante/)
})

test('fits the narrowest phone, in English and in the dark', async () => {
  await office({ isOn: true, isUsed: true }, [givenReturned()], { at: AT_THE_SRI, width: 360, theme: 'dark', language: 'en' })
  await sees('Correct the buyer’s identification and try again.')
  expect(whatSticksOut()).toEqual([])
})

async function ofBill(documents: FiscalDocument[], queue: Partial<FiscalQueue> = { isOn: true, isUsed: true }) {
  answers(getFiscalQueue, givenFiscalQueue(queue))
  answers(listFiscalDocuments, aPage(documents))
  const [first] = documents
  if (first) answers(getFiscalDocument, withAttempts(first))
  await renderScreen(<DocumentsOfBill bill={BILL} />, { role: 'administrator' })
}

test('an authorised factura gives its PDF and its XML, and is mailed elsewhere', async () => {
  await ofBill([givenFactura()])
  const file = (name: string) => ({ name, contentType: 'application/pdf', content: new Uint8Array([1]) })
  answers(getFiscalDocumentPdf, file('factura-001-002-000000123.pdf'))
  answers(getFiscalDocumentXml, file('factura-001-002-000000123.xml'))
  answers(mailFiscalDocument, { ok: true })
  await press('Descargar el PDF de 001-002-000000123')
  await press('Descargar el XML de 001-002-000000123')
  await expect.poll(() => received(getFiscalDocumentXml)).toHaveLength(1)
  await press('Enviar por correo')
  await sees(dialog('Enviar 001-002-000000123 por correo'))
  await write(/Correo electrónico/, 'contador@example.com')
  await press('Enviar')
  await expect.poll(() => received(mailFiscalDocument)).toMatchObject([{ body: { email: 'contador@example.com' } }])
})

test('every attempt is there to be read', async () => {
  await ofBill([givenReturned()])
  await page.getByText('2 intentos').click()
  await sees(/Envío: devuelta/)
  await sees(/Firma: firmada/)
})

test('a bill without a factura is invoiced by hand, and none is offered while it is off', async () => {
  await ofBill([])
  answers(invoiceBill, { ok: true })
  await sees(/Emítela ya si el cliente paga contra factura/)
  await press(`Emitir la factura de ${BILL.code}`)
  await expect.poll(() => received(invoiceBill)).toMatchObject([{ params: { id: BILL.id } }])
  await ofBill([], { isOn: false, isUsed: true })
  await isGone(button(/Emitir la factura/))
})

test('an associate reads of a whole bill of theirs what its client does', async () => {
  answers(listFiscalDocuments, aPage([givenFactura()]))
  await renderScreen(<DocumentsOfBill bill={BILL} />, { role: 'associate' })
  await sees(button('Descargar el PDF de 001-002-000000123'))
  await isGone(button('Enviar por correo'))
})

test('a client reads that it is on its way', async () => {
  answers(listFiscalDocuments, aPage([givenFactura({ status: 'received', authorisedAt: null })]))
  await renderScreen(<OwnDocuments bill={BILL} />, { role: 'client' })
  await sees(/^En trámite ante el SRI\. .*luz@example\.com/)
})

test('a client downloads what is authorised', async () => {
  answers(listFiscalDocuments, aPage([givenFactura()]))
  await renderScreen(<OwnDocuments bill={BILL} />, { role: 'client', width: 360, theme: 'dark', language: 'en' })
  await sees(button('Download the PDF of 001-002-000000123'))
  await sees(button('Download the XML of 001-002-000000123'))
  expect(whatSticksOut()).toEqual([])
})

test('a client without documents reads nothing of them', async () => {
  answers(listFiscalDocuments, aPage([]))
  await renderScreen(<OwnDocuments bill={BILL} />, { role: 'client' })
  await expect.poll(() => received(listFiscalDocuments)).toHaveLength(1)
  await isGone(/SRI/)
})
