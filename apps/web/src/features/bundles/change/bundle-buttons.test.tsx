import { addBundleInvoices } from '@app/contract/bundle-files.contract'
import { createBundle, removeBundle } from '@app/contract/bundles.contract'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anArrivedBundle } from '../../../testing/given-bundles.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { button, dialog, isGone, press, says, sees, tick, whatSticksOut } from '../../../testing/screen.ts'
import { answers, isAsked, received, refuses, refusesOnce } from '../../../testing/server.ts'
import { AddInvoicesDialog } from './add-invoices-dialog.tsx'
import { RemoveBundleButton } from './remove-bundle-button.tsx'

const FREE = anArrivedBundle({ status: 'inWarehouseMIA', manifest: null, childGuideNumber: null, invoiceOwner: null })
const ON_MANIFEST = anArrivedBundle({ status: 'inWarehouseMIA' })
const UNDO = 'Deshacer bulto BLT-000060'
const show = (bundle = FREE) => renderScreen(<RemoveBundleButton bundle={bundle} />, { role: 'administrator' })

test('a bundle that can be put back is undone at once, and put back with what it held', async () => {
  answers(removeBundle, { ok: true })
  answers(createBundle, FREE)
  await show()
  await press(UNDO)
  await sees('Bulto BLT-000060 eliminado: sus paquetes están libres.')
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect.poll(() => received(createBundle)).toMatchObject([{ body: { orderIds: [idOf(62)] } }])
})

test('one on a manifest asks first, saying what is lost; a refusal says why and leaves it', async () => {
  answers(removeBundle, { ok: true })
  refusesOnce(removeBundle, 'bundleChangedMeanwhile')
  await show(ON_MANIFEST)
  await press(UNDO)
  expect(received(removeBundle)).toEqual([])
  await says(dialog(), /Sale del manifiesto MAN-000061/)
  await dialog().getByRole('button', { name: 'Deshacer bulto' }).click()
  await sees(/Alguien más cambió el bulto/)
  await dialog().getByRole('button', { name: 'Deshacer bulto' }).click()
  await sees('Bulto BLT-000060 eliminado: sus paquetes están libres.')
  await isGone(dialog())
})

/** Each test's own: the second answer of a double click may come after its test. */
let close = vi.fn()
async function open(width: 360 | 1280 = 1280): Promise<void> {
  close = vi.fn()
  const screen = <AddInvoicesDialog bundle={FREE} opened onClose={close} />
  await renderScreen(screen, { role: 'administrator', width })
  await sees(dialog('Subir facturas al bulto BLT-000060'))
}
const give = (name: string) =>
  userEvent.upload(page.elementLocator(document.querySelector('input[type=file]') ?? document.body), [
    new File(['%PDF-1.7'], name, { type: 'application/pdf' }),
  ])

test('invoices: none is refused, several travel at once and only once', async () => {
  answers(addBundleInvoices, { ...FREE, invoices: [], timeline: [] })
  await open()
  await press('Subir facturas')
  await sees('Elige al menos una factura.')
  expect(received(addBundleInvoices)).toEqual([])
  await give('una.pdf')
  await sees('una.pdf')
  await tick('Vienen de los envíos').click()
  await button('Subir facturas').dblClick()
  await expect.poll(() => close.mock.calls.length).toBeGreaterThan(0)
  await isAsked(addBundleInvoices)
  await expect.poll(() => received(addBundleInvoices)[0]).toMatchObject({ body: { isFromShipments: true } })
})

test('what is refused stands at the files, which stay; leaving them asks, on the narrowest phone too', async () => {
  refuses(addBundleInvoices, 'bundleChangedMeanwhile')
  await open(360)
  await give(`${'factura-de-la-tienda-'.repeat(8)}.pdf`)
  await press('Subir facturas')
  await sees(page.getByRole('alert').filter({ hasText: /Alguien más cambió el bulto/ }))
  expect(whatSticksOut()).toEqual([])
  await press('Cancelar')
  await sees(dialog('¿Salir sin guardar?'))
  expect(close).not.toHaveBeenCalled()
  await press('Seguir editando')
  await isGone(dialog('¿Salir sin guardar?'))
})
