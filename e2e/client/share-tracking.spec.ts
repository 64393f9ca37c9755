import { expect, test } from '@playwright/test'
import { houseOf } from '../world/client-packages.ts'
import { openBrowser, signIn } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { newCedula, newClient } from '../world/world.ts'

test('a client shares where a package is, and whoever has the link sees that alone', LONG, async ({ browser, request }) => {
  const client = await newClient(request, 'Consuelo', newCedula())
  const house = await houseOf(request, client)
  await house.inMiami('Lámpara de mesa')
  const own = await openBrowser(browser, 'phone')
  await signIn(own, client.email, client.password)
  await own.goto('/tuspedidos')
  await own.getByRole('button', { name: /^Lámpara de mesa/ }).click()
  await own.getByRole('button', { name: 'Compartir' }).click()
  await own.getByRole('button', { name: 'Crear enlace' }).click()
  const link = new URL(await own.getByLabel('Enlace', { exact: true }).inputValue())
  expect(link.pathname).toMatch(/^\/rastreo\/[0-9a-z]{20}$/)

  const theirs = await openBrowser(browser, 'phone')
  await theirs.setViewportSize({ width: 360, height: 740 })
  const document = await theirs.goto(link.pathname)
  expect([document?.status(), document?.headers()['x-robots-tag']]).toEqual([200, 'noindex'])
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Dónde está el paquete')
  await expect(theirs.getByRole('listitem').filter({ hasText: 'En Miami' })).toHaveAttribute('aria-current', 'step')
  await expect(theirs.getByText(/^Llega el/)).toBeVisible()
  await expect(theirs.locator('body')).not.toContainText(/Lámpara|Consuelo|Andrade|ORD-/)

  await own.getByRole('button', { name: 'Dejar de compartir' }).click()
  await expect(own.getByRole('button', { name: 'Crear enlace' })).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no muestra nada')
})
