import { expect, test } from '@playwright/test'
import { bundleOf, newSharer, office, readBundle } from '../world/bundles-world.ts'
import { houseOf } from '../world/client-packages.ts'
import { openBrowser, signIn } from '../world/people.ts'
import { STATION, scan, signal } from '../world/receiving-world.ts'
import { LONG } from '../world/tiers.ts'
import { newCedula, newClient } from '../world/world.ts'

test('a manifest is loaded and a bill handed over with a scanner and the keyboard alone', LONG, async ({ browser, request }) => {
  const { packages } = await newSharer(request, [
    { weightInGrams: 1_000, dollars: 40 },
    { weightInGrams: 1_200, dollars: 40 },
  ])
  const [first, second] = packages
  if (!first || !second) throw new Error('two packages were asked for')
  const [listed, free] = [await bundleOf(request, [first]), await bundleOf(request, [second])]
  const data = { airline: 'Avianca Cargo', bundles: [{ bundleId: listed.id, childGuideNumber: null }] }
  const made = await request.post('/api/manifest', { headers: await office(request), data })
  expect(made.ok(), await made.text()).toBe(true)
  const manifest = await made.json()
  const cedula = newCedula()
  const client = await newClient(request, 'Rosario', cedula)
  const house = await houseOf(request, client)
  const lamp = await house.inQuito('Lámpara de pie')
  const bill = await house.bill(lamp)
  await house.confirmPayment(lamp)

  const page = await openBrowser(browser, 'desktop')
  await signIn(page, 'admin@demo.ec')
  await page.goto(`${STATION}?view=load`)
  const choice = page.getByRole('link', { name: manifest.code })
  await expect(choice).toBeVisible()
  await choice.press('Enter')
  await expect(page.getByRole('button', { name: 'Falta 1' })).toBeVisible()
  await scan(page, 'BUL-999999')
  await expect(signal(page, 'unknown')).toBeVisible()
  await scan(page, listed.code)
  await expect(signal(page, 'done').first()).toContainText(`${listed.code} cargado`)
  await scan(page, free.code)
  await expect(signal(page, 'asked')).toContainText(`${free.code} no está en ningún manifiesto`)
  await page.keyboard.press('Enter')
  await expect(signal(page, 'done').first()).toContainText(`${free.code} cargado`)
  await expect.poll(async () => (await readBundle(request, free.id)).loadedAt).not.toBeNull()

  await page.goto(`${STATION}?view=deliver`)
  await expect(page.getByText('Listo para escanear')).toBeVisible()
  await scan(page, bill.code)
  await expect(page.getByRole('textbox', { name: 'Paquete' })).toBeFocused()
  await scan(page, first.code)
  await expect(signal(page, 'wrongPlace')).toContainText(`${first.code} no está pagado`)
  await page.keyboard.press('Enter')
  await scan(page, lamp.code)
  await expect(page.getByRole('dialog', { name: `Entregar los paquetes de ${bill.code}` })).toBeVisible()
  await page.keyboard.type(cedula)
  await page.keyboard.press('Enter')
  await expect(signal(page, 'done')).toContainText(`${bill.code} entregada`)
})
