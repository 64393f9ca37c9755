import { expect, type Page, test } from '@playwright/test'
import { field, openBrowser, signIn, widthOver } from '../world/people.ts'
import { FULL } from '../world/tiers.ts'
import { newCedula } from '../world/world.ts'

const WRONG = 'El correo o la contraseña no son correctos.'
const fail = (page: Page, path: string, status: number, refusal: object) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ status, json: { statusCode: status, message: '', ...refusal } }))

test('a failed sign-in says one sentence, by keyboard alone, and keeps what was typed', FULL, async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  for (const email of ['cliente@demo.ec', 'nadie@correo.test']) {
    await page.goto('/login')
    await field(page, 'Correo electrónico').focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('no-es-esta-clave')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: WRONG })).toBeVisible()
    await expect(field(page, 'Correo electrónico')).toHaveValue(email)
  }
  await page.getByRole('button', { name: 'Mostrar u ocultar la contraseña' }).press('Enter')
  await expect(field(page, 'Contraseña')).toHaveAttribute('type', 'text')
})

test('what the sign-in is drawn with is asked for before the program is there', async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  const { promise: isThere, resolve: send } = Promise.withResolvers<void>()
  await page.route(/\/assets\/start-[^/]*\.js$/, async (route) => {
    await isThere
    await route.continue()
  })
  const asked = page.waitForRequest(/\/assets\/signed-out-[^/]*\.js$/)
  await page.goto('/login', { waitUntil: 'commit' })
  await asked
  send()
  await expect(page.getByRole('heading', { name: 'Hola de nuevo' })).toBeVisible()
})

test('what is empty is said at its field, the first one focused', FULL, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await page.goto('/login')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByText('Este campo es obligatorio.')).toHaveCount(2)
  await expect(field(page, 'Correo electrónico')).toBeFocused()
})

test('a field that is wrong as it is left does not take the button from under the pointer', FULL, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await page.goto('/registro')
  await field(page, 'Correo electrónico').pressSequentially('lucia')
  const button = page.getByRole('button', { name: 'Crear cuenta' })
  await button.scrollIntoViewIfNeeded()
  const { x, y, width } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await page.mouse.move(x + width / 2, y + 3)
  await page.mouse.down()
  // A slow finger: a sentence under the field meanwhile would move the button.
  await page.waitForTimeout(1_000)
  await page.mouse.up()
  await expect(page.getByText('Escribe un correo electrónico válido.')).toBeVisible()
  await expect(field(page, 'Nombres')).toBeFocused()
})

test('too many tries say how long to wait', FULL, async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  await fail(page, '/auth/signin', 429, { code: 'tooManyRequests', details: { retryAfterInSeconds: 830 } })
  await page.goto('/login')
  await field(page, 'Correo electrónico').fill('cliente@demo.ec')
  await field(page, 'Contraseña').fill('otra-clave-larga')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByText('Demasiados intentos. Vuelve a intentar en 14 minutos.')).toBeVisible()
})

test('offline says so; back online the same form signs in', FULL, async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  await page.goto('/login')
  await field(page, 'Correo electrónico').fill('cliente2@demo.ec')
  await field(page, 'Contraseña').fill(process.env.E2E_PASSWORD ?? 'viaje-de-prueba-26')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByText('No logramos conectarnos. Revisa tu conexión e intenta de nuevo.')).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('button', { name: /^Cuenta/ })).toBeVisible()
})

test('a registration is refused at its fields, survives a reload, and leads to the sign-in', FULL, async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  const email = `registro-${Date.now()}@correo.test`
  const cedula = newCedula()
  await page.goto('/registro')
  await field(page, 'Nombres').fill('Amparo')
  await field(page, 'Apellidos').fill('Chávez Ruiz')
  await field(page, 'Número').fill(cedula.replace(/.$/, (last) => String((Number(last) + 1) % 10)))
  await field(page, 'Fecha de nacimiento').fill('2015-01-01')
  await field(page, 'Teléfono').fill('12')
  await field(page, 'Provincia').selectOption('Azuay')
  await expect(field(page, 'Ciudad').getByRole('option', { name: 'Cuenca' })).toHaveCount(1)
  await field(page, 'Ciudad').selectOption('Cuenca')
  await field(page, 'Dirección').fill('Calle Larga 7-07')
  await field(page, 'Correo electrónico').fill(email)
  await field(page, 'Contraseña').fill('corta')
  await field(page, 'Repite la contraseña').fill('otra')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()

  for (const sentence of [
    'El número de identificación no es válido.',
    'La persona debe ser mayor de edad.',
    'Contraseña débil.',
    'Las contraseñas no coinciden.',
  ])
    await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByText(/^(El teléfono debe ser un número válido|Escribe un número de teléfono válido)\.$/)).toBeVisible()
  await expect(field(page, 'Número')).toBeFocused()

  await page.reload()
  await expect(field(page, 'Nombres')).toHaveValue('Amparo')
  await expect(field(page, 'Contraseña')).toHaveValue('')
  await field(page, 'Número').fill(cedula)
  await field(page, 'Fecha de nacimiento').fill('1991-03-08')
  await field(page, 'Teléfono').fill('099 765 4321')
  await field(page, 'Contraseña').fill('cuatro-rios-y-un-faro')
  await expect(page.getByText(/^(Buena|Excelente)\.$/)).toBeVisible()
  await field(page, 'Repite la contraseña').fill('cuatro-rios-y-un-faro')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Creación de cuenta exitosa, ahora ya posee una cuenta.')).toBeVisible()
  await expect(field(page, 'Correo electrónico')).toHaveValue(email)
})

test('asking for a new password always says the same, whatever happens', FULL, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  const asked = page.getByText('En caso de existir la cuenta, revisar su correo electrónico.')
  for (const email of ['cliente3@demo.ec', 'nadie@correo.test']) {
    await page.goto('/password-reset')
    await field(page, 'Correo electrónico').fill(email)
    // The demo company has no mail server, and says so.
    await expect(page.getByText('Ahora no podemos enviar correos: pide el enlace y la oficina te lo entrega.')).toBeVisible()
    await page.getByRole('button', { name: 'Pedir enlace' }).click()
    await expect(asked).toBeVisible()
  }
  await fail(page, '/auth/reset-password', 429, { code: 'tooManyRequests', details: { retryAfterInSeconds: 60 } })
  await page.getByRole('button', { name: 'Enviar otra vez' }).click()
  await expect(asked).toBeVisible()
})

test('an old or used link says so and offers a new one', FULL, async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  await page.goto('/password-reset#token=un-enlace-que-ya-se-uso')
  await field(page, 'Contraseña nueva').fill('cuatro-rios-y-un-faro')
  await field(page, 'Repite la contraseña nueva').fill('cuatro-rios-y-un-faro')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible()
  await page.getByRole('link', { name: 'Pedir un enlace nuevo' }).click()
  await expect(page.getByRole('heading', { name: 'Recupera tu acceso' })).toBeVisible()
})

test('a link that confirms no address says so, and leads to the sign-in', FULL, async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  await page.goto('/confirmar-correo#token=un-enlace-que-no-hay')
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(page.getByRole('heading', { name: 'Este enlace no sirve' })).toBeVisible()
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('every signed-out page fits its screen', FULL, async ({ browser }) => {
  for (const screen of ['phone', 'tablet', 'desktop'] as const) {
    const page = await openBrowser(browser, screen)
    for (const path of ['/login', '/registro', '/password-reset', '/password-reset#token=x', '/confirmar-correo']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await widthOver(page)).toBe(0)
    }
    await page.context().close()
  }
})

test('words of the other language that never come are told of, until they come', async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  await page.goto('/login')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Hola de nuevo')
  await page.route('**/locales/en/**', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('No pudimos cargar las palabras en ese idioma.')).toBeVisible({ timeout: 30_000 })
  await expect(heading).toHaveText('Hola de nuevo')
  await page.unroute('**/locales/en/**')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(heading).toHaveText('Welcome back', { timeout: 30_000 })
  await expect(page.getByText(/cargar las palabras|could not load the words/)).toBeHidden()
})

test('search engines are told which pages are nobody’s to find', async ({ request }) => {
  const told = await request.get('/robots.txt')
  expect([told.status(), told.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const closed = (await told.text()).split('\n').flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
  expect(closed).toEqual(['/api/', '/rastreo', '/consentimiento', '/confirmar-correo', '/password-reset'])
})

test('what was built is sent as it was built, with its length, and not compressed anew for each who asks', async ({
  browser,
}) => {
  const page = await openBrowser(browser, 'phone')
  const lengths = new Map<string, string | undefined>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/assets/')) lengths.set(pathname, response.headers()['content-length'])
  })
  await signIn(page, 'cliente@demo.ec')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(lengths.size).toBeGreaterThan(5)
  expect([...lengths].filter(([, length]) => length === undefined)).toEqual([])
})
