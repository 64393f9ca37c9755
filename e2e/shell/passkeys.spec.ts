// Passkeys of a client and of staff, with an authenticator that Chromium has in itself: made, used, asked for as a proof, refused, lost.
import { type APIRequestContext, type Browser, type CDPSession, expect, type Page, test } from '@playwright/test'
import { openBrowser, signInByForm } from '../world/people.ts'
import { newStaff } from '../world/staff.ts'
import { LONG } from '../world/tiers.ts'
import { headersOf, type NewClient, newClient } from '../world/world.ts'

const account = (page: Page) => page.getByRole('button', { name: /^Cuenta/ })
const ALONE = 'Entrar con una llave de acceso'

type Device = { page: Page; session: CDPSession; authenticatorId: string }

/** A browser with finger or face of its own. Passkeys belong to names: this machine's has one. */
async function openDevice(browser: Browser, baseURL: string): Promise<Device> {
  const address = baseURL.replace('127.0.0.1', 'localhost')
  const page = await openBrowser(browser, 'desktop', { address })
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
  return { page, session, authenticatorId }
}

/** @returns the recovery codes. */
async function addPasskey({ page }: Device, name: string): Promise<string[]> {
  await page.goto('/perfil?section=access')
  await page.getByRole('button', { name: 'Añadir una llave de acceso' }).click()
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name)
  await page.getByRole('button', { name: 'Crear la llave' }).click()
  await expect(page.getByRole('heading', { name: 'Guarda tus códigos de recuperación' })).toBeVisible()
  const codes = await page.getByRole('listitem').locator('code').allTextContents()
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  return codes
}

async function logOut(page: Page): Promise<void> {
  await account(page).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByRole('button', { name: ALONE }).waitFor()
}

async function signInAlone(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: ALONE }).click()
  await account(page).waitFor()
}

const people: Record<string, (request: APIRequestContext) => Promise<NewClient>> = {
  'a client': (request) => newClient(request, `Flor${String(Math.random()).slice(2, 10)}`),
  'an administrator': (request) => newStaff(request, 'administrator'),
}

for (const [who, make] of Object.entries(people)) {
  test(
    `${who} makes one, signs in with it alone and after the password, and removes it`,
    LONG,
    async ({ browser, request, baseURL }) => {
      const person = await make(request)
      const device = await openDevice(browser, baseURL ?? '')
      const { page } = device
      await signInByForm(page, person.email, person.password)
      const codes = await addPasskey(device, 'Portátil de prueba')
      expect(new Set(codes).size).toBe(10)

      await logOut(page)
      const answered = page.waitForRequest((sent) => sent.url().endsWith('/auth/signin/passkey'))
      await signInAlone(page)
      const replayed = await request.post('/api/auth/signin/passkey', { data: (await answered).postDataJSON() })
      expect(replayed.status()).toBe(422)
      expect((await replayed.json()).code).toBe('passkeyRefused')

      await logOut(page)
      await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(person.email)
      await page.locator('input[type="password"]').fill(person.password)
      await page.getByRole('button', { name: 'Iniciar sesión' }).click()
      await page.getByRole('button', { name: 'Usar una llave de acceso' }).click()
      await account(page).waitFor()

      await page.goto('/perfil?section=access')
      await page.getByRole('button', { name: 'Quitar Portátil de prueba' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click()
      await expect(page.getByText('Llave de acceso quitada.')).toBeVisible()
      await logOut(page)
      await page.getByRole('button', { name: ALONE }).click()
      await expect(page.getByText(/^Esta llave de acceso no sirve aquí/)).toBeVisible()
    },
  )

  test(`${who} shows with it who is there, and what was asked for goes on`, LONG, async ({ browser, request, baseURL }) => {
    const person = await make(request)
    const device = await openDevice(browser, baseURL ?? '')
    const { page } = device
    await signInByForm(page, person.email, person.password)
    await addPasskey(device, 'Llavero')
    const refusal = { statusCode: 403, code: 'reauthenticationNeeded', message: 'Show again that it is you' }
    let asked = 0
    await page.route('**/api/auth/passkey/options', (route) => {
      asked += 1
      return asked === 1 ? route.fulfill({ status: 403, json: refusal }) : route.continue()
    })
    await page.getByRole('button', { name: 'Añadir una llave de acceso' }).click()
    const proved = page.waitForResponse((answer) => answer.url().endsWith('/auth/reauthenticate'))
    await page.getByRole('button', { name: 'Crear la llave' }).click()
    await page
      .getByRole('dialog', { name: 'Confirma que eres tú' })
      .getByRole('button', { name: 'Usar una llave de acceso' })
      .click()

    expect((await proved).status()).toBe(200)
    // The device has one of this account already, and says so.
    await expect(page.getByText(/^No se creó ninguna llave/)).toBeVisible()
    expect(asked).toBe(2)
  })
}

test(
  'who lost it comes in with a recovery code, or once an administrator took it off',
  LONG,
  async ({ browser, request, baseURL }) => {
    const person = await newClient(request, `Flor${String(Math.random()).slice(2, 10)}`)
    const device = await openDevice(browser, baseURL ?? '')
    await signInByForm(device.page, person.email, person.password)
    const [code = ''] = await addPasskey(device, 'Teléfono perdido')

    const elsewhere = await openBrowser(browser, 'phone')
    await elsewhere.goto('/login')
    await elsewhere.getByRole('textbox', { name: 'Correo electrónico' }).fill(person.email)
    await elsewhere.locator('input[type="password"]').fill(person.password)
    await elsewhere.getByRole('button', { name: 'Iniciar sesión' }).click()
    await elsewhere.getByRole('button', { name: 'Usar un código de recuperación' }).click()
    await elsewhere.getByRole('textbox', { name: 'Código de recuperación' }).fill(code)
    await elsewhere.getByRole('button', { name: 'Iniciar sesión' }).click()
    await account(elsewhere).waitFor()

    const headers = await headersOf(request, 'admin@demo.ec')
    expect((await request.delete(`/api/user/${person.id}/second-factor`, { headers })).status()).toBe(200)
    const again = await openBrowser(browser, 'phone')
    await signInByForm(again, person.email, person.password)
    await account(again).waitFor()
    await device.page.goto('/login')
    await device.page.getByRole('button', { name: ALONE }).click()
    await expect(device.page.getByText(/^Esta llave de acceso no sirve aquí/)).toBeVisible()
  },
)
