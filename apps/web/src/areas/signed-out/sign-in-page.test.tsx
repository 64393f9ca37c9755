import { signIn } from '@app/contract/session.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { go, type Handover } from '../../session/location.ts'
import { currentSession } from '../../session/session.ts'
import { currentToken } from '../../session/token.ts'
import { opensAs } from '../../testing/given-session.ts'
import { person } from '../../testing/people.ts'
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
  key,
  link,
  press,
  says,
  sees,
  whatSticksOut,
  write,
} from '../../testing/screen.ts'
import { answers, holds, isUnreachable, received, refuses } from '../../testing/server.ts'
import { SignInPage } from './sign-in-page.tsx'

const EMAIL = 'Correo electrónico'
const CODE = 'Código de seis dígitos'
const password = (label = 'Contraseña') => field(label)

async function show(stage: Stage = {}, handover: Handover = {}): Promise<void> {
  await renderScreen(<SignInPage />, { at: '/login', ...stage })
  if (Object.keys(handover).length > 0) {
    go('/login', { replace: true, state: handover })
    await renderScreen(<SignInPage />, { at: '/login', ...stage })
  }
}

async function fillIn(): Promise<void> {
  await write(EMAIL, 'ana@example.com')
  await password().fill('una frase larga')
}

test('who has the password is in, and the token is kept', async () => {
  answers(signIn, { accessToken: 'the-token' })
  opensAs(person('client'))
  await show()
  await fillIn()
  await press('Iniciar sesión')
  await expect.poll(() => currentSession()).toMatchObject({ state: 'signedIn', me: { firstName: 'Ana' } })
  expect(currentToken()).toBe('the-token')
  await expect.poll(() => received(signIn)).toMatchObject([{ body: { email: 'ana@example.com', password: 'una frase larga' } }])
})

test('Enter in the password signs in', async () => {
  answers(signIn, { accessToken: 'the-token' })
  opensAs(person('client'))
  await show()
  await fillIn()
  await key('{Enter}')
  await expect.poll(() => currentToken()).toBe('the-token')
})

test('both fields are required: the first has the focus, and nothing is sent', async () => {
  await show()
  await press('Iniciar sesión')
  await isRefused(box(EMAIL), 'Este campo es obligatorio.')
  await isRefused(password(), 'Este campo es obligatorio.')
  await hasFocus(box(EMAIL))
  expect(received(signIn)).toEqual([])
})

test('with the mail written, the password is what is missing', async () => {
  await show()
  await write(EMAIL, 'ana@example.com')
  await press('Iniciar sesión')
  await isRefused(password(), 'Este campo es obligatorio.')
  await hasFocus(password())
})

test('what was marked is no longer marked once something is typed', async () => {
  await show()
  await press('Iniciar sesión')
  await isRefused(box(EMAIL), 'Este campo es obligatorio.')
  await write(EMAIL, 'a')
  await isGone(page.getByText('Este campo es obligatorio.').nth(1))
})

test('one sentence for every failed sign-in; what was typed stays', async () => {
  refuses(signIn, 'wrongCredentials')
  await show()
  await fillIn()
  await press('Iniciar sesión')
  await says(alert(), 'El correo o la contraseña no son correctos.')
  await expect.element(box(EMAIL)).toHaveValue('ana@example.com')
  await expect.element(password()).toHaveValue('una frase larga')
  expect(currentToken()).toBeNull()
})

test('the sentence is in the person’s language', async () => {
  refuses(signIn, 'wrongCredentials')
  await show({ language: 'en' })
  await write('Email', 'ana@example.com')
  await password('Password').fill('x')
  await press('Sign in')
  await says(alert(), 'Wrong email or password.')
})

test.each([
  [60, 'Demasiados intentos. Vuelve a intentar en un minuto.'],
  [600, 'Demasiados intentos. Vuelve a intentar en 10 minutos.'],
])('after too many tries, %i seconds are told as minutes', async (retryAfterInSeconds, sentence) => {
  refuses(signIn, 'tooManyRequests', { retryAfterInSeconds })
  await show()
  await fillIn()
  await press('Iniciar sesión')
  await says(alert(), sentence)
})

test('without connection it is said, and can be tried again', async () => {
  await show()
  await fillIn()
  isUnreachable()
  await press('Iniciar sesión')
  await says(alert(), 'No logramos conectarnos. Revisa tu conexión e intenta de nuevo.')
  await expect.element(button('Iniciar sesión')).toBeEnabled()
})

test('a double click signs in once', async () => {
  answers(signIn, { accessToken: 'the-token' })
  opensAs(person('client'))
  const release = holds(signIn)
  await show()
  await fillIn()
  await button('Iniciar sesión').dblClick()
  release()
  await expect.poll(() => currentToken()).toBe('the-token')
  await expect.poll(() => received(signIn)).toHaveLength(1)
})

test('a password is shown on request, by the keyboard too', async () => {
  await show()
  await fillIn()
  await expect.element(password()).toHaveAttribute('type', 'password')
  await hasFocus(password())
  await key('{Tab}')
  await hasFocus(button('Mostrar u ocultar la contraseña'))
  await key('{Enter}')
  await expect.element(password()).toHaveAttribute('type', 'text')
})

test('what the browser keeps of passwords knows the fields', async () => {
  await show()
  await expect.element(box(EMAIL)).toHaveAttribute('autocomplete', 'username')
  await expect.element(password()).toHaveAttribute('autocomplete', 'current-password')
})

test('whoever has no account, or forgot the password, is led on', async () => {
  await show()
  await expect.element(link('Crea tu casillero gratis')).toHaveAttribute('href', '/registro')
  await expect.element(link('¿Olvidaste tu contraseña?')).toHaveAttribute('href', '/password-reset')
  await link('Crea tu casillero gratis').click()
  expect(location.pathname).toBe('/registro')
})

test('on a small phone it says what this is, and how to begin without scrolling', async () => {
  await show({ width: 360 })
  await sees('Puente trae a Quito lo que compras en Estados Unidos.')
  await expect.element(link('Calcula tu envío')).toHaveAttribute('href', '/bienvenida#calcular')
  for (const name of ['Crea tu casillero gratis', 'Calcula tu envío']) {
    await expect.element(link(name)).toBeVisible()
    expect(link(name).element().getBoundingClientRect().bottom, name).toBeLessThanOrEqual(600)
  }
  expect(whatSticksOut()).toEqual([])
})

async function toCode(stage: Stage = {}): Promise<void> {
  refuses(signIn, 'secondFactorNeeded')
  await show(stage)
  await fillIn()
  await press('Iniciar sesión')
  await sees(heading('Un paso más'))
}

test('staff are asked for the code after the right password, and the field has the focus', async () => {
  await toCode()
  await hasFocus(box(CODE))
  await sees('Está en tu aplicación de autenticación y cambia cada 30 segundos.')
})

test('the code goes with mail and password', async () => {
  await toCode()
  answers(signIn, { accessToken: 'the-token' })
  opensAs(person('administrator'))
  await write(CODE, '123456')
  await press('Iniciar sesión')
  await expect.poll(() => currentToken()).toBe('the-token')
  await expect
    .poll(() => received(signIn).at(-1))
    .toMatchObject({
      body: { email: 'ana@example.com', password: 'una frase larga', code: '123456' },
    })
})

test('a code is required', async () => {
  await toCode()
  await press('Iniciar sesión')
  await isRefused(box(CODE), 'Este campo es obligatorio.')
  await expect.poll(() => received(signIn)).toHaveLength(1)
})

test('a wrong code is said, and can be written again', async () => {
  await toCode()
  refuses(signIn, 'wrongCode')
  await write(CODE, '000000')
  await press('Iniciar sesión')
  await sees('El código no es correcto o ya se usó.')
  await sees(heading('Un paso más'))
})

test('a recovery code serves in place of the telephone', async () => {
  await toCode()
  await write(CODE, '12')
  await press('Usar un código de recuperación')
  await expect.element(box('Código de recuperación')).toHaveValue('')
  await hasFocus(box('Código de recuperación'))
  await sees('Uno de los diez que guardaste al activar el segundo paso. Cada uno sirve una sola vez.')
  await press('Usar el código de la aplicación')
  await sees(box(CODE))
})

test('back from the code, mail and password are still there', async () => {
  await toCode()
  await press('Volver')
  await expect.element(box(EMAIL)).toHaveValue('ana@example.com')
})

test.each([
  ['light', 'es', 'Iniciar sesión'],
  ['dark', 'en', 'Sign in'],
] as const)('in %s and %s it fits the narrowest phone', async (theme, language, name) => {
  await show({ theme, language, width: 360 })
  await sees(button(name))
  expect(whatSticksOut()).toEqual([])
})
