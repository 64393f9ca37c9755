import { listTexts, type TextInForce } from '@app/contract/consents.contract'
import { signUp } from '@app/contract/session.contract'
import { expect, test } from 'vitest'
import { fillInSignUp } from '../../testing/fill-in-sign-up.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { alert, box, link, press, says, tick } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { SignUpPage } from './sign-up-page.tsx'

const text = (kind: 'terms' | 'privacy', version: number): TextInForce => ({
  ...{ kind, version, hash: 'a'.repeat(64), createdAt: '2026-11-20T15:00:00.000Z' },
})
const TERMS = 'Acepto los términos del servicio. Leer los términos'
const PRIVACY = 'Autorizo el uso de mis datos según la política de privacidad. Leer la política'

const show = () => {
  answers(listTexts, [text('terms', 3), text('privacy', 1)])
  return renderScreen(<SignUpPage />, { at: '/registro' })
}

test('what the person ticks is sent by its version, and nothing is ticked for them', async () => {
  answers(signUp, { id: idOf(7), casilleroCode: 'ECU1007' })
  await show()
  await fillInSignUp()
  await expect.element(tick(TERMS)).not.toBeChecked()
  await expect.element(tick(PRIVACY)).not.toBeChecked()
  await expect.element(link('Leer los términos')).toHaveAttribute('href', '/terminos?version=3')
  await tick(TERMS).click()
  await press('Crear cuenta')
  await expect.poll(() => received(signUp)).toMatchObject([{ body: { agreedTexts: { terms: 3 } } }])
})

test('a newer text meanwhile is shown, to be ticked anew; nothing that was typed is lost', async () => {
  refuses(signUp, 'textIsNewer', { fields: [{ path: 'agreedTexts.terms', code: 'textIsNewer', message: '' }] })
  await show()
  await fillInSignUp()
  await tick(TERMS).click()
  answers(listTexts, [text('terms', 4)])
  await press('Crear cuenta')
  await says(alert(), 'Hay una versión más nueva de este texto: léela y acéptala de nuevo.')
  await expect.element(link('Leer los términos')).toHaveAttribute('href', '/terminos?version=4')
  await expect.element(tick(TERMS)).not.toBeChecked()
  await expect.element(box('Nombres')).toHaveValue('Lucía')
})
