// Bundles on the screen: put together by hand, changed, undone, found again, and looked at in depth.
import { expect, type Page, test } from '@playwright/test'
import { bundleOf, newSharer, office, readBundle } from '../world/bundles-world.ts'
import { invoicePdf } from '../world/files.ts'
import { narrow } from '../world/lists.ts'
import { field, openBrowser, openMenu, row, signIn } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'

const ADMIN = 'admin@demo.ec'
const ASSOCIATE = 'asociado@demo.ec'
const TWO = [
  { weightInGrams: 1_000, dollars: 50 },
  { weightInGrams: 1_500, dollars: 60 },
]

const freeBundle = (page: Page, code: string) =>
  page
    .getByRole('region', { name: /bultos? libres?/ })
    .getByRole('listitem')
    .filter({ hasText: code })
const panel = (page: Page, code: string) => page.getByRole('dialog', { name: new RegExp(`^${code}`) })
const change = (page: Page, code: string) => page.getByRole('dialog', { name: `Contenido del bulto ${code}` })

test('an associate makes, changes and undoes a bundle of own clients on a phone', LONG, async ({ browser, request }) => {
  const { name, packages } = await newSharer(request, TWO, { associate: ASSOCIATE })
  const stranger = await newSharer(request, TWO.slice(0, 1))
  const page = await openBrowser(browser, 'phone')
  await signIn(page, ASSOCIATE)
  await openMenu(page, 'Consolidación de pedidos')
  await page.getByPlaceholder('Pedido, tracking o cliente').fill(stranger.name)
  await expect(page.getByText(`No encontramos «${stranger.name}»`)).toBeVisible()
  await page.getByPlaceholder('Pedido, tracking o cliente').fill(name)
  await page.getByLabel(`Seleccionar todo lo de ${name}`).check()
  const draft = page.getByRole('region', { name: 'Bulto nuevo' })
  await expect(draft).toContainText('2,50')
  // 110.00 with 6.5 % of US tax. The consignee's year is told to administrators alone: here, whether there is room in it.
  await expect(draft.getByText(/^Hay lugar en \d{4} para lo que espera en Miami \(\$117,15 con impuesto\)\.$/)).toBeVisible()
  await expect(draft).toContainText('$117,15')
  await draft.getByRole('button', { name: 'Crear bulto con 2 paquetes' }).click()
  const text = await page.getByText(/^Bulto BUL-\d+ creado con éxito\.$/).textContent()
  const code = /BUL-\d+/.exec(text ?? '')?.[0] ?? ''

  await freeBundle(page, code)
    .getByRole('button', { name: /^Cambiar/ })
    .click()
  await change(page, code)
    .getByRole('checkbox', { name: new RegExp(String(packages[1]?.code)) })
    .uncheck()
  await change(page, code).getByRole('button', { name: 'Guardar con 1 paquete' }).click()
  await expect(page.getByText('Bulto actualizado exitosamente.')).toBeVisible()
  await expect(freeBundle(page, code)).toContainText('1 paquete')

  await freeBundle(page, code)
    .getByRole('button', { name: /^Deshacer bulto/ })
    .click()
  await expect(page.getByText(`Bulto ${code} eliminado: sus paquetes están libres.`)).toBeVisible()
  await expect(freeBundle(page, code)).toHaveCount(0)
})

test('a bundle is not emptied, and leaving a change half made is asked about', LONG, async ({ browser, request }) => {
  const { packages } = await newSharer(request, TWO)
  const { id, code } = await bundleOf(request, packages)
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMIN)
  await page.goto(`/administration/historial?open=${id}`)
  await panel(page, code)
    .getByRole('button', { name: /^Cambiar/ })
    .click()
  await expect(change(page, code).getByRole('checkbox')).toHaveCount(2)
  for (const box of await change(page, code).getByRole('checkbox').all()) await box.uncheck()
  await expect(change(page, code).getByText('Un bulto lleva al menos un paquete.')).toBeVisible()
  await expect(change(page, code).getByRole('button', { name: /^Guardar/ })).toBeDisabled()
  await change(page, code).getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(change(page, code)).toBeHidden()
  expect((await readBundle(request, id)).orders).toHaveLength(2)
})

test('who changes a bundle that somebody else changed meanwhile is asked first', LONG, async ({ browser, request }) => {
  const { packages } = await newSharer(request, TWO)
  const { id, code } = await bundleOf(request, packages)
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, 'bodega@demo.ec')
  await page.goto(`/administration/historial?open=${id}`)
  await panel(page, code)
    .getByRole('button', { name: /^Cambiar/ })
    .click()
  await change(page, code)
    .getByRole('checkbox', { name: new RegExp(String(packages[1]?.code)) })
    .uncheck()
  const value = await request.put(`/api/bundle/${id}/value`, {
    headers: await office(request),
    data: { customsInvoiceValueInCents: 12_345 },
  })
  expect(value.ok()).toBe(true)
  await change(page, code).getByRole('button', { name: 'Guardar con 1 paquete' }).click()
  const question = page.getByRole('dialog', { name: /^Alguien más cambió/ })
  await question.getByRole('button', { name: 'Hacerlo de todos modos' }).click()
  await expect(page.getByText('Bulto actualizado exitosamente.')).toBeVisible()
  expect((await readBundle(request, id)).orders).toHaveLength(1)
})

test('the history finds what was undone, and gives its workbook', LONG, async ({ browser, request }) => {
  const { name, packages } = await newSharer(request, TWO)
  const { id, code } = await bundleOf(request, packages)
  await request.delete(`/api/bundle/${id}`, { headers: await office(request) })
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMIN)
  await openMenu(page, 'Historial de bultos')
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(name)
  await expect(row(page, code, name, 'Eliminado')).toBeVisible()
  await page.getByRole('button', { name: code }).click()
  await expect(panel(page, code)).toContainText('Este bulto se deshizo: sus paquetes quedaron libres.')
  await expect(panel(page, code).getByRole('button', { name: /^Deshacer/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await narrow(page, 'Estado', 'Enviado')
  await expect(page.getByText(`No encontramos «${name}»`)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Excel de generados' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/)
})

test(
  'a bundle in depth: found by its client, charged, given an invoice, and the same after a reload',
  LONG,
  async ({ browser, request }) => {
    const { name, packages } = await newSharer(request, TWO)
    const { code } = await bundleOf(request, packages)
    const [first] = packages
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, ADMIN)
    await openMenu(page, 'Detalle por consolidación')
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(name)
    await page.getByRole('button', { name: code }).click()
    await expect(page.getByRole('heading', { name: code })).toBeVisible()
    await page.reload()
    const card = page.getByRole('article', { name: String(first?.code) })
    await card.getByRole('button', { name: `Agregar cargos a ${first?.code}` }).click()
    const charges = page.getByRole('dialog', { name: `Cargos adicionales de ${first?.code}` })
    await charges.getByRole('button', { name: 'Agregar cargo' }).click()
    await charges.getByRole('button', { name: 'Guardar cargos' }).click()
    await expect(charges.getByText('Este campo es obligatorio.').first()).toBeVisible()
    await field(charges, 'Nombre del cargo').fill('Embalaje de vidrio')
    await field(charges, 'Valor').fill('7,50')
    await expect(charges.getByText('Total de cargos: $7,50')).toBeVisible()
    await charges.getByRole('button', { name: 'Guardar cargos' }).click()
    await expect(page.getByText('Cargos actualizados exitosamente.')).toBeVisible()
    await expect(card.getByRole('row', { name: /^Embalaje de vidrio/ })).toContainText('$7,50')

    await page.getByRole('button', { name: 'Subir facturas' }).click()
    const upload = page.getByRole('dialog', { name: `Subir facturas al bulto ${code}` })
    await upload.getByRole('button', { name: 'Subir facturas' }).click()
    await expect(upload.getByText('Elige al menos una factura.')).toBeVisible()
    const invoice = { name: 'amazon-4471.pdf', mimeType: 'application/pdf', buffer: invoicePdf() }
    await upload.locator('input[type=file]').first().setInputFiles(invoice)
    await upload.getByLabel('Vienen de los envíos').check()
    await upload.getByRole('button', { name: 'Subir facturas' }).click()
    await expect(page.getByText('Factura cargada exitosamente.')).toBeVisible()
    await expect(upload).toBeHidden()
    await expect(page.getByRole('button', { name: 'amazon-4471.pdf', exact: true })).toBeVisible()
    await expect(page.getByText(/^De los envíos/)).toBeVisible()
    // With those that came with the packages.
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar las 3 facturas' }).click()
    expect((await downloading).suggestedFilename()).toMatch(new RegExp(`^facturas-${code}-[\\d-]{17}\\.zip$`))
  },
)

test('store invoices in another name need a right number', LONG, async ({ browser, request }) => {
  const { packages } = await newSharer(request, TWO.slice(0, 1))
  const { id, code } = await bundleOf(request, packages)
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMIN)
  await page.goto(`/operations/detallesporconsolidacion?open=${id}`)
  await page.getByRole('button', { name: 'Titular de facturas' }).click()
  const dialog = page.getByRole('dialog', { name: `A nombre de quién van las facturas de ${code}` })
  await field(dialog, 'Nombre').fill('Comercial Andina')
  await field(dialog, 'Número').fill('1710034064')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('El número de identificación no es válido.')).toBeVisible()
  await field(dialog, 'Número').fill('1710034065')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Comercial Andina · 1710034065')).toBeVisible()
})

test('the associate reads what is inside a bundle, and in English', LONG, async ({ browser, request }) => {
  const { name, packages } = await newSharer(request, TWO, { associate: ASSOCIATE })
  const { code } = await bundleOf(request, packages)
  const page = await openBrowser(browser, 'phone')
  await signIn(page, ASSOCIATE)
  await page.evaluate(() => localStorage.setItem('Lang', 'en'))
  await page.goto(`/detallesporconsolidacion?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detail by consolidation')
  await page.getByRole('button', { name: code }).click()
  const inside = panel(page, code)
  await expect(inside).toContainText('Holds 2 packages')
  await expect(inside).toContainText(String(packages[1]?.code))
  await expect(inside).toContainText('Known once weighed in Quito')
  await expect(inside.getByRole('button', { name: 'Upload invoices' })).toHaveCount(0)
})
