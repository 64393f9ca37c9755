import { expect, test } from '@playwright/test'
import { ADMINISTRATOR, counterOf } from '../world/counter-world.ts'
import { openBrowser, row, signIn } from '../world/people.ts'

test('who owes is found among the newest, opened, and leads to the bill', async ({ browser, request }) => {
  const counter = await counterOf(request)
  const bill = await counter.house.bill(await counter.house.inQuito('Saco'))
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMINISTRATOR)
  await page.goto(`/finances/cartera?q=${counter.name}`)
  await page.getByRole('button', { name: /^0–7 días/ }).click()
  await row(page, counter.name).click()
  const opened = page.getByRole('dialog', { name: counter.name })
  await expect(opened.getByRole('link', { name: bill.code })).toBeVisible()
  await opened.getByRole('button', { name: 'Apagar' }).click()
  await expect(opened.getByText(/ los apagó el /)).toBeVisible()
  await page.goto(`/finances/cartera?q=${counter.name}&age=over60`)
  await expect(row(page, counter.name)).toHaveCount(0)
})
