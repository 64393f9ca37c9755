import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { field, openBrowser, signInByForm, untilQuiet } from '../world/people.ts'
import { FULL } from '../world/tiers.ts'

const CLIENT = 'cliente@demo.ec'
const OTHER_CLIENT = 'cliente2@demo.ec'
const ADMINISTRATOR = 'admin@demo.ec'

const account = (page: Page) => page.getByRole('button', { name: /^Cuenta/ })
const signInForm = (page: Page) => page.getByRole('heading', { name: 'Hola de nuevo' })
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))
const tokenOf = async (page: Page): Promise<string> => JSON.parse((await stored(page)).session ?? '{}').token

async function fillSignIn(page: Page, email: string): Promise<void> {
  await field(page, 'Correo electrónico').fill(email)
  await field(page, 'Contraseña').fill('viaje-de-prueba-26')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

async function logOut(page: Page): Promise<void> {
  await account(page).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
}

/** The server forgets the session; the browser does not know yet, for it asks nothing. */
async function expire(page: Page, request: APIRequestContext): Promise<void> {
  await untilQuiet(page)
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${await tokenOf(page)}` } })
}

test('a client signs in where a link led, survives a reload, and leaves nothing behind', async ({ browser, request }) => {
  const page = await openBrowser(browser, 'desktop')
  await page.goto('/tuspedidos?status=arrived')
  await expect(page).toHaveURL('/login')
  await fillSignIn(page, CLIENT)
  await expect(page).toHaveURL('/tuspedidos?status=arrived')
  await expect(account(page)).toContainText('Cliente')

  const token = await tokenOf(page)
  expect(JSON.parse((await stored(page)).session ?? '')).toEqual({ token })
  for (const path of ['/login', '/registro']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
  await page.reload()
  await expect(account(page)).toBeVisible()

  await page.evaluate(() =>
    Object.assign(localStorage, { assambleBundles: '[]', activeManifests: '[]', Theme: 'light', 'scans:someone': 'kept' }),
  )
  await logOut(page)
  await expect(page).toHaveURL('/login')
  expect(Object.keys(await stored(page)).sort()).toEqual(expect.arrayContaining(['Theme', 'scans:someone']))
  for (const key of ['session', 'selectedOption', 'selectedSubOption', 'assambleBundles', 'activeManifests']) {
    expect(await stored(page)).not.toHaveProperty(key)
  }
  const refused = () => request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
  await expect.poll(async () => (await refused()).status()).toBe(401)
  await page.goBack()
  await expect(signInForm(page)).toBeVisible()
})

test.describe('without a session', FULL, () => {
  for (const path of ['/', '/perfil', '/operations/bodega', '/tusganancias']) {
    test(`${path} leads to the sign-in`, async ({ browser }) => {
      const page = await openBrowser(browser, 'phone')
      await page.goto(path)
      await expect(page).toHaveURL('/login')
    })
  }

  test('an address that nobody has is the 404 page, with a way home', async ({ browser }) => {
    const page = await openBrowser(browser, 'phone')
    await page.goto('/no/existe')
    await expect(page.getByRole('heading', { name: 'No match for /no/existe' })).toBeVisible()
    await page.getByRole('link', { name: 'Volver al inicio' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('what is stored and is no session counts as none', async ({ browser }) => {
    const page = await openBrowser(browser, 'phone')
    await page.goto('/login')
    for (const session of ['', '0', 'null', '{}', '{"token":0}', 'not json']) {
      await page.evaluate((value) => localStorage.setItem('session', value), session)
      await page.goto('/tuspedidos')
      await expect(page).toHaveURL('/login')
    }
  })
})

test.describe('a session that the server ended', FULL, () => {
  test('leads back to the same record after signing in again', async ({ browser, request }) => {
    const page = await openBrowser(browser, 'desktop')
    await signInByForm(page, CLIENT)
    await page.goto('/tuspagos?view=paid')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expire(page, request)

    await page.getByRole('button', { name: /^Notificaciones/ }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Tu sesión terminó.')).toBeVisible()
    expect(await stored(page)).not.toHaveProperty('session')
    await fillSignIn(page, CLIENT)
    await expect(page).toHaveURL('/tuspagos?view=paid')
  })

  test('leads somebody else to their own home', async ({ browser, request }) => {
    const page = await openBrowser(browser, 'desktop')
    await signInByForm(page, CLIENT)
    await page.goto('/tuspedidos?q=ORD')
    await expire(page, request)
    await page.reload()
    await page.goto('/tuspedidos?q=ORD')
    await expect(page).toHaveURL('/login')
    await fillSignIn(page, ADMINISTRATOR)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Escritorio' })).toBeVisible()
  })

  test('leads nobody away from the link that sets a new password', async ({ browser, request }) => {
    const page = await openBrowser(browser, 'phone')
    await signInByForm(page, CLIENT)
    await expire(page, request)
    await page.goto('/password-reset#token=abc')
    await expect.poll(async () => 'session' in (await stored(page))).toBe(false)
    await expect(page).toHaveURL('/password-reset#token=abc')
  })

  test('by 403 or 404 for the person ends here too', async ({ browser }) => {
    for (const status of [403, 404]) {
      const page = await openBrowser(browser, 'phone')
      await signInByForm(page, CLIENT)
      await page.route('**/api/auth/me', (route) =>
        route.fulfill({ status, json: { code: 'x', message: 'x', statusCode: status } }),
      )
      await page.goto('/tuspedidos')
      await expect(page).toHaveURL('/login')
      expect(await stored(page)).not.toHaveProperty('session')
    }
  })
})

test.describe('a server that does not answer', FULL, () => {
  test('keeps the session at the start, and goes on by itself when it is back', async ({ browser }) => {
    const page = await openBrowser(browser, 'phone')
    await signInByForm(page, CLIENT)
    await page.route('**/api/auth/me', (route) => route.abort())
    await page.goto('/tuspedidos')
    await expect(page.getByText('Tu sesión sigue abierta.')).toBeVisible()
    await page.unroute('**/api/auth/me')
    await page.route('**/api/auth/me', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await expect(page.getByText('Tu sesión sigue abierta.')).toBeVisible()
    await page.unroute('**/api/auth/me')
    await expect(page.getByRole('heading', { level: 1, name: 'Tus pedidos' })).toBeVisible({ timeout: 60_000 })
    expect(await tokenOf(page)).not.toBe('')
  })

  test('keeps session and screen later: only the list says so', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signInByForm(page, CLIENT)
    await page.route('**/api/order/client**', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('link', { name: 'Tus pedidos' }).click()
    await expect(page.getByText('No pudimos cargar esto')).toBeVisible({ timeout: 60_000 })
    await expect(account(page)).toBeVisible()
    await page.unroute('**/api/order/client**')
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await expect(page.getByText('No pudimos cargar esto')).toBeHidden()
  })

  test('holds nobody who logs out', async ({ browser }) => {
    const page = await openBrowser(browser, 'phone')
    await signInByForm(page, CLIENT)
    await page.route('**/api/auth/logout', () => undefined)
    await logOut(page)
    await expect(signInForm(page)).toBeVisible()
    expect(await stored(page)).not.toHaveProperty('session')
  })
})

test.describe('another tab', FULL, () => {
  test('follows a log-out, and whoever signs in next', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signInByForm(page, CLIENT)
    const second = await page.context().newPage()
    await second.goto('/tuspedidos')
    await expect(account(second)).toBeVisible()

    await logOut(page)
    await expect(signInForm(second)).toBeVisible()
    await fillSignIn(page, CLIENT)
    await expect(second).toHaveURL('/tuspedidos')
    await expect(account(second)).toBeVisible()

    await logOut(page)
    await expect(signInForm(second)).toBeVisible()
    await fillSignIn(page, ADMINISTRATOR)
    await expect(second).toHaveURL('/')
    await expect(account(second)).toContainText('Administrador')
  })

  test('follows a change of person at once', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signInByForm(page, CLIENT)
    const name = await account(page).textContent()
    await page.getByRole('link', { name: 'Tus pedidos' }).click()
    const elsewhere = await openBrowser(browser, 'desktop')
    await signInByForm(elsewhere, OTHER_CLIENT)
    const token = await tokenOf(elsewhere)

    const second = await page.context().newPage()
    await second.goto('/locales/es/common.json')
    await second.evaluate((next) => localStorage.setItem('session', JSON.stringify({ token: next })), token)
    await expect(page).toHaveURL('/')
    await expect(account(page)).toBeVisible()
    expect(await account(page).textContent()).not.toBe(name)
  })
})
