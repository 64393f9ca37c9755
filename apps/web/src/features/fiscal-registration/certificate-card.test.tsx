import {
  type FiscalRegistration,
  getFiscalRegistration,
  keepCertificate,
  previewCertificate,
  removeCertificate,
} from '@app/contract/fiscal/fiscal-registration.contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { A_CERTIFICATE, IN_TEST_MODE, KEPT, NEW_REGISTRATION } from '../../testing/given-fiscal-registration.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { button, dialog, field, isGone, press, sees, tick } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { CertificateBanner } from './certificate-banner.tsx'
import { InvoicingView } from './invoicing-view.tsx'

async function show(registration: FiscalRegistration): Promise<void> {
  answers(getFiscalRegistration, registration)
  await renderScreen(<InvoicingView confirmIva={null} />, { role: 'administrator' })
}

const chooseFile = () =>
  userEvent.upload(
    page.elementLocator(document.querySelector('input[type=file]') ?? document.body),
    new File(['p12'], 'firma.p12', { type: 'application/x-pkcs12' }),
  )

test('a certificate is seen before it is kept', async () => {
  await show(NEW_REGISTRATION)
  answers(previewCertificate, A_CERTIFICATE)
  answers(keepCertificate, IN_TEST_MODE)
  await press('Subir firma')
  await chooseFile()
  await field('Contraseña de la firma').fill('clave')
  await press('Ver lo que contiene')
  await sees(dialog('Subir la firma electrónica').getByText('INÉS ÑACATO VELA'))
  await sees(/quedan 403 días/)
  expect(received(keepCertificate)).toEqual([])
  answers(getFiscalRegistration, IN_TEST_MODE)
  await press('Guardar firma')
  await sees('Firma electrónica guardada con éxito.')
  await isGone(dialog())
  await sees('Lista')
})

test('one of another RUC is kept once that was ticked', async () => {
  await show(NEW_REGISTRATION)
  answers(previewCertificate, { ...A_CERTIFICATE, ruc: '1792146739001', isOfCompany: false })
  answers(keepCertificate, IN_TEST_MODE)
  await press('Subir firma')
  await chooseFile()
  await field('Contraseña de la firma').fill('clave')
  await press('Ver lo que contiene')
  await sees('La firma dice RUC 1792146739001 y la empresa tiene 1790011674001.')
  await expect.element(button('Guardar firma')).toBeDisabled()
  await tick('Es la firma con la que la empresa factura').click()
  await press('Guardar firma')
  await isGone(dialog())
})

test('a wrong password is said in the dialog, and another one is tried', async () => {
  await show(NEW_REGISTRATION)
  refuses(previewCertificate, 'certificatePasswordWrong')
  await press('Subir firma')
  await chooseFile()
  await field('Contraseña de la firma').fill('otra')
  await press('Ver lo que contiene')
  await sees(/^La contraseña no abre la firma electrónica/)
  answers(previewCertificate, A_CERTIFICATE)
  await field('Contraseña de la firma').fill('clave')
  await isGone(/^La contraseña no abre/)
  await press('Ver lo que contiene')
  await sees(dialog().getByText('AC DE PRUEBA'))
})

test('a certificate is removed after a question', async () => {
  await show(IN_TEST_MODE)
  answers(removeCertificate, { ok: true })
  await press('Quitar firma')
  await sees(/^Su clave privada se destruye/)
  answers(getFiscalRegistration, { ...IN_TEST_MODE, certificate: null })
  await dialog().getByRole('button', { name: 'Quitar firma' }).click()
  await sees('Firma electrónica quitada con éxito.')
  await sees(/^Sin firma electrónica no se factura/)
})

test.each([
  ['expired', 'Vencida', /renuévala en tu entidad/],
  ['boxClosed', 'No se puede abrir', /pon la SECRETS_KEY de antes/],
  ['missing', 'Falta su clave', /no viene en las copias de seguridad/],
] as const)('a certificate that is %s says what to do', async (state, chip, sentence) => {
  await show({ ...IN_TEST_MODE, certificate: { ...KEPT, state } })
  await sees(chip)
  await sees(sentence)
})

test.each([
  [31, false],
  [30, true],
  [1, true],
])('%i days before its end the desktop says so: %s', async (daysLeft, isSaid) => {
  answers(getFiscalRegistration, { ...IN_TEST_MODE, certificate: { ...KEPT, daysLeft } })
  await renderScreen(<CertificateBanner />, { role: 'administrator' })
  await expect.poll(() => received(getFiscalRegistration).length).toBe(1)
  if (isSaid) await sees(/^La firma electrónica vence en \d+ días?$/)
  else await isGone(/La firma electrónica vence/)
})
