// The bar of chosen orders: their labels in one file, and a bill for each of their clients.
import type { Order } from '@app/contract/orders.contract'
import { getRun, getRunLabels, previewRun } from '@app/contract/runs/runs.contract'
import type { Duty } from '@app/domain'
import { expect, test } from 'vitest'
import { anOrder } from '../../../testing/given-orders.ts'
import { aRun, RUN_ID } from '../../../testing/given-runs.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, dialog, isGone, press, sees } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { BillTheirClients } from './bill-their-clients.tsx'
import { PrintLabels } from './print-labels.tsx'

const ANA = { id: idOf(1), code: 'ECU1001', name: 'Ana Paredes' }
const LUZ = { id: idOf(2), code: 'ECU1002', name: 'Luz Paz' }
const weighed = (number: number, client: Order['client']) => anOrder({ id: idOf(number), status: 'inWarehouseUIO', client })
const PDF = { name: 'etiquetas.pdf', contentType: 'application/pdf', content: new Uint8Array([37, 80, 68, 70]) }

function Chosen({ orders }: { orders: readonly Order[] }) {
  const selection = useSelection<Order>()
  return (
    <>
      <button type="button" onClick={() => selection.add(orders)}>
        Todos
      </button>
      <PrintLabels wanted={{ ids: selection.ids }} count={selection.rows.length} />
      <BillTheirClients selection={selection} />
    </>
  )
}

async function choosing(orders: readonly Order[], duties: Duty[] = ['counter'], stage: Stage = {}) {
  await renderScreen(<Chosen orders={orders} />, { role: 'administrator', me: { duties }, ...stage })
  await press('Todos')
}
const list = (waiting: number, refused = 0) =>
  aRun({ act: 'printOrders', counts: { total: waiting + refused, waiting, done: 0, unchanged: 0, refused }, reasons: [] })

test('labels of what is chosen come as one file; what ended has none, and that is said', async () => {
  answers(previewRun, list(2, 1))
  answers(getRunLabels, PDF)
  const orders = [weighed(10, ANA), weighed(11, LUZ), anOrder({ id: idOf(12), status: 'removed' })]
  await choosing(orders)
  await press('Etiquetas (3)')
  await sees('1 no tiene etiqueta: ya se eliminó.')
  await expect.poll(() => received(getRunLabels)).toMatchObject([{ params: { id: RUN_ID } }])
  expect(received(previewRun)).toMatchObject([{ body: { act: 'printOrders', ids: orders.map(({ id }) => id) } }])
})

test('a device with a printer that has no driver gets its commands', async () => {
  localStorage.setItem('LabelFormat', 'zpl')
  answers(previewRun, list(1))
  answers(getRunLabels, { ...PDF, name: 'etiquetas.zpl', contentType: 'text/plain' })
  await choosing([weighed(10, ANA)])
  await press('Etiquetas (1)')
  await expect.poll(() => received(getRunLabels)).toMatchObject([{ params: { id: RUN_ID }, query: { format: 'zpl' } }])
})

test('labels of all that the list finds are asked for by its filter; more than 2.000 are refused in words', async () => {
  refuses(previewRun, 'runTooLarge', { most: 2_000 })
  await renderScreen(<PrintLabels wanted={{ query: { status: ['reviewed'], isLate: true } }} count={5_000} />, {
    role: 'administrator',
  })
  await press('Etiquetas (5.000)')
  await sees(/Son más de 2\.?000/)
  expect(received(previewRun)).toMatchObject([{ body: { act: 'printOrders', filter: { status: ['reviewed'], isLate: 'true' } } }])
  expect(received(getRunLabels)).toEqual([])
})

test('each client of what was weighed is billed once, however many of theirs are chosen', async () => {
  const run = aRun({ act: 'billClients', packages: 5 })
  answers(previewRun, run)
  answers(getRun, run)
  await choosing([weighed(10, ANA), weighed(11, ANA), weighed(12, LUZ), anOrder({ id: idOf(13), status: 'sended', client: LUZ })])
  await press('Facturar a sus 2 clientes')
  await sees(dialog('Facturar'))
  await sees(/5 paquetes/)
  expect(received(previewRun)).toMatchObject([{ body: { act: 'billClients', ids: [ANA.id, LUZ.id] } }])
})

test('nothing to bill offers nothing, and neither does a duty that bills or prints nothing', async () => {
  await choosing([anOrder({ status: 'sended', client: ANA })])
  await sees(button('Etiquetas (1)'))
  await isGone(button(/^Facturar/))
  await choosing([weighed(10, ANA)], ['warehouseUIO'])
  await sees(button('Etiquetas (1)'))
  await isGone(button(/^Facturar/))
  await choosing([weighed(10, ANA)], ['reader'])
  for (const name of [/^Etiquetas/, /^Facturar/]) await isGone(button(name))
})
