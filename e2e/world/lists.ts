import { expect, type Locator, type Page } from '@playwright/test'
import { field, signIn } from './people.ts'

export const ADMIN = 'admin@demo.ec'
export const ALL_ORDERS = '/operations/estadodepedidos'
export const LIST = '**/api/order/admin?**'

export const table = (page: Page) => page.getByRole('table')
export const headers = (page: Page) => table(page).getByRole('columnheader')
export const records = (page: Page) => table(page).getByRole('button', { name: /^ORD-/ })
export const boxes = (page: Page) => table(page).getByRole('checkbox', { name: 'Seleccionar', exact: true })
export const bar = (page: Page) => page.getByRole('region', { name: 'Selección' })
export const tool = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Herramientas de la lista' }).getByRole('button', { name })

export async function openOrders(page: Page, search = ''): Promise<void> {
  await signIn(page, ADMIN)
  await page.goto(`${ALL_ORDERS}${search}`)
  await expect(records(page).first()).toBeVisible()
}

/** One more value of what a list is narrowed by. */
export async function narrow(page: Page, field: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Filtro', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtros' })
  await pickValue(dialog, field, value)
  await dialog.getByRole('button', { name: 'Ver resultados' }).click()
  await expect(dialog).toBeHidden()
}

export async function pickValue(dialog: Locator, field: string, value: string): Promise<void> {
  await dialog.getByRole('combobox', { name: field, exact: true }).click()
  // Another field may offer a value of this name.
  await dialog.page().getByRole('listbox', { name: field, exact: true }).getByRole('option', { name: value, exact: true }).click()
  // What it offers lies over the next field.
  await dialog.getByRole('heading').click()
}

/** A name of this run alone. */
export const newName = () => `Vista ${Math.random().toString(36).slice(2, 8)}`

export const viewTab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name })
/** What can be done with the view that is shown. */
export const viewActs = (page: Page, name: string) => page.getByRole('button', { name: `Más de la vista ${name}`, exact: true })

export async function saveView(page: Page, name: string, { opensWith = false } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Guardar como vista nueva' }).click()
  await field(page.getByRole('dialog'), 'Nombre').fill(name)
  if (opensWith) await page.getByRole('checkbox', { name: 'Abrir esta pantalla con esta vista' }).check()
  await page.getByRole('button', { name: 'Guardar vista' }).click()
  await expect(viewTab(page, name)).toHaveAttribute('aria-current', 'page')
}

export async function forgetView(page: Page, name: string): Promise<void> {
  await viewActs(page, name).click()
  await page.getByRole('menuitem', { name: 'Eliminar esta vista' }).click()
  await expect(viewTab(page, name)).toHaveCount(0)
}
