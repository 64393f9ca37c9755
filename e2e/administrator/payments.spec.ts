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
