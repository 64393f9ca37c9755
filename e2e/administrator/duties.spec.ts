// What an administrator may do is given by an owner: what is not theirs is in no menu, behind no address and in no answer.
import { expect, test } from '@playwright/test'
import { openBrowser, signIn } from '../world/people.ts'
import { newStaff } from '../world/staff.ts'
import { LONG } from '../world/tiers.ts'
import { headersOf } from '../world/world.ts'

const WAREHOUSE = 'bodega@demo.ec'

test('who has the warehouses finds no money: in the menu, by address, or by call', async ({ browser, request }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, WAREHOUSE)
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await expect(menu.getByRole('button', { name: 'Operaciones' })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Finanzas' })).toHaveCount(0)
  await page.goto('/finances/facturas-venta')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esto no está entre tus funciones.')
  const refused = await request.get('/api/sale-order', { headers: await headersOf(request, WAREHOUSE) })
  expect(refused.status()).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'permissionMissing' })
})

test('an owner gives duties in the panel of an account, and they hold at once', LONG, async ({ browser, request }) => {
  const staff = await newStaff(request, 'administrator')
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, 'admin@demo.ec')
  await page.goto(`/administration/usuarios?open=${staff.id}`)
  await page.getByRole('button', { name: 'Funciones', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Funciones de/ })
  await dialog.getByRole('checkbox', { name: 'Dueño' }).uncheck()
  await dialog.getByRole('button', { name: 'Guardar funciones' }).click()
  await expect(dialog.getByText('Elige al menos una.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Lector' }).check()
  await dialog.getByRole('button', { name: 'Guardar funciones' }).click()
  await expect(dialog).toBeHidden()
  expect((await request.get('/api/sale-order', { headers: staff.headers })).status()).toBe(200)
  expect((await request.post('/api/manifest', { headers: staff.headers, data: {} })).status()).toBe(403)
})
