import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContext, devices, type Locator, type Page, type Request, test } from '@playwright/test'
import { DEMO_PASSWORD, sharedToken } from './sessions.ts'

const SCREENS = {
  phone: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const
export type Screen = keyof typeof SCREENS

type Extras = {
  /** With the service worker, which else would answer before the routes that a test lays. */
  isInstallable?: boolean
  /** Where the company is found, if not at its usual address. */
  address?: string
}

let opened: { testId: string; context: BrowserContext }[] = []

/** Playwright closes them with its last test: the pages of tests that are over would go on asking and drawing beside those that run. */
async function closeThoseOfEarlierTests(): Promise<void> {
  const { testId } = test.info()
  const over = opened.filter((one) => one.testId !== testId)
  opened = opened.filter((one) => one.testId === testId)
  await Promise.all(over.map(({ context }) => context.close()))
}

/** A browser of one person's own: nothing is shared with the others. Fails when the page reports an error or a CSP violation. */
export async function openBrowser(
  browser: Browser,
  screen: Screen,
  { isInstallable = false, address }: Extras = {},
): Promise<Page> {
  await closeThoseOfEarlierTests()
  const { defaultBrowserType: _type, ...settings } = { defaultBrowserType: '', ...SCREENS[screen] }
  const serviceWorkers = isInstallable ? 'allow' : 'block'
  const elsewhere = address ? { baseURL: address } : {}
  const context = await browser.newContext({ ...settings, ...elsewhere, acceptDownloads: true, serviceWorkers })
  opened.push({ testId: test.info().testId, context })
  await context.addInitScript(reportViolations)
  const page = await context.newPage()
  followRequests(page)
  page.on('pageerror', (error) => {
    throw error
  })
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) throw new Error(message.text())
  })
  return page
}

/** In every page and frame: some violations are only told as an event. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(`Content Security Policy: ${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`),
  )
}

const underway = new WeakMap<Page, Set<Request>>()

/** A page that was not opened by `openBrowser` is followed too, before it goes anywhere: `untilQuiet` waits for nothing else. */
export function followRequests(page: Page): void {
  const requests = new Set<Request>()
  underway.set(page, requests)
  const end = (request: Request) => requests.delete(request)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

const QUIET_IN_MILLISECONDS = 500
const LOOK_EVERY_IN_MILLISECONDS = 50

/**
 * Nothing is on its way for half a second but the stream of notifications, which never ends (`networkidle` would wait for it).
 * Looked at from here: of every wait in the page a trace keeps what the page was before and after.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const requests = underway.get(page)
  if (!requests) throw new Error('nobody follows the requests of this page')
  const isBusy = () => [...requests].some((request) => !request.url().includes('/notification/stream'))
  for (let quiet = 0; quiet < QUIET_IN_MILLISECONDS; quiet = isBusy() ? 0 : quiet + LOOK_EVERY_IN_MILLISECONDS)
    await pause(LOOK_EVERY_IN_MILLISECONDS)
}

/** As people do, for what is about signing in, or ends the session: a session of this page's own. */
export async function signInByForm(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login')
  await field(page, 'Correo electrónico').fill(email)
  await field(page, 'Contraseña').fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await untilInside(page)
}

/** With the session of this person that the tests of a worker share: it must not be ended. The browser forgets what else it stored. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  const token = await sharedToken(page.request, email, password)
  const { origin } = new URL((await page.request.get('/login')).url())
  const localStorage = [{ name: 'session', value: JSON.stringify({ token }) }]
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
  await page.goto('/')
  await untilInside(page)
}

async function untilInside(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cuenta/ }).waitFor()
  // The screen takes the focus as it arrives.
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** A field by its whole label; a required one has an asterisk. */
export const field = (area: Page | Locator, label: string): Locator => area.getByLabel(new RegExp(`^${label}( \\*)?$`))

/** The row of a table that says all of this. */
export const row = (page: Page, ...texts: string[]): Locator =>
  texts.reduce((rows, text) => rows.filter({ hasText: text }), page.getByRole('row'))

const GROUP_OF: Record<string, string> = {
  Usuarios: 'Administración',
  Asignación: 'Administración',
  Parámetros: 'Administración',
  'Correos sin enviar': 'Administración',
  Bodega: 'Operaciones',
  'Historial de bultos': 'Administración',
  'Consolidación de pedidos': 'Operaciones',
  'Detalle por consolidación': 'Operaciones',
  'Manifiestos de carga': 'Operaciones',
  Dropshipping: 'Operaciones',
  'Detalle por cliente': 'Operaciones',
  'Facturas de venta': 'Finanzas',
  Devoluciones: 'Finanzas',
}

/** Opens a screen by its menu entry, as people do, on a phone through the drawer. */
export async function openMenu(page: Page, entry: string): Promise<void> {
  const openDrawer = page.getByRole('button', { name: 'Abrir menú' })
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  const link = menu.getByRole('link', { name: entry, exact: true })
  await page.getByRole('banner').waitFor()
  if (await openDrawer.isVisible()) await openDrawer.click()
  await menu.waitFor()
  const group = menu.getByRole('button', { name: GROUP_OF[entry] ?? 'none', exact: true })
  if ((await group.count()) > 0 && (await group.getAttribute('aria-expanded')) === 'false') await group.click()
  await link.click()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** How much wider a page is than the window: a phone zooms out for it, and the page's own `innerWidth` grows along. */
export const widthOver = async (page: Page): Promise<number> =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) - (page.viewportSize()?.width ?? 0)
