import { answerConsentLink, type ConsentLink, readConsentLink } from '@app/contract/authorized-names.contract'
import { expect, test } from 'vitest'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { alert, button, heading, isGone, press, says, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { ConsentPage } from './consent-page.tsx'

const AT = '2026-11-20T15:00:00.000Z'
const OPEN: ConsentLink = {
  client: { name: 'Ana Mora' },
  person: { name: 'Lucía Vaca', identification: '••••••4065' },
  text: {
    ...{ kind: 'consignee', version: 2, hash: 'a'.repeat(64), createdAt: AT, spanish: 'Autorizo.', english: 'I authorise.' },
    publisher: { tradeName: 'Puente', legalName: 'Puente S.A.', ruc: '1790011674001', address: 'Quito', phone: '' },
  },
  ...{ state: 'open', answeredAt: null, expiresAt: AT },
}
const TOKEN = 'x'.repeat(43)
const show = (stage: Stage = {}) => renderScreen(<ConsentPage />, { at: `/consentimiento#token=${TOKEN}`, ...stage })

test('the person reads who asks and with which words, and says yes', async () => {
  answers(readConsentLink, OPEN)
  answers(answerConsentLink, { ...OPEN, state: 'given', answeredAt: AT })
  await show()
  await sees(/Ana Mora te nombró como consignatario en Puente/)
  await sees('Autorizo.')
  await press('Sí, autorizo')
  await sees(heading('Autorizaste que declaremos paquetes a tu nombre'))
  expect(received(answerConsentLink)).toMatchObject([{ body: { token: TOKEN, isGiven: true, version: 2 } }])
})

test('or no', async () => {
  answers(readConsentLink, OPEN)
  answers(answerConsentLink, { ...OPEN, state: 'refused', answeredAt: AT })
  await show()
  await press('No autorizo')
  await sees(heading('Dijiste que no'))
  expect(received(answerConsentLink)).toMatchObject([{ body: { isGiven: false } }])
})

test('what was given is withdrawn after a question', async () => {
  answers(readConsentLink, { ...OPEN, state: 'given', answeredAt: AT })
  answers(answerConsentLink, { ...OPEN, state: 'withdrawn', answeredAt: AT })
  await show()
  await press('Retirar mi autorización')
  expect(received(answerConsentLink)).toEqual([])
  await press('Sí, retirar ahora')
  await sees(heading('Retiraste tu autorización'))
  await isGone(button('Retirar mi autorización'))
})

test('a newer text meanwhile is shown before anything is agreed to', async () => {
  answers(readConsentLink, OPEN)
  refuses(answerConsentLink, 'textIsNewer')
  await show()
  await sees('Autorizo.')
  answers(readConsentLink, { ...OPEN, text: { ...OPEN.text, version: 3, spanish: 'Autorizo más.' } })
  await press('Sí, autorizo')
  await says(alert(), 'Hay una versión más nueva de este texto: léela y acéptala de nuevo.')
  await sees('Autorizo más.')
})

test.each([
  ['light', 'es', 'Este enlace ya no sirve'],
  ['dark', 'en', 'This link does not work any more'],
] as const)('a link that is no good says so, in %s and %s', async (theme, language, title) => {
  refuses(readConsentLink, 'consentLinkInvalid')
  await show({ theme, language, width: 360 })
  await sees(heading(title))
  expect(whatSticksOut()).toEqual([])
})
