import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { type House, houseOf } from '../world/client-packages.ts'
import { phonePhoto } from '../world/files.ts'
import { field, openBrowser, signIn, untilQuiet } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { type NewClient, newCedula, newClient } from '../world/world.ts'

let client: NewClient
let house: House
let request: APIRequestContext

test.beforeAll(async ({ playwright, baseURL }) => {
  request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) })
  client = await newClient(request, 'Marisol', newCedula())
  house = await houseOf(request, client)
})
test.afterAll(() => request.dispose())

const RECEIPT = { name: 'comprobante.png', mimeType: 'image/png', buffer: phonePhoto() }
const panel = (page: Page) => page.getByRole('dialog')
const attach = (page: Page) =>
  panel(page)
    .getByRole('group', { name: 'Foto o PDF del comprobante de pago' })
    .locator('input[type=file]')
    .first()
    .setInputFiles(RECEIPT)

async function sendReceipt(page: Page, number: string): Promise<void> {
  await attach(page)
  await field(panel(page), 'N.º de comprobante de pago').fill(number)
  await panel(page).getByRole('button', { name: 'Enviar comprobante de pago' }).click()
}

test('a client bills a package, sends the receipt, and reads what becomes of it', LONG, async ({ browser }) => {
  const made = await house.inQuito('Chompa de lana')
  const page = await openBrowser(browser, 'phone')
  await signIn(page, client.email, client.password)
  await page.goto('/tuspagos')
  const card = page.getByRole('listitem').filter({ hasText: made.description })
  await card.getByRole('checkbox').check()
  const draft = page.getByRole('region', { name: 'Tu nota de cobro' })
  await expect(draft).toContainText('Flete')
  await draft.getByRole('button', { name: 'Generar nota de cobro' }).click()
  await expect(page.getByText('Nota de cobro generada con éxito.')).toBeVisible()

  await test.step('where to pay, and the receipt of the transfer', async () => {
    await expect(panel(page)).toContainText('Dónde pagar')
    await panel(page).getByRole('button', { name: 'Enviar comprobante de pago' }).click()
    await expect(panel(page).getByText('Sube el comprobante de pago.')).toBeVisible()
    await sendReceipt(page, '7788-01')
    await expect(page.getByText('Comprobante de pago enviado con éxito.')).toBeVisible()
    await expect(panel(page)).toContainText('Recibimos tu comprobante de pago')
    await expect(panel(page).getByRole('list', { name: 'Comprobantes de pago enviados' })).toContainText('7788-01')
  })
  await test.step('a refused receipt says why, here and at home, and another is sent', async () => {
    await house.refuseReceipt('La foto está cortada.')
    const address = page.url()
    await page.goto('/')
    await expect(page.getByText(/No pudimos aceptar tu comprobante de pago: /)).toBeVisible()
    await page.getByRole('link', { name: 'Enviar otro comprobante de pago' }).click()
    await expect(page).toHaveURL(address)
    await expect(panel(page).getByText('Motivo: La foto está cortada.')).toBeVisible()
    await sendReceipt(page, '7788-02')
    await expect(panel(page)).toContainText('Recibimos tu comprobante de pago')
  })
  await test.step('the payment is confirmed: where to collect', async () => {
    await house.confirmPayment(made)
    await page.reload()
    await expect(panel(page)).toContainText('Pagado. Ya puedes retirar')
    await expect(panel(page)).toContainText('Av. de los Shyris')
  })
})

test('a payment taken back is explained', LONG, async ({ browser }) => {
  const made = await house.inQuito('Zapatillas de correr')
  const bill = await house.bill(made)
  await house.confirmPayment(made)
  await house.undoPayment('La transferencia era de otra persona.')
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, client.email, client.password)

  await page.goto(`/tuspagos?view=pending&open=${bill.id}`)

  await expect(panel(page)).toContainText('registrado por error')
  await expect(panel(page)).toContainText('Motivo: La transferencia era de otra persona.')
  await expect(panel(page)).toContainText('Dónde pagar')
})

test('a voided bill says why, and its package can be billed again', LONG, async ({ browser }) => {
  const made = await house.inQuito('Lámpara de mesa')
  const bill = await house.bill(made)
  await house.voidBill(bill, 'Retira otra persona.')
  const page = await openBrowser(browser, 'phone')
  await signIn(page, client.email, client.password)

  await page.goto('/tuspagos')

  await expect(page.getByText(/^Anulamos una nota de cobro: .*Sus paquetes están aquí otra vez\./)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: made.description })).toBeVisible()
  await page.getByRole('link', { name: 'Ver la nota de cobro anulada' }).first().click()
  await expect(panel(page)).toContainText('Esta nota de cobro se anuló')
})

test('offline, a receipt is kept and sent once the connection is back', LONG, async ({ browser }) => {
  const bill = await house.bill(await house.inQuito('Parlante portátil'))
  const page = await openBrowser(browser, 'phone')
  await signIn(page, client.email, client.password)
  await page.goto(`/tuspagos?view=pending&open=${bill.id}`)
  await attach(page)
  await field(panel(page), 'N.º de comprobante de pago').fill('9001')
  // What the form is checked by comes with its first key.
  await untilQuiet(page)

  await page.context().setOffline(true)
  await panel(page).getByRole('button', { name: 'Enviar comprobante de pago' }).click()
  await expect(page.getByText('No logramos conectarnos. Revisa tu conexión e intenta de nuevo.').first()).toBeVisible()
  await expect(field(panel(page), 'N.º de comprobante de pago')).toHaveValue('9001')

  await page.context().setOffline(false)
  await panel(page).getByRole('button', { name: 'Enviar comprobante de pago' }).click()
  await expect(panel(page)).toContainText('Recibimos tu comprobante de pago')
})

test('by keyboard alone: choose a package, create the bill, and come back from it', LONG, async ({ browser }) => {
  const made = await house.inQuito('Libro de cocina')
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, client.email, client.password)
  await page.goto('/tuspagos')

  await page.getByRole('row').filter({ hasText: made.description }).getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  const create = page.getByRole('button', { name: 'Generar nota de cobro' })
  await create.focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toContainText('Dónde pagar')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(/view=pending/)
})

test('a bill opens also when its list hears of it before its answer comes', LONG, async ({ browser }) => {
  const made = await house.inQuito('Molde de pan')
  const page = await openBrowser(browser, 'phone')
  await signIn(page, client.email, client.password)
  const billed = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/sale-order', async (route) => {
    const response = await route.fetch()
    billed.resolve()
    await answered.promise
    await route.fulfill({ response })
  })
  await page.goto('/tuspagos')
  const card = page.getByRole('listitem').filter({ hasText: made.description })
  await page.getByRole('button', { name: /^Seleccionar (el paquete|los .* paquetes)$/ }).click()
  await page.getByRole('button', { name: 'Generar nota de cobro' }).click()
  await billed.promise
  // The lists ask again, as they do for each news.
  await page.evaluate(() => ['offline', 'online'].map((name) => dispatchEvent(new Event(name))))
  await expect(card).toBeHidden()

  answered.resolve()

  await expect(panel(page)).toContainText('Dónde pagar')
})

test('a slow answer shows that it is on its way', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  await signIn(page, client.email, client.password)
  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/sale-order?*', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/tuspagos?view=paid')
  await expect(page.getByRole('region', { name: 'Pagados y entregados' })).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(page.getByRole('region', { name: 'Pagados y entregados' })).toHaveAttribute('aria-busy', 'false')
})
