import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { field, openBrowser, openMenu, row, signIn } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { acceptQuote, assignTo, newWish, quoteWish } from '../world/wishes.ts'
import { type NewClient, newClient } from '../world/world.ts'

/** Staff read the code in its head, the client among its details. */
const panel = (page: Page, code: string) => page.getByRole('dialog').filter({ hasText: code }).first()
const dialog = (page: Page, title: string | RegExp) => page.getByRole('dialog', { name: title })

// One client for all: as many as one network may sign up in an hour are few, and no test looks at another's requests.
let known: Promise<NewClient> | undefined
const someone = (request: APIRequestContext): Promise<NewClient> => {
  known ??= newClient(request)
  return known
}

test('a client asks for a product, the house quotes and buys it, and it becomes an order', LONG, async ({ browser, request }) => {
  const client = await newClient(request)
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, client.email, client.password)
  await openMenu(page, 'Cotizar')
  await page.getByRole('link', { name: /^Te cotizamos/ }).click()
  await expect(page.getByText('Todavía no nos pides ninguna cotización')).toBeVisible()
  await page.getByRole('link', { name: 'Pedir cotización' }).click()
  await field(page, 'Enlace del producto').fill('https://www.bhphotovideo.com/c/product/1')
  await field(page, 'Qué producto es').fill('Lente de 50 mm')
  await field(page, 'Cantidad').fill('2')
  await page.getByRole('button', { name: 'Pedir cotización' }).click()
  await expect(row(page, 'Lente de 50 mm', 'Cotizando')).toBeVisible()
  await row(page, 'Lente de 50 mm').getByRole('button').first().click()
  const code =
    (await page
      .getByRole('dialog')
      .getByText(/^DRO-\d+$/)
      .textContent()) ?? ''

  const office = await openBrowser(browser, 'desktop')
  await signIn(office, 'admin@demo.ec')
  await openMenu(office, 'Dropshipping')
  await office.getByRole('button', { name: `Cotizar ${code}` }).click()
  await field(dialog(office, `Cotizar ${code}`), 'Precio unitario').fill('49,99')
  await expect(office.getByRole('row', { name: /^Precio cotizado/ })).toContainText('$115,00')
  await office.getByRole('button', { name: 'Enviar cotización' }).click()
  await expect(office.getByText(`Cotización ${code} enviada con éxito.`)).toBeVisible()

  await page.goto('/')
  await expect(page.getByText('Responde el precio: Lente de 50 mm')).toBeVisible()
  await page.getByRole('link', { name: 'Ver cotización' }).click()
  await expect(panel(page, code).getByRole('row', { name: /^Precio cotizado/ })).toContainText('$115,00')
  await panel(page, code).getByRole('button', { name: 'Aceptar precio' }).click()
  await dialog(page, /^Aceptar el precio de \$115,00/)
    .getByRole('button', { name: 'Aceptar precio' })
    .click()
  await expect(page.getByText('Cotización aceptada con éxito. Ahora lo compramos.')).toBeVisible()

  await office.getByRole('link', { name: /^Aceptadas/ }).click()
  await office.getByRole('button', { name: `Marcar comprado ${code}` }).click()
  const bought = dialog(office, `Marcar comprado ${code}`)
  await field(bought, 'Tienda').fill('B&H')
  // A passport is no cédula: category B needs one, and says so at the field.
  await bought.getByRole('button', { name: 'Marcar comprado' }).click()
  await expect(bought.getByText('Elige una persona autorizada.')).toBeVisible()
})

test('an associate quotes, the client refuses, and the associate reads why', LONG, async ({ browser, request }) => {
  const client = await newClient(request)
  await assignTo(request, 'asociado@demo.ec', client)
  const { id, code, description } = await newWish(request, client)
  const staff = await openBrowser(browser, 'phone')
  await signIn(staff, 'asociado@demo.ec')
  await openMenu(staff, 'Dropshipping')
  await staff.goto(`/dropshipping?open=${id}`)
  await panel(staff, code).getByRole('button', { name: 'Cotizar' }).click()
  const quote = dialog(staff, `Cotizar ${code}`)
  await quote.getByRole('button', { name: 'Enviar cotización' }).click()
  await expect(quote.getByText('El valor del producto debe ser mayor que cero.')).toBeVisible()
  await field(quote, 'Precio unitario').fill('250')
  await expect(quote.getByText(/no se podrá declarar en categoría B/)).toBeVisible()
  await quote.getByRole('button', { name: 'Enviar cotización' }).click()
  await expect(panel(staff, code)).toContainText('El cliente todavía no responde.')

  const page = await openBrowser(browser, 'phone')
  await signIn(page, client.email, client.password)
  await page.goto(`/cotizar?open=${id}`)
  await panel(page, code).getByRole('button', { name: 'Rechazar' }).click()
  const refuse = dialog(page, 'Rechazar la cotización')
  await field(refuse, 'Motivo \\(opcional\\)').fill('Lo encontré más barato.')
  await refuse.getByRole('button', { name: 'Rechazar cotización' }).click()
  await expect(panel(page, code)).toContainText('Este pedido terminó')

  await staff.goto('/dropshipping?view=refused')
  await staff
    .getByRole('button', { name: new RegExp(code) })
    .first()
    .click()
  await expect(panel(staff, code)).toContainText('Lo encontré más barato.')
  await expect(panel(staff, code)).toContainText(description)
})

test('an accepted request becomes an order that its client opens', LONG, async ({ browser, request }) => {
  const client = await someone(request)
  const { id, code } = await newWish(request, client)
  await acceptQuote(request, client.headers, id, await quoteWish(request, { id }))
  const person = { name: 'Tomás Andrade', identificationType: 'cedula', identification: '0102030400', phone: '+593998123456' }
  const data = { ...person, purposes: ['consignee', 'pickup'] }
  expect((await request.post('/api/user/authorized-names', { headers: client.headers, data })).status()).toBe(200)
  const office = await openBrowser(browser, 'desktop')
  await signIn(office, 'admin@demo.ec')
  await office.goto(`/operations/dropshipping?open=${id}`)
  await panel(office, code).getByRole('button', { name: 'Marcar comprado' }).click()
  const bought = dialog(office, `Marcar comprado ${code}`)
  await field(bought, 'Tienda').fill('B&H')
  await bought.getByRole('combobox', { name: 'Consignatario' }).selectOption({ label: 'Tomás Andrade · 0102030400' })
  await bought.getByRole('button', { name: 'Marcar comprado' }).click()
  await expect(panel(office, code)).toContainText('cuando sale de Miami el manifiesto')
  await panel(office, code).getByRole('link', { name: /^ORD-/ }).click()
  await expect(office).toHaveURL(/\/operations\/estadodepedidos\?open=/)

  const page = await openBrowser(browser, 'desktop')
  await signIn(page, client.email, client.password)
  await page.goto(`/cotizar?open=${id}`)
  await panel(page, code)
    .getByRole('link', { name: /^Lente/ })
    .click()
  await expect(page).toHaveURL(/\/tuspedidos\?open=/)
  await expect(page.getByRole('dialog')).toContainText('Lente')
})

test('a quote that changed meanwhile is not accepted unseen', LONG, async ({ browser, request }) => {
  const client = await someone(request)
  const wish = await newWish(request, client)
  await quoteWish(request, wish)
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, client.email, client.password)
  await page.goto(`/cotizar?open=${wish.id}`)
  await panel(page, wish.code).getByRole('button', { name: 'Aceptar precio' }).click()
  // In another tab the client asked for something else: the quote is gone.
  const change = { action: 'change', link: 'https://www.amazon.com/dp/2', description: 'Otro lente', quantity: 1 }
  await request.patch(`/api/dropshipping/${wish.id}`, { headers: client.headers, data: change })
  await dialog(page, /^Aceptar el precio/)
    .getByRole('button', { name: 'Aceptar precio' })
    .click()
  await dialog(page, 'Alguien más cambió esta solicitud').getByRole('button', { name: 'Ver cómo está ahora' }).click()

  await expect(panel(page, wish.code)).toContainText('Estamos buscando el mejor precio')
  await expect(panel(page, wish.code).getByRole('button', { name: 'Aceptar precio' })).toBeHidden()
})

test('what was asked for can be changed, and is quoted again', LONG, async ({ browser, request }) => {
  const client = await someone(request)
  const wish = await newWish(request, client)
  await quoteWish(request, wish)
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, client.email, client.password)
  await page.goto(`/cotizar?open=${wish.id}`)
  await panel(page, wish.code).getByRole('button', { name: 'Cambiar solicitud' }).click()
  const change = dialog(page, `Cambiar: ${wish.description}`)
  await expect(change).toContainText('lo cotizamos de nuevo')
  await field(change, 'Enlace del producto').fill('no es un enlace')
  await change.getByRole('button', { name: 'Guardar y pedir cotización' }).click()
  await expect(change.getByText('Escribe un enlace válido.')).toBeVisible()
  await field(change, 'Enlace del producto').fill('https://www.amazon.com/dp/3')
  await field(change, 'Cantidad').fill('3')
  await change.getByRole('button', { name: 'Guardar y pedir cotización' }).click()

  await expect(panel(page, wish.code)).toContainText('Estamos buscando el mejor precio')
})

test('an expired quote can only be asked for anew', LONG, async ({ browser, request }) => {
  const client = await someone(request)
  const wish = await newWish(request, client)
  await quoteWish(request, wish)
  const page = await openBrowser(browser, 'desktop')
  await page.route(`**/api/dropshipping/${wish.id}`, async (route) => {
    const answer = await route.fetch()
    const request = await answer.json()
    const quote = { ...request.quote, lastDay: '2026-01-02', isExpired: true }
    await route.fulfill({ response: answer, json: { ...request, quote, allowedActions: ['change'] } })
  })
  await signIn(page, client.email, client.password)
  await page.goto(`/cotizar?open=${wish.id}`)

  await expect(panel(page, wish.code)).toContainText('Esta cotización venció el 2 ene')
  await expect(panel(page, wish.code).getByRole('button', { name: 'Aceptar precio' })).toBeHidden()
  await expect(panel(page, wish.code).getByRole('button', { name: 'Pedir de nuevo' })).toBeVisible()
})

test('a list that does not load says so and is tried again', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, 'asociado@demo.ec')
  await page.route('**/api/dropshipping?**', (route) =>
    route.fulfill({ status: 503, json: { code: 'databaseUnavailable', message: '' } }),
  )
  await page.goto('/dropshipping')
  await expect(page.getByRole('alert')).toContainText('No pudimos cargar esto', { timeout: 60_000 })
  await page.unroute('**/api/dropshipping?**')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a search that finds nothing says what to try', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, 'admin@demo.ec')
  await page.goto('/operations/dropshipping?view=all')
  await page.getByPlaceholder('Cliente, número, producto o enlace').fill('nadie pidió esto')
  await expect(page.getByText('No encontramos «nadie pidió esto»')).toBeVisible()
})

test('without a connection nothing typed is lost, and it is asked once it is back', LONG, async ({ browser, request }) => {
  const client = await someone(request)
  const page = await openBrowser(browser, 'phone')
  await signIn(page, client.email, client.password)
  await page.goto('/cotizar?view=dropshipping&new=1')
  await field(page, 'Enlace del producto').fill('https://www.amazon.com/dp/4')
  await field(page, 'Qué producto es').fill('Taladro')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Pedir cotización' }).click()
  await expect(page.getByText(/No logramos conectarnos/)).toBeVisible()
  await page.context().setOffline(false)
  await page.reload()
  await expect(field(page, 'Qué producto es')).toHaveValue('Taladro')
  await page.getByRole('button', { name: 'Pedir cotización' }).click()

  await expect(page.getByText('Solicitud creada con éxito. Te avisamos cuando tengamos el precio.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Taladro/ }).first()).toBeVisible()
})

test('by keyboard alone a quote is opened, accepted and left', LONG, async ({ browser, request }) => {
  const client = await someone(request)
  const wish = await newWish(request, client)
  await quoteWish(request, wish)
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, client.email, client.password)
  await page.goto('/cotizar?view=dropshipping')
  const number = page.getByRole('button', { name: new RegExp(`^${wish.description}`) })
  await number.focus()
  await page.keyboard.press('Enter')
  await panel(page, wish.code).getByRole('button', { name: 'Aceptar precio' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, /^Aceptar el precio/).getByRole('button', { name: 'Aceptar precio' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page, wish.code)).toContainText('Aceptaste el precio')
  await page.keyboard.press('Escape')
  await expect(panel(page, wish.code)).toBeHidden()
  await expect(number).toBeFocused()
})
