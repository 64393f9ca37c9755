import { readFile } from 'node:fs/promises'
import { expect, type Route, test } from '@playwright/test'
import {
  ADMIN,
  ALL_ORDERS,
  bar,
  boxes,
  forgetView,
  headers,
  LIST,
  narrow,
  newName,
  openOrders,
  pickValue,
  records,
  saveView,
  table,
  tool,
  viewTab,
} from '../world/lists.ts'
import { openBrowser, signIn, widthOver } from '../world/people.ts'
import { FULL, LONG } from '../world/tiers.ts'

test('a list is narrowed, ordered, kept as a view, worked on and taken along', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await openOrders(page)

  await narrow(page, 'Estado', 'Entregado')
  await table(page).getByRole('button', { name: 'Valor', exact: true }).click()
  await expect(page).toHaveURL(/status=receivedAndDelivered&orderBy=productValueInCents&mode=desc/)
  await expect(headers(page).filter({ hasText: 'Valor' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0)
  const first = await records(page).first().textContent()
  await page.reload()
  await expect(records(page).first()).toHaveText(first ?? '')

  const name = newName()
  await saveView(page, name)
  await page.getByRole('link', { name: 'Todos' }).click()
  await expect(page).toHaveURL(ALL_ORDERS)
  await viewTab(page, name).click()
  await expect(page).toHaveURL(/status=receivedAndDelivered/)
  await expect(records(page).first()).toHaveText(first ?? '')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    tool(page, 'Exportar')
      .click()
      .then(() => page.getByRole('menuitem', { name: 'CSV (.csv)' }).click()),
  ])
  expect(file.suggestedFilename()).toMatch(/^pedidos-\d{4}-\d\d-\d\d-\d{6}\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines[1]).toContain(first)

  await forgetView(page, name)
})

test.describe('a list', FULL, () => {
  test('going back undoes one step of filter, order and page', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await openOrders(page, '?limit=25')
    await narrow(page, 'Estado', 'Entregado')
    await expect(page).toHaveURL(/status=/)
    await page.getByRole('button', { name: 'Ir a la página 2', exact: true }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText(/^26–50 de/)).toBeVisible()
    await page.goBack()
    await expect(page.getByText(/^1–25 de/)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`${ALL_ORDERS}?limit=25`)
  })

  test('rows are chosen in a range, on several pages, and all that match with their totals', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await openOrders(page, '?limit=25')
    await boxes(page).nth(1).click()
    await boxes(page)
      .nth(4)
      .click({ modifiers: ['Shift'] })
    await expect(bar(page)).toContainText('4 seleccionados')
    await expect(page.getByRole('searchbox', { name: 'Buscar' })).toBeHidden()
    await expect(table(page).getByRole('checkbox', { name: 'Seleccionar todo' })).toBeChecked({ indeterminate: true })

    await page.getByRole('button', { name: 'Página siguiente' }).click()
    await expect(page.getByText(/^26–50 de/)).toBeVisible()
    await boxes(page).first().click()
    await expect(bar(page)).toContainText('5 seleccionados')

    const total = Number(/de (\d+)$/.exec((await page.getByText(/^26–50 de/).textContent()) ?? '')?.[1])
    await bar(page)
      .getByRole('button', { name: `Seleccionar los ${total} que coinciden` })
      .click()
    await expect(bar(page)).toContainText(`${total} seleccionados`)
    await expect(bar(page)).toContainText(/kg.*\$/)
    await bar(page).getByRole('button', { name: 'Quitar selección' }).click()
    await expect(bar(page)).toBeHidden()
    await expect(table(page).getByRole('checkbox', { name: 'Seleccionar todo' })).toBeFocused()
  })

  test('arrows go from row to row, Enter opens one, Escape leads back to it', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await openOrders(page)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Buscar' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(records(page).first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(records(page).nth(1)).toBeFocused()
    const code = (await records(page).nth(1).textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByText(code).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(records(page).nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(records(page).last()).toBeFocused()
  })

  test('what a search does not find can be cleared', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await openOrders(page)
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('no hay tal cosa')
    await expect(page.getByText('No encontramos «no hay tal cosa»')).toBeVisible()
    await page.getByRole('button', { name: 'Borrar la búsqueda' }).click()
    await expect(records(page).first()).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('')
  })

  test('a list that cannot be read says so and is asked for again; a stale one stays in sight', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, ADMIN)
    const refuse = (route: Route) => route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal', message: 'x' } })
    await page.route(LIST, refuse)
    await page.goto(ALL_ORDERS)
    await expect(page.getByRole('alert')).toContainText('No pudimos cargar esto')
    await page.unroute(LIST)
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await expect(records(page).first()).toBeVisible()

    await page.route(LIST, refuse)
    await page.getByRole('link', { name: 'Escritorio' }).click()
    await page.goBack()
    await expect(records(page).first()).toBeVisible()
  })

  test('a file that takes long can be given up; one that fails is tried again', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await openOrders(page)
    let release = () => undefined as unknown
    await page.route('**/api/order/admin/export?**', async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      await route.abort().catch(() => null)
    })
    await tool(page, 'Exportar').click()
    await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
    const progress = page.getByRole('status').filter({ hasText: 'Preparando el archivo' })
    await expect(progress).toBeVisible()
    await progress.getByRole('button', { name: 'Cancelar' }).click()
    await expect(progress).toBeHidden()
    release()

    await page.unroute('**/api/order/admin/export?**')
    await page.route('**/api/order/admin/export?**', (route) => route.abort())
    await tool(page, 'Exportar').click()
    await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'No pudimos exportar la lista.' })
    await expect(failure).toBeVisible()
    await page.unroute('**/api/order/admin/export?**')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      failure.getByRole('button', { name: 'Intentar de nuevo' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
    await expect(failure).toBeHidden()
  })

  test('on a phone: cards, filters and order in a sheet, nothing wider than the screen', async ({ browser }) => {
    const page = await openBrowser(browser, 'phone')
    await signIn(page, ADMIN)
    await page.goto(ALL_ORDERS)
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^ORD-/ }) })
    await expect(cards.first()).toBeVisible()
    await page.getByRole('button', { name: 'Filtros' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filtros' })
    await pickValue(sheet, 'Estado', 'Entregado')
    await sheet.getByLabel('Ordenar por').selectOption('Peso')
    await sheet.getByRole('button', { name: 'Ver resultados' }).click()
    await expect(page).toHaveURL(/status=receivedAndDelivered&orderBy=weightInGrams&mode=desc/)
    await expect(cards.first()).toContainText('Entregado')
    await expect(page.getByRole('button', { name: /^Filtros/ })).toContainText('1')
    expect(await widthOver(page)).toBe(0)
  })
})
