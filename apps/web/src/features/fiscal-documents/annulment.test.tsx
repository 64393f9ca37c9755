import { annulFiscalDocument, confirmAnnulment, keepFiscalDocument } from '@app/contract/fiscal/fiscal-document-actions.contract'
import type { FiscalDocumentDetail } from '@app/contract/fiscal/fiscal-documents.contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { givenFactura, withAttempts } from '../../testing/given-fiscal.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { box, button, dialog, isGone, isRefused, press, says, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, received, refusesOnce } from '../../testing/server.ts'
import { FiscalDocumentParts } from './fiscal-document-parts.tsx'

const REASON = 'Se facturó a otra persona.'
const AUTHORISED: FiscalDocumentDetail = {
  ...withAttempts(givenFactura({ allowedActions: ['annul'] })),
  annulment: { until: '2026-12-07', reason: null },
}
const ANNULLING: FiscalDocumentDetail = {
  ...AUTHORISED,
  ...{ status: 'annulling', allowedActions: [], annulment: { until: '2026-12-07', reason: REASON } },
}

const shows = (document: FiscalDocumentDetail, stage: Stage = {}) =>
  renderScreen(<FiscalDocumentParts document={document} />, { role: 'administrator', ...stage })

test('an authorised document is annulled with a reason, and the day until when is said before', async () => {
  answers(annulFiscalDocument, { accessKey: '1'.repeat(49), until: '2026-12-07' })
  await shows(AUTHORISED)
  await press('Anular en el SRI')
  await says(dialog(), /hasta el .*7 dic/)
  await press('Empezar la anulación')
  await isRefused(box('Motivo'), 'Este campo es obligatorio.')
  await write('Motivo', REASON)
  await press('Empezar la anulación')
  await isGone(dialog())
  expect(received(annulFiscalDocument)).toMatchObject([{ params: { id: AUTHORISED.id }, body: { reason: REASON } }])
})

test('what is refused stands in the dialog', async () => {
  refusesOnce(annulFiscalDocument, 'fiscalActionNotAllowed', { because: ['late'], next: [] })
  await shows(AUTHORISED)
  await press('Anular en el SRI')
  await write('Motivo', REASON)
  await press('Empezar la anulación')
  await says(dialog(), /Ya pasó el último día para anular en el SRI/)
})

test('one that is being annulled says the steps, the reason and the key; on the narrowest phone too', async () => {
  await shows(ANNULLING, { width: 360 })
  await sees(/Anúlala en SRI en línea hasta el/)
  await sees(/Pega la clave de acceso/)
  await sees(`Motivo: ${REASON}`)
  await isGone(button('Anular en el SRI'))
  expect(whatSticksOut()).toEqual([])
})

test('what the SRI showed is recorded with its file, not without', async () => {
  answers(confirmAnnulment, { ok: true })
  await shows(ANNULLING)
  await press('El SRI la anuló')
  await press('Registrar anulación')
  await says(dialog(), 'Este campo es obligatorio.')
  expect(received(confirmAnnulment)).toEqual([])
  await userEvent.upload(
    page.elementLocator(document.querySelector('input[type=file]') ?? document.body),
    new File(['%PDF-1.7'], 'anulada.pdf', { type: 'application/pdf' }),
  )
  await press('Registrar anulación')
  await isGone(dialog())
  expect(received(confirmAnnulment)).toHaveLength(1)
})

test('one that the SRI did not annul stays authorised', async () => {
  answers(keepFiscalDocument, { ok: true })
  await shows(ANNULLING, { language: 'en' })
  await press('It was not annulled')
  await expect.poll(() => received(keepFiscalDocument)).toMatchObject([{ params: { id: ANNULLING.id } }])
})

test('one of a test is not annulled', async () => {
  await shows({ ...AUTHORISED, environment: 'test', annulment: null })
  await sees(page.getByText('Pruebas: sin validez tributaria'))
  await isGone(button('Anular en el SRI'))
})
