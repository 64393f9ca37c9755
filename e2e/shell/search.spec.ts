import { expect, type Page, test } from '@playwright/test'
import { openBrowser, signIn, signInByForm } from '../world/people.ts'
import { DEMO_PASSWORD } from '../world/sessions.ts'
import { FULL, LONG } from '../world/tiers.ts'

const CLIENT = 'cliente@demo.ec'
const ADMINISTRATOR = 'admin@demo.ec'
const SEARCH = '**/api/search?**'

const trigger = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Buscar' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Buscar en todo' })
const input = (page: Page) => dialog(page).getByRole('combobox')
const options = (page: Page) => dialog(page).getByRole('option')

/** A package of the client's own, as the server knows it. */
async function somePackage(page: Page): Promise<{ code: string; tracking: string }> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').token)
  const headers = { authorization: `Bearer ${token}` }
  const statuses = ['inReview', 'reviewed', 'inWarehouseMIA'].map((status) => `status=${status}`).join('&')
  const { data } = await (await page.request.get(`/api/order/client?limit=50&${statuses}`, { headers })).json()
  return data.find(({ tracking }: { tracking: string | null }) => tracking)
}

test('a client finds a package by its tracking, with the keyboard alone', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, CLIENT)
  const { code, tracking } = await somePackage(page)

  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
  await page.keyboard.type(tracking.slice(0, 2).toLowerCase())
  await expect(dialog(page).getByText('Escribe al menos 3 letras o números.')).toBeVisible()
  await page.keyboard.type(tracking.slice(2).toLowerCase())
  const found = options(page).filter({ hasText: code })
  await expect(found).toBeVisible()
  await expect(dialog(page).getByRole('group', { name: 'Pedidos' })).toBeVisible()
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')

  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/open=/)
  await expect(page.getByRole('dialog').getByText(code).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
  await expect(options(page).first()).toHaveText(tracking.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(input(page)).toHaveValue(tracking.toLowerCase())
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})

test.describe('the search', FULL, () => {
  test('opens what a scanner typed, as soon as it is known', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    const { code, tracking } = await somePackage(page)
    await page.route(SEARCH, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await trigger(page).click()
    await input(page).pressSequentially(`${tracking}\n`)
    await expect(page).toHaveURL(/open=/)
    await expect(page.getByRole('dialog').getByText(code).first()).toBeVisible()
  })

  test('shows staff clients, bundles and manifests, and leads to the record of their role', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, ADMINISTRATOR)
    const kinds = { 'UIO-': 'Clientes', 'BUL-': 'Bultos', 'MAN-': 'Manifiestos', 'VTA-': 'Notas de cobro', 'ORD-': 'Pedidos' }
    await trigger(page).click()
    for (const [code, group] of Object.entries(kinds)) {
      await input(page).fill(code)
      await expect(dialog(page).getByRole('group', { name: group }).getByRole('option')).toHaveCount(5)
    }
    await options(page).first().click()
    await expect(page).toHaveURL(/\/operations\/estadodepedidos\?open=/)
  })

  test('shows a client nothing of anybody else', async ({ browser }) => {
    const page = await openBrowser(browser, 'phone')
    await signIn(page, CLIENT)
    await trigger(page).click()
    for (const text of ['BUL-0', 'MAN-0']) {
      await input(page).fill(text)
      await expect(dialog(page).getByText(`No encontramos nada con «${text}»`)).toBeVisible()
      await expect(options(page)).toHaveCount(0)
    }
    await input(page).fill('ORD-')
    await expect(options(page).first()).toBeVisible()
    await expect(dialog(page).getByRole('group', { name: /Clientes|Bultos|Manifiestos/ })).toHaveCount(0)
  })

  test('leads to a screen by the beginning of its name, accents or not', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, ADMINISTRATOR)
    await page.keyboard.press('Control+k')
    await expect(input(page)).toBeFocused()
    await page.keyboard.type('asignacion')
    await expect(dialog(page).getByRole('group', { name: 'Ir a' }).getByRole('option', { name: 'Asignación' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/administration/asignacion')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('moves by the arrows, around the ends too, and gives the focus back', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, ADMINISTRATOR)
    await trigger(page).press('Enter')
    await input(page).fill('MAN-0')
    await expect(dialog(page).getByRole('group', { name: 'Manifiestos' })).toBeVisible()
    await expect(dialog(page).getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
    const last = (await options(page).count()) - 1
    const isActive = (index: number) => expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true')
    await isActive(0)
    await page.keyboard.press('ArrowDown')
    await isActive(1)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await isActive(last)
    await expect(input(page)).toHaveAttribute('aria-activedescendant', (await options(page).nth(last).getAttribute('id')) ?? '')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(trigger(page)).toBeFocused()
  })

  test('says that it failed, and tries again', async ({ browser }) => {
    const page = await openBrowser(browser, 'phone')
    await signIn(page, CLIENT)
    await page.route(SEARCH, (route) => route.fulfill({ status: 503, body: '' }))
    await trigger(page).click()
    await input(page).fill('ORD-')
    await expect(dialog(page).getByRole('alert')).toBeVisible({ timeout: 60_000 })
    await page.unroute(SEARCH)
    await dialog(page).getByRole('button', { name: 'Intentar de nuevo' }).click()
    await expect(options(page).first()).toContainText('ORD-')
  })

  test('says when it takes long, and lets go', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    await page.route(SEARCH, () => undefined)
    await page.keyboard.press('Control+k')
    await input(page).fill('ORD-')
    await expect(dialog(page).getByText('Está tardando más de lo normal.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  test('keeps what was searched for to the person', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signInByForm(page, CLIENT)
    await trigger(page).click()
    await input(page).fill('ORD-')
    await options(page).first().click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Cuenta/ }).click()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await page.getByLabel('Correo electrónico').fill('cliente2@demo.ec')
    await page.getByLabel(/^Contraseña/).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await trigger(page).click()
    await expect(dialog(page).getByText('¿Qué buscas?')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull()
  })

  test('opens by / where the page has no list to search, and never while somebody types', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    await page.goto('/perfil')
    const name = page.getByLabel(/^Nombres/)
    await name.fill('')
    await name.pressSequentially('a/b?c')
    await expect(name).toHaveValue('a/b?c')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('/')
    await expect(input(page)).toBeFocused()
    await expect(input(page)).toHaveValue('')
  })
})
