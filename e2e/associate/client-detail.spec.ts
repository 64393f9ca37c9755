import { expect, type Page, test } from '@playwright/test'
import { ADMINISTRATOR, ASSOCIATE, authorize, counterOf, ONE_BILL } from '../world/counter-world.ts'
import { field, openBrowser, openMenu, row, signIn } from '../world/people.ts'
import { FULL, LONG } from '../world/tiers.ts'

const OF_ASSOCIATE = '/detalleporcliente'
const OF_OFFICE = '/operations/detalleporcliente'

const head = (page: Page, name: string) => page.getByRole('region', { name })
const panel = (page: Page, code: string) => page.getByRole('dialog', { name: new RegExp(`^${code}`) })

test('an associate chooses a client and reads what they owe, asked for, paid and bring', LONG, async ({ browser, request }) => {
  const counter = await counterOf(request, { associate: true })
  const made = await counter.house.inQuito('Teclado')
  const bill = await counter.house.bill(made)
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ASSOCIATE)
  await openMenu(page, 'Detalle por cliente')
  await page.getByPlaceholder('Nombre, correo, casillero o cédula').fill(counter.name)
  await row(page, counter.client.email).getByRole('button').click()

  await expect(page).toHaveURL(`${OF_ASSOCIATE}?client=${counter.client.id}`)
  const about = head(page, counter.name)
  await expect(about).toContainText(`Debe${ONE_BILL}`)
  await expect(about).toContainText('1 nota de cobro sin pagar')
  await expect(about).toContainText(counter.client.email)
  await expect(about).toContainText('Tu ganancia$4,28')
  await row(page, made.code).getByRole('button').first().click()
  await expect(panel(page, made.code)).toContainText('1,00 kg × 6,00 USD/kg')
  await page.keyboard.press('Escape')

  await test.step('the bill, which an associate only reads', async () => {
    await page.getByRole('link', { name: 'Notas de cobro' }).click()
    await row(page, bill.code).getByRole('button').first().click()
    await expect(panel(page, bill.code)).toContainText(ONE_BILL)
    await expect(panel(page, bill.code).getByRole('button', { name: /Confirmar pago|Anular/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })
  await test.step('the payment, which opens its bill', async () => {
    await counter.house.confirmPayment(made)
    await page.goto(`${OF_ASSOCIATE}?client=${counter.client.id}&view=payments`)
    await row(page, 'PICH-8812').getByRole('button').first().click()
    await expect(panel(page, bill.code)).toContainText('PICH-8812')
    await page.keyboard.press('Escape')
  })
  await test.step('the profit, and back to the list', async () => {
    await page.getByRole('link', { name: 'Tu ganancia' }).click()
    await expect(row(page, made.code)).toContainText('$4,28')
    await page.getByRole('link', { name: 'Elegir otro cliente' }).click()
    await expect(page.getByPlaceholder('Nombre, correo, casillero o cédula')).toBeVisible()
  })
})

test('a client without orders, and what each list says then', FULL, async ({ browser, request }) => {
  const counter = await counterOf(request)
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMINISTRATOR)
  await openMenu(page, 'Detalle por cliente')
  await page.goto(`${OF_OFFICE}?client=${counter.client.id}`)
  await expect(page.getByText('Todavía no tiene pedidos')).toBeVisible()
  await expect(head(page, counter.name)).toContainText('Debe$0,00')
  await page.getByRole('link', { name: 'Notas de cobro' }).click()
  await expect(page.getByText('Todavía no tiene notas de cobro')).toBeVisible()
  await page.getByRole('link', { name: 'Pagos' }).click()
  await expect(page.getByText('Todavía no tiene pagos')).toBeVisible()
  await page.getByRole('link', { name: 'Personas autorizadas' }).click()
  await expect(page.getByText('No tiene personas autorizadas')).toBeVisible()
  const { identification } = await authorize(counter, 'Tomás Andrade')
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Tomás Andrade' })).toContainText(identification)
  await expect(page.getByRole('link', { name: 'Tu ganancia' })).toHaveCount(0)
})

test('each list keeps its search, its filter and its open record in the address', FULL, async ({ browser, request }) => {
  const counter = await counterOf(request)
  const [gone, here] = [await counter.house.ordered('Vaso'), await counter.house.inMiami('Plato')]
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMINISTRATOR)
  await page.goto(`${OF_OFFICE}?client=${counter.client.id}`)
  await page.getByLabel('Estado', { exact: true }).selectOption({ label: 'En bodega Miami' })
  await expect(row(page, here.code)).toBeVisible()
  await expect(row(page, gone.code)).toHaveCount(0)
  await expect(page).toHaveURL(/client=.*status=inWarehouseMIA/)
  await row(page, here.code).getByRole('button').first().click()
  await page.reload()
  await expect(panel(page, here.code)).toBeVisible()
  await page.keyboard.press('Escape')
  await field(page, 'Buscar').fill('no hay tal cosa')
  await page
    .getByRole('button', { name: /^Quitar/ })
    .first()
    .click()
  await expect(row(page, gone.code)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`client=${counter.client.id}`))
})

test('whoever is not theirs is not found by an associate', FULL, async ({ browser, request }) => {
  const counter = await counterOf(request)
  const page = await openBrowser(browser, 'phone')
  await signIn(page, ASSOCIATE)
  for (const id of [counter.client.id, 'nadie']) {
    await page.goto(`${OF_ASSOCIATE}?client=${id}`)
    await expect(page.getByText('No encontramos a ese cliente')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Elegir otro cliente' }).click()
  await expect(page.getByPlaceholder('Nombre, correo, casillero o cédula')).toBeVisible()
})

test('on a phone, in English: from an order to its client', FULL, async ({ browser, request }) => {
  const counter = await counterOf(request)
  const made = await counter.house.ordered('Reloj')
  const page = await openBrowser(browser, 'phone')
  await signIn(page, ADMINISTRATOR)
  await page.evaluate(() => localStorage.setItem('Lang', 'en'))
  await page.goto(`/operations/estadodepedidos?open=${made.id}`)
  await panel(page, made.code)
    .getByRole('link', { name: new RegExp(`^${counter.name}`) })
    .click()
  await expect(head(page, counter.name)).toContainText('Owes$0.00')
  await expect(page.getByRole('listitem').filter({ hasText: made.code })).toBeVisible()
})

test('a balance that does not come is asked for again', FULL, async ({ browser, request }) => {
  const counter = await counterOf(request)
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMINISTRATOR)
  await page.route('**/api/client/*/balance', (route) => route.fulfill({ status: 403, body: '{}' }))
  await page.goto(`${OF_OFFICE}?client=${counter.client.id}`)
  await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible()
  await page.unroute('**/api/client/*/balance')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(head(page, counter.name)).toContainText('Debe$0,00')
})
