import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { openBrowser, signIn } from '../world/people.ts'
import { FULL, LONG } from '../world/tiers.ts'
import { bell, component, panel, tellClient as tell, unread } from './bell.ts'

const COMPONENT = '**/remote/notifications/'
const CLIENT = 'cliente@demo.ec'

/** Long enough for what must not happen. */
const aMoment = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
const tellClient = (request: APIRequestContext) => tell(request, CLIENT)

test('a client is told, reads it by keyboard and lands on the package', LONG, async ({ browser, request }) => {
  const thing = await tellClient(request)
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, CLIENT)
  await expect(bell(page)).toHaveAccessibleName(/\d+ sin leer/)
  const before = await unread(page)

  await bell(page).press('Enter')
  const news = component(page).getByRole('button', { name: new RegExp(`Sin leer. ${thing}`) })
  await expect(news).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(news).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(component(page).getByRole('button', { name: 'Marcar todo como leído' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(news).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(/\/\?open=/)
  await expect(page.getByRole('dialog').getByText(thing).first()).toBeVisible()
  await expect.poll(() => unread(page)).toBe(before - 1)
})

test('all can be marked as read at once, in the language and theme of the page', FULL, async ({ browser, request }) => {
  const thing = await tellClient(request)
  const page = await openBrowser(browser, 'phone')
  await signIn(page, CLIENT)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Dark theme' }).click()

  await page.getByRole('button', { name: /^Notifications/ }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('button', { name: `${thing}: we registered your order.` })).toBeVisible()
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(30, 37, 41)')
  await frame.getByRole('button', { name: 'Mark all as read' }).click()

  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Mark all as read' })).toBeHidden()
})

test('without its component the page lists them itself', FULL, async ({ browser, request }) => {
  const thing = await tellClient(request)
  const page = await openBrowser(browser, 'desktop')
  await page.route(COMPONENT, (route) => route.abort())
  await signIn(page, CLIENT)

  await bell(page).click()
  const news = panel(page).getByRole('link', { name: new RegExp(thing) })
  await expect(news).toBeVisible({ timeout: 8_000 })
  await expect(news).toContainText(thing)
  await news.click()

  await expect(page).toHaveURL(/\/\?open=/)
})

test('the component reaches neither the session, nor the page, nor the network', FULL, async ({ browser }) => {
  // What it tries is refused aloud: this page may report violations.
  const page = await browser.newPage()
  await signIn(page, CLIENT)
  await bell(page).click()
  await component(page).getByRole('heading', { name: 'Notificaciones' }).waitFor()
  const frame = page.frames().find((one) => one.url().includes('/remote/notifications/'))

  const attempts = await frame?.evaluate(async () => {
    const fails = (attempt: () => unknown) =>
      Promise.resolve()
        .then(attempt)
        .then(
          () => false,
          () => true,
        )
    return {
      storage: await fails(() => localStorage.getItem('session')),
      page: await fails(() => parent.document.body),
      address: await fails(() => parent.location.replace('/perfil')),
      network: await fails(() => fetch('/api/health/live')),
    }
  })

  expect(attempts).toEqual({ storage: true, page: true, address: true, network: true })
  await expect(page).not.toHaveURL(/perfil/)
})

test('a component that was tampered with leads nowhere else', FULL, async ({ browser, request }) => {
  await tellClient(request)
  const page = await openBrowser(browser, 'desktop')
  const say = (message: object) => `parent.postMessage(${JSON.stringify(message)}, '*')`
  const lures = ['https://elsewhere.test/', '//elsewhere.test/', 'javascript:alert(1)', '/\\elsewhere.test/']
  const script = [{ type: 'ready' }, ...lures.map((location) => ({ type: 'open', id: 'x', location }))].map(say).join(';')
  await page.route(COMPONENT, (route) => route.fulfill({ contentType: 'text/html', body: `<script>${script}</script>` }))
  await signIn(page, CLIENT)

  await bell(page).click()
  await expect(panel(page)).toBeHidden()
  await aMoment(page)

  await expect(page).toHaveURL('/')
})

test('only the component is heard', FULL, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, CLIENT)
  await bell(page).click()
  await component(page).getByRole('heading', { name: 'Notificaciones' }).waitFor()

  await page.evaluate(() => window.postMessage({ type: 'open', id: 'x', location: '/perfil' }, '*'))
  await aMoment(page)

  await expect(panel(page)).toBeVisible()
  await expect(page).not.toHaveURL(/perfil/)
})
