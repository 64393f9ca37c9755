import { authorizeBundling, removeOrders } from '@app/contract/order-actions.contract'
import type { OrderDetail } from '@app/contract/orders.contract'
import { expect, test, vi } from 'vitest'
import { anOrder, anOrderInDetail } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, dialog, hasFocus, isGone, key, link, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, holds, isAsked, isUnreachable, received, refuses } from '../../../testing/server.ts'
import { ClientOrderActions } from './client-order-actions.tsx'

async function show(changed: Partial<OrderDetail>, stage: Stage = {}) {
  const onGone = vi.fn()
  const order = anOrderInDetail(changed)
  await renderScreen(<ClientOrderActions order={order} onGone={onGone} />, { role: 'client', ...stage })
  return onGone
}

const EVERY_ACTION = [
  'Ir a pagar',
  'Ver dónde pagar',
  'Autorizar consolidación',
  'Retirar autorización',
  'Editar descripción',
  'Eliminar',
]

test.each<[string, Partial<OrderDetail>, string[]]>([
  ['in review', { status: 'inReview', allowedActions: ['remove', 'editDescription'] }, ['Editar descripción', 'Eliminar']],
  ['expected', { status: 'reviewed', allowedActions: ['editDescription'] }, ['Editar descripción']],
  ['in Miami', { allowedActions: ['authorizeBundling', 'editDescription'] }, ['Autorizar consolidación', 'Editar descripción']],
  [
    'in Miami and authorized',
    { isAuthorizedToBundle: true, allowedActions: ['authorizeBundling', 'editDescription'] },
    ['Retirar autorización', 'Editar descripción'],
  ],
  ['on its way', { status: 'sended', allowedActions: [] }, []],
  ['ready to be paid', { status: 'inWarehouseUIO', allowedActions: ['requestPayment'] }, ['Ir a pagar']],
  ['billed', { status: 'pendingOfPay', bill: { id: idOf(70), code: 'BI-000070' }, allowedActions: [] }, ['Ver dónde pagar']],
  ['delivered', { status: 'receivedAndDelivered', bill: { id: idOf(70), code: 'BI-000070' }, allowedActions: [] }, []],
])('%s: what its owner is offered', async (_where, changed, offered) => {
  await show(changed)
  for (const name of offered) await sees(button(name).or(link(name)))
  for (const name of EVERY_ACTION.filter((one) => !offered.includes(one))) await isGone(button(name).or(link(name)))
})

test('to pay leads to the payments, to its bill where it has one', async () => {
  await show({ status: 'inWarehouseUIO', allowedActions: ['requestPayment'] })
  await expect.element(link('Ir a pagar')).toHaveAttribute('href', '/tuspagos')
})

test('where to pay leads to the bill itself', async () => {
  await show({ status: 'pendingOfPay', bill: { id: idOf(70), code: 'BI-000070' }, allowedActions: [] })
  await expect.element(link('Ver dónde pagar')).toHaveAttribute('href', `/tuspagos?view=pending&open=${idOf(70)}`)
})

const IN_REVIEW = { status: 'inReview', allowedActions: ['remove'] } satisfies Partial<OrderDetail>

test('removing says what goes and that it cannot be undone, and asks once', async () => {
  answers(removeOrders, { ok: true })
  const onGone = await show(IN_REVIEW)
  await press('Eliminar')
  await sees(dialog('Eliminar el pedido: Audífonos inalámbricos'))
  await sees('Se eliminará «Audífonos inalámbricos». No se puede deshacer.')
  expect(received(removeOrders)).toEqual([])
  await press('Eliminar pedido')
  await sees('Eliminado con éxito')
  await expect.poll(() => onGone.mock.calls.length).toBe(1)
  await expect.poll(() => received(removeOrders)).toMatchObject([{ body: { orderIds: [idOf(10)] } }])
})

test.each(['Cancelar', 'Cerrar'])('«%s» removes nothing and gives the focus back', async (way) => {
  const onGone = await show(IN_REVIEW)
  await press('Eliminar')
  await press(way)
  await isGone(dialog())
  await hasFocus(button('Eliminar'))
  expect(received(removeOrders)).toEqual([])
  expect(onGone).not.toHaveBeenCalled()
})

test('Escape removes nothing', async () => {
  await show(IN_REVIEW)
  await press('Eliminar')
  await sees(dialog())
  await key('{Escape}')
  await isGone(dialog())
  expect(received(removeOrders)).toEqual([])
})

test('the act has the focus, and Enter confirms it', async () => {
  answers(removeOrders, { ok: true })
  const onGone = await show(IN_REVIEW)
  await press('Eliminar')
  await hasFocus(button('Eliminar pedido'))
  await key('{Enter}')
  await expect.poll(() => onGone.mock.calls.length).toBe(1)
})

test.each([
  ['orderNotAllowedToDelete', 'Este pedido ya no se puede eliminar.'],
  ['orderActionNotAllowed', 'El pedido ya no permite esta acción. Actualiza para ver cómo está.'],
  ['orderNotFound', 'No encontramos ese pedido.'],
] as const)('a removal refused as %s is said in the dialog, which stays', async (code, sentence) => {
  refuses(removeOrders, code)
  const onGone = await show(IN_REVIEW)
  await press('Eliminar')
  await press('Eliminar pedido')
  await sees(dialog('Eliminar el pedido: Audífonos inalámbricos').getByText(sentence))
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(sentence)
  expect(onGone).not.toHaveBeenCalled()
})

test('the same refusal in English', async () => {
  refuses(removeOrders, 'orderNotAllowedToDelete')
  await show(IN_REVIEW, { language: 'en' })
  await press('Delete')
  await sees('“Audífonos inalámbricos” will be deleted. This cannot be undone.')
  await press('Delete order')
  await sees('This order can no longer be deleted.')
})

test('without connection the removal says so and can be tried again', async () => {
  await show(IN_REVIEW)
  await press('Eliminar')
  isUnreachable()
  await press('Eliminar pedido')
  await sees(dialog().getByText('No logramos conectarnos. Revisa tu conexión e intenta de nuevo.'))
  await expect.element(button('Eliminar pedido')).toBeEnabled()
})

test('a double click removes once', async () => {
  answers(removeOrders, { ok: true })
  const release = holds(removeOrders)
  const onGone = await show(IN_REVIEW)
  await press('Eliminar')
  await button('Eliminar pedido').dblClick()
  release()
  await expect.poll(() => onGone.mock.calls.length).toBeGreaterThan(0)
  await isAsked(removeOrders)
})

const DIEGO = {
  authorizedNameId: idOf(60),
  name: 'Diego Paredes',
  identificationType: 'cedula',
  identification: '0926687856',
} as const

test('an authorization is withdrawn at once, and the consignee stays who it was', async () => {
  answers(authorizeBundling, { orders: [anOrder()] })
  await show({ isAuthorizedToBundle: true, consignee: DIEGO, allowedActions: ['authorizeBundling'] })
  await press('Retirar autorización')
  await sees('Autorización guardada con éxito.')
  await expect
    .poll(() => received(authorizeBundling)[0]?.body)
    .toEqual({
      orderIds: [idOf(10)],
      isAuthorizedToBundle: false,
      consigneeAuthorizedNameId: idOf(60),
    })
})

test('why an authorization could not be withdrawn is said', async () => {
  refuses(authorizeBundling, 'orderActionNotAllowed')
  await show({ isAuthorizedToBundle: true, allowedActions: ['authorizeBundling'] })
  await press('Retirar autorización')
  await sees('El pedido ya no permite esta acción. Actualiza para ver cómo está.')
})

test('a long description breaks inside the question on the narrowest phone', async () => {
  await show({ ...IN_REVIEW, description: 'Inalámbricos'.repeat(40) }, { width: 360 })
  await press('Eliminar')
  await sees(dialog())
  expect(whatSticksOut()).toEqual([])
})
