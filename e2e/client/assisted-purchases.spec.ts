import { expect, test } from '@playwright/test'
import { field, openBrowser, openMenu, signIn, widthOver } from '../world/people.ts'
import { button, dialog } from '../world/purchases-page.ts'
import { ASSOCIATE, CLIENT, named } from '../world/purchases-world.ts'
import { LONG } from '../world/tiers.ts'

test(
  'a client asks for a purchase, answers the price that the associate proposes, and it becomes an order',
  LONG,
  async ({ browser }) => {
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
    await client.getByRole('button', { name: /^Ver todo/ }).click()
    await client.getByRole('listitem').filter({ hasText: description }).getByRole('link', { name: 'Responder' }).click()
    await expect(client.getByText('ahora cuesta $120,00 y tu límite era $110,00')).toBeVisible()
    await button(client, 'Aceptar $138,02').click()
    // It stays three seconds: on a busy machine the click itself may take as long.
    const accepted = expect(client.getByText('Precio aceptado con éxito.')).toBeVisible()
    await dialog(client, `Aceptar el precio: ${description}`)
      .getByRole('button', { name: 'Aceptar $138,02', exact: true })
      .click()
    await accepted

    await associate.reload()
    await button(associate, 'Aprobar').click()
    await button(associate, 'Aprobar compra').click()
    await expect(associate.getByText('Orden aprobada con éxito')).toBeVisible()

    await client.reload()
    const timeline = client.getByRole('list', { name: 'Historia' })
    await expect(timeline).toContainText('La compramos: ya es un pedido')
    await expect(timeline).toContainText('Te propusimos un precio')
    await client.getByRole('link', { name: `Ver ${description}` }).click()
    await expect(client).toHaveURL(/\/tuspedidos\?open=/)
    await expect(client.getByRole('dialog').getByText(description).first()).toBeVisible()
  },
)

test.describe('asking', LONG, () => {
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
    await expect(page.getByText('Con impuesto son $400,01: la categoría B admite hasta 400 USD por declaración.')).toBeVisible()
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
    const card = page.getByRole('listitem').filter({ hasText: `${first} y 1 más` })
    await expect(card).toContainText('En revisión')
    expect(await widthOver(page)).toBe(0)
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
    await expect(page.getByRole('dialog', { name: description })).toBeVisible()
  })
})
