import { expect, test } from '@playwright/test'
import { ADMINISTRATOR, counterOf } from '../world/counter-world.ts'
import { openBrowser, row, signIn } from '../world/people.ts'

test('what was weighed in Quito is billed by a run, and its bill is one press away', async ({ browser, request }) => {
  const counter = await counterOf(request)
  await counter.house.inQuito('Saco')
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMINISTRATOR)
  await page.goto(`/finances/por-facturar?q=${counter.name}`)
  await expect(row(page, counter.name)).toBeVisible()
  await page.getByRole('button', { name: 'Facturar (1)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Facturar' })
  await dialog.getByRole('button', { name: 'Facturar a 1' }).click()
  await expect(dialog.getByText('Terminó')).toBeVisible()
  await dialog.getByRole('link', { name: 'Ver las notas de cobro' }).click()
  await expect(row(page, counter.name)).toBeVisible()
})
