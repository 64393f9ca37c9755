import { type Browser, devices, type Locator, type Page } from '@playwright/test'

export const DEMO_PASSWORD = process.env.E2E_PASSWORD ?? 'viaje-de-prueba-26'

const SCREENS = {
  phone: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const
export type Screen = keyof typeof SCREENS

/** A browser of one person's own: nothing is shared with the others. Fails when the page reports an error or a CSP violation. */
export async function openBrowser(browser: Browser, screen: Screen): Promise<Page> {
  const { defaultBrowserType: _type, ...settings } = { defaultBrowserType: '', ...SCREENS[screen] }
  const context = await browser.newContext({ ...settings, acceptDownloads: true })
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) throw new Error(message.text())
  })
  return page
}

export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login')
  await field(page, 'Correo electrónico').fill(email)
  await field(page, 'Contraseña').fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.getByRole('button', { name: /^Cuenta/ }).waitFor()
}

/** A field by its whole label; a required one has an asterisk. */
export const field = (area: Page | Locator, label: string): Locator => area.getByLabel(new RegExp(`^${label}( \\*)?$`))

/** The row of a table that says all of this. */
export const row = (page: Page, ...texts: string[]): Locator =>
  texts.reduce((rows, text) => rows.filter({ hasText: text }), page.getByRole('row'))

const GROUP_OF: Record<string, string> = {
  Asignación: 'Administración',
  Bodega: 'Operaciones',
  'Consolidación de pedidos': 'Operaciones',
  'Manifiestos de carga': 'Operaciones',
  'Facturas de venta': 'Finanzas',
}

/** Opens a screen by its menu entry, as people do, on a phone through the drawer. */
export async function openMenu(page: Page, entry: string): Promise<void> {
  const openDrawer = page.getByRole('button', { name: 'Abrir menú' })
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  const link = menu.getByRole('link', { name: entry, exact: true })
  await page.getByRole('banner').waitFor()
  if (await openDrawer.isVisible()) await openDrawer.click()
  const group = menu.getByRole('button', { name: GROUP_OF[entry] ?? 'none', exact: true })
  if ((await group.count()) > 0 && (await group.getAttribute('aria-expanded')) === 'false') await group.click()
  await link.click()
  await page.getByRole('heading', { level: 1 }).waitFor()
}
