import { getPush, type OwnPush, subscribeToPush, unsubscribeFromPush } from '@app/contract/push/push.contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { browserAgain, browserWith, PUBLIC_KEY, SUBSCRIPTION } from '../../../testing/given-push.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { isGone, sees } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { PushCard } from './push-card.tsx'

afterEach(browserAgain)

/** A server that remembers what this browser chose. */
async function show(choice: OwnPush['choice'], { publicKey = PUBLIC_KEY, ...stage }: Stage & { publicKey?: string | null } = {}) {
  let own: OwnPush = { publicKey, choice }
  answers(getPush, () => own)
  answers(subscribeToPush, ({ body }) => {
    own = { publicKey, choice: body?.choice ?? null }
    return own
  })
  answers(unsubscribeFromPush, () => {
    own = { publicKey, choice: null }
    return own
  })
  await renderScreen(<PushCard />, { role: 'client', ...stage })
}

const press = (name: string) => page.getByRole('button', { name }).click()
const option = (name: RegExp) => page.getByRole('radio', { name })

test('the browser is asked on the press alone, and what matters is sent from then on', async () => {
  const timesAsked = browserWith()
  await show(null)
  await sees('Te avisamos aunque Puente esté cerrado. Ni montos ni códigos aparecen en la pantalla.')
  expect(timesAsked()).toBe(0)

  await press('Activar avisos')
  await expect.element(option(/^Lo importante/)).toBeChecked()
  expect(timesAsked()).toBe(1)
  expect(received(subscribeToPush).map(({ body }) => body)).toEqual([{ ...SUBSCRIPTION, choice: 'important' }])
})

test('while the person has not answered the browser, it says so', async () => {
  browserWith({ says: null })
  await show(null)
  await press('Activar avisos')
  await sees('Responde la pregunta del navegador.')
  expect(received(subscribeToPush)).toEqual([])
})

test('who refuses is told how to allow it', async () => {
  browserWith({ says: 'denied' })
  await show(null)
  await press('Activar avisos')
  await sees(/permite las notificaciones y vuelve aquí/)
  await isGone(page.getByRole('button'))
  expect(received(subscribeToPush)).toEqual([])
})

test('another choice counts at once', async () => {
  browserWith({ permission: 'granted', subscribedWith: PUBLIC_KEY })
  await show('important')
  await option(/^Solo si debo hacer algo/).click()
  await expect.poll(() => received(subscribeToPush).map(({ body }) => body?.choice)).toEqual(['mustAct'])
  await expect.element(option(/^Solo si debo hacer algo/)).toBeChecked()
})

test('turned off, it offers to be turned on', async () => {
  browserWith({ permission: 'granted', subscribedWith: PUBLIC_KEY })
  await show('all')
  await press('Desactivar')
  await sees(/Te avisamos aunque Puente esté cerrado/)
  expect(received(unsubscribeFromPush)).toHaveLength(1)
})

test.each([
  ['the session is another one', null, PUBLIC_KEY],
  ['the house has another key', 'all' as const, PUBLIC_KEY.replace('BJOG', 'BJOH')],
])('what was on is off where %s, and is turned on by a press', async (_name, choice, subscribedWith) => {
  browserWith({ permission: 'granted', subscribedWith })
  await show(choice)
  await press('Activar avisos')
  await expect.element(option(/^Lo importante/)).toBeChecked()
})

test('a push service that is not reached, and a refusal, are said where they happen', async () => {
  browserWith({ isCutOff: true })
  await show(null)
  await press('Activar avisos')
  await sees('No pudimos cambiar los avisos. Intenta de nuevo.')

  browserWith()
  await show(null)
  refuses(subscribeToPush, 'fieldNotValid')
  await press('Activar avisos')
  await sees('No pudimos cambiar los avisos. Intenta de nuevo.')
})

test.each([
  ['no key', () => browserWith(), null, 'Puente no puede enviar avisos por ahora.'],
  ['refused before', () => browserWith({ permission: 'denied' }), PUBLIC_KEY, /El navegador no deja que Puente te avise/],
  ['unknown to the browser', () => vi.stubGlobal('PushManager', undefined), PUBLIC_KEY, /Este navegador no puede mostrar avisos/],
])('where it cannot be (%s), it says why', async (_name, opens, publicKey, sentence) => {
  opens()
  await show(null, { publicKey })
  await sees(sentence)
  await isGone(page.getByRole('button'))
})

test('in English it says the same, on a narrow screen', async () => {
  browserWith({ permission: 'granted', subscribedWith: PUBLIC_KEY })
  await show('all', { language: 'en', width: 360 })
  await expect.element(option(/^Everything/)).toBeChecked()
  await sees('Security notices always come. Once you sign out, none does.')
})
