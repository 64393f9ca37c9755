import { expect, test } from '@playwright/test'
import { houseOf } from '../world/client-packages.ts'
import { ADMINISTRATOR } from '../world/counter-world.ts'
import { openBrowser, row, signIn } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { newCedula, newClient } from '../world/world.ts'

test('values of many orders are approved in two clicks', LONG, async ({ browser, request }) => {
  const client = await newClient(request, 'Amparo', newCedula())
  const house = await houseOf(request, client)
  for (const description of ['Lámpara', 'Mochila', 'Reloj']) await house.ordered(`${description} de Amparo`)
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMINISTRATOR)
  await page.goto('/operations/estadodepedidos?view=inReview&q=de%20Amparo')
  await expect(row(page, 'Mochila de Amparo')).toBeVisible()

  await page.getByRole('button', { name: 'Aprobar valor (3)' }).click()
  await page.getByRole('button', { name: 'Aprobar 3', exact: true }).click()

  await expect(page.getByRole('dialog', { name: 'Aprobar valores' }).getByText('Terminó')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, 'Mochila de Amparo')).toHaveCount(0)
})
