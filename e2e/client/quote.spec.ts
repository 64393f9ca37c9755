import { type APIRequestContext, type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { field, openBrowser, openMenu, type Screen, signIn, widthOver } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { type NewClient, newClient } from '../world/world.ts'

const REQUEST = '**/api/quotation/request'

const price = (page: Page) => page.getByRole('complementary', { name: 'Precio estimado' })
const weight = (page: Page) => page.getByRole('textbox', { name: 'Peso', exact: true })
const keep = (page: Page) => page.getByRole('button', { name: 'Guardar cotización' })
const kept = (page: Page) => page.getByRole('region', { name: 'Tus cotizaciones' }).first()

// One client for all: as many as one network may sign up in an hour are few, and what is typed stays in each one's browser.
let known: Promise<NewClient> | undefined
const someone = (request: APIRequestContext): Promise<NewClient> => {
  known ??= newClient(request)
  return known
}

/** A client on the page of quotes. */
async function quoting(browser: Browser, request: APIRequestContext, screen: Screen = 'desktop'): Promise<Page> {
  const client = await someone(request)
  const page = await openBrowser(browser, screen)
  await signIn(page, client.email, client.password)
  await openMenu(page, 'Cotizar')
  return page
}

/** The amounts of a price as the screen shows them, the total last: cents, as $1.234,56 reads in Ecuador. */
async function amountsOf(table: Locator): Promise<number[]> {
  const cells = await table.getByRole('cell').allTextContents()
  return cells.map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, '')))
}

const told = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/quotation/request') && response.status() === 200)

/** Keeps what is typed; every amount on the screen is what the server says, to the cent. */
async function keepAndCompare(page: Page): Promise<void> {
  const shown = await amountsOf(price(page))
  const answer = told(page)
  await keep(page).click()
  const { price: said } = await (await answer).json()
  const lines: number[] = said.lines.map(({ amountInCents }: { amountInCents: number }) => amountInCents)
  expect(shown).toEqual([...lines, said.totalInCents])
  await expect(page.getByText(/^Cotización COT-\d+ guardada con éxito\.$/)).toBeVisible()
}

test('a client sees a price while typing it, keeps it, and turns it into an order', async ({ browser, request }) => {
  const client = await newClient(request)
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, client.email, client.password)
  await openMenu(page, 'Cotizar')
  await expect(kept(page).getByText('Todavía no guardas cotizaciones')).toBeVisible()
  await field(page, 'Qué es \\(opcional\\)').fill('Cafetera')
  await field(page, 'Valor de la compra').fill('120')
  await weight(page).fill('2,5')
  await expect(price(page).getByRole('row', { name: /^Total estimado/ })).toContainText('$45,26')
  await expect(price(page)).toContainText('Llegada estimada a Quito')
  await keepAndCompare(page)

  const row = kept(page).getByRole('row').filter({ hasText: 'Cafetera' })
  await expect(row).toContainText('$45,26')
  await page.getByRole('link', { name: 'Crear pedido con estos datos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevo pedido')
  await expect(page).toHaveURL('/?new=1')
  await expect(field(page, 'Descripción')).toHaveValue('Cafetera')
  await expect(field(page, 'Precio unitario')).toHaveValue('120,00')
  await expect(page.getByRole('textbox', { name: 'Peso estimado' })).toHaveValue('2,5')
  await page.reload()
  await expect(field(page, 'Descripción')).toHaveValue('Cafetera')
  await expect(page.getByRole('heading', { name: 'Paquete 2' })).toBeHidden()
})

test('an assisted purchase is priced to the cent: several items, store shipping, pounds', LONG, async ({ browser, request }) => {
  const page = await quoting(browser, request)
  await page.getByRole('link', { name: /^Compra asistida/ }).click()
  await page.getByRole('combobox', { name: 'Unidad' }).selectOption('lb')
  await weight(page).fill('3.3')
  await field(page, 'Descripción').fill('Audífonos')
  await field(page, 'Cantidad').fill('2')
  await field(page, 'Precio unitario').fill('49,99')
  await page.getByRole('button', { name: 'Agregar artículo' }).click()
  await expect(field(page, 'Precio unitario')).toHaveCount(2)
  await field(page, 'Precio unitario').last().fill('19.95')
  await page.getByLabel(/^Envío de la tienda a Miami/).fill('5,99')
  await expect(price(page).getByRole('row', { name: /^Productos/ })).toContainText('$119,93')
  await expect(price(page).getByRole('row', { name: /^Comisión por compra/ })).toContainText('$10,70')
  await keepAndCompare(page)

  await page.getByRole('link', { name: 'Pedir esta compra' }).click()
  await expect(page).toHaveURL('/tuscompraasistidas?new=1')
  await expect(page.getByText('$119,93').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Precio unitario/ }).first()).toHaveValue('49,99')
})

test('what was quoted is seen again as it was told, and used again', LONG, async ({ browser, request }) => {
  const page = await quoting(browser, request)
  await field(page, 'Valor de la compra').fill('55')
  await weight(page).fill('1,25')
  await keepAndCompare(page)
  await weight(page).fill('9')

  await kept(page).getByRole('button', { name: /^COT-/ }).first().click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('row', { name: /^Total estimado/ })).toContainText('$32,52')
  await page.reload()
  await expect(panel.getByRole('row', { name: /^Total estimado/ })).toContainText('$32,52')
  await panel.getByRole('button', { name: 'Usar de nuevo' }).click()
  await expect(panel).toBeHidden()
  await expect(weight(page)).toHaveValue('1,25')

  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(weight(page)).toHaveValue('9')
})

test('when prices changed meanwhile, the server’s price is shown', LONG, async ({ browser, request }) => {
  const page = await openBrowser(browser, 'desktop')
  await page.route('**/api/quotation/parameters', async (route) => {
    const answer = await route.fetch()
    const parameters: { key: string; value: number }[] = await answer.json()
    const json = parameters.map((one) => (one.key === 'priceByKg' ? { ...one, value: 7 } : one))
    await route.fulfill({ response: answer, json })
  })
  const client = await someone(request)
  await signIn(page, client.email, client.password)
  await page.goto('/cotizar')
  await field(page, 'Valor de la compra').fill('120')
  await weight(page).fill('2,5')
  await expect(price(page).getByRole('row', { name: /^Flete/ })).toContainText('$17,50')
  await keep(page).click()

  await expect(price(page).getByRole('row', { name: /^Flete/ })).toContainText('$22,50')
  await expect(price(page)).toContainText('Este es el precio de hoy')
  // Prices that are asked for once more would be answered in the middle of the next test.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('what is missing is said at its field', LONG, async ({ browser, request }) => {
  const page = await quoting(browser, request)
  await keep(page).click()
  await expect(page.getByText('El valor del producto debe ser mayor que cero.')).toBeVisible()
  await expect(page.getByText('Este campo es obligatorio.')).toBeVisible()
  await expect(field(page, 'Valor de la compra')).toBeFocused()
})

test('without a connection nothing typed is lost, and it is kept once it is back', LONG, async ({ browser, request }) => {
  const page = await quoting(browser, request)
  await field(page, 'Valor de la compra').fill('80')
  await weight(page).fill('1,1')
  await page.context().setOffline(true)
  await keep(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No logramos conectarnos' })).toBeVisible()
  await expect(weight(page)).toHaveValue(/^1,10*$/)

  await page.context().setOffline(false)
  await keepAndCompare(page)
  await expect(page.getByRole('alert')).toBeHidden()
})

test('what is typed survives a reload', LONG, async ({ browser, request }) => {
  const page = await quoting(browser, request)
  await field(page, 'Valor de la compra').fill('80')
  await weight(page).fill('1,1')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith(':quote')))).toBe(true)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('values')
  await page.reload()
  await expect(field(page, 'Valor de la compra')).toHaveValue('80,00')
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
  await expect(field(page, 'Valor de la compra')).toHaveValue('')
})

test('a slow answer keeps the button busy, and one quote is kept', LONG, async ({ browser, request }) => {
  const page = await quoting(browser, request)
  let asked = 0
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(REQUEST, async (route) => {
    asked += 1
    await held
    await route.continue()
  })
  await field(page, 'Valor de la compra').fill('80')
  await weight(page).fill('1,1')
  await keep(page).click()
  await expect(keep(page)).toBeDisabled()
  answer()
  await expect(page.getByText(/^Cotización COT-\d+ guardada con éxito\.$/)).toBeVisible()
  expect(asked).toBe(1)
})

test('by keyboard alone, on a phone, the price stays in sight', LONG, async ({ browser, request }) => {
  const page = await quoting(browser, request, 'phone')
  await field(page, 'Valor de la compra').focus()
  await page.keyboard.type('120')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2,5')
  await expect(weight(page)).toBeFocused()
  const live = page.getByRole('status').filter({ hasText: 'Total estimado' })
  await expect(live).toContainText('$45,26')
  await expect(live).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Cotización COT-\d+ guardada con éxito\.$/)).toBeVisible()
  expect(await widthOver(page)).toBe(0)
})
