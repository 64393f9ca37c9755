// The page goes on whatever the remote component does.
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { FULL } from '../world/tiers.ts'
import { bell, component, panel, tellClient, tellOf } from './bell.ts'
import { openAs, ownClient } from './own-client.ts'

const COMPONENT = '**/remote/notifications/'
const say = (message: unknown) => `parent.postMessage(${JSON.stringify(message)}, '*')`

/** A client with one notification, and a component that runs `script` instead. */
async function openWith(script: string, { browser, request }: { browser: Browser; request: APIRequestContext }) {
  const client = await ownClient(request)
  const thing = await tellClient(request, client.email)
  const page = await openAs(browser, client, 'desktop')
  await page.route(COMPONENT, (route) => route.fulfill({ contentType: 'text/html', body: `<script>${script}</script>` }))
  return { page, thing }
}

/** The page's own list, with the sentence. */
const ownList = (page: Page, thing: string) => panel(page).getByRole('link', { name: new RegExp(thing) })

function countCalls(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes(path)) count += 1
  })
  return () => count
}

test('a flood of messages is cut off: the page lists itself and calls next to nothing', FULL, async ({ browser, request }) => {
  const flood = `${say({ type: 'ready' })}; for (let i = 0; i < 20000; i++) { ${say({ type: 'readAll' })}; ${say({ type: 'ready' })} }`
  const { page, thing } = await openWith(flood, { browser, request })
  const callsMade = countCalls(page, '/notification/read')

  await bell(page).click()

  await expect(ownList(page, thing)).toBeVisible()
  await expect(panel(page).locator('iframe')).toHaveCount(0)
  expect(callsMade()).toBeLessThan(5)
})

test('what is no message of ours is nothing, however large', FULL, async ({ browser, request }) => {
  const junk = [null, 7, 'ready', [], { type: 'open' }, { type: 'open', id: {}, location: '/perfil' }, { type: 'constructor' }]
  const huge = `parent.postMessage({ type: 'open', id: 'x', location: '/perfil?' + 'a'.repeat(20_000_000) }, '*')`
  const { page, thing } = await openWith([...junk.map(say), huge].join(';'), { browser, request })

  await bell(page).click()

  await expect(ownList(page, thing)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a component that goes elsewhere is put away', FULL, async ({ browser, request }) => {
  const { page, thing } = await openWith(
    `${say({ type: 'ready' })}; setTimeout(() => { location.href = '/remote/notifications/?again' }, 200)`,
    { browser, request },
  )

  await bell(page).click()

  await expect(ownList(page, thing)).toBeVisible()
  await expect(panel(page).locator('iframe')).toHaveCount(0)
})

test(
  'nothing of it reaches the window: no navigation, no new window, no question, no download',
  FULL,
  async ({ browser, request }) => {
    const attempts = ["top.location.href = '/perfil'", "parent.location = '/perfil'", "open('/perfil')", "alert('yours')"]
    const download = `const a = Object.assign(document.createElement('a'), { href: 'data:,x', download: 'x' }); document.body.append(a); a.click()`
    const form = `document.body.innerHTML = '<form action="/perfil" target="_top"></form>'; document.forms[0].submit()`
    const script = [...attempts, download, form].map((one) => `try { ${one} } catch {}`).join(';')
    const { page, thing } = await openWith(`addEventListener('load', () => { ${script} })`, { browser, request })
    const happened: string[] = []
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => happened.push('dialog')))
    page.on('download', () => happened.push('download'))
    page.context().on('page', () => happened.push('window'))

    await bell(page).click()

    await expect(ownList(page, thing)).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(happened).toEqual([])
  },
)

test('missing, it is not waited for; slow, it comes the next time', FULL, async ({ browser, request }) => {
  const client = await ownClient(request)
  const thing = await tellClient(request, client.email)
  const page = await openAs(browser, client, 'phone')
  await page.route(COMPONENT, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 7_000))
    await route.continue()
  })

  await bell(page).click()
  await expect(ownList(page, thing)).toBeVisible({ timeout: 6_500 })
  await expect(component(page).getByRole('heading', { name: 'Notificaciones', includeHidden: true })).toBeAttached({
    timeout: 60_000,
  })
  await expect(ownList(page, thing)).toBeVisible()
  await page.keyboard.press('Escape')
  await bell(page).click()
  await expect(component(page).getByRole('button', { name: new RegExp(thing) })).toBeVisible()

  await page.unroute(COMPONENT)
  await page.route(COMPONENT, (route) => route.fulfill({ status: 404, body: 'No match for this path' }))
  await page.reload()
  await bell(page).click()
  await expect(ownList(page, thing)).toBeVisible({ timeout: 4_500 })
})

test('older ones come on demand, in the component and in the page’s own list', FULL, async ({ browser, request }) => {
  const client = await ownClient(request)
  const [first = ''] = await tellOf(request, client.email, 20)
  await tellOf(request, client.email, 20)
  await tellOf(request, client.email, 20)
  const page = await openAs(browser, client, 'desktop')
  await expect(bell(page)).toHaveAccessibleName('Notificaciones: 60 sin leer', { timeout: 60_000 })

  await bell(page).click()
  const told = component(page).getByRole('button', { name: new RegExp(first) })
  await expect(component(page).getByRole('listitem')).toHaveCount(51)
  await expect(told).toHaveCount(0)
  await component(page).getByRole('button', { name: 'Ver anteriores' }).press('Enter')
  await expect(told).toBeAttached()

  await page.route(COMPONENT, (route) => route.abort())
  await page.reload()
  await bell(page).click()
  const older = '**/api/notification?*cursor=*'
  await page.route(older, (route) => route.fulfill({ status: 422, body: '{}' }))
  await panel(page).getByRole('button', { name: 'Ver anteriores' }).click()
  await expect(panel(page).getByText('No pudimos cargar las anteriores.')).toBeVisible()
  await expect(ownList(page, first)).toHaveCount(0)
  await page.unroute(older)
  await panel(page).getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(ownList(page, first)).toBeAttached()
})
