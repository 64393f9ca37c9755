import { expect, type Page, test } from '@playwright/test'
import { field, openBrowser, openMenu, signIn } from '../world/people.ts'
import { button, dialog, ofAssociate, ofClient, openPurchase, panel } from '../world/purchases-page.ts'
import { ASSOCIATE, type Asked, ask, CLIENT, correct, INVOICE, propose } from '../world/purchases-world.ts'
import { LONG } from '../world/tiers.ts'
import { newClient } from '../world/world.ts'

/** What a client bought, and beneath it where and how much of it. */
const inList = (page: Page, { description }: Asked) => button(page, `${description} Amazon · 1 unidad`)

test.describe('the client’s purchases', LONG, () => {
  test('teach whoever has none', async ({ browser, request }) => {
    const { email, password } = await newClient(request)
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, email, password)
    await openMenu(page, 'Tus compras asistidas')
    await expect(page.getByText('No tienes compras en curso')).toBeVisible()
    await page.getByRole('link', { name: 'Eliminadas' }).click()
    await expect(page.getByText('No hay compras eliminadas')).toBeVisible()
  })

  test('are waited for with their shape, and asked for again when they did not come', async ({ browser, request }) => {
    const asked = await ask(request)
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    let isBroken = true
    await page.route('**/api/assisted-purchase?*', (route) => (isBroken ? route.abort() : route.continue()))
    await openMenu(page, 'Tus compras asistidas')
    await expect(page.getByRole('region', { name: 'En curso' })).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByText('No pudimos cargar esto')).toBeVisible({ timeout: 60_000 })
    isBroken = false
    await button(page, 'Intentar de nuevo').click()
    await expect(inList(page, asked)).toBeVisible()
  })

  test('are found by what is bought, and by the tab of their status', async ({ browser, request }) => {
    const asked = await ask(request)
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    await page.goto('/tuscompraasistidas?view=inReview')
    await expect(page.getByRole('searchbox', { name: 'Buscar' })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(asked.description)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(inList(page, asked)).toBeVisible()
    await page.goto(`/tuscompraasistidas?view=accepted&q=${encodeURIComponent(asked.description)}`)
    await expect(page.getByText(`No encontramos «${asked.description}»`)).toBeVisible()
  })

  test('a proposal is answered by keyboard alone', async ({ browser, request }) => {
    const asked = await ask(request)
    await propose(request, asked)
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    await page.goto(`/tuscompraasistidas?view=toAnswer&q=${encodeURIComponent(asked.description)}`)
    await expect(page.getByRole('row')).toHaveCount(2)
    await inList(page, asked).focus()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Cerrar')).toBeFocused()
    // It stands there before what can be done has come.
    await expect(button(page, 'Aceptar $138,02')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Aceptar $138,02')).toBeFocused()
    await page.keyboard.press('Enter')
    const question = dialog(page, `Aceptar el precio: ${asked.description}`)
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(panel(page, asked)).toBeVisible()
    await expect(button(page, 'Aceptar $138,02')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question.getByRole('button', { name: 'Aceptar $138,02' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Precio aceptado con éxito.')).toBeVisible()
    await expect(panel(page, asked)).toContainText('Aceptaste $138,02.')
  })

  test('a price that moved meanwhile is not accepted unseen', async ({ browser, request }) => {
    const asked = await ask(request)
    await propose(request, asked)
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    await openPurchase(page, ofClient, asked)
    await button(page, 'Aceptar $138,02').click()
    const question = dialog(page, `Aceptar el precio: ${asked.description}`)
    await expect(question).toBeVisible()
    await correct(request, asked)
    await question.getByRole('button', { name: 'Aceptar $138,02' }).click()
    await expect(dialog(page, 'Alguien más cambió esta compra')).toBeVisible()
    await button(page, 'Ver cómo está ahora').click()
    await question.getByRole('button', { name: 'Aceptar $143,78' }).click()
    await expect(page.getByText('Precio aceptado con éxito.')).toBeVisible()
  })

  test('a proposal may be answered with another request', async ({ browser, request }) => {
    const asked = await ask(request)
    await propose(request, asked, 'Solo queda en negro. ¿La pedimos así?')
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    await openPurchase(page, ofClient, asked)
    await page.getByRole('link', { name: 'Cambiar lo que pido' }).click()
    await expect(page).toHaveURL(/edit=/)
    await expect(page.getByRole('blockquote')).toContainText('¿La pedimos así?')
    await expect(field(page, 'Precio unitario')).toHaveValue('120,00')
    await field(page, 'Opciones').fill('Negro')
    await field(page, 'Precio límite').fill('125')
    await button(page, 'Enviar cambios').click()
    await expect(panel(page, asked)).toContainText('En revisión')
    await expect(panel(page, asked)).toContainText('Negro')
    await expect(page.getByRole('list', { name: 'Historia' })).toContainText('Cambiaste lo que pides')
  })

  test('a proposal is rejected with a reason, and a request taken back', async ({ browser, request }) => {
    const [proposed, waiting] = [await ask(request), await ask(request)]
    await propose(request, proposed)
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    await openPurchase(page, ofClient, proposed)
    await button(page, 'Rechazar').click()
    await page.getByLabel('Motivo (opcional)').fill('Muy caro')
    await button(page, 'Rechazar precio').click()
    await expect(page.getByText('Propuesta rechazada con éxito.')).toBeVisible()
    await expect(panel(page, proposed)).toContainText('Motivo: Muy caro')

    await openPurchase(page, ofClient, waiting)
    await button(page, 'Eliminar').click()
    await button(page, 'Eliminar compra').click()
    await expect(page.getByText('Eliminado con éxito')).toBeVisible()
    await expect(panel(page, waiting)).toContainText('Esta compra terminó sin comprarse.')
    await expect(panel(page, waiting).getByRole('button', { name: 'Eliminar' })).toHaveCount(0)
  })

  test('the invoice comes with its lines, and the associate takes one out', async ({ browser, request }) => {
    const asked = await ask(request)
    const client = await openBrowser(browser, 'desktop')
    await signIn(client, CLIENT)
    await openPurchase(client, ofClient, asked)
    await button(client, 'Subir factura').click()
    await button(client, 'Enviar factura').click()
    await expect(client.getByText('Elige el archivo de la factura.')).toBeVisible()
    await client.locator('input[type=file]').first().setInputFiles(INVOICE)
    const descriptions = client.getByLabel(/^Descripción/)
    const before = await descriptions.count()
    await button(client, 'Agregar artículo').click()
    await expect(descriptions).toHaveCount(before + 1)
    await descriptions.last().fill('Gorra de otra compra')
    await client
      .getByLabel(/^Precio unitario/)
      .last()
      .fill('9,99')
    await button(client, 'Enviar factura').click()
    await expect(client.getByText('Factura cargada exitosamente.')).toBeVisible()

    const associate = await openBrowser(browser, 'desktop')
    await signIn(associate, ASSOCIATE)
    await openPurchase(associate, ofAssociate, asked)
    await button(associate, 'Quitar la línea «Gorra de otra compra»').click()
    await button(associate, 'Quitar línea').click()
    await expect(associate.getByText('Eliminado con éxito')).toBeVisible()
    await expect(button(associate, 'Quitar la línea «Gorra de otra compra»')).toHaveCount(0)
    await expect(associate.getByRole('list', { name: 'Historia' })).toContainText('Quitó una línea de la factura')
  })
})
