// What an administrator may do is given by an owner: what is not theirs is in no menu, behind no address and in no answer.
import { expect, test } from '@playwright/test'
import { field, openBrowser, signIn } from '../world/people.ts'
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

test(
  'who has purchasing alone asks for a purchase and an order for a client, whom the form finds',
  LONG,
  async ({ browser, request }) => {
    const buyer = await newStaff(request, 'administrator')
    const headers = await headersOf(request, 'admin@demo.ec')
    const given = await request.put(`/api/user/${buyer.id}`, { headers, data: { duties: ['purchasing'] } })
    expect(given.status(), await given.text()).toBe(200)
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, buyer.email, buyer.password)
    await page.goto('/operations/estadodepedidos?view=purchases')
    await page.getByRole('link', { name: 'Nueva compra para…' }).click()
    await page.getByRole('combobox', { name: 'Cliente' }).fill('cliente@demo.ec')
    await page.getByRole('option').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nueva compra para /)
    await field(page, 'Enlace del producto').fill('https://www.target.com/p/reloj-de-pared')
    await field(page, 'Descripción').fill(`Reloj de ${buyer.email}`)
    await field(page, 'Precio unitario').fill('20')
    await page.getByRole('button', { name: 'Pedir compra' }).click()
    await expect(page.getByRole('dialog')).toContainText(`Reloj de ${buyer.email}`)
    await page.goto('/operations/estadodepedidos')
    await page.getByRole('link', { name: 'Nuevo pedido', exact: true }).click()
    await expect(page.getByText('¿Para quién es el pedido? Elige al cliente.')).toBeVisible()
    await expect(page.getByText('Esto no está entre tus funciones.')).toHaveCount(0)
  },
)

test('a duty that is given or taken reaches the open page without a reload', LONG, async ({ browser, request }) => {
  const person = await newStaff(request, 'administrator')
  const headers = await headersOf(request, 'admin@demo.ec')
  const give = async (...duties: string[]) => {
    const answer = await request.put(`/api/user/${person.id}`, { headers, data: { duties } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await give('reader')
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, person.email, person.password)
  const stream = page.waitForResponse((response) => response.url().includes('/notification/stream'))
  await page.goto('/operations/estadodepedidos')
  await stream
  const ask = page.getByRole('link', { name: 'Nuevo pedido', exact: true })
  const finances = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('button', { name: 'Finanzas' })
  await expect(finances).toBeVisible()
  await expect(ask).toHaveCount(0)
  // What happened before the stream's first look is not told: it is given until the page hears of it.
  await expect(async () => {
    await give('reader')
    await give('purchasing')
    await expect(ask).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(finances).toHaveCount(0)
  await expect(page.getByText('Cambiaron tus funciones: ves lo que te toca ahora.').first()).toBeVisible()
})
