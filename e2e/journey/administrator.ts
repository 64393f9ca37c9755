// What the administrators do: in the office, in both warehouses, at the counter.
import { type Download, expect, type Page } from '@playwright/test'
import { field, openMenu, row } from '../world/people.ts'
import { BILL, BOOKS, CLIENT, EARNINGS, MANIFEST, PICKUP, SHOES } from './package.ts'

export async function assignToAssociate(page: Page, associateEmail: string): Promise<void> {
  await openMenu(page, 'Asignación')
  await page.getByPlaceholder('Buscar asociado').fill(associateEmail)
  await page.getByRole('button').filter({ hasText: associateEmail }).click()
  await page.getByPlaceholder('Nombre, correo, casillero o cédula').fill(CLIENT.email)
  await row(page, CLIENT.email).getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Asignar a/ }).click()
  await expect(page.getByText('Clientes agregados exitosamente.')).toBeVisible()
}

export async function receive(page: Page, { tracking, description, weight }: typeof SHOES | typeof BOOKS): Promise<void> {
  await openMenu(page, 'Bodega')
  await field(page, 'Tracking o número de pedido').fill(tracking)
  await page.keyboard.press('Enter')
  const match = page.getByRole('region', { name: 'Paquete encontrado' })
  await expect(match).toContainText(CLIENT.name)
  await expect(match).toContainText(description)
  const onTheScale = field(page, 'Peso en la balanza')
  await onTheScale.fill('4,2')
  await expect(page.getByText('Este paquete pasa de 4 kg (4,20 kg)')).toBeVisible()
  await onTheScale.fill(weight)
  await onTheScale.press('Enter')
  await expect(page.getByText('Paquetes confirmados con éxito.').first()).toBeVisible()
}

export async function bundle(page: Page): Promise<void> {
  await openMenu(page, 'Consolidación de pedidos')
  await page.getByPlaceholder('Pedido, tracking o cliente').fill(CLIENT.lastName)
  await page.getByLabel(`Seleccionar todo lo de ${CLIENT.name}`).check()
  const draft = page.getByRole('region', { name: 'Bulto nuevo' })
  await expect(draft).toContainText('3,75')
  await draft.getByRole('button', { name: 'Crear bulto con 2 paquetes' }).click()
  await expect(page.getByText(/^Bulto BUL-\d+ creado con éxito\.$/)).toBeVisible()
}

export async function putOnManifest(page: Page): Promise<Download> {
  await openMenu(page, 'Manifiestos de carga')
  await page.getByRole('button', { name: 'Nuevo manifiesto' }).click()
  await page.getByRole('row').filter({ hasText: CLIENT.name }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Agregar 1 bulto al manifiesto' }).click()
  await expect(page.getByRole('button', { name: 'Falta el número de guía' })).toBeVisible()
  await fillAndLeave(page, 'Número de guía', MANIFEST.guide)
  await fillAndLeave(page, 'Aerolínea', MANIFEST.airline)
  await fillAndLeave(page, 'Vuelo', MANIFEST.flight)
  await fillAndLeave(page, 'Fecha de salida', MANIFEST.departureDate)
  await fillAndLeave(page, /^Guía hija del bulto/, MANIFEST.childGuide)
  await expect(page.getByText('Listo para despachar.')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Excel' }).click()
  return downloading
}

async function fillAndLeave(page: Page, label: string | RegExp, text: string): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.url().includes('/api/manifest/') && response.request().method() === 'PUT',
  )
  await (typeof label === 'string' ? field(page, label) : page.getByLabel(label)).fill(text)
  await (typeof label === 'string' ? field(page, label) : page.getByLabel(label)).press('Tab')
  await saved
}

/** Irreversible, so the guide is typed to mean it. */
export async function ship(page: Page): Promise<void> {
  const dialog = await openShipDialog(page)
  await expect(dialog).toContainText('Vas a despachar 1 bulto con 2 paquetes')
  await expect(dialog).toContainText('Esto no se puede deshacer.')
  await expect(dialog.getByRole('button', { name: 'Despachar 1 bulto' })).toBeDisabled()
  await dialog.getByRole('textbox').fill(MANIFEST.guide)
  await dialog.getByRole('button', { name: 'Despachar 1 bulto' }).click()
  await expect(page.getByText(/^Manifiesto MAN-\d+ despachado con éxito\.$/)).toBeVisible()
}

export async function openShipDialog(page: Page) {
  await page.getByRole('button', { name: 'Despachar', exact: true }).click()
  return page.getByRole('dialog')
}

/** A second administrator looks at the manifest as it was a moment ago. */
export async function shipAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(MANIFEST.guide)
  await dialog.getByRole('button', { name: 'Despachar 1 bulto' }).click()
  await expect(page.getByText(`Otra persona ya despachó la guía ${MANIFEST.guide}. Aquí está como quedó.`)).toBeVisible()
}

export async function confirmArrival(page: Page): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: MANIFEST.childGuide }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Confirmar llegada de 1 bulto' }).click()
  await expect(page.getByText('Bultos confirmados con exitos.')).toBeVisible()
}

export async function confirmWeights(page: Page): Promise<void> {
  for (const { description, weight } of [SHOES, BOOKS])
    await page
      .getByRole('listitem')
      .filter({ hasText: description })
      .getByLabel(/^Peso en Quito de/)
      .fill(weight)
  await page.getByRole('button', { name: 'Confirmar 2 pesos' }).click()
  await expect(page.getByText('Pesos actualizados con exitos.')).toBeVisible()
}

export async function confirmPayment(page: Page): Promise<void> {
  await openMenu(page, 'Facturas de venta')
  await page.getByPlaceholder('Número o cliente').fill(CLIENT.lastName)
  await row(page, CLIENT.name)
    .getByRole('button', { name: /^Confirmar pago VTA-/ })
    .click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'Cómo pagó').selectOption('Transferencia')
  await field(dialog, 'Referencia').fill('TRX-90211')
  await dialog.getByRole('button', { name: `Confirmar ${BILL.total}` }).click()
  await expect(page.getByText('Pago confirmado con éxito.')).toBeVisible()
}

/** A wrong document is refused in words; the authorized name's is not. */
export async function deliver(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Por entregar' }).click()
  await page.getByPlaceholder('Número o cliente').fill(CLIENT.lastName)
  await row(page, CLIENT.name)
    .getByRole('button', { name: /^Entregar VTA-/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(PICKUP.name)
  await field(dialog, 'Número de su documento').fill('0926687856')
  await dialog.getByRole('button', { name: 'Entregar 2 paquetes' }).click()
  await expect(dialog).toContainText(`Ese documento no es el de ${PICKUP.name}.`)
  await field(dialog, 'Número de su documento').fill(PICKUP.cedula)
  await dialog.getByRole('button', { name: 'Entregar 2 paquetes' }).click()
  await expect(page.getByText('Paquetes entregados con éxito.')).toBeVisible()
}

export async function payAssociate(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pago a asociados' }).click()
  await page.getByPlaceholder('Pedido o cliente').fill(CLIENT.lastName)
  for (const profit of [EARNINGS.shoes, EARNINGS.books]) await row(page, CLIENT.name, profit).getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Liquidar a/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(EARNINGS.both)
  await dialog.getByRole('button', { name: `Liquidar ${EARNINGS.both}` }).click()
  await expect(page.getByText('Ganancias liquidadas con éxito.')).toBeVisible()
}
