import {
  askForConsent,
  type ConsigneeConsent,
  keepConsentPaper,
  withdrawNameConsent,
} from '@app/contract/authorized-names.contract'
import { getText } from '@app/contract/consents.contract'
import { expect, test } from 'vitest'
import { aBrother, noConsent } from '../../../testing/given-people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { box, button, isGone, link, press, sees, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { OwnConsent } from './own-consent.tsx'
import { StaffConsent } from './staff-consent.tsx'

const AT = '2026-11-20T15:00:00.000Z'
const UNTIL = '2026-12-04T15:00:00.000Z'
const diego = (consent: Partial<ConsigneeConsent>) =>
  aBrother({ purposes: ['consignee'], consent: { ...noConsent, state: 'notAsked', ...consent } })
const show = (consent: Partial<ConsigneeConsent> = {}) =>
  renderScreen(<OwnConsent person={diego(consent)} />, { role: 'client', width: 360 })
const LINK = 'https://puente.test/consentimiento#token=abc'

test('without an address the client gets the link, to pass it on by their own messenger', async () => {
  answers(askForConsent, { link: LINK, sentTo: null, expiresAt: UNTIL })
  await show()
  await press('Pedir autorización')
  await press('Crear enlace')
  await expect.element(box('Enlace')).toHaveValue(LINK)
  await expect
    .element(link('Abrir WhatsApp'))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/593987654321\?text=/))
  expect(received(askForConsent)).toMatchObject([{ body: {} }])
  expect(whatSticksOut()).toEqual([])
})

test('with an address it is mailed, and nobody else sees it', async () => {
  answers(askForConsent, { link: null, sentTo: 'diego@correo.test', expiresAt: UNTIL })
  await show()
  await press('Pedir autorización')
  await write('Su correo (si lo tienes)', 'diego@correo.test')
  await press('Enviar')
  await sees(/Enviamos el enlace a diego@correo\.test\./)
  await isGone(box('Enlace'))
  expect(received(askForConsent)).toMatchObject([{ body: { email: 'diego@correo.test' } }])
})

test('what is refused is said in the dialog', async () => {
  refuses(askForConsent, 'consentOfAnother')
  await show()
  await press('Pedir autorización')
  await write('Su correo (si lo tienes)', 'yo@correo.test')
  await press('Enviar')
  await sees('Este es tu propio correo: escribe el de la otra persona.')
})

test('who said no is not asked before their time', async () => {
  await show({ state: 'refused', answeredAt: AT, evidence: 'link', askAgainFrom: '2026-12-20T15:00:00.000Z' })
  await sees('Dijo que no')
  await sees(/Puedes pedirla otra vez desde/)
  await isGone(button('Pedir otra vez'))
})

test('staff keep what was signed, with the version of the text', async () => {
  answers(getText, {
    ...{ kind: 'consignee', version: 4, hash: 'a'.repeat(64), createdAt: AT, spanish: 'Autorizo.', english: 'I authorise.' },
    publisher: { tradeName: 'Puente', legalName: '', ruc: '', address: '', phone: '' },
  })
  answers(keepConsentPaper, diego({ state: 'given', evidence: 'paper' }))
  await renderScreen(<StaffConsent person={diego({})} />, { role: 'administrator' })
  await press('Subir papel firmado')
  await press('Guardar')
  await sees('Este campo es obligatorio.')
  expect(received(keepConsentPaper)).toEqual([])
  await expect.element(link('Texto que debe firmar (versión 4)')).toHaveAttribute('href', '/autorizacion?version=4')
})

test('staff record a withdrawal after a question', async () => {
  answers(withdrawNameConsent, diego({ state: 'withdrawn' }))
  await renderScreen(<StaffConsent person={diego({ state: 'given', answeredAt: AT, evidence: 'link' })} />, { role: 'associate' })
  await press('Anotar que la retiró')
  await press('Anotar retiro')
  await expect.poll(() => received(withdrawNameConsent)).toHaveLength(1)
})
