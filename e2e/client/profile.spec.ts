import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { houseOf } from '../world/client-packages.ts'
import { field, openBrowser, signIn, signInByForm } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { type NewClient, newCedula, newClient } from '../world/world.ts'

let client: NewClient
let request: APIRequestContext

test.beforeAll(async ({ playwright, baseURL }) => {
  request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) })
  client = await newClient(request, 'Teresa', newCedula())
})
test.afterAll(() => request.dispose())

const open = async (page: Page, section: string) => {
  await signIn(page, client.email, client.password)
  await page.goto(`/perfil?section=${section}`)
}

test('the account changes; what is wrong is said at its field', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  await open(page, 'account')
  await field(page, 'Teléfono').fill('12')
  await field(page, 'Dirección').fill('Calle Larga 7-07 y Borrero')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(field(page, 'Teléfono')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Teléfono')).toBeFocused()
  await field(page, 'Teléfono').fill('0987654321')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Perfil actualizado con éxito.')).toBeVisible()
  await page.reload()
  await expect(field(page, 'Dirección')).toHaveValue('Calle Larga 7-07 y Borrero')
})

test('a new password ends the other sessions; a wrong current one is said at its field', LONG, async ({ browser }) => {
  const own = await newClient(request, 'Beatriz')
  const [here, elsewhere] = [await openBrowser(browser, 'desktop'), await openBrowser(browser, 'phone')]
  await signInByForm(elsewhere, own.email, own.password)
  await signInByForm(here, own.email, own.password)
  await here.goto('/perfil?section=access')
  const change = async (current: string) => {
    await field(here, 'Contraseña actual').fill(current)
    await field(here, 'Contraseña nueva').fill('cuatro-rios-y-un-faro')
    await field(here, 'Repite la contraseña nueva').fill('cuatro-rios-y-un-faro')
    await here.getByRole('button', { name: 'Cambiar contraseña' }).click()
  }
  await change('no-era-esta-clave')
  await expect(here.getByText('La contraseña actual no es correcta.')).toBeVisible()
  await change(own.password)
  await expect(here.getByText('Contraseña actualizada con éxito.')).toBeVisible()
  await elsewhere.goto('/tuspedidos')
  await expect(elsewhere.getByRole('heading', { name: 'Hola de nuevo' })).toBeVisible()
})

test('open sessions are listed, and the others closed', LONG, async ({ browser }) => {
  const [here, elsewhere] = [await openBrowser(browser, 'desktop'), await openBrowser(browser, 'phone')]
  await signInByForm(elsewhere, client.email, client.password)
  await open(here, 'access')
  await expect(here.getByText('Esta sesión')).toBeVisible()
  await here.getByRole('button', { name: 'Cerrar las demás' }).click()
  await expect(here.getByText('Cerramos las demás sesiones.')).toBeVisible()
  await expect(here.getByRole('button', { name: 'Cerrar las demás' })).toHaveCount(0)
  await elsewhere.goto('/tuspedidos')
  await expect(elsewhere.getByRole('heading', { name: 'Hola de nuevo' })).toBeVisible()
})

test('somebody is authorized, with their yearly quota, changed and taken off the list', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  await open(page, 'authorizedNames')
  const list = page.getByRole('listitem')
  const self = list.filter({ hasText: 'Tú: retiras y recibes siempre' })
  await expect(self).toContainText('Muestra tu cédula en el mostrador y aquí verás cuánto cupo te queda')
  await (await houseOf(request, client)).seesDocument()
  await page.reload()
  await expect(self).toContainText('$1.600,00')

  await page.getByRole('button', { name: 'Agregar persona' }).first().click()
  const dialog = page.getByRole('dialog')
  const cedula = newCedula()
  await field(dialog, 'Nombres y apellidos').fill('Tomás Andrade')
  await field(dialog, 'Número').fill(cedula.replace(/.$/, (last) => String((Number(last) + 1) % 10)))
  await field(dialog, 'Teléfono').fill('098 765 4321')
  await field(dialog, 'Ser consignatario en la aduana').check()
  await dialog.getByRole('button', { name: 'Agregar persona' }).click()
  await expect(dialog.getByText('El número de identificación no es válido.')).toBeVisible()
  await field(dialog, 'Número').fill(cedula)
  await dialog.getByRole('button', { name: 'Agregar persona' }).click()
  const person = list.filter({ hasText: 'Tomás Andrade' })
  await expect(person).toContainText('Sin autorización')
  // How much of it is used is told to that person alone.
  await expect(person).not.toContainText('Cupo anual')

  await test.step('what cannot be taken off says so at its row, without a toast', async () => {
    await page.route('**/api/user/authorized-names/*', (route) => route.abort())
    await person.getByRole('button', { name: 'Quitar a Tomás Andrade' }).click()
    await page.getByRole('button', { name: 'Quitar persona' }).click()
    await expect(person.getByRole('alert')).toContainText('No logramos conectarnos.')
    await expect(page.getByText('No logramos conectarnos. Revisa tu conexión e intenta de nuevo.')).toHaveCount(1)
    await page.unroute('**/api/user/authorized-names/*')
  })
  await person.getByRole('button', { name: 'Quitar a Tomás Andrade' }).click()
  await page.getByRole('button', { name: 'Quitar persona' }).click()
  await expect(person).toHaveCount(0)
})

test('the Miami address is copied with one tap, its casillero too', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, 'miamiAddress')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: /^Casillero/ }).click()
  await expect.poll(copied).toMatch(/^UIO-\d+$/)
  await page.getByRole('button', { name: 'Copiar toda la dirección' }).click()
  await expect.poll(copied).toContain('Doral, FL')
})

test('text size and language stay on this device; sections are walked by keyboard', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'tablet')
  await open(page, 'account')
  await page.getByRole('tab', { name: 'Cuenta' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Acceso' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Lo que aceptaste' })).toBeFocused()
  await page.getByRole('tab', { name: 'Accesibilidad' }).click()
  await page.getByText('Más grande', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger')
  await page.getByRole('tab', { name: 'Idioma' }).click()
  await page.getByRole('radio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger')
})
