// Packages that wait: how staff say so in their panel, and what is read of it.
import { holdOrders, releaseOrders } from '@app/contract/order-actions.contract'
import type { OrderDetail } from '@app/contract/orders.contract'
import { expect, test, vi } from 'vitest'
import { anOrder, anOrderInDetail } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, choose, dialog, isGone, list, press, sees, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { OrderActionsMenu } from '../several/order-actions-menu.tsx'
import { ArrivalDay } from '../show/arrival-day.tsx'
import { OrderProgress } from '../show/order-progress.tsx'
import { HoldNote } from './hold-note.tsx'

const HELD = { reason: 'travelTogether', until: '2026-12-07', note: 'Llega otro el lunes.' } as const
const show = (changes: Partial<OrderDetail>, stage: Stage = {}) =>
  renderScreen(<OrderActionsMenu order={anOrderInDetail(changes)} onRemoved={vi.fn()} />, { role: 'administrator', ...stage })
const sent = () => received(holdOrders).map(({ body }) => body)

test('it is held until a day, for a reason that the client reads, with a note for the team', async () => {
  answers(holdOrders, { orders: [anOrder({ hold: HELD })] })
  await show({ allowedActions: ['hold'] })
  await press('Dejar esperar')
  await sees(dialog('Dejar esperar OR-000010'))
  await choose('Motivo', 'Espera a otro paquete')
  await choose('Hasta cuándo', 'Hasta un día')
  await write('Sigue el día', '2026-12-07')
  await write('Nota para el equipo (opcional)', 'Llega otro el lunes.')
  await dialog().getByRole('button', { name: 'Dejar esperar' }).click()
  await sees('Queda en espera')
  await isGone(dialog())
  expect(sent()).toEqual([
    { orderIds: [idOf(10)], ...{ reason: 'travelTogether', note: HELD.note, until: 'day', day: HELD.until } },
  ])
})

test('without a reason, or without its day, nothing is sent and the field says so', async () => {
  await show({ allowedActions: ['hold'] })
  await press('Dejar esperar')
  await sees(dialog())
  await dialog().getByRole('button', { name: 'Dejar esperar' }).click()
  await sees('Este campo es obligatorio.')
  await choose('Motivo', 'Así se pidió')
  await choose('Hasta cuándo', 'Hasta un día')
  await dialog().getByRole('button', { name: 'Dejar esperar' }).click()
  await sees('Este campo es obligatorio.')
  expect(sent()).toEqual([])
})

test('what refuses it is said in place', async () => {
  refuses(holdOrders, 'orderActionNotAllowed')
  await show({ allowedActions: ['hold'] })
  await press('Dejar esperar')
  await choose('Motivo', 'Así se pidió')
  await dialog().getByRole('button', { name: 'Dejar esperar' }).click()
  await sees('El pedido ya no permite esta acción. Actualiza para ver cómo está.')
  await sees(dialog())
})

test('one that waits already begins with what was said, and is released with one press', async () => {
  answers(releaseOrders, { orders: [anOrder()] })
  await show({ hold: HELD, allowedActions: ['hold', 'release'] })
  await press('Dejar esperar')
  await expect.element(list('Motivo')).toHaveValue('travelTogether')
  await expect.element(box('Nota para el equipo (opcional)')).toHaveValue('Llega otro el lunes.')
  await press('Cancelar')
  await press('Quitar la espera')
  await sees('Ya puede viajar')
  expect(received(releaseOrders).map(({ body }) => body)).toEqual([{ orderIds: [idOf(10)] }])
})

test('its record says why, until when, and what staff noted', async () => {
  await renderScreen(<HoldNote order={anOrder({ hold: HELD })} />, { role: 'administrator' })
  await sees(/^En espera hasta el .*7 dic/)
  await sees('Espera a otro paquete')
  await sees('Llega otro el lunes.')
})

test('its client reads that once, in place of the day of arrival, and no note', async () => {
  await renderScreen(<HoldNote order={anOrder({ hold: { ...HELD, note: '' } })} />, { role: 'client' })
  await expect.poll(() => document.querySelector('main')?.textContent).toBe('')
})

test.each([
  ['until a day', HELD.until, /En pausa hasta el .*7 dic.*: espera a otro paquete/, /; sigue el .*7 dic/],
  ['until it is released', null, 'En pausa: espera a otro paquete', 'espera a otro paquete'],
] as const)('its client reads a sentence in place of a day: %s', async (_what, until, sentence, inList) => {
  const order = anOrderInDetail({ hold: { ...HELD, until, note: '' }, estimatedArrivalDate: null })
  await renderScreen(<OrderProgress order={order} />, { role: 'client' })
  await sees(sentence)
  await renderScreen(<ArrivalDay order={order} />, { role: 'client' })
  await sees('En pausa')
  await sees(inList)
})

test('it fits the narrowest phone, in English and dark', async () => {
  await show({ allowedActions: ['hold'] }, { width: 360, language: 'en', theme: 'dark' })
  await press('Hold')
  await choose('Until when', 'Until a day')
  await sees(box('Note for the team (optional)'))
  expect(whatSticksOut()).toEqual([])
})
