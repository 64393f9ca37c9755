import { expect, type Page } from '@playwright/test'
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

/** A name of this run alone. */
export const newName = () => `Vista ${Math.random().toString(36).slice(2, 8)}`

export async function saveView(page: Page, name: string, { opensWith = false } = {}): Promise<void> {
  await tool(page, /^(Vistas|Vista )/).click()
  await page.getByRole('menuitem', { name: 'Guardar como vista nueva' }).click()
  await field(page.getByRole('dialog'), 'Nombre').fill(name)
  if (opensWith) await page.getByRole('checkbox', { name: 'Abrir esta pantalla con esta vista' }).check()
  await page.getByRole('button', { name: 'Guardar vista' }).click()
  await expect(tool(page, name)).toBeVisible()
}

export async function forgetView(page: Page, name: string): Promise<void> {
  await tool(page, new RegExp(name)).click()
  await page.getByRole('menuitem', { name: 'Eliminar esta vista' }).click()
  await expect(tool(page, 'Vistas')).toBeVisible()
}
