// Past a number of tries the browser works before the next one: signing in as an example.
import { signIn } from '@app/contract/session.contract'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test } from 'vitest'
import { currentToken } from '../../session/token.ts'
import { opensAs } from '../../testing/given-session.ts'
import { person } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { alert, field, isGone, press, says, sees, write } from '../../testing/screen.ts'
import { answers, received, refuses, refusesOnce } from '../../testing/server.ts'
import { SignInPage } from './sign-in-page.tsx'

const show = () => renderScreen(<SignInPage />, { at: '/login' })

async function fillIn(): Promise<void> {
  await write('Correo electrónico', 'ana@example.com')
  await field('Contraseña').fill('una frase larga')
}

/** As the server makes them, of fewer keys. */
const taskOf = (keys: number) =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 100,
    counter: keys,
    deriveKey,
    hmacSignatureSecret: 'a secret',
    hmacKeySignatureSecret: 'a secret',
  })

test('where strangers tried too often the browser works, and signs in with what it solved', async () => {
  const task = await taskOf(40)
  answers(signIn, { accessToken: 'the-token' })
  opensAs(person('client'))
  refusesOnce(signIn, 'workNeeded', { task })
  await show()
  await fillIn()
  await press('Iniciar sesión')
  await expect.poll(() => currentToken()).toBe('the-token')
  const [first, second] = received(signIn)
  expect(first?.body).not.toHaveProperty('work')
  expect(JSON.parse(second?.body?.work ?? '')).toMatchObject({ challenge: task, solution: { counter: 40 } })
  expect(second?.body?.device).toBe(first?.body?.device)
})

test('it says what the browser is doing meanwhile', async () => {
  refuses(signIn, 'workNeeded', { task: await taskOf(4_000) })
  await show()
  await fillIn()
  await press('Iniciar sesión')
  await sees('Alguien probó muchas contraseñas. Tu navegador hace una comprobación; tarda unos segundos.')
  await says(alert(), 'Hay demasiados intentos en este momento. Espera un poco y vuelve a intentar.')
  await isGone(/Tu navegador hace una comprobación/)
})

test('what cannot be solved stays refused', async () => {
  refuses(signIn, 'workNeeded', { task: { parameters: {} } })
  await show()
  await fillIn()
  await press('Iniciar sesión')
  await says(alert(), 'Hay demasiados intentos en este momento. Espera un poco y vuelve a intentar.')
  await expect.poll(() => received(signIn)).toHaveLength(1)
})

test('the browser makes up its mark once', async () => {
  refuses(signIn, 'wrongCredentials')
  await show()
  await fillIn()
  await press('Iniciar sesión')
  await expect.poll(() => received(signIn).length).toBe(1)
  await says(alert(), /./)
  await press('Iniciar sesión')
  await expect.poll(() => received(signIn).length).toBe(2)
  const [first, second] = received(signIn)
  expect(first?.body?.device).toMatch(/^[\w-]{43}$/)
  expect(second?.body?.device).toBe(first?.body?.device)
})
