// The second step of staff: turned on, asked for at sign-in, lost; and who is there, asked for before what cannot be taken back.
import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { bundleOf, newSharer, office } from '../world/bundles-world.ts'
import { counterOf } from '../world/counter-world.ts'
import { field, openBrowser, row, type Screen, signIn, signInByForm } from '../world/people.ts'
import { codeBefore, codeOf, newStaff, requireOfStaff, signInToCode, turnOn } from '../world/staff.ts'
import { LONG } from '../world/tiers.ts'
import type { NewClient } from '../world/world.ts'

const account = (page: Page) => page.getByRole('button', { name: /^Cuenta/ })

/** The form or the dialog that shows the secret. @returns the secret, which the application would scan. */
async function enrol(page: Page, area: Page | Locator, { password }: NewClient): Promise<string> {
  await field(area, 'Tu contraseña').fill(password)
  await area.getByRole('button', { name: 'Continuar' }).click()
  await expect(area.getByRole('img', { name: 'Código QR para tu aplicación de autenticación' })).toBeVisible()
  const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '')
  await field(area, 'Código de seis dígitos').fill('000000')
  await area.getByRole('button', { name: 'Activar', exact: true }).click()
  await expect(page.getByText('El código no es correcto o ya se usó.')).toBeVisible()
  await field(area, 'Código de seis dígitos').fill(await codeBefore(secret))
  await area.getByRole('button', { name: 'Activar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Guarda tus códigos de recuperación' })).toBeVisible()
  return secret
}

for (const screen of ['desktop', 'phone'] as const satisfies readonly Screen[]) {
  test(
    `on a ${screen} it is turned on, asked for at sign-in, and passed with a recovery code`,
    screen === 'phone' ? LONG : {},
    async ({ browser, request }) => {
      const person = await newStaff(request, 'administrator')
      const page = await openBrowser(browser, screen)
      await signInByForm(page, person.email, person.password)
      await page.goto('/perfil?section=access')
      await page.getByRole('button', { name: 'Activar el segundo paso' }).click()
      const secret = await enrol(page, page, person)
      const codes = await page.getByRole('listitem').locator('code').allTextContents()
      expect(new Set(codes).size).toBe(10)
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Descargar' }).click()
      const file = await downloading
      expect(file.suggestedFilename()).toMatch(/^codigos-de-recuperacion-[\d-]{17}\.txt$/)
      expect(await readFile(await file.path(), 'utf8')).toContain(codes.join('\n'))
      await page.getByRole('button', { name: 'Ya los guardé' }).click()
      await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible()

      const again = await openBrowser(browser, screen)
      await signInToCode(again, person)
      await expect(field(again, 'Código de seis dígitos')).toBeFocused()
      await again.keyboard.type('123456')
      await again.keyboard.press('Enter')
      await expect(again.getByText('El código no es correcto o ya se usó.')).toBeVisible()
      await field(again, 'Código de seis dígitos').fill(codeOf(secret))
      await again.keyboard.press('Enter')
      await account(again).waitFor()

      const lost = await openBrowser(browser, screen)
      await signInToCode(lost, person)
      await lost.getByRole('button', { name: 'Usar un código de recuperación' }).click()
      await field(lost, 'Código de recuperación').fill(codes[0] ?? '')
      await lost.getByRole('button', { name: 'Iniciar sesión' }).click()
      await account(lost).waitFor()
      await lost.goto('/perfil?section=access')
      await expect(lost.getByText('Te quedan 9 códigos de recuperación.')).toBeVisible()
    },
  )
}

test('new recovery codes, and turning it off, take the password and a code', LONG, async ({ browser, request }) => {
  const person = await newStaff(request, 'associate')
  const { recoveryCodes } = await turnOn(request, person)
  const page = await openBrowser(browser, 'phone')
  await signInToCode(page, person)
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await field(page, 'Código de recuperación').fill(recoveryCodes[0] ?? '')
  await page.keyboard.press('Enter')
  await account(page).waitFor()
  await page.goto('/perfil?section=access')
  const prove = async (code: string, act: string) => {
    const dialog = page.getByRole('dialog')
    await field(dialog, 'Tu contraseña').fill(person.password)
    await field(dialog, 'Código de seis dígitos').fill(code)
    await dialog.getByRole('button', { name: act }).click()
  }
  await page.getByRole('button', { name: 'Crear códigos nuevos' }).click()
  await prove(recoveryCodes[0] ?? '', 'Crear códigos')
  await expect(page.getByText('El código no es correcto o ya se usó.')).toBeVisible()
  await prove(recoveryCodes[1] ?? '', 'Crear códigos')
  await expect(page.getByRole('dialog').locator('code')).toHaveCount(10)
  const renewed = await page.getByRole('dialog').locator('code').allTextContents()
  expect(renewed).toHaveLength(10)
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await page.getByRole('button', { name: 'Desactivar', exact: true }).click()
  await prove(renewed[0] ?? '', 'Desactivar')
  await expect(page.getByText('Segundo paso desactivado.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Activar el segundo paso' })).toBeVisible()
})

test('a lost one is taken off by an administrator', LONG, async ({ browser, request }) => {
  const person = await newStaff(request, 'associate')
  await turnOn(request, person)
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, 'admin@demo.ec')
  await page.goto(`/administration/usuarios?open=${person.id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Más' }).click()
  await page.getByRole('menuitem', { name: 'Quitar el segundo paso' }).click()
  await page
    .getByRole('dialog', { name: /^Quitar el segundo paso de/ })
    .getByRole('button', { name: 'Quitar el segundo paso' })
    .click()
  await expect(page.getByText(/^Segundo paso de .* quitado\.$/)).toBeVisible()
  const theirs = await openBrowser(browser, 'phone')
  await signInByForm(theirs, person.email, person.password)
})

test('where the company requires it, staff see nothing else until it is on', LONG, async ({ browser, request }) => {
  const [administrator, person] = [await newStaff(request, 'administrator'), await newStaff(request, 'associate')]
  const page = await openBrowser(browser, 'phone')
  await signIn(page, person.email, person.password)
  await turnOn(request, administrator)
  await requireOfStaff(request, administrator, true)
  try {
    await page.goto('/carrito')
    await expect(page.getByRole('heading', { name: 'Activa tu segundo paso' })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await enrol(page, page, person)
    await page.getByRole('button', { name: 'Ya los guardé' }).click()
    await account(page).waitFor()
  } finally {
    await requireOfStaff(request, administrator, false)
  }
})

/** What the server answers when half an hour has passed since this session showed who it is; only the first time. */
async function passHalfAnHour(page: Page, path: string): Promise<string[]> {
  const keys: string[] = []
  const refusal = { statusCode: 403, code: 'reauthenticationNeeded', message: 'Show again that it is you' }
  await page.route(`**/api${path}`, async (route: Route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    return keys.length === 1 ? route.fulfill({ status: 403, json: refusal }) : route.continue()
  })
  return keys
}

for (const screen of ['desktop', 'phone'] as const satisfies readonly Screen[]) {
  test(`on a ${screen} a payment asks who is there, and goes on as it was typed`, LONG, async ({ browser, request }) => {
    const counter = await counterOf(request)
    const bill = await counter.house.bill(await counter.house.inQuito('Chompa'))
    const person = await newStaff(request, 'administrator')
    const page = await openBrowser(browser, screen)
    await signIn(page, person.email, person.password)
    await page.goto(`/finances/facturas-venta?q=${counter.name}`)
    const keys = await passHalfAnHour(page, '/order/admin/paid/client')
    await page
      .getByRole('button', { name: `Confirmar pago ${bill.code}` })
      .first()
      .click()
    const paying = page.getByRole('dialog').filter({ hasText: bill.code })
    const confirm = paying.locator('button[type="submit"]')
    await field(paying, 'Referencia').fill('PICH-77')
    await confirm.click()

    const asked = page.getByRole('dialog', { name: 'Confirma que eres tú' })
    await field(asked, 'Tu contraseña').fill('no-era-esta')
    await asked.getByRole('button', { name: 'Confirmar y seguir' }).click()
    await expect(asked.getByText('La contraseña no es correcta.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(asked).toBeHidden()
    await expect(field(paying, 'Referencia')).toHaveValue('PICH-77')

    keys.length = 0
    await confirm.click()
    await field(asked, 'Tu contraseña').fill(person.password)
    await page.keyboard.press('Enter')
    await expect(asked).toBeHidden()
    await expect(paying).toBeHidden()
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
    await page.goto(`/finances/facturas-venta?q=${counter.name}&view=charged`)
    await expect(screen === 'desktop' ? row(page, bill.code) : page.getByText(bill.code).first()).toBeVisible()
  })
}

/** A manifest with one bundle that lacks nothing. */
async function readyToShip(request: APIRequestContext): Promise<{ id: string; guide: string }> {
  const { packages } = await newSharer(request, [{ weightInGrams: 1_000, dollars: 50 }])
  const { id: bundleId } = await bundleOf(request, packages)
  const guide = `729-${String(Math.random()).slice(2, 10)}`
  const bundles = [{ bundleId, childGuideNumber: `HIJA-${guide}` }]
  const departureDate = new Date().toISOString().slice(0, 10)
  const data = { guideNumber: guide, airline: 'Avianca Cargo', flight: 'AV 8392', departureDate, bundles }
  const made = await request.post('/api/manifest', { headers: await office(request), data })
  expect(made.ok(), await made.text()).toBe(true)
  return { id: (await made.json()).id, guide }
}

test('shipping asks who is there, and takes a code', LONG, async ({ browser, request }) => {
  const { id, guide } = await readyToShip(request)
  const person = await newStaff(request, 'administrator')
  const { secret, recoveryCodes } = await turnOn(request, person)
  const page = await openBrowser(browser, 'desktop')
  await signInToCode(page, person)
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await field(page, 'Código de recuperación').fill(recoveryCodes[0] ?? '')
  await page.keyboard.press('Enter')
  await account(page).waitFor()
  await page.goto(`/operations/manifiestocarga?open=${id}`)
  const keys = await passHalfAnHour(page, `/manifest/${id}/ship`)
  await page.getByRole('button', { name: 'Despachar', exact: true }).click()
  const shipping = page.getByRole('dialog').filter({ hasText: 'Vas a despachar' })
  await shipping.getByRole('textbox').fill(guide)
  await shipping.getByRole('button', { name: 'Despachar 1 bulto' }).click()

  const asked = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await field(asked, 'Código de seis dígitos').fill(codeOf(secret))
  await page.keyboard.press('Enter')

  await expect(page.getByText(/^Manifiesto MAN-\d+ despachado con éxito\.$/)).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})
