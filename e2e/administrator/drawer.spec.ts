import { expect, test } from '@playwright/test'
import { counterOf } from '../world/counter-world.ts'
import { readPdf } from '../world/documents.ts'
import { field, openBrowser, signIn } from '../world/people.ts'
import { newStaff } from '../world/staff.ts'
import { LONG } from '../world/tiers.ts'

test('a drawer from its float to its closing with a difference, and its paper', LONG, async ({ browser, request }) => {
  const counter = await counterOf(request)
  const holder = await newStaff(request, 'administrator')
  const name = `Mostrador ${counter.name}`
  await request.post('/api/drawer', { headers: holder.headers, data: { name, place: 'Quito' } })
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, holder.email, holder.password)
  await page.goto('/finances/caja')
  await page.getByRole('button', { name: 'Abrir caja' }).click()
  const opening = page.getByRole('dialog', { name: 'Abrir caja' })
  await opening.getByLabel('Caja').selectOption({ label: `${name} · Quito` })
  await opening.getByLabel(/^Fondo contado/).fill('20')
  await opening.getByRole('button', { name: 'Abrir caja' }).click()
  await expect(page.getByRole('region', { name })).toContainText('$20,00')
  for (const amountInCents of [1_000, 500]) {
    const receivedOn = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Guayaquil' }).format(new Date())
    const data = { clientId: counter.client.id, receivedOn, amountInCents, method: 'cash' }
    const multipart = { data: JSON.stringify(data) }
    const answer = await request.post('/api/payment', { headers: holder.headers, multipart })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await page.reload()
  await expect(page.getByText('$35,00')).toBeVisible()
  await page.getByRole('button', { name: 'Salida' }).click()
  await field(page, 'Valor').fill('4')
  await field(page, 'Motivo').fill('Fundas')
  await page.getByRole('button', { name: 'Registrar salida' }).click()
  await expect(page.getByText('$31,00')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await page.getByLabel('$10,00', { exact: true }).fill('3')
  await page.getByLabel(/^Motivo de la diferencia/).fill('Faltó un dólar')
  await page.getByRole('button', { name: 'Cerrar con $30,00' }).click()
  await page.getByRole('link', { name: 'Cierres' }).click()
  const download = page.waitForEvent('download')
  await page
    .getByRole('row', { name })
    .getByRole('button', { name: /^PDF CIE-/ })
    .click()
  const paper = await readPdf(await download)
  for (const words of [name, 'Fondo inicial', 'Fundas', 'Faltó un dólar', '3 × $10,00', counter.name])
    expect(paper).toContain(words)
})
