import { expect, type Page, test } from '@playwright/test'
import { ADMINISTRATOR } from '../world/counter-world.ts'
import { openBrowser, signIn } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'

/** Every number whose list tells how many it holds: the rest leads to where it is done, as the station, or to a list of clients. */
const LISTED = ['Por revisar', 'Respondidos', 'Sin dueño', 'Por despachar', 'Por cobrar', 'Por entregar'] as const

const queue = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^[\\d.]+\\s*${name}`) })
const countOf = async (page: Page, name: string) => Number.parseInt((await queue(page, name).innerText()).replace('.', ''), 10)

/** What the list says that it holds; nothing where it is empty. */
async function listed(page: Page): Promise<number> {
  const range = page.getByText(/^[\d.]+–[\d.]+ de [\d.]+/)
  await expect(range.or(page.getByText(/^(Nada|No hay|Todavía|Ningún)/).first()).first()).toBeVisible()
  if ((await range.count()) === 0) return 0
  return Number(/de ([\d.]+)/.exec(await range.innerText())?.[1]?.replace('.', ''))
}

test('every number leads to a list that holds as many', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMINISTRATOR)
  for (const name of LISTED) {
    await page.goto('/')
    const count = await countOf(page, name)
    await queue(page, name).click()
    expect(await listed(page), name).toBe(count)
  }
})

test('tells how old packages are, what weeks brought and who moves most', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMINISTRATOR)
  const ages = page.getByRole('table')
  await expect(ages.getByRole('columnheader', { name: '15 d o más' })).toBeVisible()
  const all = ages.getByRole('link', { name: 'Ver todos los paquetes: En Miami' })
  const count = Number((await all.innerText()).replace('.', ''))
  const cells = await ages
    .getByRole('row', { name: /^En Miami/ })
    .getByRole('cell')
    .allInnerTexts()
  expect(cells.slice(0, 4).reduce((sum, text) => sum + Number(text.replace('.', '')), 0)).toBe(count)
  await expect(page.getByRole('heading', { name: /^Recibido por semana/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Facturado por semana/ })).toBeVisible()
  await all.click()
  expect(await listed(page)).toBe(count)
})

test('on a phone, in English; and what does not come is asked for again', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  await signIn(page, ADMINISTRATOR)
  await page.evaluate(() => localStorage.setItem('Lang', 'en'))
  await page.route('**/api/dashboard', (route) => route.fulfill({ status: 403, body: '{}' }))
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute('**/api/dashboard')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Age of packages' })).toBeVisible()
})
