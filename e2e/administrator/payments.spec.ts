import { expect, test } from '@playwright/test'
import { ADMINISTRATOR, counterOf } from '../world/counter-world.ts'
import { field, openBrowser, row, signIn } from '../world/people.ts'

test('a payment is recorded by a bill’s number, found again by its reference, and taken back', async ({ browser, request }) => {
  const counter = await counterOf(request)
  const bill = await counter.house.bill(await counter.house.inQuito('Chompa'))
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMINISTRATOR)
  await page.goto('/finances/pagos')
  await page.getByRole('button', { name: 'Registrar pago' }).click()
  await page.getByRole('dialog', { name: '¿Quién pagó?' }).getByRole('textbox').fill(bill.code)
  await page.keyboard.press('Enter')
  const paying = page.getByRole('dialog', { name: `Pago de ${counter.name}` })
  await expect(field(paying, 'Valor recibido')).toHaveValue('31,15')
  await paying.getByLabel('Referencia').fill(`TRX-${counter.name}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Pago registrado con éxito.')).toBeVisible()

  await page.goto(`/finances/pagos?q=TRX-${counter.name}`)
  await row(page, counter.name).click()
  const opened = page.getByRole('dialog', { name: /^PAG-/ })
  await expect(opened.getByRole('link', { name: bill.code })).toBeVisible()
  await opened.getByRole('button', { name: 'Anular pago' }).click()
  await page.getByLabel('Motivo').fill('Rebotó.')
  await page.getByRole('button', { name: /31,15/ }).click()
  await expect(row(page, 'Anula otro')).toBeVisible()
})

test('a bank’s file is imported, what is ready is booked by one press, and its line says which payment it is', async ({
  browser,
  request,
}) => {
  const counter = await counterOf(request)
  const bill = await counter.house.bill(await counter.house.inQuito('Gorra'))
  const reference = `N${Date.now()}`
  const csv = `Fecha;Documento;Concepto;Monto\r\n05/01/2026;${reference};TRANSF ${bill.code};31,15\r\n06/01/2026;;COMISION ${reference};-0,36`
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMINISTRATOR)
  await page.goto('/finances/pagos')
  await page.getByRole('button', { name: 'Importar extracto' }).click()
  const importing = page.getByRole('dialog', { name: 'Importar extracto' })
  await importing.locator('input[type=file]').setInputFiles({ name: 'enero.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(importing.getByText(`${reference} · TRANSF ${bill.code}`)).toBeVisible()
  await importing.getByRole('button', { name: 'Importar 2 líneas' }).click()
  await expect(page.getByText('2 líneas nuevas, 0 ya estaban, 1 son salidas.')).toBeVisible()

  await page.getByRole('button', { name: /^Registrar (la lista|las \d+ listas)$/ }).click()
  await expect(page.getByText(/Registrados: \d+/)).toBeVisible()
  await page.goto(`/finances/pagos?view=lines&q=${reference}`)
  await page.getByRole('link', { name: /^PAG-/ }).click()
  await expect(page.getByRole('dialog', { name: /^PAG-/ }).getByRole('link', { name: bill.code })).toBeVisible()
})
