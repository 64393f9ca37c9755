// A purchase that was paid up front, bought, and cancelled by its store: the money goes back (both ways, sections 1 and 4).
import { expect, type Page, test } from '@playwright/test'
import { phonePhoto } from '../world/files.ts'
import { field, openBrowser, row, signIn, widthOver } from '../world/people.ts'
import { button, dialog, ofClient, openPurchase, panel } from '../world/purchases-page.ts'
import { ADMINISTRATOR, type Asked, ask } from '../world/purchases-world.ts'
import { LONG } from '../world/tiers.ts'
import { newCedula, newClient } from '../world/world.ts'

const RECEIPT = { name: 'comprobante.png', mimeType: 'image/png', buffer: phonePhoto() }
const ofStaff = '/operations/estadodepedidos?view=purchases&open='

async function payUpFront(page: Page, asked: Asked): Promise<void> {
  await openPurchase(page, ofClient, asked)
  await button(page, 'Pagar antes o enviar comprobante de pago').click()
  await expect(panel(page, asked)).toContainText(`Transfiere o deposita con la referencia ${asked.code}`)
  await panel(page, asked).locator('input[type=file]').first().setInputFiles(RECEIPT)
  await field(panel(page, asked), 'N.º de comprobante de pago').fill('4471-09')
  await panel(page, asked).getByRole('button', { name: 'Enviar comprobante de pago' }).click()
  await expect(page.getByText('Comprobante de pago enviado con éxito.')).toBeVisible()
}

/** 100.00 with tax and fee are 115.02: received, bought, and then not sent by the store. */
async function buyAndCancel(page: Page, asked: Asked): Promise<void> {
  await openPurchase(page, ofStaff, asked)
  await button(page, 'Aprobar').click()
  await page.getByRole('switch', { name: 'El cliente ya pagó' }).check()
  await field(page, 'Valor recibido').fill('115,02')
  await button(page, 'Aprobar compra').click()
  await expect(page.getByText('Orden aprobada con éxito')).toBeVisible()
  await button(page, 'La tienda canceló').click()
  const cancelling = dialog(page, `La tienda canceló de ${asked.code}`)
  await cancelling.getByRole('combobox').selectOption('1')
  await expect(cancelling).toContainText('No queda nada: el pedido se cierra como cancelado por la tienda.')
  await field(cancelling, 'Motivo').fill('La tienda se quedó sin stock.')
  await cancelling.getByRole('button', { name: 'Registrar cancelación' }).click()
  await expect(page.getByText('Cancelación registrada con éxito.')).toBeVisible()
}

async function payBack(page: Page, name: string): Promise<void> {
  await page.goto(`/finances/devoluciones?q=${encodeURIComponent(name)}`)
  await row(page, name).getByRole('button').first().click()
  const refund = page.getByRole('dialog').first()
  await expect(refund).toContainText('Banco Pichincha, ahorros 220011, a mi nombre')
  await refund.getByRole('button', { name: 'Pagar', exact: true }).click()
  const paying = dialog(page, `Devolver a ${name}`)
  await paying.getByLabel('Referencia').fill('DEV-7781')
  await paying.getByRole('button', { name: 'Devolver $115,02' }).click()
  await expect(page.getByText('Devolución pagada con éxito.')).toBeVisible()
}

test('paid up front, cancelled by the store, and given back', LONG, async ({ browser, request }) => {
  const firstName = `Ada${String(Math.random()).slice(2, 10)}`
  const client = await newClient(request, firstName, newCedula())
  const asked = await ask(request, client.email)
  const phone = await openBrowser(browser, 'phone')
  await signIn(phone, client.email, client.password)
  const office = await openBrowser(browser, 'desktop')
  await signIn(office, ADMINISTRATOR)

  await payUpFront(phone, asked)
  await buyAndCancel(office, asked)

  await test.step('its client reads what is in their favour, and asks for it', async () => {
    await openPurchase(phone, ofClient, asked)
    await expect(panel(phone, asked)).toContainText('La tienda se quedó sin stock.')
    await phone.goto('/tuspagos')
    const account = phone.getByRole('region', { name: 'Tu cuenta' })
    await expect(account).toContainText('$115,02')
    await account.getByRole('button', { name: 'Pedir devolución' }).click()
    const asking = dialog(phone, 'Pedir una devolución')
    await field(asking, 'A qué cuenta').fill('Banco Pichincha, ahorros 220011, a mi nombre')
    await asking.getByRole('button', { name: 'Pedir $115,02' }).click()
    await expect(phone.getByText('Devolución pedida con éxito.')).toBeVisible()
  })
  await payBack(office, `${firstName} Andrade`)
  await test.step('their account says that it was paid, and nothing is left of it', async () => {
    await phone.goto('/tuspagos?view=account')
    const refunds = phone.getByRole('listitem').filter({ hasText: 'DEV-7781' })
    await expect(refunds).toContainText('Pagada')
    await expect(refunds).toContainText('$115,02')
    await expect(phone.getByRole('region', { name: 'Tu cuenta' })).not.toContainText('$115,02')
    expect(await widthOver(phone)).toBe(0)
  })
})
