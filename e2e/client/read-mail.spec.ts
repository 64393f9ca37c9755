import { expect, test } from '@playwright/test'
import { openBrowser, signIn } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { newCedula, newClient } from '../world/world.ts'

const MAIL = `Amazon.com
Order #114-2210987-5543210
Cafetera italiana de aluminio
Qty: 2
$27.45
Item Subtotal: $54.90
Shipping & Handling: $0.00
Estimated Tax: $3.84
Order Total: $58.74`

test('a pasted mail becomes an order in three taps', LONG, async ({ browser, playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) })
  const client = await newClient(request, 'Paloma', newCedula())
  const page = await openBrowser(browser, 'phone')
  await signIn(page, client.email, client.password)
  await page.goto('/?new=1')

  await page.getByRole('button', { name: 'Pegar' }).click()
  const here = page.getByRole('textbox', { name: 'Pega aquí el correo' })
  await here.fill(MAIL)
  await here.blur()
  await expect(page.getByText('Cafetera italiana de aluminio · Amazon · $54,90 + impuesto $3,84 = $58,74')).toBeVisible()
  await expect(page.getByText('✓ La suma cuadra')).toBeVisible()
  await page.getByRole('button', { name: 'Crear pedido' }).click()

  await expect(page.getByText('Cafetera italiana de aluminio').first()).toBeVisible()
  await expect(page).not.toHaveURL(/new=1/)
  await request.dispose()
})
