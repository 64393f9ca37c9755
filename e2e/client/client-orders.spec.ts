import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { type House, houseOf } from '../world/client-packages.ts'
import { invoicePdf } from '../world/files.ts'
import { field, openBrowser, signIn, widthOver } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { type NewClient, newCedula, newClient } from '../world/world.ts'

let client: NewClient
let house: House
let request: APIRequestContext

test.beforeAll(async ({ playwright, baseURL }) => {
  request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) })
  client = await newClient(request, 'Paulina', newCedula())
  house = await houseOf(request, client)
})
test.afterAll(() => request.dispose())

const panel = (page: Page) => page.getByRole('dialog').first()

test('whoever has no package yet learns how it works', LONG, async ({ browser }) => {
  const fresh = await newClient(request, 'Elsa', newCedula())
  const page = await openBrowser(browser, 'phone')
  await signIn(page, fresh.email, fresh.password)

  await expect(page.getByRole('heading', { name: 'Tu primer paquete' })).toBeVisible()
  await page.getByRole('link', { name: 'Crear mi primer pedido' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevo pedido')
  for (const path of ['/tuspedidos', '/tuspagos', '/tuspagos?view=pending', '/tuspagos?view=paid']) {
    await page.goto(path)
    await expect(page.getByText(/^(No hay paquetes|No debes nada|Todavía no hay pagos)/)).toBeVisible()
    expect(await widthOver(page)).toBe(0)
  }
})

test('an order is refused at its fields, sent, and deleted while in review', LONG, async ({ browser }) => {
  await house.seesDocument()
  const page = await openBrowser(browser, 'phone')
  await signIn(page, client.email, client.password)
  await page.goto('/?new=1')
  await expect(page.getByText(/de su cupo anual de \$1\.600,00/)).toBeVisible()
  const first = page.getByRole('region', { name: 'Paquete 1' })
  await field(first, 'Descripción').fill('Cafetera de goteo')
  await field(first, 'Precio unitario').fill('380')
  await field(first, 'Peso estimado').fill('4,2')
  await expect(first.getByText(/pasa de 4 kg/)).toBeVisible()
  await page.getByRole('button', { name: 'Crear pedido' }).click()
  await expect(first.getByText(/pasa de 400 USD con impuesto/)).toBeVisible()
  await expect(first.locator('[aria-invalid=true]').first()).toBeVisible()

  const tracking = `1Z${String(Math.random()).slice(2, 18).padEnd(16, '0')}`
  await field(first, 'Número de tracking').fill(tracking)
  await field(first, 'Precio unitario').fill('80')
  await field(first, 'Peso estimado').fill('2')
  await page.getByRole('button', { name: 'Crear pedido' }).click()
  await expect(page.getByText('Orden creada exitosamente.')).toBeVisible()

  const card = page.getByRole('listitem').filter({ hasText: 'Cafetera de goteo' })
  await card.getByRole('button', { name: /^Cafetera de goteo/ }).click()
  await expect(panel(page)).toContainText('Lo estamos revisando.')
  await panel(page).getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('button', { name: 'Eliminar pedido' }).click()
  await expect(page.getByText('Eliminado con éxito')).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('an incomplete order says what is missing and is completed in place', LONG, async ({ browser }) => {
  const made = await house.ordered('Mochila de viaje')
  await house.markIncomplete(made, ['invoice'], 'La factura no se lee.')
  const page = await openBrowser(browser, 'phone')
  await signIn(page, client.email, client.password)

  const task = page.getByRole('listitem').filter({ hasText: `Completa: ${made.description}` })
  await task.getByRole('button', { name: 'Completar' }).click()
  await expect(panel(page)).toContainText('La factura no se lee.')
  await panel(page).getByRole('button', { name: 'Enviar lo que faltaba' }).click()
  await expect(panel(page).getByText('Sube la factura de la compra.')).toBeVisible()
  const invoice = { name: 'factura.pdf', mimeType: 'application/pdf', buffer: invoicePdf() }
  await panel(page)
    .getByRole('group', { name: 'Factura de la compra' })
    .locator('input[type=file]')
    .first()
    .setInputFiles(invoice)
  await panel(page).getByRole('button', { name: 'Enviar lo que faltaba' }).click()
  await expect(panel(page)).toContainText('Recibimos lo que faltaba.')
})

test('a package in Miami: where it is, its description, its photo, and what went wrong', LONG, async ({ browser }) => {
  const made = await house.inMiami('Audífonos')
  await house.openIncident(made, 'delayed', 'El vuelo salió un día después.')
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, client.email, client.password)
  await expect(page.getByText('Hay una novedad: Audífonos')).toBeVisible()

  await page.goto('/tuspedidos')
  const line = page.getByRole('row').filter({ hasText: made.description })
  await expect(line).toContainText('Novedad abierta')
  await line.getByRole('button', { name: made.description }).click()
  await expect(panel(page)).toContainText('En nuestra bodega de Miami, esperando su vuelo.')
  await expect(panel(page).locator('[aria-current=step]')).toHaveText('En Miami')
  await expect(panel(page)).toContainText('(Miami)')
  await expect(panel(page)).toContainText('Tu paquete se retrasó')
  await expect(panel(page)).toContainText('El vuelo salió un día después.')

  await test.step('the photo opens large and closes by keyboard', async () => {
    const thumbnail = panel(page).getByRole('button', { name: 'Ampliar caja.png' }).first()
    await thumbnail.press('Enter')
    const viewer = page.getByRole('dialog', { name: /^Foto/ })
    await expect(viewer.getByRole('img', { name: 'caja.png' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(thumbnail).toBeFocused()
  })
  await test.step('the description changes', async () => {
    await panel(page).getByRole('button', { name: 'Editar descripción' }).click()
    const dialog = page.getByRole('dialog', { name: `Tu nombre para: ${made.description}` })
    await field(dialog, 'Descripción').fill('Audífonos de mamá')
    await dialog.getByRole('button', { name: 'Guardar descripción' }).click()
    await expect(page.getByText('Descripción actualizada con exito.')).toBeVisible()
    await expect(panel(page)).toContainText('Audífonos de mamá')
  })
})

test('two packages are allowed to travel together, with the saving', LONG, async ({ browser }) => {
  const [one, other] = [await house.inMiami('Juguete de madera'), await house.inMiami('Rompecabezas')]
  const page = await openBrowser(browser, 'phone')
  await signIn(page, client.email, client.password)
  await page.goto('/tuspedidos?view=inMiami')
  for (const { description } of [one, other])
    await page.getByRole('listitem').filter({ hasText: description }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Autorizar consolidación de 2' }).click()
  await expect(page.getByRole('dialog')).toContainText(/Ahorras hasta \$\d+,00/)
  await page.getByRole('button', { name: 'Autorizar 2 paquetes' }).click()
  await expect(page.getByText('Autorización guardada con éxito.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: one.description })).toContainText('Autorizada')
})

test('a home that does not come says so, and comes when asked again', LONG, async ({ browser }) => {
  const made = await house.ordered('Termo')
  const page = await openBrowser(browser, 'phone')
  await signIn(page, client.email, client.password)
  await page.route('**/api/client/home', (route) => route.abort())
  await page.goto('/')
  const retry = page.getByRole('button', { name: 'Intentar de nuevo' }).last()
  await expect(retry).toBeVisible({ timeout: 60_000 })
  await page.unroute('**/api/client/home')
  await retry.click()
  await expect(page.getByRole('listitem').filter({ hasText: made.description }).first()).toBeVisible()
})
