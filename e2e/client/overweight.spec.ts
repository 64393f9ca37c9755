// A package that is too heavy for its category, solved by its owner on a phone (both ways, section 3).
import { expect, test } from '@playwright/test'
import { houseOf } from '../world/client-packages.ts'
import { openBrowser, signIn, widthOver } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { newCedula, newClient } from '../world/world.ts'

test('an overweight package is split by its owner, for the price that they read', LONG, async ({ browser, request }) => {
  const client = await newClient(request, 'Rosa', newCedula())
  const house = await houseOf(request, client)
  // 5.20 kg of 200.00: two of 2.60 kg are 46.80 + 4.00, IVA of 4.00 0.60, and two duties of 20.00.
  const heavy = await house.inMiami('Parlante', 5_200, 100, 2)
  const page = await openBrowser(browser, 'phone')
  await signIn(page, client.email, client.password)
  const task = page.getByRole('listitem').filter({ hasText: 'Completa: Parlante' })
  await task.getByRole('button', { name: 'Completar' }).click()
  const panel = page.getByRole('dialog').first()

  await expect(panel.getByRole('heading', { name: 'Dividirlo en 2 cajas' })).toBeVisible()
  await expect(panel.getByText(/Caja 1: 1 × Parlante · 2,60.kg/)).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Devolverlo a la tienda' })).toBeVisible()
  expect(await widthOver(page)).toBe(0)
  await panel.getByRole('button', { name: /Elegir por \$91,40/ }).click()
  await expect(panel).toContainText('Recibimos lo que faltaba.')

  await house.splitInTwo(heavy, 2_600, 100)

  await page.goto('/tuspedidos')
  const boxes = page.getByRole('listitem').filter({ hasText: 'Parlante' })
  await expect(boxes).toHaveCount(2)
  await expect(boxes.first()).not.toContainText('Te toca a ti')
})
