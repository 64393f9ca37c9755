import { expect, test } from '@playwright/test'
import { ADMINISTRATOR, counterOf, ONE_BILL } from '../world/counter-world.ts'
import { openBrowser, signIn } from '../world/people.ts'

test('what a client was billed opens their bills, and each bill', async ({ browser, request }) => {
  const counter = await counterOf(request)
  const bill = await counter.house.bill(await counter.house.inQuito('Saco'))
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMINISTRATOR)
  await page.goto(`/finances/informes?by=client&clientId=${counter.client.id}`)
  await expect(page.getByRole('row', { name: new RegExp(counter.name) })).toContainText(ONE_BILL)
  await page.getByRole('link', { name: counter.name }).click()
  await page.getByRole('link', { name: bill.code }).click()
  await expect(page.getByRole('dialog', { name: bill.code })).toBeVisible()
})
