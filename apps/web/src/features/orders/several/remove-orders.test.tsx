import { removeOrders } from '@app/contract/order-actions.contract'
import type { Order } from '@app/contract/orders.contract'
import { expect, test, vi } from 'vitest'
import { anOrder } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, button, choose, dialog, isGone, list, press, sees, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, holds, isAsked, isUnreachable, received, refuses } from '../../../testing/server.ts'
import { RemoveDialog } from './order-actions-remove-dialog.tsx'

const numbered = (count: number): Order[] =>
  Array.from({ length: count }, (_, position) => anOrder({ id: idOf(101 + position), code: `OR-${101 + position}` }))

async function show(orders: Order[], stage: Stage = {}) {
  const onClose = vi.fn()
  const onRemoved = vi.fn()
  await renderScreen(<RemoveDialog orders={orders} opened onClose={onClose} onRemoved={onRemoved} />, {
    role: 'administrator',
    ...stage,
  })
  await sees(dialog())
  return { onClose, onRemoved }
}

test.each([
  [1, 'Eliminar el pedido', 'OR-101 saldrá de las listas de trabajo. Su historia se conserva.'],
  [2, 'Eliminar 2 pedidos', 'OR-101 y OR-102 saldrán de las listas de trabajo. Su historia se conserva.'],
  [
    6,
    'Eliminar 6 pedidos',
    'OR-101, OR-102, OR-103, OR-104, OR-105 y OR-106 saldrán de las listas de trabajo. Su historia se conserva.',
  ],
  [
    9,
    'Eliminar 9 pedidos',
    'OR-101, OR-102, OR-103, OR-104, OR-105 y 4 más saldrán de las listas de trabajo. Su historia se conserva.',
  ],
])('of %i it says which go and what stays', async (count, title, sentence) => {
  await show(numbered(count))
  await sees(dialog(title))
  await sees(sentence)
  await sees(dialog().getByRole('button', { name: title, exact: true }))
})

test('the reason is sent without blanks around it, and all of them together', async () => {
  answers(removeOrders, { ok: true })
  const { onClose, onRemoved } = await show(numbered(2))
  await write('Motivo (opcional)', '  Duplicados ')
  await press('Eliminar 2 pedidos')
  await sees('Eliminado con éxito')
  await expect.poll(() => received(removeOrders)[0]?.body).toEqual({ orderIds: [idOf(101), idOf(102)], reason: 'Duplicados' })
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await expect.poll(() => onRemoved.mock.calls.length).toBe(1)
})

test('a reason is not needed, and has at most 500 characters', async () => {
  answers(removeOrders, { ok: true })
  const { onRemoved } = await show(numbered(1))
  await write('Motivo (opcional)', 'a'.repeat(510))
  await expect.element(box('Motivo (opcional)')).toHaveValue('a'.repeat(500))
  await write('Motivo (opcional)', '')
  await press('Eliminar el pedido')
  await expect.poll(() => onRemoved.mock.calls.length).toBe(1)
  await expect.poll(() => received(removeOrders)[0]?.body?.reason).toBe('')
})

test.each([['orderNotAllowedToDelete', 'Este pedido ya no se puede eliminar.']] as const)(
  '%s is said here, without a toast, and the reason stays',
  async (code, sentence) => {
    refuses(removeOrders, code, { ids: [idOf(101)] })
    const { onRemoved } = await show(numbered(1))
    await write('Motivo (opcional)', 'Duplicado')
    await press('Eliminar el pedido')
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(sentence)
    await expect.element(box('Motivo (opcional)')).toHaveValue('Duplicado')
    expect(onRemoved).not.toHaveBeenCalled()
  },
)

test('without connection it says so', async () => {
  await show(numbered(1))
  isUnreachable()
  await press('Eliminar el pedido')
  await sees(dialog().getByText('No logramos conectarnos. Revisa tu conexión e intenta de nuevo.'))
})

test('a double click removes once; while it runs nothing can be cancelled', async () => {
  answers(removeOrders, { ok: true })
  const release = holds(removeOrders)
  const { onRemoved } = await show(numbered(1))
  await button('Eliminar el pedido').dblClick()
  await expect.element(button('Cancelar')).toBeDisabled()
  release()
  await expect.poll(() => onRemoved.mock.calls.length).toBeGreaterThan(0)
  await isAsked(removeOrders)
})

test('many long codes fit the narrowest phone', async () => {
  await show(
    numbered(8).map((order) => ({ ...order, code: `${order.code}-${'9'.repeat(40)}` })),
    { width: 360, theme: 'dark' },
  )
  expect(whatSticksOut()).toEqual([])
})

const PAID_UP_FRONT = anOrder({ status: 'reviewed', service: 'PPE', allowedActions: ['remove', 'removeAsCancelled'] })

test('the store cancelled it: what was paid up front becomes credit, and the store answers for it', async () => {
  answers(removeOrders, { ok: true })
  await show([PAID_UP_FRONT])
  await expect.element(list('Quién responde')).toHaveValue('client')
  await choose('Cómo terminó', 'La tienda lo canceló')
  await expect.element(list('Quién responde')).toHaveValue('store')
  await sees('Lo que el cliente pagó por adelantado por la compra queda como saldo a su favor.')
  await press('Eliminar el pedido')
  await expect.poll(() => received(removeOrders).length).toBe(1)
  await expect
    .poll(() => received(removeOrders)[0]?.body)
    .toEqual({ orderIds: [idOf(10)], outcome: 'storeCancelled', reason: '' })
})

test('another than usual answers for it: only with a reason', async () => {
  answers(removeOrders, { ok: true })
  await show([anOrder({ allowedActions: ['remove'] })])
  await choose('Quién responde', 'La empresa')
  await press('Eliminar el pedido')
  await sees('Este campo es obligatorio.')
  expect(received(removeOrders)).toEqual([])
  await write(/^Motivo/, 'Lo registramos dos veces.')
  await press('Eliminar el pedido')
  await expect.poll(() => received(removeOrders).length).toBe(1)
  await expect
    .poll(() => received(removeOrders)[0]?.body)
    .toEqual({
      orderIds: [idOf(10)],
      responsible: 'house',
      reason: 'Lo registramos dos veces.',
    })
})

test.each([
  ['all', [PAID_UP_FRONT, { ...PAID_UP_FRONT, id: idOf(11) }], true],
  ['only one', [PAID_UP_FRONT, anOrder({ id: idOf(11), allowedActions: ['remove'] })], false],
] as const)('that the store cancelled is offered where %s can have been', async (_which, orders, isOffered) => {
  await show([...orders])
  await (isOffered ? sees(list('Cómo terminó')) : isGone(list('Cómo terminó')))
})

test.each([
  ['nothing', [anOrder()], 'Todavía no se ha facturado nada: la cuenta del cliente no cambia.'],
  [
    'its bundle',
    [anOrder({ bundle: { id: idOf(30), code: 'BU-30' } })],
    'Todavía no se ha facturado nada: la cuenta del cliente no cambia. Sale de su bulto, que se declara de nuevo sin él.',
  ],
  [
    'purchases of several clients',
    [PAID_UP_FRONT, anOrder({ id: idOf(11) })],
    'Lo que los clientes pagaron por adelantado por sus compras queda como saldo a su favor.',
  ],
])('says what it changes before it is done: %s', async (_what, orders, sentence) => {
  await show(orders)
  await sees(sentence)
})

test('in English', async () => {
  await show([PAID_UP_FRONT], { language: 'en', theme: 'dark', width: 360 })
  await sees(dialog('Remove the order'))
  await choose('How it ended', 'The store cancelled it')
  await sees('What the client paid up front for the purchase becomes credit in their favour.')
  expect(whatSticksOut()).toEqual([])
})
