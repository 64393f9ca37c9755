import { expect, type Page, type Request, test } from '@playwright/test'
import { bell, component, tellClient, unread } from '../notifications/bell.ts'
import { openAs, ownClient } from '../notifications/own-client.ts'
import { FULL, LONG } from '../world/tiers.ts'

const STREAM = '**/api/notification/stream**'
/** How many are unread, asked for once the screen is there. */
const COUNT = /\/api\/notification\?limit=1$/
const isStream = (request: Request) => request.url().includes('/notification/stream')

/** The stream begins a moment after the screen is there. */
const streamOpens = (page: Page) => page.waitForRequest(isStream, { timeout: 30_000 })
/** How often the stream was asked for from now on. */
function countStreams(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (isStream(request)) count += 1
  })
  return () => count
}

test('what is told shows at once: on the bell, in the tab, and in the list of the record', LONG, async ({ browser, request }) => {
  const client = await ownClient(request)
  const page = await openAs(browser, client, 'desktop')
  const opened = await streamOpens(page)
  expect(opened.url()).not.toContain(client.token)
  expect((await opened.allHeaders()).authorization).toBe(`Bearer ${client.token}`)

  const thing = await tellClient(request, client.email)

  await expect.poll(() => unread(page)).toBe(1)
  await expect(page).toHaveTitle(/^\(1\) /)
  await expect(page.getByText(thing).first()).toBeVisible()
  await bell(page).click()
  await expect(component(page).getByRole('button', { name: new RegExp(thing) })).toBeVisible()
})

test(
  'what is told while a page is being opened shows too, also where the bell has counted it already',
  FULL,
  async ({ browser, request }) => {
    const client = await ownClient(request)
    const page = await openAs(browser, client, 'desktop')
    const { promise: isTold, resolve: tell } = Promise.withResolvers<void>()
    await page.route(COUNT, async (route) => {
      await isTold
      await route.continue()
    })
    const isCounting = page.waitForRequest(COUNT)
    await page.reload()
    await Promise.all([isCounting, expect(page.getByRole('heading', { level: 1 })).toBeVisible()])
    const thing = await tellClient(request, client.email)
    tell()

    await expect.poll(() => unread(page)).toBe(1)
    await expect(page.getByText(thing).first()).toBeVisible()
  },
)

test('after a cut nothing is missing and nothing is told twice', FULL, async ({ browser, request }) => {
  const client = await ownClient(request)
  const page = await openAs(browser, client, 'desktop')
  await streamOpens(page)
  const first = await tellClient(request, client.email)
  await expect.poll(() => unread(page)).toBe(1)

  await page.context().setOffline(true)
  await expect(page.getByText('Sin conexión.')).toBeVisible()
  const missed = await tellClient(request, client.email)
  const again = streamOpens(page)
  await page.context().setOffline(false)

  expect((await again).url()).toContain('after=')
  await expect.poll(() => unread(page)).toBe(2)
  await expect(page.getByText('Sin conexión.')).toBeHidden()
  await bell(page).click()
  for (const thing of [first, missed])
    await expect(component(page).getByRole('button', { name: new RegExp(thing) })).toHaveCount(1)
})

test('several tabs have one connection; when it closes, the next takes over', FULL, async ({ browser, request }) => {
  const client = await ownClient(request)
  const first = await openAs(browser, client, 'desktop')
  await streamOpens(first)
  const second = await first.context().newPage()
  const countSecond = countStreams(second)
  await second.goto('/')

  const thing = await tellClient(request, client.email)
  await expect.poll(() => unread(first)).toBe(1)
  await expect.poll(() => unread(second)).toBe(1)
  await expect(second.getByText(thing).first()).toBeVisible()
  expect(countSecond()).toBe(0)

  await first.close()
  await expect.poll(countSecond, { timeout: 60_000 }).toBe(1)
  await tellClient(request, client.email)
  await expect.poll(() => unread(second)).toBe(2)
})

test('where there is no stream, the bell asks now and then', FULL, async ({ browser, request }) => {
  const client = await ownClient(request)
  const page = await openAs(browser, client, 'desktop', { path: '/perfil' })
  await page.route(STREAM, (route) => route.fulfill({ status: 503, body: '' }))
  await page.reload()
  const countStreamsSince = countStreams(page)
  await streamOpens(page)

  await tellClient(request, client.email)

  await expect.poll(() => unread(page), { timeout: 60_000 }).toBe(1)
  // Twice as long after each attempt that failed: 2, 4, 8 … seconds.
  expect(countStreamsSince()).toBeLessThan(8)
})

test('a log-out ends it, here and in the other tabs', FULL, async ({ browser, request }) => {
  const client = await ownClient(request)
  const page = await openAs(browser, client, 'desktop')
  await streamOpens(page)
  const other = await page.context().newPage()
  await other.goto('/')
  await bell(other).waitFor()
  const count = countStreams(other)

  await page.getByRole('button', { name: /^Cuenta/ }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()

  await expect(page).toHaveURL(/login/)
  await expect(other).toHaveURL(/login/)
  await expect(other).toHaveTitle(/^[^(]/)
  await other.waitForTimeout(3_000)
  expect(count()).toBe(0)
})
