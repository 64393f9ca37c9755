// What the client's associate does.
import { expect, type Page } from '@playwright/test'
import { openMenu } from '../people.ts'
import { BOOKS, CLIENT, EARNINGS, SHOES } from './package.ts'

/** The first value reviews the order. */
export async function review(page: Page): Promise<void> {
  await openMenu(page, 'Estado de pedidos')
  await page.getByPlaceholder('Cliente, número, tracking o descripción').fill(CLIENT.lastName)
  for (const { description, tracking, value } of [
    { ...SHOES, value: '120' },
    { ...BOOKS, value: '55' },
  ]) {
    const row = page.getByRole('row').filter({ hasText: description })
    await row.getByLabel(/^Tracking de/).fill(tracking)
    await row.getByLabel(/^Valor de/).fill(value)
    await row.getByLabel(/^Valor de/).press('Enter')
    await expect(row).toContainText('Revisado')
  }
}

/** How the amount came to be, line by line. */
export async function seeEarnings(page: Page, view: string): Promise<void> {
  await openMenu(page, 'Tus ganancias')
  await page.getByRole('tab', { name: view }).click()
  await page.getByPlaceholder('Cliente o número de pedido').fill(CLIENT.lastName)
  const shoes = page.getByRole('row').filter({ hasText: SHOES.description })
  await expect(shoes).toContainText(EARNINGS.shoes)
  for (const part of [EARNINGS.margin, EARNINGS.bonus, EARNINGS.keptBack]) await expect(shoes).toContainText(part)
  await expect(page.getByRole('row').filter({ hasText: BOOKS.description })).toContainText(EARNINGS.books)
}
