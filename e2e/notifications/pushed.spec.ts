// A push message as the browser's own push service hands it to the service worker; the server's part is tested beside it.
import { expect, type Page, test } from '@playwright/test'
import { LONG } from '../world/tiers.ts'
import { openAs, ownClient } from './own-client.ts'

type Shown = { title: string; body: string; lang: string; tag: string }
const shownBy = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications()
    return shown.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }))
  })

/** Hands messages to the service worker of the page. */
async function pushServiceOf(page: Page): Promise<(data: string) => Promise<void>> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one && resolve(one.registrationId))
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const origin = new URL(page.url()).origin
  return async (data) => void (await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }))
}

const PRESS = `(async () => {
  const [notification] = await self.registration.getNotifications()
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
})()`

test(
  'a push message is shown once, leads to its record in the open window, and goes with the session',
  LONG,
  async ({ browser, request }) => {
    const client = await ownClient(request)
    const page = await openAs(browser, client, 'desktop', { isInstallable: true })
    await page.context().grantPermissions(['notifications'])
    const push = await pushServiceOf(page)
    const message = { title: 'Zapatos', body: 'Salió de Miami hacia Quito.', location: '/tuspedidos', language: 'es' }

    for (const _again of [1, 2]) await push(JSON.stringify({ ...message, id: 'one' }))
    await expect.poll(() => shownBy(page)).toEqual([{ title: 'Zapatos', body: message.body, lang: 'es', tag: 'one' }])
    const [worker] = page.context().serviceWorkers()
    await worker?.evaluate(PRESS)
    await expect(page).toHaveURL('/tuspedidos')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus pedidos')
    expect(await shownBy(page)).toEqual([])

    await push(JSON.stringify({ ...message, id: 'two' }))
    await expect.poll(async () => (await shownBy(page)).map(({ tag }) => tag)).toEqual(['two'])
    await page.getByRole('button', { name: /^Cuenta/ }).click()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL(/login/)
    await expect.poll(() => shownBy(page)).toEqual([])
  },
)
