import { type OwnConsents as Answers, agreeToTexts, listConsents, withdrawConsent } from '@app/contract/consents.contract'
import { expect, test } from 'vitest'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { button, dialog, isGone, link, press, says, sees, tick, whatSticksOut } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { ConsentsBar } from './consents-bar.tsx'
import { OwnConsents } from './own-consents.tsx'

const AT = '2026-11-20T15:00:00.000Z'
const ASKED: Answers = { asked: [{ kind: 'terms', version: 2 }], given: [] }
const AGREED: Answers = {
  asked: [],
  given: [{ id: idOf(1), kind: 'terms', isGiven: true, evidence: 'text', version: 2, createdAt: AT }],
}
const TERMS = 'Acepto los términos del servicio. Leer los términos'
const show = (screen = <ConsentsBar />) => renderScreen(screen, { role: 'client' })

test('a text that waits is asked for above the screen, and agreed to by its version', async () => {
  answers(listConsents, ASKED)
  answers(agreeToTexts, AGREED)
  await show()
  await press('Leer y aceptar')
  await expect.element(link('Leer los términos')).toHaveAttribute('href', '/terminos?version=2')
  await expect.element(button('Aceptar lo marcado')).toBeDisabled()
  await tick(TERMS).click()
  answers(listConsents, AGREED)
  await press('Aceptar lo marcado')
  await isGone(button('Leer y aceptar'))
  expect(received(agreeToTexts)).toMatchObject([{ body: { agreedTexts: { terms: 2 } } }])
})

test('put off, it stays away until the next sign-in', async () => {
  answers(listConsents, ASKED)
  await show()
  await press('Ahora no')
  await isGone(button('Leer y aceptar'))
  await show()
  await isGone(button('Leer y aceptar'))
  expect(received(listConsents)).toHaveLength(1)
})

test('where nothing waits there is nothing to see', async () => {
  answers(listConsents, AGREED)
  await show()
  await expect.poll(() => received(listConsents)).toHaveLength(1)
  await isGone(button('Leer y aceptar'))
})

test('a newer version meanwhile is said, and nothing stays ticked', async () => {
  answers(listConsents, ASKED)
  refuses(agreeToTexts, 'textIsNewer')
  await show()
  await press('Leer y aceptar')
  await tick(TERMS).click()
  answers(listConsents, { ...ASKED, asked: [{ kind: 'terms', version: 3 }] })
  await press('Aceptar lo marcado')
  await says(dialog('Textos por aceptar'), 'Hay una versión más nueva de este texto: léela y acéptala de nuevo.')
  await expect.element(link('Leer los términos')).toHaveAttribute('href', '/terminos?version=3')
  await expect.element(tick(TERMS)).not.toBeChecked()
})

test('what was agreed to is shown with its version, and withdrawn after a question', async () => {
  answers(listConsents, AGREED)
  answers(withdrawConsent, AGREED)
  await show(<OwnConsents />)
  await expect.element(link('Versión 2')).toHaveAttribute('href', '/terminos?version=2')
  await press('Retirar: Términos')
  await press('Retirar')
  await expect.poll(() => received(withdrawConsent)).toMatchObject([{ params: { kind: 'terms' } }])
})

test('a row without a text says so', async () => {
  answers(listConsents, {
    ...ASKED,
    given: [{ id: idOf(1), kind: 'terms', isGiven: true, evidence: 'unproven', version: null, createdAt: AT }],
  })
  await renderScreen(<OwnConsents />, { role: 'client', width: 360 })
  await sees(/sin un texto que lo pruebe: te lo pedimos de nuevo\./)
  expect(whatSticksOut()).toEqual([])
})
