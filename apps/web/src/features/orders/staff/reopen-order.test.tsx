import { reopenOrder } from '@app/contract/incidents.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anOrderInDetail } from '../../../testing/given-orders.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { dialog, isGone, press, sees, write } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { StaffOrderActions } from './staff-order-actions.tsx'

const LOST = anOrderInDetail({
  ...{ status: 'removed', outcome: 'lost', responsible: 'house', allowedActions: ['reopen', 'keepForHouse'] },
})
const screenOf = (order: typeof LOST) =>
  renderScreen(<StaffOrderActions order={order} onGone={() => undefined} />, { role: 'administrator' })

async function open(): Promise<void> {
  await screenOf(LOST)
  await press('Apareció')
  await sees(dialog())
}
const send = (name: string) => dialog().getByRole('button', { name, exact: true }).click()

test('what was found goes on, with how its client said so', async () => {
  answers(reopenOrder, { id: LOST.id, code: LOST.code, status: 'inWarehouseMIA', outcome: null })
  await open()
  await sees(dialog().getByText(/Sigue desde Miami/))
  await send('Seguir con el paquete')
  await sees(dialog().getByText('Este campo es obligatorio.'))
  expect(received(reopenOrder)).toEqual([])

  await write('Cómo lo dijo el cliente', 'Por teléfono, hoy a las 10.')
  await send('Seguir con el paquete')

  await isGone(dialog())
  await expect
    .poll(() => received(reopenOrder))
    .toMatchObject([{ body: { goods: 'client', note: 'Por teléfono, hoy a las 10.' } }])
})

test('or the client keeps what was made good, and the goods are the house’s', async () => {
  refuses(reopenOrder, 'orderChangedMeanwhile')
  await open()
  await dialog().getByText('Se queda con la compensación').click()
  await sees(dialog().getByText(/El pedido sigue cerrado/))
  await write('Cómo lo dijo el cliente', 'Por correo.')
  await send('Guardar la respuesta')

  await sees(dialog().getByRole('alert'))
  await expect.poll(() => received(reopenOrder)).toMatchObject([{ body: { goods: 'house', note: 'Por correo.' } }])
})

test('is not offered of what goes on', async () => {
  await screenOf(anOrderInDetail({ allowedActions: ['explainDelay'] }))
  await sees(page.getByRole('button', { name: 'Decir el motivo' }))
  expect(page.getByRole('button', { name: 'Apareció' }).query()).toBeNull()
})
