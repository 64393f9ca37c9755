import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { field, openBrowser, openMenu, signIn } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { newClient } from '../world/world.ts'

const price = (page: Page) => page.getByRole('complementary', { name: 'Precio estimado' })
const weight = (page: Page) => page.getByRole('textbox', { name: 'Peso', exact: true })

/** A new client on the page of quotes. */
async function quoting(browser: Browser, request: APIRequestContext): Promise<Page> {
  const client = await newClient(request)
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, client.email, client.password)
  await openMenu(page, 'Cotizar')
  return page
}

test('a package that passes a limit is told how far, and the ways out', LONG, async ({ browser, request }) => {
  const page = await quoting(browser, request)
  await field(page, 'Valor de la compra').fill('390')
  await weight(page).fill('4,2')
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('Pasa de 4 kg: pesa 4,20')
  await expect(refusal).toContainText('Pasa de 400 USD con impuesto: vale $415,35')
  await expect(
    page.getByText(/No podemos traerlo: un artículo de \$390,00 vale \$415,35 con impuesto y pasa de \$400,00/),
  ).toBeVisible()
  await page.getByLabel('Cuántos artículos son').fill('2')
  await expect(page.getByRole('link', { name: 'Crear pedido con 2 paquetes' })).toBeVisible()
  await expect(price(page)).toContainText('están las salidas, cada una con su precio')
  await expect(price(page)).not.toContainText('Total estimado')
  await expect(page.getByRole('link', { name: 'Crear pedido con estos datos' })).toBeHidden()

  await weight(page).fill('4')
  await field(page, 'Valor de la compra').fill('375,58')
  await expect(refusal).toBeHidden()
  await expect(page.getByRole('link', { name: 'Crear pedido con estos datos' })).toBeVisible()
})

test('where the house takes category C, it is one click away', LONG, async ({ browser, request }) => {
  const page = await openBrowser(browser, 'desktop')
  await page.route('**/api/quotation/parameters', async (route) => {
    const answer = await route.fetch()
    const parameters: { key: string; value: number }[] = await answer.json()
    const json = parameters.map((one) => (one.key === 'categoryCEnabled' ? { ...one, value: 1 } : one))
    await route.fulfill({ response: answer, json })
  })
  await page.route('**/api/tariff', (route) =>
    route.fulfill({ json: [{ id: 'parts', nameEs: 'Repuestos', adValoremInBasisPoints: 1_000, rates: [] }] }),
  )
  await page.route('**/api/quotation/ways', (route) =>
    route.fulfill({ json: { ways: [{ way: 'categoryC', price: null }], hindrance: null } }),
  )
  const client = await newClient(request)
  await signIn(page, client.email, client.password)
  await page.goto('/cotizar')
  await field(page, 'Valor de la compra').fill('100')
  await weight(page).fill('6')
  await page.getByRole('button', { name: 'Cambiar a categoría C' }).click()
  await page.getByLabel('Clase de artículo').selectOption('Repuestos · ad valorem 10 %')

  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Categoría C' })).toBeChecked()
  await expect(price(page)).toContainText('IVA de importación, recaudado para la aduana')
})
