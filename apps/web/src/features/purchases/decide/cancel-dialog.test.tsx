import { updatePurchase } from '@app/contract/purchase-actions.contract'
import { expect, test } from 'vitest'
import { aPurchase, aPurchaseInDetail } from '../../../testing/given-purchases.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, button, choose, dialog, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { CancelDialog } from './cancel-dialog.tsx'

const SHOES = 'Zapatillas de correr: no envía (de 2)'
const show = (stage: Stage = {}) =>
  renderScreen(<CancelDialog purchase={aPurchaseInDetail({ status: 'reviewed' })} onClose={() => undefined} />, {
    role: 'associate',
    ...stage,
  })
const why = () => box(/Motivo/).fill('Sin stock.')

test('some of it: what is left is said, and what is sent names how many', async () => {
  answers(updatePurchase, aPurchase({ status: 'reviewed' }))
  await show()
  await choose(SHOES, '1')
  await sees(/Lo que queda cuesta/)
  await why()
  await press('Registrar cancelación')
  await sees('Cancelación registrada con éxito.')
  const body = { action: 'cancel', items: [{ id: idOf(21), quantity: 1 }], reason: 'Sin stock.' }
  await expect.poll(() => received(updatePurchase)).toMatchObject([{ params: { id: idOf(20) }, body }])
})

test('all of it closes the order, and nothing of it is no cancellation', async () => {
  await show({ width: 360 })
  await press('Registrar cancelación')
  await sees('Elige cuántos no envía la tienda.')
  await choose(SHOES, '2')
  await sees('No queda nada: el pedido se cierra como cancelado por la tienda.')
  expect(received(updatePurchase)).toEqual([])
  expect(whatSticksOut()).toEqual([])
})

test('what was paid up front of it is said to come back, and leaving is not called as the act', async () => {
  const purchase = aPurchaseInDetail({ status: 'reviewed', heldInCents: 14_342 })
  await renderScreen(<CancelDialog purchase={purchase} onClose={() => undefined} />, { role: 'associate' })
  await choose(SHOES, '2')
  await sees(/No queda nada.* \$143,42 quedan a favor del cliente\./)
  await choose(SHOES, '1')
  await sees(/Lo que queda cuesta \$65,00\. \$78,42 quedan a favor del cliente\./)
  await sees(button('Volver'))
})

test('what is refused is said in the dialog, in dark too', async () => {
  refuses(updatePurchase, 'orderNotAllowedToDelete')
  await show({ theme: 'dark' })
  await choose(SHOES, '2')
  await why()
  await press('Registrar cancelación')
  await sees(dialog().getByRole('alert'))
})
