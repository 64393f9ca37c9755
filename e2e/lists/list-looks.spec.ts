import { expect, test } from '@playwright/test'
import {
  ALL_ORDERS,
  forgetView,
  headers,
  narrow,
  newName,
  openOrders,
  saveView,
  table,
  tool,
  viewActs,
  viewTab,
} from '../world/lists.ts'
import { field, openBrowser } from '../world/people.ts'
import { FULL } from '../world/tiers.ts'

test.describe('how a list looks', FULL, () => {
  test('columns are chosen and ordered by keyboard, and remembered', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await openOrders(page)
    await expect(headers(page).nth(2)).toHaveText('Estado')
    await tool(page, 'Columnas').press('Enter')
    const menu = page.getByRole('dialog')
    await menu.getByRole('checkbox', { name: 'Tracking' }).press('Space')
    await menu.getByRole('checkbox', { name: 'Cliente' }).press('Space')
    const later = menu.getByRole('button', { name: 'Mover Estado después' })
    await later.press('Enter')
    await expect(later).toBeFocused()
    await menu.getByText('Compacta').click()
    await expect(menu.getByRole('radio', { name: 'Compacta' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(tool(page, 'Columnas')).toBeFocused()

    const expected = ['', 'Número', 'Llegada estimada', 'Estado', 'Paquete', 'Peso', 'Valor', 'Tracking']
    await expect(headers(page)).toHaveText(expected)
    await page.reload()
    await expect(headers(page)).toHaveText(expected)
    const height = async () => (await table(page).getByRole('row').nth(1).boundingBox())?.height
    await expect.poll(height).toBeLessThan(44)

    await tool(page, 'Columnas').click()
    await page.getByRole('button', { name: 'Volver a las columnas de siempre' }).click()
    await expect(headers(page).nth(3)).toHaveText('Llegada estimada')
    await expect(headers(page).nth(4)).toHaveText('Cliente')
  })

  test('a view remembers its columns, says when it changed, is renamed, opens the screen and comes back when removed', async ({
    browser,
  }) => {
    const page = await openBrowser(browser, 'desktop')
    await openOrders(page)
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('ORD-0001')
    await expect(page).toHaveURL(/q=ORD-0001/)
    const name = newName()
    await saveView(page, name, { opensWith: true })
    await expect(viewTab(page, name)).not.toContainText('con cambios')

    await narrow(page, 'Estado', 'Entregado')
    await expect(viewTab(page, name)).toContainText('con cambios')
    await viewActs(page, name).click()
    await page.getByRole('menuitem', { name: `Guardar los cambios en «${name}»` }).click()
    await expect(viewTab(page, name)).not.toContainText('con cambios')

    await page.goto('/')
    await page.goto(ALL_ORDERS)
    await expect(page).toHaveURL(/q=ORD-0001.*status=receivedAndDelivered|status=receivedAndDelivered.*q=ORD-0001/)
    await page.getByRole('link', { name: 'Todos' }).click()
    await expect(page).toHaveURL(ALL_ORDERS)

    await viewTab(page, name).click()
    await viewActs(page, name).click()
    await page.getByRole('menuitem', { name: 'Cambiar el nombre' }).click()
    const dialog = page.getByRole('dialog')
    await field(dialog, 'Nombre').fill('')
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(dialog.getByText('Este campo es obligatorio.')).toBeVisible()
    await field(dialog, 'Nombre').fill(`${name} bis`)
    await page.keyboard.press('Enter')
    await expect(viewTab(page, `${name} bis`)).toBeVisible()

    await forgetView(page, `${name} bis`)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await viewTab(page, `${name} bis`).click()
    await forgetView(page, `${name} bis`)
  })

  test('a second view of the same name is refused at its field', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await openOrders(page)
    const name = newName()
    await saveView(page, name)
    await page.getByRole('button', { name: 'Guardar como vista nueva' }).click()
    await field(page.getByRole('dialog'), 'Nombre').fill(name)
    await page.getByRole('button', { name: 'Guardar vista' }).click()
    await expect(page.getByRole('dialog').getByText('Otra de tus vistas tiene este nombre.')).toBeVisible()
    await page.keyboard.press('Escape')
    await forgetView(page, name)
  })
})
