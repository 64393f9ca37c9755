import { expect, type Page, test } from '@playwright/test'
import { openBrowser, signIn } from '../world/people.ts'
import { FULL } from '../world/tiers.ts'

const CLIENT = 'cliente@demo.ec'

const WRONG = { es: 'El correo o la contraseña no son correctos.', en: 'Wrong email or password.' }

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test.describe('words and looks', FULL, () => {
  test('follow in every tab, with the language of the page and its title', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    const second = await page.context().newPage()
    await second.goto('/tuspedidos')
    await expect(second.getByRole('heading', { level: 1, name: 'Tus pedidos' })).toBeVisible({ timeout: 30_000 })

    await page.getByRole('button', { name: 'English' }).click()
    await expect(second.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible()
    // Before it stands how many notifications are unread.
    await expect(second).toHaveTitle(/Your orders · Puente$/)
    await expect(second.locator('html')).toHaveAttribute('lang', 'en')
    expect(await stored(page, 'Lang')).toBe('en')

    const scheme = (tab: Page) => tab.locator('html').getAttribute('data-mantine-color-scheme')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => scheme(page)).toBe('dark')
    expect(await stored(page, 'Theme')).toBeNull()
    await page.getByRole('button', { name: 'Switch to the light theme' }).click()
    await second.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => scheme(second)).toBe('light')
    expect(await stored(page, 'Theme')).toBe('light')
    await second.reload()
    await expect.poll(() => scheme(second)).toBe('light')
    const bar = second.locator('meta[name="theme-color"]')
    for (const index of [0, 1]) await expect(bar.nth(index)).toHaveAttribute('content', '#f5fbfe')
    await second.getByRole('button', { name: 'Switch to the dark theme' }).click()
    for (const index of [0, 1]) await expect(bar.nth(index)).toHaveAttribute('content', '#0e1518')
  })

  test('come all the same from a server that stumbles', async ({ browser }) => {
    const page = await openBrowser(browser, 'phone')
    const asked = new Map<string, number>()
    await page.route('**/locales/**', (route) => {
      const { pathname } = new URL(route.request().url())
      const isPreload = route.request().headers()['sec-purpose'] !== undefined
      const times = (asked.get(pathname) ?? 0) + (isPreload ? 0 : 1)
      asked.set(pathname, times)
      return times <= 3 ? route.fulfill({ status: 503, body: '' }) : route.continue()
    })
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Hola de nuevo' })).toBeVisible({ timeout: 60_000 })
    expect(Math.min(...asked.values())).toBeGreaterThan(3)
  })

  test('that never come leave a page that says so, in both languages', async ({ browser }) => {
    const page = await openBrowser(browser, 'phone')
    await page.route('**/locales/es/common.json', (route) => route.fulfill({ status: 404 }))
    await page.goto('/login')
    await expect(page.getByText('No pudimos cargar la página.')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('We could not load the page.')).toBeVisible()
    await page.unroute('**/locales/es/common.json')
    await page.getByRole('button', { name: /Reload/ }).click()
    await expect(page.getByRole('heading', { name: 'Hola de nuevo' })).toBeVisible()
  })

  test('of refusals come with the first refusal, in both languages', async ({ browser }) => {
    const page = await openBrowser(browser, 'phone')
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/refusals.json') && asked.push(new URL(request.url()).pathname))
    const sendWrongPassword = async () => {
      await page.locator('input[type="password"]').fill('not-the-password-26')
      await page.locator('input[type="password"]').press('Enter')
    }
    await page.goto('/login')
    await page.getByLabel('Correo electrónico').fill('nadie@demo.ec')
    expect(asked).toEqual([])

    await sendWrongPassword()
    await expect(page.getByText(WRONG.es)).toBeVisible()
    await page.getByRole('button', { name: 'English' }).click()
    await sendWrongPassword()
    await expect(page.getByText(WRONG.en)).toBeVisible()
    expect(asked).toEqual(['/locales/es/refusals.json', '/locales/en/refusals.json'])
  })
})
