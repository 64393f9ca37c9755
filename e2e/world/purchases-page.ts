import { expect, type Page } from '@playwright/test'
import type { Asked } from './purchases-world.ts'

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
/** Clients read what is bought in its heading, staff its code. */
export const panel = (page: Page, { code, description }: Pick<Asked, 'code' | 'description'>) =>
  page.getByRole('dialog', { name: new RegExp(`${code}|${description}`) }).first()
export const dialog = (page: Page, title: string | RegExp) => page.getByRole('dialog', { name: title })

/** By the address that the notifications of the server give. */
export async function openPurchase(page: Page, address: string, asked: Asked): Promise<void> {
  await page.goto(`${address}${asked.id}`)
  await expect(panel(page, asked)).toBeVisible()
}
export const ofClient = '/tuscompraasistidas?open='
export const ofAssociate = '/carrito?open='
