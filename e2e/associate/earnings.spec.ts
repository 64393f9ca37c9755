import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { ASSOCIATE, counterOf } from '../world/counter-world.ts'
import { readWorkbook } from '../world/documents.ts'
import { openBrowser, row, signIn } from '../world/people.ts'
import { FULL } from '../world/tiers.ts'

const EARNINGS = '/tusganancias'

async function exportAs(page: Page, format: string) {
  await page.getByRole('button', { name: 'Exportar' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: format }).click()
  return downloading
}

test(
  'an associate reads what a package brought, line by line with its rate, and takes it along',
  FULL,
  async ({ browser, request }) => {
    const counter = await counterOf(request, { associate: true })
    const made = await counter.house.inQuito('Termo')
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, ASSOCIATE)
    await page.goto(`${EARNINGS}?q=${counter.name}`)
    const line = row(page, made.code)
    // 1.00 kg: freight 10.00 (the minimum), base 6.00, margin 4.00, bonus 0.40, kept back 0.12.
    for (const part of ['$10,00', '−$6,00', '6,00 USD/kg', '$4,00', '$0,40', '10 %', '−$0,12', '3 %', '$4,28'])
      await expect(line).toContainText(part)
    await line.getByRole('button').first().click()
    const panel = page.getByRole('dialog', { name: new RegExp(`^${made.code}`) })
    await expect(panel).toContainText('1,00 kg × 6,00 USD/kg')
    await page.keyboard.press('Escape')

    await test.step('as a file', async () => {
      const [head = [], first = []] = await readWorkbook(await exportAs(page, 'Excel (.xlsx)'))
      expect(first[head.indexOf('Pedido')]).toBe(made.code)
      expect(first[head.indexOf('Ganancia (USD)')]).toBe(4.28)
      const csv = await readFile(await (await exportAs(page, 'CSV (.csv)')).path(), 'utf8')
      expect(csv).toContain(made.code)
    })
    await test.step('collected once the client paid', async () => {
      const bill = await counter.house.bill(made)
      await counter.house.confirmPayment(made)
      await page.goto(`${EARNINGS}?view=collected&q=${counter.name}`)
      await expect(row(page, made.code)).toContainText('Cobrado')
      expect(bill.code).toMatch(/^VTA-/)
    })
  },
)

test('days and a client narrow the list and its file, in the address and from tab to tab', FULL, async ({ browser, request }) => {
  const counter = await counterOf(request, { associate: true })
  const made = await counter.house.inQuito('Vela')
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ASSOCIATE)
  await page.goto(`${EARNINGS}?client=${counter.client.id}`)
  await expect(row(page, made.code)).toBeVisible()
  await expect(page.getByLabel('Cliente', { exact: true })).toHaveValue(counter.client.id)
  await page.getByRole('button', { name: 'Fechas' }).click()
  await page.getByRole('button', { name: 'Esta semana' }).click()
  await expect(page).toHaveURL(/from=20\d\d-\d\d-\d\d&to=20/)
  await expect(row(page, made.code)).toBeVisible()
  await page.getByRole('link', { name: 'Pendientes' }).click()
  await page.reload()
  await expect(row(page, made.code)).toBeVisible()
  await page.getByRole('button', { name: /^Fecha de la ganancia: / }).click()
  await page.getByLabel('Un mes').selectOption({ index: 3 })
  await expect(row(page, made.code)).toHaveCount(0)
  await expect(page.getByText('Nada coincide con los filtros')).toBeVisible()
  const csv = await readFile(await (await exportAs(page, 'CSV (.csv)')).path(), 'utf8')
  expect(csv).not.toContain(made.code)
  await page.getByRole('button', { name: 'Todas las fechas' }).click()
  await expect(row(page, made.code)).toBeVisible()
})

test('on a phone, in English: what is pending, collected and paid, by month and by order', FULL, async ({ browser, request }) => {
  const counter = await counterOf(request, { associate: true })
  const made = await counter.house.inQuito('Taza')
  const page = await openBrowser(browser, 'phone')
  await signIn(page, ASSOCIATE)
  await page.evaluate(() => localStorage.setItem('Lang', 'en'))
  await page.goto(`${EARNINGS}?q=${counter.name}`)
  const card = page.getByRole('listitem').filter({ hasText: made.code })
  await expect(card).toContainText('$4.28')
  for (const kind of ['Pending', 'Collected', 'Settled'])
    await expect(page.getByText(kind, { exact: true }).first()).toBeVisible()
  await card.getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toContainText('1.00 kg × 6.00 USD/kg')
})

test('a list that does not come is asked for again', FULL, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ASSOCIATE)
  await page.route('**/api/associate/orders?**', (route) => route.fulfill({ status: 403, body: '{}' }))
  await page.goto(EARNINGS)
  const again = page.getByRole('button', { name: 'Intentar de nuevo' })
  await expect(again.first()).toBeVisible()
  await page.unroute('**/api/associate/orders?**')
  for (let left = await again.count(); left > 0; left -= 1) await again.first().click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})
