import { removeOrders, updateIncomplete } from '@app/contract/order-actions.contract'
import type { OrderDetail } from '@app/contract/orders.contract'
import { expect, test, vi } from 'vitest'
import { anOrder, anOrderInDetail } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import {
  box,
  button,
  dialog,
  hasFocus,
  isGone,
  isRefused,
  key,
  press,
  sees,
  tick,
  whatSticksOut,
  write,
} from '../../../testing/screen.ts'
import { answers, holds, isAsked, isUnreachable, received, refuses } from '../../../testing/server.ts'
import { StaffOrderActions } from './staff-order-actions.tsx'

async function show(allowedActions: OrderDetail['allowedActions'], stage: Stage = {}) {
  const onGone = vi.fn()
  await renderScreen(<StaffOrderActions order={anOrderInDetail({ status: 'inReview', allowedActions })} onGone={onGone} />, {
    role: 'associate',
    ...stage,
  })
  return onGone
}

async function open(stage: Stage = {}): Promise<void> {
  await show(['markIncomplete'], stage)
  await press(stage.language === 'en' ? 'Mark incomplete' : 'Marcar incompleto')
  await sees(dialog())
}

const send = () => dialog().getByRole('button', { name: 'Marcar incompleto' }).click()

test.each<[OrderDetail['allowedActions'], string[]]>([
  [
    ['markIncomplete', 'remove'],
    ['Marcar incompleto', 'Eliminar'],
  ],
  [['resume'], ['Devolver a revisión']],
  [[], []],
])('an associate is offered what the order allows: %j', async (allowed, offered) => {
  await show(allowed)
  for (const name of ['Marcar incompleto', 'Eliminar', 'Devolver a revisión'])
    await (offered.includes(name) ? sees(button(name)) : isGone(button(name)))
})

test('everything that can be missing is offered in words', async () => {
  await open()
  await sees(dialog('¿Qué le falta a OR-000010?'))
  for (const name of [
    'La factura de la compra',
    'El número de tracking',
    'El valor del producto',
    'El detalle de lo que contiene',
    'La persona autorizada',
    'La identificación',
    'Decidir qué hacer: pasa de su límite',
    'Otro dato',
  ])
    await expect.element(tick(name)).not.toBeChecked()
})

test('what is missing and the words for the client are sent together', async () => {
  answers(updateIncomplete, anOrder({ status: 'incomplete', version: 5 }))
  await open()
  await tick('La factura de la compra').click()
  await tick('El valor del producto').click()
  await write('Explícalo al cliente', ' Sube la factura de Amazon. ')
  await send()
  await sees('Pedido marcado como incompleto. El cliente ya lo sabe.')
  await isGone(dialog())
  await expect
    .poll(() => received(updateIncomplete)[0]?.body)
    .toEqual({
      orderId: idOf(10),
      missing: ['invoice', 'value'],
      note: 'Sube la factura de Amazon.',
    })
})

test('something must be missing, and the client must be told what', async () => {
  await open()
  await send()
  await isRefused(box('Explícalo al cliente'), 'Este campo es obligatorio.')
  await expect.poll(() => dialog().getByText('Este campo es obligatorio.').all().length).toBe(2)
  await hasFocus(tick('La factura de la compra'))
  expect(received(updateIncomplete)).toEqual([])
})

test('words alone are not enough', async () => {
  await open()
  await write('Explícalo al cliente', 'Falta la factura.')
  await send()
  await expect.poll(() => dialog().getByText('Este campo es obligatorio.').all().length).toBe(1)
  expect(received(updateIncomplete)).toEqual([])
})

test('the client reads at most 500 characters', async () => {
  await open()
  await tick('Otro dato').click()
  await write('Explícalo al cliente', 'a'.repeat(501))
  await send()
  await isRefused(box('Explícalo al cliente'), 'Escribe como máximo 500 caracteres.')
})

test('what was typed is kept when the dialog is closed', async () => {
  await open()
  await tick('Otro dato').click()
  await write('Explícalo al cliente', 'El color no se lee.')
  await key('{Escape}')
  await isGone(dialog())
  await press('Marcar incompleto')
  await expect.element(tick('Otro dato')).toBeChecked()
  await expect.element(box('Explícalo al cliente')).toHaveValue('El color no se lee.')
})

test('a refusal keeps the dialog with all that was typed', async () => {
  refuses(updateIncomplete, 'orderActionNotAllowed')
  await open()
  await tick('Otro dato').click()
  await write('Explícalo al cliente', 'El color no se lee.')
  await send()
  await sees('El pedido ya no permite esta acción. Actualiza para ver cómo está.')
  await expect.element(box('Explícalo al cliente')).toHaveValue('El color no se lee.')
})

test('a double click marks it once', async () => {
  answers(updateIncomplete, anOrder({ status: 'incomplete' }))
  const release = holds(updateIncomplete)
  await open()
  await tick('Otro dato').click()
  await write('Explícalo al cliente', 'El color no se lee.')
  await dialog().getByRole('button', { name: 'Marcar incompleto' }).dblClick()
  release()
  await isGone(dialog())
  await isAsked(updateIncomplete)
})

test('the dialog fits the narrowest phone, in English and in the dark', async () => {
  await open({ language: 'en', theme: 'dark', width: 360 })
  await sees(dialog('What does OR-000010 miss?'))
  expect(whatSticksOut()).toEqual([])
})

test('an answered order goes back to where it was', async () => {
  answers(updateIncomplete, anOrder())
  await show(['resume'])
  await press('Devolver a revisión')
  await sees('El pedido volvió a donde estaba.')
  await expect.poll(() => received(updateIncomplete)[0]?.body).toEqual({ orderId: idOf(10), resume: true })
})

test('an associate may say why an order goes', async () => {
  answers(removeOrders, { ok: true })
  const onGone = await show(['remove'])
  await press('Eliminar')
  await write('Motivo (opcional)', 'Lo pidió el cliente')
  await press('Eliminar el pedido')
  await expect.poll(() => onGone.mock.calls.length).toBe(1)
  await expect.poll(() => received(removeOrders)[0]?.body).toEqual({ orderIds: [idOf(10)], reason: 'Lo pidió el cliente' })
})

test('why it cannot go is said in the question', async () => {
  refuses(removeOrders, 'orderNotAllowedToDelete')
  const onGone = await show(['remove'])
  await press('Eliminar')
  await press('Eliminar el pedido')
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('Este pedido ya no se puede eliminar.')
  expect(onGone).not.toHaveBeenCalled()
})

test('without connection the question stays', async () => {
  await show(['remove'])
  await press('Eliminar')
  isUnreachable()
  await press('Eliminar el pedido')
  await sees(dialog().getByText('No logramos conectarnos. Revisa tu conexión e intenta de nuevo.'))
})
