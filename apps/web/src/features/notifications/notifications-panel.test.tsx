import { listNotifications, markNotificationsRead, type Notification } from '@app/contract/notifications.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { button, isGone, link, press, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, holds, received, refuses, refusesOnce } from '../../testing/server.ts'
import { NotificationsPanel } from './notifications-panel.tsx'

const notice = (number: number, changed: Partial<Notification> = {}): Notification => ({
  ...{ id: idOf(number), kind: 'orderInMiami', location: `/tuspedidos?open=${idOf(10)}` },
  payload: { orderCode: `ORD-${number}`, from: 'reviewed', to: 'inWarehouseMIA', note: '' },
  ...{ createdAt: '2026-11-20T15:00:00.000Z', readAt: null },
  ...changed,
})
const answer = (data: Notification[], nextCursor: string | null = null) => ({
  data,
  meta: { page: 1, limit: 50, total: data.length, totalPages: 1, nextCursor },
  unread: data.filter(({ readAt }) => readAt === null).length,
})
let closed = 0
const close = () => {
  closed += 1
}
const show = (stage: Stage = {}) => {
  closed = 0
  return renderScreen(<NotificationsPanel isOpen onClose={close} />, { role: 'client', ...stage })
}
const entries = () => page.getByRole('listitem').getByRole('link')

// The frame's address is in the page of the product: without it the page's own list is drawn.
test('nothing yet says what will be here', async () => {
  answers(listNotifications, answer([]))
  await show()
  await sees('Nada nuevo por ahora')
  await isGone(button('Marcar todo como leído'))
  await expect.element(link('Elegir qué te avisamos')).toHaveAttribute('href', '/perfil?section=notifications')
})

test('each is one sentence with what staff wrote, said to be unread; choosing one marks it and goes there', async () => {
  const note = 'Falta la factura <b>de la tienda</b>'
  const missing = notice(1, { kind: 'orderIncomplete', payload: { ...notice(1).payload, note } })
  answers(listNotifications, answer([missing, notice(2, { readAt: '2026-11-20T16:00:00.000Z' })]))
  answers(markNotificationsRead, { unread: 0 })
  await show()
  await sees(note)
  await expect.element(entries().first()).toHaveAccessibleName(/^Sin leer\. .*ORD-1/)
  await expect.element(entries().nth(1)).not.toHaveAccessibleName(/Sin leer/)
  await entries().first().click()
  await expect.poll(() => received(markNotificationsRead)).toMatchObject([{ body: { ids: [idOf(1)] } }])
  expect(location.pathname).toBe('/tuspedidos')
  await expect.poll(() => closed).toBe(1)
})

test('all are marked at once', async () => {
  answers(listNotifications, answer([notice(1), notice(2)]))
  answers(markNotificationsRead, { unread: 0 })
  await show()
  await press('Marcar todo como leído')
  await expect.poll(() => received(markNotificationsRead)).toMatchObject([{ body: { all: true } }])
})

test('older ones come on demand; where they do not, it says so and asks again', async () => {
  answers(listNotifications, ({ query }) => (query?.cursor ? answer([notice(2), notice(1)]) : answer([notice(2)], 'older')))
  await show()
  await sees(button('Ver anteriores'))
  refusesOnce(listNotifications, 'roleNotAllowed')
  await press('Ver anteriores')
  await sees('No pudimos cargar las anteriores.')
  await press('Intentar de nuevo')
  await expect.poll(() => entries().elements().length).toBe(2)
  await isGone(button('Ver anteriores'))
})

test('a list that cannot be read says why and is asked for again', async () => {
  answers(listNotifications, answer([notice(1)]))
  refusesOnce(listNotifications, 'roleNotAllowed')
  await show()
  await sees('Tu rol no permite hacer esto.')
  await press('Intentar de nuevo')
  await sees(entries().first())
})

test('a long note fits the narrowest phone, in English and dark', async () => {
  const payload = { ...notice(1).payload, note: 'https://tienda.example/'.concat('a'.repeat(300)) }
  answers(listNotifications, answer([notice(1, { payload })]))
  await show({ width: 360, language: 'en', theme: 'dark' })
  await sees(/^https/)
  expect(whatSticksOut()).toEqual([])
})

test('all are read before the server has answered, and unread again with the reason where it refuses', async () => {
  answers(listNotifications, answer([notice(1), notice(2)]))
  refuses(markNotificationsRead, 'roleNotAllowed')
  const release = holds(markNotificationsRead)
  await show()
  await press('Marcar todo como leído')
  await expect.element(entries().first()).not.toHaveAccessibleName(/Sin leer/)
  await isGone(button('Marcar todo como leído'))
  release()
  await expect.element(entries().first()).toHaveAccessibleName(/^Sin leer/)
  await sees('Tu rol no permite hacer esto.')
})
