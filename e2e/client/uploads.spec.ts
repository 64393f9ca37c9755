// Files: dragged, pasted, chosen; refused before they are sent; on their way each says how far it is.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { field, openBrowser, signIn } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { type NewClient, newCedula, newClient } from '../world/world.ts'

const pdf = (name: string, size = 2_000) => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(size, '%PDF-1.7\n') })
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const drop = (page: Page, label: string) => page.getByRole('group', { name: label })
const chooser = (zone: Locator) => zone.locator('input[type=file]').first()

async function openNewOrder(page: Page, { email, password }: NewClient) {
  await signIn(page, email, password)
  await page.goto('/?new=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevo pedido')
}

/** As a browser hands files over that were dragged or copied elsewhere. */
async function hand(zone: Locator, kind: 'drop' | 'paste', files: { name: string; type: string; bytes: number[] }[]) {
  await zone.evaluate(
    (element, { kind: event, files: given }) => {
      const data = new DataTransfer()
      for (const { name, type, bytes } of given) data.items.add(new File([new Uint8Array(bytes)], name, { type }))
      const init = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      )
    },
    { kind, files },
  )
}

test(
  'files come by every way, and the bad ones are refused by name while the good ones stay',
  LONG,
  async ({ browser, request }) => {
    const page = await openBrowser(browser, 'desktop')
    await openNewOrder(page, await newClient(request, 'Rosa', newCedula()))
    const invoice = drop(page, 'Factura de la compra')
    const photos = drop(page, 'Fotos')

    await chooser(invoice).setInputFiles([
      pdf('uno.pdf'),
      pdf('dos.pdf'),
      { ...pdf('tres.exe'), mimeType: 'application/x-msdownload' },
    ])
    await expect(invoice.getByText('uno.pdf')).toBeVisible()
    await expect(invoice.getByText('dos.pdf')).toBeVisible()
    await expect(invoice.getByRole('alert')).toContainText('tres.exe: Este tipo de archivo no se admite')

    await hand(photos, 'drop', [{ name: 'caja.png', type: 'image/png', bytes: [...png] }])
    await expect(photos.getByText('caja.png')).toBeVisible()
    await expect(photos.locator('img')).toHaveJSProperty('complete', true)

    await photos.getByRole('button', { name: 'Elegir archivos' }).focus()
    await hand(page.locator('body'), 'paste', [{ name: 'captura.png', type: 'image/png', bytes: [...png] }])
    await expect(photos.getByText('captura.png')).toBeVisible()

    await chooser(photos).setInputFiles(Array.from({ length: 12 }, (_, index) => pdf(`foto-${index}.pdf`)))
    await expect(photos.getByRole('listitem')).toHaveCount(10)
    await expect(photos.getByRole('alert')).toContainText('No entra: se admiten hasta 10.')

    await chooser(invoice).setInputFiles([pdf('grande.pdf', 10_485_761)])
    await expect(invoice.getByRole('alert')).toContainText('grande.pdf: El archivo es demasiado grande.')
    await invoice.getByRole('button', { name: 'Quitar uno.pdf' }).click()
    await expect(invoice.getByText('uno.pdf')).toBeHidden()
  },
)

test('a sending can be given up, and sent again with everything there', LONG, async ({ browser, request }) => {
  const page = await openBrowser(browser, 'phone')
  await openNewOrder(page, await newClient(request, 'Rosa', newCedula()))
  await field(page, 'Número de tracking').fill('TBA900000000011')
  await field(page, 'Descripción').fill('Cámara')
  await field(page, 'Precio unitario').fill('80')
  await chooser(drop(page, 'Factura de la compra')).setInputFiles([pdf('factura.pdf', 3_000_000)])
  await page.route('**/api/order/create', () => undefined)
  await page.getByRole('button', { name: 'Crear pedido' }).click()
  await expect(page.getByRole('progressbar', { name: /^Enviando, \d+ %/ })).toBeAttached()

  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(drop(page, 'Factura de la compra').getByText('factura.pdf')).toBeVisible()

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Crear pedido' }).click()
  await expect(page.getByText('Orden creada exitosamente.')).toBeVisible()
})

test('files that no draft can keep are asked about before they are left', LONG, async ({ browser, request }) => {
  const page = await openBrowser(browser, 'desktop')
  await openNewOrder(page, await newClient(request, 'Rosa', newCedula()))
  await chooser(drop(page, 'Factura de la compra')).setInputFiles([pdf('factura.pdf')])
  await page.getByRole('link', { name: 'Tus pagos' }).click()
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' })
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(drop(page, 'Factura de la compra').getByText('factura.pdf')).toBeVisible()
})
