import { expect, type Page, test } from '@playwright/test'
import { openAs, ownClient } from '../notifications/own-client.ts'
import { behindAnotherAddress } from '../world/newer-build.ts'
import { FULL } from '../world/tiers.ts'

const A_WHILE = { timeout: 60_000 }

/** The service worker has everything of the program, which it lists itself. */
async function untilKept(page: Page): Promise<void> {
  const worker = await (await page.request.get('/sw.js')).text()
  const { shell, rest } = JSON.parse(/\{"build":.*?\]\}/.exec(worker)?.[0] ?? '{}')
  await expect.poll(async () => (await pathsKept(page)).length, { timeout: 90_000 }).toBe(shell.length + rest.length)
}

const pathsKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('opens without a connection, says so, and goes on where it was', FULL, async ({ browser, request }) => {
  const client = await ownClient(request)
  const page = await openAs(browser, client, 'phone', { path: '/tuspedidos', isInstallable: true })
  await untilKept(page)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText('No logramos conectarnos')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('session'))).toContain(client.token)

  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: /^Cuenta/ })).toBeVisible()
  await expect(page).toHaveURL('/tuspedidos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus pedidos')
})

test('a screen that nobody opened yet opens without a connection', FULL, async ({ browser, request }) => {
  const client = await ownClient(request)
  const page = await openAs(browser, client, 'desktop', { isInstallable: true })
  await untilKept(page)

  await page.context().setOffline(true)
  await expect(page.getByText('Sin conexión.')).toBeVisible()
  await page.getByRole('link', { name: 'Tus pagos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus pagos')
})

test('keeps the program and nothing of the person, and nothing at all after the log-out', FULL, async ({ browser, request }) => {
  const client = await ownClient(request)
  const page = await openAs(browser, client, 'desktop', { isInstallable: true })
  await untilKept(page)

  const kept = await pathsKept(page)
  expect(kept).toContain('/')
  // What nothing has asked for yet: a refusal is said in words without a connection too.
  for (const language of ['es', 'en']) expect(kept).toContain(`/locales/${language}/refusals.json`)
  expect(kept.filter((path) => !/^\/($|assets\/|locales\/|boot\.js$|favicon\.svg$)/.test(path))).toEqual([])

  await page.getByRole('button', { name: /^Cuenta/ }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/login/)
  // A browser may keep an empty cache that is looked into as it is deleted.
  await expect.poll(() => pathsKept(page)).toEqual([])
})

test('each time it is shown, the kept page has a nonce of its own, and its policy holds', FULL, async ({ browser, request }) => {
  const client = await ownClient(request)
  const page = await openAs(browser, client, 'desktop', { isInstallable: true })
  await untilKept(page)
  const nonces = new Set<string | null>()
  for (const _again of [1, 2, 3]) {
    const answer = await page.reload()
    expect(answer?.fromServiceWorker()).toBe(true)
    const [, nonce = null] = /'nonce-([\w-]+)'/.exec((await answer?.headerValue('content-security-policy')) ?? '') ?? []
    await page.getByRole('button', { name: /^Cuenta/ }).waitFor()
    expect(await page.locator('meta[property="csp-nonce"]').evaluate((meta: HTMLMetaElement) => meta.nonce)).toBe(nonce)
    expect(await page.locator('style').count()).toBeGreaterThan(0)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(3)
})

test('a new version waits for the word of the person', FULL, async ({ browser, request, baseURL }) => {
  const client = await ownClient(request)
  const company = await behindAnotherAddress(baseURL ?? '')
  const page = await openAs(browser, client, 'desktop', { isInstallable: true, address: company.address })
  await untilKept(page)
  company.publish()

  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  const bar = page.getByText('Hay una versión nueva de Puente.')
  await expect(bar).toBeVisible(A_WHILE)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe('installed')

  await page.locator('[aria-live]').filter({ has: bar }).getByRole('button', { name: 'Ahora no' }).click()
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(bar).toBeVisible({ timeout: 30_000 })
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await reloaded
  await page.getByRole('button', { name: /^Cuenta/ }).waitFor()
  await expect(bar).toBeHidden()
  expect(await page.evaluate(async () => (await caches.keys()).includes('puente-another'))).toBe(true)
  await page.close()
  company.close()
})

test('describes itself to the system, with the shortcuts of the role', FULL, async ({ browser, request }) => {
  const client = await ownClient(request)
  const page = await openAs(browser, client, 'phone')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  expect(href).toBe('/manifest-client-es.webmanifest')

  const manifest = await (await request.get(href ?? '')).json()
  expect(manifest).toMatchObject({ id: '/', name: 'Puente', start_url: '/', scope: '/', display: 'standalone', lang: 'es' })
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/?new=1', '/tuspedidos', '/tuspagos'])
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src)
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type])
  }
  const { installabilityErrors } = await (await page.context().newCDPSession(page)).send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
