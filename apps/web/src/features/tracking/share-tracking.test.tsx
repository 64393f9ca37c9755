import { getTrackingLink, shareTracking, stopSharingTracking } from '@app/contract/tracking/tracking-links.contract'
import { expect, test, vi } from 'vitest'
import { idOf, NOW } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { alert, button, dialog, field, isGone, press, says, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { ShareTracking } from './share-tracking.tsx'

const NONE = { link: null, sharedAt: null }
const LINK = { link: 'https://puente.test/rastreo/0123456789abcdefghjk', sharedAt: NOW }
const OPEN = { id: idOf(10), status: 'inWarehouseMIA', statusSince: NOW } as const
const show = (stage: Stage = {}, order: Parameters<typeof ShareTracking>[0]['order'] = OPEN) =>
  renderScreen(<ShareTracking order={order} />, { role: 'client', ...stage })

test('a client makes a link, which is shown to be copied', async () => {
  answers(getTrackingLink, NONE)
  answers(shareTracking, LINK)
  await show()
  await press('Compartir')
  await sees(dialog('Compartir dónde está'))
  await sees(/No ve qué es, de quién es ni cuánto cuesta/)
  await expect.element(button('Crear enlace')).toBeVisible()
  answers(getTrackingLink, LINK)
  await press('Crear enlace')
  await expect.element(field('Enlace')).toHaveValue(LINK.link)
  await expect.element(button('Copiar')).toBeVisible()
  expect(received(shareTracking)).toMatchObject([{ params: { id: OPEN.id } }])
})

test('sends it on with the telephone’s own sheet', async () => {
  const share = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  answers(getTrackingLink, LINK)
  await show({ width: 360 })
  await press('Compartir')
  await press('Enviar')
  expect(share).toHaveBeenCalledWith({ text: 'Mira dónde está el paquete', url: LINK.link })
  expect(whatSticksOut()).toEqual([])
  Reflect.deleteProperty(navigator, 'share')
})

test('revokes it, and may make another', async () => {
  answers(getTrackingLink, LINK)
  answers(stopSharingTracking, { ok: true })
  await show()
  await press('Compartir')
  await sees(button('Dejar de compartir'))
  answers(getTrackingLink, NONE)
  await press('Dejar de compartir')
  await sees('Ese enlace ya no muestra nada')
  await sees(button('Crear enlace'))
  expect(received(stopSharingTracking)).toMatchObject([{ params: { id: OPEN.id } }])
})

test('reads what is refused', async () => {
  answers(getTrackingLink, NONE)
  refuses(shareTracking, 'trackingOver')
  await show()
  await press('Compartir')
  await press('Crear enlace')
  await says(alert(), /terminó hace más de 30 días/)
})

test('a link that could not be read is asked for again', async () => {
  refuses(getTrackingLink, 'databaseUnavailable')
  await show()
  await press('Compartir')
  await sees('No pudimos cargar esto')
  answers(getTrackingLink, LINK)
  await press('Intentar de nuevo')
  await expect.element(field('Enlace')).toHaveValue(LINK.link)
})

test.each([
  ['staff', { role: 'administrator' }, OPEN],
  ['the client of what ended long ago', {}, { ...OPEN, status: 'receivedAndDelivered', statusSince: '2020-01-01T12:00:00.000Z' }],
] as const)('is not offered to %s', async (_who, stage, order) => {
  await show(stage, order)
  await isGone(button('Compartir'))
})
