import { readTracking, type Tracking } from '@app/contract/tracking/tracking-links.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { alert, heading, isGone, link, press, says, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { TrackingPage } from './tracking-page.tsx'

const CODE = '0123456789abcdefghjk'
const IN_MIAMI: Tracking = {
  ...{ state: 'onItsWay', stage: 'miami', moment: 'arrives', inMiamiBy: null, daysLate: 0 },
  stages: [
    { stage: 'review', reachedOn: '2026-11-16' },
    { stage: 'expected', reachedOn: '2026-11-17' },
    { stage: 'miami', reachedOn: '2026-11-20' },
    ...(['flight', 'quito', 'delivered'] as const).map((stage) => ({ stage, reachedOn: null })),
  ],
  ...{ expectedOn: '2026-11-27', promisedOn: '2026-11-27' },
  company: { name: 'Puente', phone: '+593 2 234 5678' },
}
const show = (stage: Stage = {}) => renderScreen(<TrackingPage code={CODE} />, { at: `/rastreo/${CODE}`, ...stage })
const current = () =>
  page
    .getByRole('listitem')
    .elements()
    .find((item) => item.getAttribute('aria-current') === 'step')?.textContent

test('whoever has the link reads the day, the steps with their days, and whom to ask', async () => {
  answers(readTracking, IN_MIAMI)
  await show()
  await sees(heading('Dónde está el paquete'))
  await sees(/Llega el .*27 nov/)
  expect(current()).toMatch(/En Miami.*20 nov/)
  await sees('Puente lo trae de Miami a Quito.')
  await expect.element(link('+593 2 234 5678')).toHaveAttribute('href', 'tel:+59322345678')
  expect(received(readTracking)).toMatchObject([{ params: { code: CODE } }])
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test.each([
  ['late', { moment: 'late', expectedOn: '2026-12-04', daysLate: 7 }, /Se retrasó: llega el .*4 dic \(antes, el .*27 nov\)/],
  ['due in Miami', { moment: 'ifInMiamiBy', inMiamiBy: '2026-11-25' }, /En Quito el .*27 nov si llega a Miami hasta el .*25 nov/],
  ['without a day', { moment: null, expectedOn: null }, 'Todavía no sabemos qué día llega'],
  ['on hold', { state: 'onHold', moment: null, expectedOn: null }, /En pausa por ahora/],
  ['ended', { state: 'ended', stage: null, stages: [], moment: null, expectedOn: null }, 'Este paquete ya no viaja a Quito'],
] as const)('a package that is %s says so', async (_what, changes, sentence) => {
  answers(readTracking, { ...IN_MIAMI, ...changes, stages: 'stages' in changes ? [] : IN_MIAMI.stages })
  await show()
  await sees(sentence)
})

const reached = (last: 'quito' | 'delivered') =>
  IN_MIAMI.stages.map((one) => (one.stage === last ? { ...one, reachedOn: '2026-12-01' } : one))

test('one in Quito says since when, and how late it came', async () => {
  const inQuito = { state: 'inQuito', stage: 'quito', moment: null, expectedOn: null, daysLate: 4 } as const
  answers(readTracking, { ...IN_MIAMI, ...inQuito, stages: reached('quito') })
  await show()
  await sees(/Llegó a Quito el .*1 dic, 4 días tarde/)
})

test('one that was handed over says when', async () => {
  const delivered = { state: 'delivered', stage: 'delivered', moment: null, expectedOn: null } as const
  answers(readTracking, { ...IN_MIAMI, ...delivered, stages: reached('delivered') })
  await show()
  await sees(/Entregado el .*1 dic/)
})

test.each([
  ['light', 'es', 'Este enlace ya no muestra nada'],
  ['dark', 'en', 'This link shows nothing any more'],
] as const)('a link that shows nothing says so, in %s and %s', async (theme, language, title) => {
  refuses(readTracking, 'trackingLinkNotFound')
  await show({ theme, language, width: 360 })
  await sees(heading(title))
  expect(whatSticksOut()).toEqual([])
})

test('too many tries, or no connection, are told, and asked again', async () => {
  refuses(readTracking, 'tooManyRequests')
  await show()
  await says(alert(), /No pudimos cargar esto/)
  answers(readTracking, IN_MIAMI)
  await press('Intentar de nuevo')
  await sees(/Llega el .*27 nov/)
  await isGone(alert())
})

test('fits the narrowest phone, in English', async () => {
  const longest = { ...IN_MIAMI, moment: 'ifInMiamiBy', inMiamiBy: '2026-11-25' } as const
  answers(readTracking, { ...longest, company: { name: 'Importadora y Courier del Pichincha', phone: '+593 2 234 5678' } })
  await show({ language: 'en', width: 360 })
  await sees(/In Quito on .*Nov 27 if it reaches Miami by .*Nov 25/)
  expect(whatSticksOut()).toEqual([])
})
