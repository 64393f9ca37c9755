import { listRetailParameters } from '@app/contract/parameters.contract'
import { approvePurchase } from '@app/contract/purchase-actions.contract'
import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { expect, test } from 'vitest'
import { someParameters } from '../../../testing/given-parameters.ts'
import { aPurchase, aPurchaseInDetail } from '../../../testing/given-purchases.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, dialog, press, sees, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, received } from '../../../testing/server.ts'
import { StaffPurchaseActions } from './staff-purchase-actions.tsx'

async function approve(stage: Stage = {}, changed: Partial<PurchaseDetail> = {}): Promise<void> {
  answers(listRetailParameters, someParameters())
  const purchase = aPurchaseInDetail({ allowedActions: ['approve'], ...changed })
  await renderScreen(<StaffPurchaseActions purchase={purchase} />, { role: 'associate', ...stage })
  await press('Aprobar')
  await sees(dialog('Aprobar la compra PU-000020'))
}

test('what the store really charged is typed: less than was accepted, and what was held above it is credit', async () => {
  answers(approvePurchase, aPurchase({ status: 'reviewed' }))
  await approve({ width: 360 }, { heldInCents: 14_342 })
  await sees('El cliente aceptó $143,42.')
  await write('Precio en la tienda de Zapatillas de correr', '50')
  // 100.00 of goods, 6.50 of tax, 5.00 of shipping, and the fee of 8 %: 120.42.
  await sees('La compra se convierte en un pedido por $120,42. No se puede deshacer.')
  await sees('Son $23,00 menos.')
  await sees('De lo que pagó por adelantado, $23,00 quedan a su favor.')
  expect(whatSticksOut()).toEqual([])
  await press('Aprobar compra')
  await sees('Orden aprobada con éxito')
  await expect
    .poll(() => received(approvePurchase)[0]?.body)
    .toEqual({
      tracking: '',
      items: [{ id: idOf(21), unitPriceInCents: 5_000, quantity: 2 }],
      storeShippingInCents: 500,
    })
})

test('dearer within the limits goes on; above them, or shipping above what was accepted, the client is asked first', async () => {
  await approve()
  await write('Precio en la tienda de Zapatillas de correr', '65')
  await sees(/más, dentro de lo que permitió/)
  await write('Precio en la tienda de Zapatillas de correr', '65,01')
  await expect.element(button('Aprobar compra')).toBeDisabled()
  await write('Precio en la tienda de Zapatillas de correr', '60')
  await write('Envío de la tienda', '5,01')
  await expect.element(button('Aprobar compra')).toBeDisabled()
})
