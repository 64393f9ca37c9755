import { confirmEmail, getMe } from '@app/contract/session.contract'
import { expect, test } from 'vitest'
import { person } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { alert, button, heading, link, press, says, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { ConfirmEmailPage } from './confirm-email-page.tsx'

const show = (stage: Stage = {}) => renderScreen(<ConfirmEmailPage />, { at: '/confirmar-correo#token=abc', ...stage })
const CONFIRM = 'Confirmar mi correo'

test('nothing is confirmed before the press; then the token of the address is sent, and the sign-in is next', async () => {
  answers(confirmEmail, { ok: true })
  await show()
  await sees('Un paso y tu cuenta queda completa.')
  expect(received(confirmEmail)).toEqual([])
  await press(CONFIRM)
  await sees('Ya puedes hacer pedidos y compras.')
  expect(received(confirmEmail)).toMatchObject([{ body: { token: 'abc' } }])
  await press('Iniciar sesión')
  await expect.poll(() => location.pathname).toBe('/login')
})

test('whoever is signed in here goes on in the account, which is read anew', async () => {
  answers(confirmEmail, { ok: true })
  await show({ role: 'client', me: { emailStatus: 'waiting' } })
  await press(CONFIRM)
  answers(getMe, { ...person('client'), emailStatus: 'confirmed' })
  const before = received(getMe).length
  await press('Continuar')
  await expect.poll(() => location.pathname).toBe('/')
  await expect.poll(() => received(getMe).length).toBe(before + 1)
})

test.each([
  ['emailLinkWrong', 'No es válido, o diste después otra dirección. Abre el enlace del correo más reciente.'],
  ['emailLinkUsed', 'Ya se usó: si fuiste tú, tu correo está confirmado.'],
  ['emailLinkExpired', 'Venció: sirve durante un día. Pide otro desde tu cuenta.'],
  ['emailTaken', 'Otra cuenta tiene ya esta dirección.'],
] as const)('a link that is %s says so, and where another comes from', async (problem, sentence) => {
  refuses(confirmEmail, problem)
  await show()
  await press(CONFIRM)
  await sees(sentence)
  await sees('Para pedir otro enlace inicia sesión: el aviso de arriba lo envía otra vez.')
  await sees(link('¿Olvidaste tu contraseña?'))
})

test('an address without a token is no link', async () => {
  await show({ at: '/confirmar-correo' })
  await sees(heading('Este enlace no sirve'))
})

test('a server that fails is said, and the press stays', async () => {
  refuses(confirmEmail, 'internal')
  await show()
  await press(CONFIRM)
  await says(alert(), 'Algo falló de nuestro lado. Intenta de nuevo.')
  await sees(button(CONFIRM))
})

test.each([
  ['light', 'en'],
  ['dark', 'es'],
] as const)('nothing sticks out on a phone, %s, %s', async (theme, language) => {
  await show({ width: 360, theme, language })
  expect(await whatSticksOut()).toEqual([])
})
