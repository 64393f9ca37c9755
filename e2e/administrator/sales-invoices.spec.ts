import { expect, type Page, test } from '@playwright/test'
import {
  ADMINISTRATOR,
  authorize,
  billTogether,
  type Counter,
  counterOf,
  identificationOf,
  ONE_BILL,
  sendReceipt,
  TWO_ON_ONE_BILL,
} from '../world/counter-world.ts'
import { readPdf } from '../world/documents.ts'
import { phonePhoto } from '../world/files.ts'
import { field, openBrowser, row, type Screen, signIn } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { headersOf } from '../world/world.ts'

const BILLS = '/finances/facturas-venta'

const dialog = (page: Page, title: string | RegExp) => page.getByRole('dialog', { name: title })
const panel = (page: Page, { code }: { code: string }) => page.getByRole('dialog', { name: new RegExp(`^${code}`) })

async function openOffice(browser: Parameters<typeof openBrowser>[0], address: string, screen: Screen = 'desktop') {
  const page = await openBrowser(browser, screen)
  await signIn(page, ADMINISTRATOR)
  await page.goto(`${BILLS}${address}`)
  return page
}

const paidBill = async (counter: Counter, description: string) => {
  const made = await counter.house.inQuito(description)
  const bill = await counter.house.bill(made)
  await counter.house.confirmPayment(made)
  return { made, bill }
}

test('on a tablet, what is done with a bill is at hand while its columns scroll by', LONG, async ({ browser }) => {
  const page = await openOffice(browser, '', 'tablet')
  await expect(page.getByRole('button', { name: /^Confirmar pago VTA-/ }).first()).toBeInViewport({ ratio: 1 })
})

test(
  'several payments are confirmed beside the receipts that clients sent; one that is refused says so',
  LONG,
  async ({ browser, request }) => {
    const counter = await counterOf(request)
    const [first, second] = [
      await counter.house.bill(await counter.house.inQuito('Chompa')),
      await counter.house.bill(await counter.house.inQuito('Gorra')),
    ]
    await sendReceipt(counter, first, '7788-01', 3_115)
    const page = await openOffice(browser, `?q=${counter.name}`)
    await expect(row(page, first.code)).toContainText(`${ONE_BILL} · n.º 7788-01`)
    await row(page, first.code).getByRole('checkbox').check()
    await row(page, second.code).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Confirmar 2 pagos' }).click()
    const paying = dialog(page, 'Confirmar 2 pagos')
    await expect(field(paying, `Referencia de ${first.code}`)).toHaveValue('7788-01')
    await expect(paying.getByRole('listitem').filter({ hasText: second.code })).toContainText(
      'todavía no envía un comprobante de pago',
    )
    await field(paying, `Referencia de ${second.code}`).fill('PICH-2')

    // Somebody else voids the second one meanwhile.
    await counter.house.voidBill(second, 'Retira otra persona.')
    await paying.getByRole('button', { name: `Confirmar ${TWO_ON_ONE_BILL}` }).click()

    await expect(paying.getByRole('listitem').filter({ hasText: first.code })).toContainText('Cobrado')
    await expect(paying.getByRole('listitem').filter({ hasText: second.code }).getByRole('alert')).toBeVisible()
    await expect(paying.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible()
    await paying.getByRole('button', { name: 'Cerrar' }).last().click()
    await dialog(page, '¿Salir sin guardar?').getByRole('button', { name: 'Salir sin guardar' }).click()
    await expect(paying).toBeHidden()
    await page.goto(`${BILLS}?view=charged&q=${counter.name}`)
    await expect(row(page, first.code)).toContainText('Transferencia · 7788-01')
  },
)

test('a mistaken payment is undone with a reason, and the bill waits again', LONG, async ({ browser, request }) => {
  const counter = await counterOf(request)
  const { bill } = await paidBill(counter, 'Lámpara')
  const page = await openOffice(browser, `?open=${bill.id}`)
  await panel(page, bill)
    .getByRole('button', { name: /^Anular pago PAG-/ })
    .click()
  const undoing = dialog(page, /^Anular el pago PAG-/)
  await undoing.getByRole('button', { name: `Anular ${ONE_BILL}` }).click()
  await expect(undoing).toContainText('Este campo es obligatorio.')
  await field(undoing, 'Motivo').fill('Era de otra persona.')

  await test.step('leaving what was typed asks first', async () => {
    await undoing.getByRole('button', { name: 'Cancelar' }).click()
    await dialog(page, '¿Salir sin guardar?').getByRole('button', { name: 'Seguir editando' }).click()
    await expect(field(undoing, 'Motivo')).toHaveValue('Era de otra persona.')
  })
  await undoing.getByRole('button', { name: `Anular ${ONE_BILL}` }).click()

  await expect(page.getByText('Pago anulado con éxito.')).toBeVisible()
  await expect(panel(page, bill)).toContainText('Era de otra persona.')
  await expect(panel(page, bill).getByRole('button', { name: `Confirmar pago ${bill.code}` })).toBeVisible()
})

test('a receipt that does not hold is refused, and its client reads why', LONG, async ({ browser, request }) => {
  const counter = await counterOf(request)
  const bill = await counter.house.bill(await counter.house.inQuito('Parlante'))
  await sendReceipt(counter, bill, '99-1', 3_000)
  const page = await openOffice(browser, `?open=${bill.id}`)
  await panel(page, bill).getByRole('button', { name: 'Rechazar el comprobante de pago 99-1' }).click()
  const refusing = dialog(page, 'Rechazar el comprobante de pago 99-1')
  await field(refusing, 'Motivo').fill('La foto está cortada.')
  await refusing.getByRole('button', { name: 'Rechazar comprobante de pago' }).click()
  await expect(panel(page, bill)).toContainText('La foto está cortada.')

  const client = await openBrowser(browser, 'phone')
  await signIn(client, counter.client.email, counter.client.password)
  await client.goto(`/tuspagos?view=pending&open=${bill.id}`)
  await expect(client.getByRole('dialog')).toContainText('Motivo: La foto está cortada.')
})

test('an unpaid bill is voided with a reason, and its PDF says so', LONG, async ({ browser, request }) => {
  const counter = await counterOf(request)
  const bill = await counter.house.bill(await counter.house.inQuito('Mochila'))
  const page = await openOffice(browser, `?open=${bill.id}`)
  await panel(page, bill).getByRole('button', { name: 'Anular', exact: true }).click()
  const voiding = dialog(page, `Anular la nota de cobro ${bill.code}`)
  await field(voiding, 'Motivo').fill('Cambió de nombre.')
  await voiding.getByRole('button', { name: `Anular ${bill.code}` }).click()
  await expect(panel(page, bill)).toContainText('Anulada: Cambió de nombre.')
  const downloading = page.waitForEvent('download')
  await panel(page, bill)
    .getByRole('button', { name: `Descargar el PDF: ${bill.code}` })
    .click()
  expect(await readPdf(await downloading)).toContain(bill.code)
  await page.goto(`${BILLS}?view=inactive&q=${counter.name}`)
  await expect(row(page, bill.code)).toContainText('Cambió de nombre.')
})

test('packages are handed over one by one, to who may collect, with a signature', LONG, async ({ browser, request }) => {
  const counter = await counterOf(request)
  const collects = await authorize(counter, 'Tomás Andrade')
  const stays = await authorize(counter, 'Inés Andrade')
  const [shoes, book] = [await counter.house.inQuito('Zapatos'), await counter.house.inQuito('Libro')]
  const bill = await billTogether(counter, [shoes, book], collects.id)
  await request.put('/api/order/admin/paid/client', {
    headers: await headersOf(request, ADMINISTRATOR),
    data: { orderIds: [shoes.id, book.id], method: 'cash', reference: '' },
  })
  const page = await openOffice(browser, `?view=charged&q=${counter.name}`)
  await page.getByRole('button', { name: `Entregar ${bill.code}` }).click()
  const handing = dialog(page, `Entregar los paquetes de ${bill.code}`)
  const number = field(handing, 'Número de su documento')

  await number.fill(stays.identification)
  await expect(handing).toContainText(
    'Inés Andrade está entre las personas autorizadas, pero esta nota de cobro nombra a Tomás Andrade.',
  )
  await number.fill('0926687856')
  await handing.getByRole('button', { name: 'Entregar 2 paquetes' }).click()
  await expect(handing).toContainText('Ese documento no es el de Tomás Andrade.')
  await number.fill(collects.identification)
  await expect(handing).toContainText('Tomás Andrade es quien retira')
  await handing.getByRole('checkbox', { name: new RegExp(book.code) }).uncheck()
  await sign(page)
  await handing.getByRole('button', { name: 'Cancelar' }).click()
  await dialog(page, '¿Salir sin guardar?').getByRole('button', { name: 'Seguir editando' }).click()
  await handing.getByRole('button', { name: 'Entregar 1 paquete' }).click()
  await expect(page.getByText('Paquetes entregados con éxito.')).toBeVisible()

  await page.goto(`/operations/estadodepedidos?open=${shoes.id}`)
  await expect(page.getByRole('dialog')).toContainText(`Tomás Andrade · ${collects.identification}`)
  await expect(page.getByRole('dialog').getByText('firma.png').first()).toBeVisible()

  await test.step('the rest goes to the client, who always may', async () => {
    await page.goto(`${BILLS}?view=charged&q=${counter.name}`)
    await page.getByRole('button', { name: `Entregar ${bill.code}` }).click()
    await expect(handing.getByRole('checkbox')).toHaveCount(1)
    await number.fill(await identificationOf(counter))
    await handing.getByRole('button', { name: 'Entregar 1 paquete' }).click()
    await expect(page.getByText('Paquetes entregados con éxito.')).toBeVisible()
    await page.goto(`${BILLS}?view=delivered&q=${counter.name}`)
    await expect(row(page, bill.code)).toBeVisible()
  })
})

test('on a phone, a photo shows that it was handed over', LONG, async ({ browser, request }) => {
  const counter = await counterOf(request)
  const { bill, made } = await paidBill(counter, 'Tablet')
  const page = await openOffice(browser, `?view=charged&open=${bill.id}`, 'phone')
  await panel(page, bill)
    .getByRole('button', { name: `Entregar ${bill.code}` })
    .click()
  const handing = dialog(page, `Entregar los paquetes de ${bill.code}`)
  await field(handing, 'Número de su documento').fill(await identificationOf(counter))
  await handing.getByText('Foto', { exact: true }).click()
  const photo = { name: 'entrega.png', mimeType: 'image/png', buffer: phonePhoto() }
  await handing.getByRole('group', { name: 'Foto de la entrega' }).locator('input[type=file]').first().setInputFiles(photo)
  await handing.getByRole('button', { name: 'Entregar 1 paquete' }).click()
  await expect(page.getByText('Paquetes entregados con éxito.')).toBeVisible()
  const order = await (await request.get(`/api/order/${made.id}`, { headers: counter.client.headers })).json()
  expect(order.delivery.signature).toMatchObject({ name: 'entrega.png', purpose: 'photo' })
})

test('an associate is paid once for what their client paid', LONG, async ({ browser, request }) => {
  const counter = await counterOf(request, { associate: true })
  const { made } = await paidBill(counter, 'Audífonos')
  const page = await openOffice(browser, `?view=associates&q=${counter.name}`)
  const line = row(page, made.code)
  // 1.00 kg: 10.00 less 6.00 is 4.00, and 10 % more and 3 % less of it.
  for (const part of ['$4,28', '6,00 USD/kg', '10 %', '3 %']) await expect(line).toContainText(part)
  await line.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Liquidar a/ }).click()
  const settling = page.getByRole('dialog', { name: /^Liquidar a/ })
  await field(settling, 'Referencia').fill('TRX-55')
  await settling.getByRole('button', { name: 'Liquidar $4,28' }).click()
  await expect(page.getByText('Ganancias liquidadas con éxito.')).toBeVisible()
  await page.goto(`${BILLS}?view=associates&earning=settled&q=${counter.name}`)
  await expect(row(page, made.code)).toContainText('Liquidado')
})

test('a paid order that a client searches opens itself, and so does its bill', LONG, async ({ browser, request }) => {
  const counter = await counterOf(request)
  const { made, bill } = await paidBill(counter, 'Cámara')
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, counter.client.email, counter.client.password)
  for (const { id, code } of [made, bill]) {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Buscar en todo' }).getByRole('combobox').fill(code)
    await page.getByRole('option').filter({ hasText: code }).first().click()
    await expect(page).toHaveURL(new RegExp(`open=${id}`))
    // Clients read what it is in its heading.
    await expect(dialog(page, /^Cámara/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, /^Cámara/)).toBeHidden()
  }
})

async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Firma aquí quien retira' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('nowhere to sign')
  await page.mouse.move(box.x + 30, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 30, { steps: 5 })
  await page.mouse.move(box.x + 200, box.y + 80, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByRole('img', { name: 'Firmado' })).toBeVisible()
}
