// A package that was paid and settled is lost, made good, and found again (both ways, section 2).
import { expect, type Page, test } from '@playwright/test'
import type { Package } from '../world/client-packages.ts'
import { ADMINISTRATOR, ASSOCIATE, counterOf } from '../world/counter-world.ts'
import { field, openBrowser, signIn } from '../world/people.ts'
import { dialog } from '../world/purchases-page.ts'
import { as } from '../world/purchases-world.ts'
import { LONG } from '../world/tiers.ts'

const order = (page: Page) => page.getByRole('dialog').first()

async function openOrder(page: Page, address: string, { id, code }: Package): Promise<void> {
  await page.goto(`${address}${id}`)
  await expect(order(page)).toContainText(code)
}
const ofStaff = '/operations/estadodepedidos?open='

async function closeAsLost(page: Page, made: Package): Promise<void> {
  await openOrder(page, ofStaff, made)
  await order(page).getByRole('button', { name: 'Resolver la novedad' }).click()
  const closing = dialog(page, /^Novedad de/)
  await field(closing, 'Cómo terminó').selectOption('lost')
  await expect(closing).toContainText('se compensa su valor')
  await field(closing, 'Qué pasó').fill('No está en la bodega de Quito.')
  await closing.getByRole('button', { name: 'Resolver', exact: true }).click()
  await expect(order(page)).toContainText('No está en la bodega de Quito.')
  await expect(order(page).getByRole('button', { name: 'Apareció' })).toBeVisible()
}

async function goOn(page: Page, made: Package): Promise<void> {
  await openOrder(page, ofStaff, made)
  await order(page).getByRole('button', { name: 'Apareció' }).click()
  const reopening = dialog(page, `Apareció ${made.code}`)
  await expect(reopening).toContainText('La compensación se descuenta de la cuenta del cliente')
  await field(reopening, 'Cómo lo dijo el cliente').fill('Por teléfono, hoy a las 10.')
  await reopening.getByRole('button', { name: 'Seguir con el paquete' }).click()
  await expect(order(page).getByRole('button', { name: 'Apareció' })).toBeHidden()
}

test('settled, lost, made good, and found again', LONG, async ({ browser, request }) => {
  const counter = await counterOf(request, { associate: true })
  const [lost, next] = [await counter.house.inQuito('Reloj'), await counter.house.inQuito('Termo')]
  const settle = ({ id }: Package) => as(request, ADMINISTRATOR, 'PUT', '/order/admin/paid/associate', { orderIds: [id] })
  await counter.house.bill(lost)
  await counter.house.confirmPayment(lost)
  await settle(lost)
  await counter.house.openIncident(lost, 'lost', 'No aparece en la percha.')
  const office = await openBrowser(browser, 'desktop')
  await signIn(office, ADMINISTRATOR)
  const phone = await openBrowser(browser, 'phone')
  await signIn(phone, counter.client.email, counter.client.password)

  await closeAsLost(office, lost)
  await test.step('its client reads what became of it, and what is in their favour: 50.00 and the bill of 31.15', async () => {
    await openOrder(phone, '/tuspedidos?open=', lost)
    await expect(order(phone)).toContainText('Se perdió y no se pudo encontrar.')
    await phone.goto('/tuspagos?view=account')
    await expect(phone.getByRole('region', { name: 'Tu cuenta' })).toContainText('$81,15')
    await expect(phone.getByText(/^Indemnización/).first()).toBeVisible()
  })

  await goOn(office, lost)
  await test.step('found: what was made good is taken back, and the package is on its way to be billed again', async () => {
    await phone.reload()
    await expect(phone.getByRole('region', { name: 'Tu cuenta' })).toContainText('$31,15')
    await expect(phone.getByText(/^Indemnización anulada/).first()).toBeVisible()
    await openOrder(phone, '/tuspedidos?open=', lost)
    await expect(order(phone)).not.toContainText('Se perdió')
  })

  await test.step('the next settlement of its associate takes off what it had paid', async () => {
    // Its bill of 31.15 takes what is in their client's favour, and is paid.
    await counter.house.bill(next)
    const { settlements } = await settle(next)
    const associate = await openBrowser(browser, 'phone')
    await signIn(associate, ASSOCIATE)
    await associate.goto(`/tusganancias?view=settlements&open=${settlements[0].id}`)
    const lines = associate.getByRole('dialog').first()
    const takenOff = lines.getByRole('listitem').filter({ hasText: lost.code })
    await expect(takenOff).toContainText('−$4,28')
    await expect(takenOff).toContainText('Ya se había pagado y se revirtió: se descuenta.')
    await expect(lines.getByRole('listitem').filter({ hasText: next.code })).toContainText('$4,28')
  })
})
