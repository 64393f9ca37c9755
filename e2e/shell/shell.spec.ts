import { expect, type Page, test } from '@playwright/test'
import { openBrowser, openMenu, signIn, untilQuiet } from '../world/people.ts'
import { FULL, LONG } from '../world/tiers.ts'

const CLIENT = 'cliente@demo.ec'
const ASSOCIATE = 'asociado@demo.ec'
const ADMINISTRATOR = 'admin@demo.ec'

const account = (page: Page) => page.getByRole('button', { name: /^(Cuenta|Account)/ })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' })
const group = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
const notices = (page: Page) => page.getByRole('region', { name: 'Avisos' })
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('the menu remembers where somebody was, on a phone over the page', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  await signIn(page, ADMINISTRATOR)
  await openMenu(page, 'Asignación')
  await expect(page).toHaveURL('/administration/asignacion')
  await expect(menu(page)).toBeHidden()
  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await expect(group(page, 'Administración')).toHaveAttribute('aria-expanded', 'true')
  await expect(menu(page).getByRole('link', { name: 'Asignación' })).toHaveAttribute('data-selected', 'true')
  expect([await stored(page, 'selectedOption'), await stored(page, 'selectedSubOption')]).toEqual([
    'administration',
    'assignment',
  ])
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL('/perfil')
})

test.describe('the menu', FULL, () => {
  test('is 250 px wide or icons, and that stays', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    const side = page.getByRole('complementary')
    const width = async () => (await side.boundingBox())?.width
    expect(await width()).toBe(250)
    await page.getByRole('button', { name: 'Cerrar menú' }).click()
    await expect.poll(width).toBe(64)
    await page.reload()
    await expect(menu(page).getByRole('link', { name: 'Tus pedidos' })).toBeVisible()
    expect(await width()).toBe(64)
    await page.setViewportSize({ width: 600, height: 800 })
    await expect(side).toBeVisible()
    await page.setViewportSize({ width: 599, height: 800 })
    await expect(side).toBeHidden()
    await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeVisible()
  })

  test('begins as icons on a tablet, where a list needs the room, until somebody opens it', async ({ browser }) => {
    const page = await openBrowser(browser, 'tablet')
    await signIn(page, CLIENT)
    const side = page.getByRole('complementary')
    const width = async () => (await side.boundingBox())?.width
    expect(await width()).toBe(64)
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await expect.poll(width).toBe(250)
    await page.reload()
    await expect(menu(page).getByRole('link', { name: 'Tus pedidos' })).toBeVisible()
    expect(await width()).toBe(250)
  })

  test('has the groups of the specification; purchases and sales stand empty', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, ADMINISTRATOR)
    for (const name of ['Administración', 'Operaciones', 'Compras', 'Ventas', 'Finanzas'])
      await expect(group(page, name)).toBeVisible()
    for (const name of ['Compras', 'Ventas']) {
      await group(page, name).click()
      await expect(menu(page).getByText('Nada por aquí todavía').first()).toBeVisible()
      await group(page, name).click()
    }
    await expect(page).toHaveURL('/')
  })

  for (const [person, role] of [
    [CLIENT, 'Cliente'],
    [ASSOCIATE, 'Asociado'],
    [ADMINISTRATOR, 'Administrador'],
  ] as const) {
    test(`${person} is greeted as ${role}, has a profile and a home`, async ({ browser }) => {
      const page = await openBrowser(browser, 'desktop')
      await signIn(page, person)
      await expect(account(page)).toContainText(role)
      expect(await account(page).textContent()).toMatch(/(\p{Lu}\p{Ll}+ ?){2,}/u)
      await account(page).click()
      await expect(page.getByText(/^Versión \d/)).toBeVisible()
      await page.getByRole('link', { name: 'Perfil' }).click()
      await expect(page).toHaveURL('/perfil')
      await page.goto('/no/existe')
      await expect(page.getByRole('heading', { name: 'No match for /no/existe' })).toBeVisible()
      await page.getByRole('link', { name: 'Puente, inicio' }).click()
      await expect(page).toHaveURL('/')
    })
  }
})

test.describe('a screen that cannot be shown', FULL, () => {
  test('because a newer version took its place offers to load it; the rest goes on', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.route('**/assets/my-orders-page-*.js', (route) => route.fulfill({ status: 404 }))
    await menu(page).getByRole('link', { name: 'Tus pedidos' }).click()
    await expect(page.getByRole('alert').getByText('Hay una versión nueva')).toBeVisible()
    await expect(account(page)).toBeVisible()
    await menu(page).getByRole('link', { name: 'Tus compras', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tus compras' })).toBeVisible()

    await page.unroute('**/assets/my-orders-page-*.js')
    await page.goto('/tuspedidos')
    await expect(page.getByRole('heading', { level: 1, name: 'Tus pedidos' })).toBeVisible()
  })
})

test.describe('a part that opens over the page', FULL, () => {
  test('and whose words do not come leaves the page as it was, and a notice', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    await page.route('**/locales/es/search.json', (route) => route.fulfill({ status: 404 }))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await expect(notices(page).getByText('No pudimos abrir esto.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Tus compras' })).toBeVisible()
  })
})

test.describe('going from screen to screen', FULL, () => {
  test('says where one is, and going back returns to the place', async ({ browser }) => {
    const page = await openBrowser(browser, 'phone')
    await signIn(page, CLIENT)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.mouse.wheel(0, 700)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
    const place = await page.evaluate(() => scrollY)
    await openMenu(page, 'Tus pagos')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    await page.reload()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  test('a page that is opened by its address begins at its beginning', async ({ browser }) => {
    const page = await openBrowser(browser, 'phone')
    await signIn(page, CLIENT)
    await page.goto('/')
    await untilQuiet(page)
    await page.mouse.wheel(0, 700)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
    const place = await page.evaluate(() => scrollY)
    await page.goto('/tuspedidos')
    await untilQuiet(page)
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight > innerHeight + 700])).toEqual([0, true])
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  test('the first key press offers the content, and ? the keys', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    await page.goto('/tuspedidos')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
  })
})
