import { expect, test } from '@playwright/test'
import { ADMINISTRATOR, counterOf } from '../world/counter-world.ts'
import { field, openBrowser, row, signIn } from '../world/people.ts'

test('one transfer pays three bills, and what is left is credit', async ({ browser, request }) => {
  const counter = await counterOf(request)
  const made = [await counter.house.inQuito('Chompa'), await counter.house.inQuito('Gorra'), await counter.house.inQuito('Botas')]
  const bills = []
  for (const one of made) bills.push(await counter.house.bill(one))
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMINISTRATOR)
  await page.goto(`/finances/facturas-venta?q=${counter.name}`)
  for (const { code } of bills) await row(page, code).getByRole('checkbox').click()
  await page.getByRole('button', { name: `Un pago de ${counter.name}` }).click()
  const paying = page.getByRole('dialog', { name: `Pago de ${counter.name}` })
  await expect(field(paying, 'Valor recibido')).toHaveValue('93,45')

  // 3 × 31.15 and 6.55 more.
  await field(paying, 'Valor recibido').fill('100')
  await paying.getByLabel('Referencia').fill(`PICH-${counter.name}`)
  await expect(paying.getByRole('status').filter({ hasText: 'Queda a su favor' })).toContainText('$6,55')
  await paying.getByRole('button', { name: 'Registrar $100,00' }).click()

  await expect(page.getByText('Pago registrado con éxito.')).toBeVisible()
  await page.goto(`/finances/facturas-venta?view=charged&q=${counter.name}`)
  for (const { code } of bills) await expect(row(page, code)).toBeVisible()
})
