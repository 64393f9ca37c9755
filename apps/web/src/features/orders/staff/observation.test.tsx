import { setObservation } from '@app/contract/order-actions.contract'
import { getOrder } from '@app/contract/orders.contract'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anOrder, anOrderInDetail } from '../../../testing/given-orders.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, button, dialog, hasFocus, isGone, isRefused, press, sees, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, holds, isAsked, received, refuses } from '../../../testing/server.ts'
import { OrderActionsMenu } from '../several/order-actions-menu.tsx'
import { StaffOrderActions } from './staff-order-actions.tsx'

const order = anOrderInDetail({
  code: 'ORD-000480',
  status: 'sended',
  observation: 'Caja abierta',
  allowedActions: ['setObservation'],
})

async function open(stage: Stage = {}): Promise<void> {
  await renderScreen(<StaffOrderActions order={order} onGone={() => undefined} />, { role: 'associate', ...stage })
  await press(stage.language === 'en' ? 'Write observation' : 'Escribir observación')
  await sees(dialog())
}

test('an associate writes what they observe of a package that flies', async () => {
  answers(setObservation, anOrder({ observation: 'Llegó mojada' }))
  await open()
  await sees(dialog('Observación de ORD-000480'))
  await expect.element(box('Observación')).toHaveValue('Caja abierta')
  await hasFocus(box('Observación'))
  await write('Observación', ' Llegó mojada ')
  await press('Guardar observación')
  await sees('Observación guardada con éxito.')
  await isGone(dialog())
  await expect
    .poll(() => received(setObservation))
    .toMatchObject([{ params: { id: order.id }, body: { observation: 'Llegó mojada' } }])
})

test('the office does it from its menu', async () => {
  answers(setObservation, anOrder())
  await renderScreen(<OrderActionsMenu order={order} onRemoved={() => undefined} />, { role: 'administrator' })
  await press('Escribir observación')
  await write('Observación', '')
  await press('Guardar observación')
  await isGone(dialog())
  await expect.poll(() => received(setObservation)).toMatchObject([{ body: { observation: '' } }])
})

test('what was not changed is not sent', async () => {
  await open()
  await press('Guardar observación')
  await isGone(dialog())
  expect(received(setObservation)).toEqual([])
})

test('too many words are refused in place, in English too', async () => {
  await open({ language: 'en' })
  await sees(dialog('Observation on ORD-000480'))
  await write('Observation', 'a'.repeat(501))
  await press('Save observation')
  await isRefused(box('Observation'), 'Write 500 characters at most.')
  expect(received(setObservation)).toEqual([])
})

test('a double click saves once', async () => {
  answers(setObservation, anOrder())
  const release = holds(setObservation)
  await open()
  await write('Observación', 'Llegó mojada')
  await button('Guardar observación').dblClick()
  release()
  await isGone(dialog())
  await isAsked(setObservation)
})

test('where the order allows it no more, what was typed can be copied and not be saved over', async () => {
  refuses(setObservation, 'preconditionFailed', { version: 5, changedBy: 'Carla Mora', changedAt: '2026-11-20T16:30:00.000Z' })
  answers(getOrder, anOrderInDetail({ version: 5, status: 'removed', allowedActions: [] }))
  await open()
  await write('Observación', 'Lo mío')
  await press('Guardar observación')
  await sees('Ya no se puede guardar aquí: cambió de estado.')
  await isGone(button('Guardar lo mío encima'))
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press('Copiar lo mío')
  await sees(button('Copiado'))
  expect(written).toHaveBeenCalledWith('Observación: Lo mío')
  await press('Cargar lo de ahora')
  await isGone(dialog('Alguien más cambió este pedido'))
})

test('what another wrote meanwhile is shown before it is written over', async () => {
  const changed = { changedBy: 'Carla Mora', changedAt: '2026-11-20T16:30:00.000Z' }
  refuses(setObservation, 'preconditionFailed', { version: 5, ...changed })
  answers(getOrder, anOrderInDetail({ version: 5, observation: 'Lo de Carla', allowedActions: ['setObservation'] }))
  await open()
  await write('Observación', 'Lo mío')
  await press('Guardar observación')
  await sees(dialog('Alguien más cambió este pedido'))
  await sees('Lo de Carla')
  answers(setObservation, anOrder({ version: 6, observation: 'Lo mío' }))
  await press('Guardar lo mío encima')
  await sees('Observación guardada con éxito.')
  await isGone(dialog())
  await expect.poll(() => received(setObservation).map(({ body }) => body?.observation)).toEqual(['Lo mío', 'Lo mío'])
})

test('a refusal keeps what was typed', async () => {
  refuses(setObservation, 'orderActionNotAllowed')
  await open()
  await write('Observación', 'Lo mío')
  await press('Guardar observación')
  await sees('El pedido ya no permite esta acción. Actualiza para ver cómo está.')
  await expect.element(box('Observación')).toHaveValue('Lo mío')
})

test('it fits the narrowest phone', async () => {
  await open({ width: 360, theme: 'dark' })
  await write('Observación', 'Golpeada'.repeat(40))
  expect(whatSticksOut()).toEqual([])
})

test('its code is not broken on the narrowest phone', async () => {
  await open({ width: 360 })
  const code = page.getByRole('heading', { name: 'Observación de ORD-000480' }).getByText('ORD-000480', { exact: true })
  await sees(code)
  expect(code.element().getClientRects()).toHaveLength(1)
})
