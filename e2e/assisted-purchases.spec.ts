import { expect, type Page, test } from '@playwright/test'
import { field, openBrowser, openMenu, signIn } from './people.ts'
import {
  ADMINISTRATOR,
  ASSOCIATE,
  type Asked,
  as,
  ask,
  CLIENT,
  correct,
  FREE_CLIENT,
  INVOICE,
  named,
  propose,
} from './purchases-world.ts'
import { newClient } from './world.ts'

const FULL = { tag: '@full' }

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const panel = (page: Page, { code }: Pick<Asked, 'code'>) => page.getByRole('dialog', { name: new RegExp(code) }).first()
const dialog = (page: Page, title: string | RegExp) => page.getByRole('dialog', { name: title })

/** By the address that the notifications of the server give. */
async function open(page: Page, address: string, asked: Asked): Promise<void> {
  await page.goto(`${address}${asked.id}`)
  await expect(panel(page, asked)).toBeVisible()
}
const ofClient = '/tuscompraasistidas?open='
const ofAssociate = '/carrito?open='

test('a client asks for a purchase, answers the price that the associate proposes, and it becomes an order', async ({
  browser,
}) => {
  const description = named('Zapatillas')
  const client = await openBrowser(browser, 'desktop')
  await signIn(client, CLIENT)
  await openMenu(client, 'Tus compras asistidas')
  await client.getByRole('link', { name: 'Pedir una compra' }).click()
  await field(client, 'Enlace del producto').fill('www.nike.com/t/demo')
  await field(client, 'Descripción').fill(description)
  await expect(field(client, 'Enlace del producto')).toHaveValue('https://www.nike.com/t/demo')
  await expect(field(client, 'Tienda')).toHaveValue('Nike')
  await field(client, 'Precio unitario').fill('100')
  await field(client, 'Precio límite').fill('110')
  await expect(client.getByText('Total de la compra$115,02')).toBeVisible()
  await expect(client.getByText('como máximo $126,52')).toBeVisible()
  await button(client, 'Pedir compra').click()
  await expect(client.getByText('Solicitud de compra creada con éxito.')).toBeVisible()
  const code =
    (await client
      .getByRole('dialog')
      .getByText(/^COM-\d+$/)
      .textContent()) ?? ''

  const associate = await openBrowser(browser, 'desktop')
  await signIn(associate, ASSOCIATE)
  await openMenu(associate, 'Carrito')
  await button(associate, code).click()
  await expect(associate.getByRole('link', { name: /nike.com/ })).toHaveAttribute('rel', /noopener/)
  await button(associate, 'Devolver al cliente').click()
  const review = dialog(associate, `Devolver ${code} al cliente`)
  await field(review, `Precio en la tienda de ${description}`).fill('120')
  await expect(review.getByText('Precio temporal$138,02')).toBeVisible()
  await field(review, 'Comentario para el cliente').fill('Subió de precio.')
  await button(associate, 'Enviar revisión').click()
  await expect(associate.getByText('Revisión enviada con éxito')).toBeVisible()

  await client.goto('/')
  await client.getByRole('listitem').filter({ hasText: code }).getByRole('link', { name: 'Responder' }).click()
  await expect(client.getByText('ahora cuesta $120,00 y tu límite era $110,00')).toBeVisible()
  await button(client, 'Aceptar $138,02').click()
  await button(client, 'Aceptar $138,02').last().click()
  await expect(client.getByText('Precio aceptado con éxito.')).toBeVisible()

  await associate.reload()
  await button(associate, 'Aprobar').click()
  await button(associate, 'Aprobar compra').click()
  await expect(associate.getByText('Orden aprobada con éxito')).toBeVisible()

  await client.reload()
  const timeline = client.getByRole('list', { name: 'Historia' })
  await expect(timeline).toContainText('Aprobó la compra: ya es un pedido')
  await expect(timeline).toContainText('Propuso un precio')
  await client.getByRole('link', { name: /^Ver ORD-/ }).click()
  await expect(client).toHaveURL(/\/tuspedidos\?open=/)
  await expect(client.getByRole('dialog').getByText(description).first()).toBeVisible()
})

test.describe('asking', FULL, () => {
  test('says what is wrong where it is typed, and keeps what was typed', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    await page.goto('/tuscompraasistidas?new=1')
    await button(page, 'Pedir compra').click()
    await expect(field(page, 'Enlace del producto')).toBeFocused()
    await expect(page.getByText('El precio es obligatorio.')).toBeVisible()
    await field(page, 'Enlace del producto').fill('unos zapatos')
    await field(page, 'Descripción').fill('Zapatos de cuero')
    await expect(page.getByText('Escribe un enlace válido.')).toBeVisible()
    await field(page, 'Precio unitario').fill('50')
    await field(page, 'Precio límite').fill('49,99')
    await button(page, 'Pedir compra').click()
    await expect(page.getByText('Lo mínimo es $50,00.')).toBeVisible()

    await field(page, 'Precio límite').fill('')
    await field(page, 'Enlace del producto').fill('https://www.amazon.com/dp/1')
    await field(page, 'Precio unitario').fill('375,60')
    await expect(page.getByText('Con impuesto son $400,01: la categoría B admite hasta 400 USD.')).toBeVisible()
    await button(page, 'Pedir compra').click()
    await expect(page).toHaveURL(/new=1/)

    await page.reload()
    await expect(page.getByText('Recuperamos lo que escribiste la última vez.')).toBeVisible()
    await expect(field(page, 'Descripción')).toHaveValue('Zapatos de cuero')
    await expect(field(page, 'Precio unitario')).toHaveValue('375,60')
    await button(page, 'Empezar de nuevo').click()
    await expect(field(page, 'Descripción')).toHaveValue('')
  })

  test('works on a phone, with several products', async ({ browser }) => {
    const [first, second] = [named('Libro'), named('Lámpara')]
    const page = await openBrowser(browser, 'phone')
    await signIn(page, CLIENT)
    await openMenu(page, 'Tus compras asistidas')
    await page.getByRole('link', { name: 'Pedir una compra' }).click()
    await button(page, 'Agregar otro producto').click()
    for (const [position, description] of [first, second].entries()) {
      const product = page.getByRole('region', { name: `Producto ${position + 1}` })
      await field(product, 'Enlace del producto').fill('https://www.target.com/p/1')
      await field(product, 'Descripción').fill(description)
      await field(product, 'Precio unitario').fill('20')
    }
    await button(page, 'Pedir compra').click()
    await expect(page).toHaveURL(/\?open=/)
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
    const card = page.getByRole('listitem').filter({ hasText: `${first} y uno más` })
    await expect(card).toContainText('En revisión')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(360)
  })

  test('without a connection loses nothing, and goes on when it is back', async ({ browser }) => {
    const description = named('Reloj')
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    await page.goto('/tuscompraasistidas?new=1')
    await field(page, 'Enlace del producto').fill('https://www.target.com/p/1')
    await field(page, 'Descripción').fill(description)
    await field(page, 'Precio unitario').fill('20')
    await expect(page.getByText('Total de la compra$23,00')).toBeVisible()
    await page.context().setOffline(true)
    await button(page, 'Pedir compra').click()
    await expect(page.getByRole('alert').filter({ hasText: 'No logramos conectarnos.' })).toBeVisible()
    await expect(field(page, 'Descripción')).toHaveValue(description)
    await page.context().setOffline(false)
    await button(page, 'Pedir compra').click()
    await expect(page.getByRole('dialog').getByText(description)).toBeVisible()
  })
})

test.describe('the client’s purchases', FULL, () => {
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
    await expect(page.getByText('No pudimos cargar esto')).toBeVisible({ timeout: 20_000 })
    isBroken = false
    await button(page, 'Intentar de nuevo').click()
    await expect(button(page, asked.code)).toBeVisible()
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
    await expect(button(page, asked.code)).toBeVisible()
    await page.goto(`/tuscompraasistidas?view=accepted&q=${encodeURIComponent(asked.description)}`)
    await expect(page.getByText('No encontramos nada con esa búsqueda')).toBeVisible()
  })

  test('a proposal is answered by keyboard alone', async ({ browser, request }) => {
    const asked = await ask(request)
    await propose(request, asked)
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    await page.goto(`/tuscompraasistidas?view=toAnswer&q=${encodeURIComponent(asked.description)}`)
    await expect(page.getByRole('row')).toHaveCount(2)
    await button(page, asked.code).focus()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Cerrar')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Aceptar $138,02')).toBeFocused()
    await page.keyboard.press('Enter')
    const question = dialog(page, `Aceptar el precio de ${asked.code}`)
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
    await open(page, ofClient, asked)
    await button(page, 'Aceptar $138,02').click()
    const question = dialog(page, `Aceptar el precio de ${asked.code}`)
    await expect(question).toBeVisible()
    await correct(request, asked)
    await question.getByRole('button', { name: 'Aceptar $138,02' }).click()
    await expect(dialog(page, 'Alguien más cambió esta compra')).toBeVisible()
    await button(page, 'Cargar lo de ahora').click()
    await question.getByRole('button', { name: 'Aceptar $143,78' }).click()
    await expect(page.getByText('Precio aceptado con éxito.')).toBeVisible()
  })

  test('a proposal may be answered with another request', async ({ browser, request }) => {
    const asked = await ask(request)
    await propose(request, asked, 'Solo queda en negro. ¿La pedimos así?')
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    await open(page, ofClient, asked)
    await page.getByRole('link', { name: 'Cambiar lo que pido' }).click()
    await expect(page).toHaveURL(/edit=/)
    await expect(page.getByRole('blockquote')).toContainText('¿La pedimos así?')
    await expect(field(page, 'Precio unitario')).toHaveValue('120,00')
    await field(page, 'Opciones').fill('Negro')
    await field(page, 'Precio límite').fill('125')
    await button(page, 'Enviar cambios').click()
    await expect(panel(page, asked)).toContainText('En revisión')
    await expect(panel(page, asked)).toContainText('Negro')
    await expect(page.getByRole('list', { name: 'Historia' })).toContainText('Cambió la solicitud')
  })

  test('a proposal is rejected with a reason, and a request taken back', async ({ browser, request }) => {
    const [proposed, waiting] = [await ask(request), await ask(request)]
    await propose(request, proposed)
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    await open(page, ofClient, proposed)
    await button(page, 'Rechazar').click()
    await page.getByLabel('Motivo (opcional)').fill('Muy caro')
    await button(page, 'Rechazar precio').click()
    await expect(page.getByText('Propuesta rechazada con éxito.')).toBeVisible()
    await expect(panel(page, proposed)).toContainText('Motivo: Muy caro')

    await open(page, ofClient, waiting)
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
    await open(client, ofClient, asked)
    await button(client, 'Subir factura').click()
    await button(client, 'Enviar factura').click()
    await expect(client.getByText('Elige el archivo de la factura.')).toBeVisible()
    await client.locator('input[type=file]').first().setInputFiles(INVOICE)
    await button(client, 'Agregar artículo').click()
    await client
      .getByLabel(/^Descripción/)
      .last()
      .fill('Gorra de otra compra')
    await client
      .getByLabel(/^Precio unitario/)
      .last()
      .fill('9,99')
    await button(client, 'Enviar factura').click()
    await expect(client.getByText('Factura cargada exitosamente.')).toBeVisible()

    const associate = await openBrowser(browser, 'desktop')
    await signIn(associate, ASSOCIATE)
    await open(associate, ofAssociate, asked)
    await button(associate, 'Quitar la línea «Gorra de otra compra»').click()
    await button(associate, 'Quitar línea').click()
    await expect(associate.getByText('Eliminado con éxito')).toBeVisible()
    await expect(button(associate, 'Quitar la línea «Gorra de otra compra»')).toHaveCount(0)
    await expect(associate.getByRole('list', { name: 'Historia' })).toContainText('Quitó una línea de la factura')
  })
})

test.describe('the cart', FULL, () => {
  test('takes a price within the limit, and leads beyond it to the client', async ({ browser, request }) => {
    const asked = await ask(request)
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, ASSOCIATE)
    await open(page, ofAssociate, asked)
    await button(page, 'Actualizar').click()
    const price = field(page, `Precio en la tienda de ${asked.description}`)
    await price.fill('110,01')
    await expect(page.getByText('Pasa de lo que el cliente aceptó.')).toBeVisible()
    await expect(button(page, 'Guardar cambios')).toBeDisabled()
    await price.fill('109')
    await field(page, 'Observación').fill('En oferta hasta el viernes')
    await button(page, 'Guardar cambios').click()
    await expect(page.getByText('Actualizado con éxito')).toBeVisible()
    await expect(panel(page, asked)).toContainText('En oferta hasta el viernes')
    await expect(panel(page, asked)).toContainText('$109,00')
  })

  test('a proposal is corrected, and one without another price says why', async ({ browser, request }) => {
    const asked = await ask(request)
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, ASSOCIATE)
    await open(page, ofAssociate, asked)
    await button(page, 'Devolver al cliente').click()
    await button(page, 'Enviar revisión').click()
    await expect(dialog(page, /^Devolver/).getByText('Este campo es obligatorio.')).toBeVisible()
    await field(page, 'Comentario para el cliente').fill('Solo queda en negro. ¿La pedimos así?')
    await button(page, 'Enviar revisión').click()
    await expect(page.getByText('Revisión enviada con éxito')).toBeVisible()
    await button(page, 'Corregir propuesta').click()
    await field(page, `Precio en la tienda de ${asked.description}`).fill('125')
    await button(page, 'Guardar cambios').click()
    await expect(page.getByText('Precio temporal actualizado con éxito.')).toBeVisible()
    await expect(panel(page, asked)).toContainText('El cliente debe responder a $143,78.')
  })

  test('turns a purchase down with a reason that its client reads', async ({ browser, request }) => {
    const asked = await ask(request)
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, ASSOCIATE)
    await open(page, ofAssociate, asked)
    await button(page, 'Rechazar').click()
    await button(page, 'Rechazar compra').click()
    await expect(page.getByText('Este campo es obligatorio.')).toBeVisible()
    await field(page, 'Motivo').fill('La tienda ya no lo vende.')
    await button(page, 'Rechazar compra').click()
    await expect(page.getByText('Eliminado con éxito')).toBeVisible()

    const client = await openBrowser(browser, 'phone')
    await signIn(client, CLIENT)
    await open(client, ofClient, asked)
    await expect(panel(client, asked)).toContainText('Motivo: La tienda ya no lo vende.')
  })

  test('says so when the client took it back meanwhile', async ({ browser, request }) => {
    const asked = await ask(request)
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, ASSOCIATE)
    await open(page, ofAssociate, asked)
    await button(page, 'Aprobar').click()
    await as(request, CLIENT, 'DELETE', `/assisted-purchase/${asked.id}`)
    await button(page, 'Aprobar compra').click()
    await dialog(page, 'Alguien más cambió esta compra').getByRole('button', { name: 'Guardar lo mío encima' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'La compra ya no permite esta acción.' })).toBeVisible()
    await dialog(page, /^Aprobar la compra/)
      .getByRole('button', { name: 'Cancelar' })
      .click()
    await expect(panel(page, asked)).toContainText('Eliminado')
    await expect(button(page, 'Aprobar')).toHaveCount(0)
  })

  test('says in words that a purchase is not there', async ({ browser, request }) => {
    const ofAnother = await ask(request, FREE_CLIENT)
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, ASSOCIATE)
    await page.goto(`${ofAssociate}${ofAnother.id}`)
    await expect(page.getByText('No encontramos esa compra.')).toBeVisible()
  })
})

test.describe('the administration', FULL, () => {
  test('handles the purchases of clients without associate', async ({ browser, request }) => {
    const [free, cared] = [await ask(request, FREE_CLIENT), await ask(request)]
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, ADMINISTRATOR)
    await page.goto('/operations/estadodepedidos')
    await page.getByRole('link', { name: /^Compras sin asociado/ }).click()
    await expect(button(page, free.code)).toBeVisible()
    await expect(button(page, cared.code)).toHaveCount(0)
    await page.getByRole('combobox', { name: 'De quién' }).selectOption('Todos los clientes')
    await expect(button(page, cared.code)).toBeVisible()

    await open(page, '/operations/estadodepedidos?view=purchases&open=', free)
    await button(page, 'Aprobar').click()
    await page.getByRole('switch', { name: 'El cliente ya pagó' }).check()
    await field(page, 'Valor recibido').fill('115,03')
    await button(page, 'Aprobar compra').click()
    await expect(page.getByText('Es más de lo permitido.')).toBeVisible()
    await field(page, 'Valor recibido').fill('100')
    await field(page, 'Valor declarado').fill('99,99')
    await button(page, 'Aprobar compra').click()
    await expect(page.getByText('El valor del producto debe ser mayor o igual al precio de la compra asistida.')).toBeVisible()
    await field(page, 'Valor declarado').fill('100')
    await button(page, 'Aprobar compra').click()
    await expect(page.getByText('Orden aprobada con éxito')).toBeVisible()
    await expect(panel(page, free).getByText('Falta pagar')).toBeVisible()
    await expect(panel(page, free).getByText('$15,02')).toBeVisible()
    await page.getByRole('link', { name: /^Ver ORD-/ }).click()
    await expect(page).toHaveURL(/\/operations\/estadodepedidos\?open=/)
    await expect(page.getByRole('dialog').getByText(free.description).first()).toBeVisible()
  })
})
