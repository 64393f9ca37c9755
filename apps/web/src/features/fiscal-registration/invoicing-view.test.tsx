import { issueTestDocuments } from '@app/contract/fiscal/fiscal-document-actions.contract'
import {
  changeFiscalMode,
  type FiscalRegistration,
  getFiscalRegistration,
  updateFiscalRegistration,
} from '@app/contract/fiscal/fiscal-registration.contract'
import { expect, test } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { IN_TEST_MODE, NEW_REGISTRATION } from '../../testing/given-fiscal-registration.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { box, button, dialog, isGone, isRefused, press, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { InvoicingView } from './invoicing-view.tsx'

async function show(registration: FiscalRegistration, stage: Stage = {}): Promise<void> {
  answers(getFiscalRegistration, registration)
  await renderScreen(<InvoicingView confirmIva={<p>Confírmalo aquí</p>} />, { role: 'administrator', ...stage })
}

async function writeDataThatLacks(): Promise<void> {
  await write('Dirección de la matriz', 'Av. Amazonas N21-147')
  await write('Días de crédito', '15')
}

test('a new house reads what each mode lacks, and cannot go there', async () => {
  await show(NEW_REGISTRATION)
  await sees('Las notas de cobro son documentos internos: nada va al SRI.')
  await sees('Falta la dirección de la matriz.')
  await sees('Falta confirmar el IVA por línea.')
  await sees('Falta la firma electrónica.')
  await sees('Confírmalo aquí')
  await expect.element(button('Pasar a pruebas')).toBeDisabled()
  await isGone('Pasar a producción')
})

test('its data is sent all at once', async () => {
  await show(NEW_REGISTRATION)
  answers(updateFiscalRegistration, IN_TEST_MODE)
  await writeDataThatLacks()
  await press('Agregar código')
  await write('IVA 1', '16,5')
  await write('Código del SRI 1', '11')
  await press('Guardar datos')
  await expect
    .poll(() => received(updateFiscalRegistration)[0]?.body)
    .toMatchObject({
      ...{ headOfficeAddress: 'Av. Amazonas N21-147', creditDays: 15, keepsAccounts: true, rimpe: null },
      addedIvaCodes: [{ rateInBasisPoints: 1_650, code: '11' }],
    })
})

test('what another saved meanwhile is shown before it is written over, and what they changed stays', async () => {
  await show(NEW_REGISTRATION)
  await writeDataThatLacks()
  const theirs = { ...NEW_REGISTRATION.data, specialTaxpayer: '5368' }
  answers(getFiscalRegistration, { ...NEW_REGISTRATION, version: 2, data: theirs })
  const changed = { changedBy: { name: 'Carla Mora', role: 'administrator' }, changedAt: '2026-11-20T16:30:00.000Z' }
  refuses(updateFiscalRegistration, 'preconditionFailed', { version: 2, ...changed })
  await press('Guardar datos')
  await sees(dialog('Alguien más cambió los datos de facturación electrónica'))
  await sees('5368')
  answers(updateFiscalRegistration, { ...IN_TEST_MODE, version: 3 })
  await press('Guardar lo mío encima')
  await sees('Datos guardados con éxito.')
  await expect
    .poll(() => received(updateFiscalRegistration).map(({ body }) => [body?.specialTaxpayer, body?.creditDays]))
    .toEqual([
      ['', 15],
      ['5368', 15],
    ])
})

test('what another saved meanwhile shows by itself while nothing is typed', async () => {
  await show(NEW_REGISTRATION)
  await sees(box('Contribuyente especial n.º'))
  answers(getFiscalRegistration, { ...NEW_REGISTRATION, version: 2, data: { ...NEW_REGISTRATION.data, specialTaxpayer: '5368' } })
  await queryClient.invalidateQueries({ queryKey: ['fiscalRegistration'] })
  await expect.element(box('Contribuyente especial n.º')).toHaveValue('5368')
})

test('holidays are added each once, in order, and taken off', async () => {
  await show(NEW_REGISTRATION, { width: 360 })
  answers(updateFiscalRegistration, IN_TEST_MODE)
  await writeDataThatLacks()
  await expect.element(button('Agregar feriado')).toBeDisabled()
  for (const day of ['25/12/2026', '01/01/2027', '02/11/2026', '25/12/2026']) {
    await write('Nuevo feriado', day)
    await press('Agregar feriado')
  }
  await press(/^Quitar el feriado .*1 ene/)
  expect(whatSticksOut()).toEqual([])
  await press('Guardar datos')
  await expect.poll(() => received(updateFiscalRegistration)[0]?.body).toMatchObject({ daysOff: ['2026-11-02', '2026-12-25'] })
})

test('a series that is none is named before anything is sent', async () => {
  await show(NEW_REGISTRATION)
  await write('Dirección de la matriz', 'Av. Amazonas')
  await write('Establecimiento', '1')
  await press('Guardar datos')
  await isRefused(box('Establecimiento'), 'Revisa este campo.')
  expect(received(updateFiscalRegistration)).toEqual([])
})

test('who confirmed IVA is read, and when', async () => {
  await show(IN_TEST_MODE)
  await sees(/^Lo confirmó Ana León, /)
  await isGone('Confírmalo aquí')
})

test('numbers are changed with all data of the house, those that are typed', async () => {
  await show(IN_TEST_MODE)
  answers(updateFiscalRegistration, IN_TEST_MODE)
  await sees('000000122')
  await press('Cambiar numeración')
  await expect.element(button('Guardar numeración')).toBeDisabled()
  await write('Factura, Producción: siguiente', '500')
  await press('Guardar numeración')
  await expect
    .poll(() => received(updateFiscalRegistration)[0]?.body)
    .toMatchObject({
      headOfficeAddress: 'Av. Amazonas N21-147',
      numbers: [{ environment: 'production', kind: 'factura', next: 500 }],
    })
  await isGone(dialog())
})

test('a number that was not used is named with the reason', async () => {
  const number = { environment: 'production', kind: 'factura', establishment: '001', emissionPoint: '002' } as const
  const unused = [
    { ...number, sequential: 121, because: 'Se anuló VTA-000040' },
    { ...number, sequential: 119, because: null },
  ]
  await show({ ...IN_TEST_MODE, unused })
  await sees('Factura 001-002-000000121, Producción: Se anuló VTA-000040')
  await sees('Factura 001-002-000000119, Producción: la usó otro programa')
})

test('a number below the last is refused in words', async () => {
  await show(IN_TEST_MODE)
  refuses(updateFiscalRegistration, 'sequentialTaken')
  await press('Cambiar numeración')
  await write('Factura, Producción: siguiente', '5')
  await press('Guardar numeración')
  await sees('La numeración solo sube: pon un número mayor que el último.')
})

test('production is asked for by its word', async () => {
  const ready = { ...IN_TEST_MODE, missing: { off: [], test: [], production: [] } }
  await show(ready)
  answers(changeFiscalMode, { ...ready, mode: 'production', productionSince: '2026-11-26T15:00:00.000Z' })
  await press('Pasar a producción')
  const go = dialog().getByRole('button', { name: 'Pasar a producción' })
  await expect.element(go).toBeDisabled()
  await write('Escribe PRODUCCIÓN', 'produccion')
  await expect.element(go).toBeDisabled()
  await write('Escribe PRODUCCIÓN', 'PRODUCCIÓN')
  await go.click()
  await expect.poll(() => received(changeFiscalMode)[0]?.body).toEqual({ mode: 'production', word: 'PRODUCCIÓN' })
  await sees('Modo cambiado con éxito.')
  await isGone('Pasar a pruebas')
})

test('test without its papers says which are missing for production; it is switched off at any time', async () => {
  await show(IN_TEST_MODE)
  answers(changeFiscalMode, { ...IN_TEST_MODE, mode: 'off' })
  await sees('Falta una factura autorizada en pruebas con esta firma.')
  await expect.element(button('Pasar a producción')).toBeDisabled()
  await press('Apagar')
  await dialog().getByRole('button', { name: 'Apagar' }).click()
  await expect.poll(() => received(changeFiscalMode)[0]?.body).toEqual({ mode: 'off', word: '' })
})

test('tests are sent to the SRI by one press, and only while it is tried out', async () => {
  answers(issueTestDocuments, { ok: true })
  await show(IN_TEST_MODE)
  await press('Emitir prueba')
  await sees('La factura y la nota de crédito de prueba van al SRI.')
  expect(received(issueTestDocuments)).toHaveLength(1)
})

test('once the SRI authorised the tests, the way to production opens by itself', async () => {
  await show(IN_TEST_MODE)
  await expect.element(button('Pasar a producción')).toBeDisabled()
  answers(getFiscalRegistration, { ...IN_TEST_MODE, missing: { off: [], test: [], production: [] } })
  await expect.element(button('Pasar a producción')).toBeEnabled()
  await isGone('Falta una factura autorizada en pruebas con esta firma.')
})

test('a new house has no tests to send', async () => {
  await show(NEW_REGISTRATION)
  await sees('Las notas de cobro son documentos internos: nada va al SRI.')
  await isGone(button('Emitir prueba'))
})

test('fits the narrowest phone, in English', async () => {
  await show(IN_TEST_MODE, { width: 360, theme: 'dark', language: 'en' })
  await sees('Documents go to the SRI’s test environment and have no value.')
  expect(whatSticksOut()).toEqual([])
})
