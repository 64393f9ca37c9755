import { confirmPasswordReset, requestPasswordReset } from '@app/contract/session.contract'
import { expect, test } from 'vitest'
import { handover } from '../../session/location.ts'
import { hasMailServer } from '../../testing/given-mailing.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import {
  alert,
  box,
  button,
  field,
  hasFocus,
  heading,
  isGone,
  isRefused,
  link,
  press,
  says,
  sees,
  whatSticksOut,
  write,
} from '../../testing/screen.ts'
import { answers, holds, isUnreachable, received, refuses } from '../../testing/server.ts'
import { PasswordResetPage } from './password-reset-page.tsx'

// Specification, section 8.
const ALWAYS = 'En caso de existir la cuenta, revisar su correo electrónico.'
const EMAIL = 'Correo electrónico'

function toAsk(stage: Stage = {}, isMailing = true) {
  hasMailServer(isMailing)
  return renderScreen(<PasswordResetPage />, { at: '/password-reset', ...stage })
}

test('a link is asked for with the mail alone', async () => {
  answers(requestPasswordReset, { ok: true })
  await toAsk()
  await write(EMAIL, 'ana@example.com')
  await press('Enviar enlace')
  await sees(ALWAYS)
  await expect.poll(() => received(requestPasswordReset)).toMatchObject([{ body: { email: 'ana@example.com' } }])
})

test.each(['tooManyRequests', 'internal', 'validationFailed', 'databaseUnavailable'] as const)(
  'the sentence is the same where the server answers %s',
  async (problem) => {
    refuses(requestPasswordReset, problem)
    await toAsk()
    await write(EMAIL, 'ana@example.com')
    await press('Enviar enlace')
    await sees(ALWAYS)
    await isGone(alert())
  },
)

test('and where the network is gone', async () => {
  await toAsk()
  await write(EMAIL, 'ana@example.com')
  isUnreachable()
  await press('Enviar enlace')
  await sees(ALWAYS)
})

test.each([
  ['', 'Este campo es obligatorio.'],
  ['   ', 'Este campo es obligatorio.'],
  ['ana', 'Escribe un correo electrónico válido.'],
])('"%s" is no address', async (typed, sentence) => {
  await toAsk()
  await write(EMAIL, typed)
  await press('Enviar enlace')
  await isRefused(box(EMAIL), sentence)
  await hasFocus(box(EMAIL))
  expect(received(requestPasswordReset)).toEqual([])
})

test('it can be sent again; another address takes the sentence away', async () => {
  answers(requestPasswordReset, { ok: true })
  await toAsk()
  await write(EMAIL, 'ana@example.com')
  await press('Enviar enlace')
  await sees(button('Enviar otra vez'))
  await write(EMAIL, 'eva@example.com')
  await isGone(ALWAYS)
  await sees(button('Enviar enlace'))
})

test('there is a way back', async () => {
  await toAsk()
  await expect.element(link('Volver a iniciar sesión')).toHaveAttribute('href', '/login')
})

function toChoose(stage: Stage = {}) {
  // Once the token is used, the page asks for another for a moment.
  hasMailServer()
  return renderScreen(<PasswordResetPage />, { at: '/password-reset#token=abc123', ...stage })
}
const NEW = 'Contraseña nueva'
const AGAIN = 'Repite la contraseña nueva'

async function fillIn(password = 'caballo batería grapa', repeated = password): Promise<void> {
  await field(NEW).fill(password)
  await field(AGAIN).fill(repeated)
}

test('the link of the mail leads to the new password, which goes with its token', async () => {
  answers(confirmPasswordReset, { ok: true })
  await toChoose()
  await sees('Al guardarla se cierran las sesiones abiertas de tu cuenta.')
  await fillIn()
  await press('Guardar contraseña')
  await expect.poll(() => location.pathname).toBe('/login')
  expect(handover()).toEqual({ notice: 'passwordChosen' })
  await expect
    .poll(() => received(confirmPasswordReset))
    .toMatchObject([{ body: { token: 'abc123', password: 'caballo batería grapa' } }])
})

test('a link that was mailed with its token in the query still works', async () => {
  answers(confirmPasswordReset, { ok: true })
  await toChoose({ at: '/password-reset?token=de-antes' })
  await fillIn()
  await press('Guardar contraseña')
  await expect.poll(() => location.pathname).toBe('/login')
  await expect.poll(() => received(confirmPasswordReset)).toMatchObject([{ body: { token: 'de-antes' } }])
})

test('both fields are required', async () => {
  await toChoose()
  await press('Guardar contraseña')
  await isRefused(field(NEW), 'Este campo es obligatorio.')
  await hasFocus(field(NEW))
  expect(received(confirmPasswordReset)).toEqual([])
})

test('a short password is weak', async () => {
  await toChoose()
  await fillIn('corta')
  await press('Guardar contraseña')
  await isRefused(field(NEW), 'Contraseña débil.')
})

test('the repetition must be the same', async () => {
  await toChoose()
  await fillIn('caballo batería grapa', 'caballo bateria grapa')
  await press('Guardar contraseña')
  await isRefused(field(AGAIN), 'Las contraseñas no coinciden.')
  await hasFocus(field(AGAIN))
})

test('a password that the server finds weak is refused at its field', async () => {
  refuses(confirmPasswordReset, 'weakPassword', { field: 'password' })
  await toChoose()
  await fillIn()
  await press('Guardar contraseña')
  await isRefused(field(NEW), 'Contraseña débil.')
})

test('a password of a breach is refused at its field', async () => {
  refuses(confirmPasswordReset, 'breachedPassword', { field: 'password' })
  await toChoose()
  await fillIn()
  await press('Guardar contraseña')
  await isRefused(field(NEW), 'Esta contraseña se publicó en una filtración de otro sitio: elige otra.')
})

test('a link that was used or is too old says so and offers a new one', async () => {
  refuses(confirmPasswordReset, 'resetTokenInvalid')
  await toChoose()
  await fillIn()
  await press('Guardar contraseña')
  await sees(heading('Este enlace ya no sirve'))
  await sees('Ya se usó o venció. Pide uno nuevo: llega en un minuto.')
  await expect.element(link('Pedir un enlace nuevo')).toHaveAttribute('href', '/password-reset')
})

test('without connection the password stays, and the form says so', async () => {
  await toChoose()
  await fillIn()
  isUnreachable()
  await press('Guardar contraseña')
  await says(alert(), 'No logramos conectarnos.')
  await expect.element(field(NEW)).toHaveValue('caballo batería grapa')
})

test('a double click chooses once: the token serves only once', async () => {
  answers(confirmPasswordReset, { ok: true })
  const release = holds(confirmPasswordReset)
  await toChoose()
  await fillIn()
  await button('Guardar contraseña').dblClick()
  release()
  await expect.poll(() => location.pathname).toBe('/login')
  await expect.poll(() => received(confirmPasswordReset)).toHaveLength(1)
})

test.each([
  ['light', 'es', NEW],
  ['dark', 'en', 'New password'],
] as const)('in %s and %s it fits the narrowest phone', async (theme, language, name) => {
  await toChoose({ theme, language, width: 360 })
  await sees(field(name))
  expect(whatSticksOut()).toEqual([])
})

test('where nothing can be mailed, the office is where the link comes from', async () => {
  answers(requestPasswordReset, { ok: true })
  await toAsk({}, false)
  await sees('Ahora no podemos enviar correos: pide el enlace y la oficina te lo entrega.')
  await write(EMAIL, 'ana@example.com')
  await press('Pedir enlace')
  await sees(ALWAYS)
})
