// What the client's associate does.
import { expect, type Page } from '@playwright/test'
import { openMenu, row } from '../world/people.ts'
import { BOOKS, CLIENT, EARNINGS, SHOES } from './package.ts'

/** The first value reviews the order. */
export async function review(page: Page): Promise<void> {
  await openMenu(page, 'Estado de pedidos')
  await page.getByPlaceholder('Cliente, número, tracking o descripción').fill(CLIENT.lastName)
  for (const { description, tracking, value } of [
    { ...SHOES, value: '120' },
    { ...BOOKS, value: '55' },
  ]) {
    const line = row(page, description)
    await line.getByLabel(/^Tracking de/).fill(tracking)
    await line.getByLabel(/^Valor de/).fill(value)
    await line.getByLabel(/^Valor de/).press('Enter')
    await expect(line).toContainText('Revisado')
  }
}

/** How the amount came to be, line by line. */
export async function seeEarnings(page: Page, view: string): Promise<void> {
  await openMenu(page, 'Tus ganancias')
  await page.getByRole('link', { name: view }).click()
  await page.getByPlaceholder('Cliente o número de pedido').fill(CLIENT.lastName)
  await expect(row(page, CLIENT.name, EARNINGS.books)).toBeVisible()
  const shoes = row(page, CLIENT.name, EARNINGS.shoes)
  for (const part of [EARNINGS.margin, EARNINGS.bonus, EARNINGS.keptBack]) await expect(shoes).toContainText(part)
}
