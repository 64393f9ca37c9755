import type { Browser, BrowserContext, Page } from '@playwright/test'
import { followRequests, openBrowser, signIn } from '../world/people.ts'
import { type ScreenToShow, settle } from './screens.ts'
import { SIGN_IN_CODE } from './second-step-screens.ts'

const SIGNED_OUT_IN_BYTES = 110_000
/** With a form open, and its checks. */
const INSIDE_IN_BYTES = 240_000
/** What a client opens every time; all that it costs is in home.spec.ts. */
const HOME = { name: 'shopping', bytes: 170_000 }

type Session = Awaited<ReturnType<BrowserContext['storageState']>>
type Area = 'inside' | 'outside'

/** What opens next is fetched while the server thinks about the sign-in. */
export const areaOf = (person: string, name: string): Area =>
  person === 'nobody' && name !== SIGN_IN_CODE.name ? 'outside' : 'inside'

export function allowedFor(name: string, area: Area): number {
  if (area === 'outside') return SIGNED_OUT_IN_BYTES
  return name === HOME.name ? HOME.bytes : INSIDE_IN_BYTES
}

export async function sessionOf(browser: Browser, person: string): Promise<Session> {
  const page = await openBrowser(browser, 'desktop')
  if (person !== 'nobody') await signIn(page, person)
  const session = await page.context().storageState()
  await page.context().close()
  return session
}

/** A form is checked from the first key on, by what is loaded then. */
async function typeInForm(page: Page): Promise<void> {
  const field = page.locator('form').locator('textarea, input:is([type="text"], [type="password"], [type="date"], :not([type]))')
  const first = field.filter({ visible: true }).and(page.locator(':not([readonly], :disabled)')).first()
  if ((await first.count()) === 0) return
  await first.focus()
  await page.keyboard.press('1')
  await settle(page)
}

/** Opens one screen in a browser that has nothing but the session: the scripts it gets, each once, and their bytes. */
export async function scriptsOf(
  browser: Browser,
  storageState: Session,
  { path, act }: ScreenToShow,
  area: Area,
): Promise<{ count: number; bytes: number }> {
  // A service worker would fetch in its own name, unseen from here.
  const context = await browser.newContext({ storageState, serviceWorkers: 'block' })
  const page = await context.newPage()
  followRequests(page)
  const bytes = new Map<string, number>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    bytes.set(response.url(), Number(response.headers()['content-length']))
  })
  await page.goto(path)
  await settle(page)
  await act?.(page)
  await settle(page)
  if (area === 'inside') await typeInForm(page)
  await context.close()
  return { count: bytes.size, bytes: bytes.values().reduce((sum, size) => sum + size, 0) }
}
