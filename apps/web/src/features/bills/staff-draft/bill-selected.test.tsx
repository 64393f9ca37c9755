import { createBill } from '@app/contract/bills.contract'
import type { Order } from '@app/contract/orders.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import { expect, test } from 'vitest'
import { anOrder } from '../../../testing/given-orders.ts'
import { someParameters } from '../../../testing/given-parameters.ts'
import { givenBill } from '../../../testing/given-payments.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { alert, button, dialog, isGone, link, press, says, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, holds, received, refusesOnce } from '../../../testing/server.ts'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { BillSelected } from './bill-selected.tsx'

const inQuito = (number: number, changed: Partial<Order> = {}) =>
  anOrder({ id: idOf(number), status: 'inWarehouseUIO', allowedActions: ['requestPayment'], ...changed })
const BRUNO = { id: idOf(3), code: 'ECU1003', name: 'Bruno Mena' }
const FIRST = inQuito(10)
const SECOND = inQuito(11)
const OF_BRUNO = inQuito(12, { client: BRUNO, createdAt: '2025-01-02T12:00:00.000Z' })

function Chosen({ orders }: { orders: readonly Order[] }) {
  const selection = useSelection<Order>()
  return (
    <>
      <button type="button" onClick={() => selection.add(orders)}>
        Todos
      </button>
      <p>{selection.rows.length} elegidos</p>
      <BillSelected selection={selection} />
    </>
  )
}

async function chooses(orders: readonly Order[], stage: Stage = {}): Promise<void> {
  answers(listRetailParameters, someParameters())
  answers(createBill, givenBill())
  await renderScreen(<Chosen orders={orders} />, { role: 'administrator', ...stage })
  await press('Todos')
}

test('each client gets a bill of their own, the one with the oldest package first', async () => {
  await chooses([FIRST, OF_BRUNO, SECOND])
  await press('Facturar')
  await sees(dialog('Facturar a 2 clientes'))
  // Two of 13.50, IVA of them 4.05, and duties of 40.00.
  await sees('$71,05')
  await press('Generar 2 notas de cobro')
  await sees('2 de 2 facturados')
  expect(received(createBill)).toMatchObject([
    { body: { orderIds: [OF_BRUNO.id], useBalance: true, pickupAuthorizedNameId: null, invoiceOwnerAuthorizedNameId: null } },
    { body: { orderIds: [FIRST.id, SECOND.id] } },
  ])
  const address = `/finances/facturas-venta?view=pendingPayment&open=${idOf(40)}`
  await expect.element(link('FAC-000040').first()).toHaveAttribute('href', address)
  await dialog().getByRole('button', { name: 'Cerrar' }).last().click()
  await sees('0 elegidos')
})

test('what is refused of one stops no other, is named with its reason, and stays chosen', async () => {
  await chooses([FIRST, OF_BRUNO])
  refusesOnce(createBill, 'orderActionNotAllowed')
  await press('Facturar')
  await press('Generar 2 notas de cobro')
  await sees('1 de 2 facturado')
  await says(alert(), /./)
  await sees(button('Intentar de nuevo con 1'))
  await dialog().getByRole('button', { name: 'Cerrar' }).last().click()
  await sees('1 elegidos')
  expect(received(createBill)).toHaveLength(2)
})

test('only what was refused is tried again', async () => {
  await chooses([FIRST, OF_BRUNO])
  refusesOnce(createBill, 'orderActionNotAllowed')
  await press('Facturar')
  await press('Generar 2 notas de cobro')
  await press('Intentar de nuevo con 1')
  await sees('2 de 2 facturados')
  expect(received(createBill).map(({ body }) => body?.orderIds)).toEqual([[OF_BRUNO.id], [FIRST.id], [OF_BRUNO.id]])
})

test('it stops after the bill that is being made, and leaving asks first', async () => {
  await chooses([FIRST, OF_BRUNO])
  const release = holds(createBill)
  await press('Facturar')
  await press('Generar 2 notas de cobro')
  await sees(button('Detener'))
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true })), 'asks').toBe(false)
  await press('Detener')
  release()
  await sees('1 de 2 facturado')
  await isGone(button('Detener'))
  expect(received(createBill)).toHaveLength(1)
})

test('nothing is offered where one of them cannot be billed', async () => {
  await chooses([FIRST, inQuito(13, { status: 'pendingOfPay', allowedActions: [] })])
  await sees('2 elegidos')
  await isGone(button('Facturar'))
})

test('fits the narrowest phone, in English and in the dark', async () => {
  await chooses([FIRST, OF_BRUNO], { width: 360, theme: 'dark', language: 'en' })
  await press('Bill')
  await sees(button('Create 2 bills'))
  expect(whatSticksOut()).toEqual([])
})
