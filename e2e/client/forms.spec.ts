// What every form promises: nothing typed is lost, nothing is sent twice, nothing is left unsaved unasked, a long wait can be given up.
import { expect, type Page, test } from '@playwright/test'
import { field, openBrowser, signIn, signInByForm } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { type NewClient, newCedula, newClient } from '../world/world.ts'

const create = (page: Page) => page.getByRole('button', { name: 'Crear pedido' })
const leave = (page: Page) => page.getByRole('dialog', { name: '¿Salir sin guardar?' })
const draftNote = (page: Page) => page.getByText(/^Recuperamos lo que/)

async function openNewOrder(page: Page, { email, password }: NewClient) {
  await signInByForm(page, email, password)
  await page.goto('/?new=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevo pedido')
}

async function fillOrder(page: Page, tracking: string) {
  await field(page, 'Número de tracking').fill(tracking)
  await field(page, 'Descripción').fill('Audífonos')
  await field(page, 'Precio unitario').fill('1.234,50')
  await field(page, 'Precio unitario').fill('35,5')
}

async function ordersOf(request: Parameters<typeof newClient>[0], { headers }: NewClient): Promise<number> {
  const answer = await request.get('/api/order/client?status=inReview', { headers })
  return (await answer.json()).meta.total
}

test('an answer lost on its way: sent again, also after a reload, it is done once', LONG, async ({ browser, request }) => {
  const client = await newClient(request, 'Rosa', newCedula())
  const page = await openBrowser(browser, 'desktop')
  await openNewOrder(page, client)
  await fillOrder(page, 'TBA900000000001')
  const keys: (string | undefined)[] = []
  let isLost = true
  await page.route('**/api/order/create', async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? undefined)
    const answer = await route.fetch()
    if (isLost) await route.abort('connectionreset')
    else await route.fulfill({ response: answer })
  })

  await create(page).click()
  await expect(page.getByText('No logramos conectarnos. Revisa tu conexión e intenta de nuevo.')).toBeVisible()
  await expect(field(page, 'Descripción')).toHaveValue('Audífonos')
  await page.reload()
  await expect(draftNote(page)).toBeVisible()
  isLost = false
  await create(page).click()

  await expect(page.getByText('Orden creada exitosamente.')).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  expect(await ordersOf(request, client)).toBe(1)
})

test('what is sent otherwise is another intention', LONG, async ({ browser, request }) => {
  const client = await newClient(request, 'Rosa', newCedula())
  const page = await openBrowser(browser, 'desktop')
  await openNewOrder(page, client)
  await fillOrder(page, 'TBA900000000002')
  const keys = new Set<string | null>()
  await page.route('**/api/order/create', async (route) => {
    keys.add(await route.request().headerValue('idempotency-key'))
    await route.abort('connectionreset')
  })

  await create(page).click()
  await expect(page.getByText('No logramos conectarnos.')).toBeVisible()
  await field(page, 'Descripción').fill('Parlante')
  await create(page).click()

  await expect.poll(() => keys.size).toBe(2)
})

test(
  'a draft waits for whoever typed it, through an expired session, and for nobody else',
  LONG,
  async ({ browser, request }) => {
    const [rosa, luis] = [await newClient(request, 'Rosa', newCedula()), await newClient(request, 'Luis', newCedula())]
    const page = await openBrowser(browser, 'desktop')
    await openNewOrder(page, rosa)
    await fillOrder(page, 'TBA900000000003')
    await field(page, 'Comentario').pressSequentially('Con cuidado')

    await page.route('**/api/auth/me', (route) => route.fulfill({ status: 401, json: refused('notSignedIn', 401) }))
    await page.reload()
    await expect(page).toHaveURL(/\/login/)
    await page.unrouteAll()

    await openNewOrder(page, luis)
    await expect(draftNote(page)).toBeHidden()
    await expect(field(page, 'Descripción')).toHaveValue('')
    await page.evaluate(() => localStorage.removeItem('session'))
    await openNewOrder(page, rosa)
    await expect(draftNote(page)).toBeVisible()
    await expect(field(page, 'Comentario')).toHaveValue('Con cuidado')

    await page.getByRole('button', { name: /^Cuenta/ }).click()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
  },
)

test('unsaved changes that no draft keeps are asked about once', LONG, async ({ browser, request }) => {
  const client = await newClient(request, 'Rosa', newCedula())
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, client.email, client.password)
  await page.getByRole('link', { name: 'Tus pagos' }).click()
  await page.getByRole('button', { name: /^Cuenta/ }).click()
  await page.getByRole('link', { name: 'Perfil' }).click()
  await page.getByRole('tab', { name: 'Acceso' }).click()
  await field(page, 'Contraseña actual').fill('algo escrito')

  await page.getByRole('link', { name: 'Tus pedidos' }).click()
  await expect(leave(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(leave(page)).toBeHidden()
  await expect(field(page, 'Contraseña actual')).toHaveValue('algo escrito')

  await page.goBack()
  await expect(leave(page)).toBeVisible()
  await leave(page).getByRole('button', { name: 'Seguir editando' }).click()
  await expect(page).toHaveURL(/section=access/)

  await page.getByRole('link', { name: 'Tus pedidos' }).click()
  await leave(page).getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL(/\/tuspedidos/)
  await page.getByRole('link', { name: 'Tus pagos' }).click()
  await expect(page).toHaveURL(/\/tuspagos/)
})

test('a dialog with something typed asks before it closes, and not after it saved', LONG, async ({ browser, request }) => {
  const client = await newClient(request, 'Rosa', newCedula())
  const page = await openBrowser(browser, 'phone')
  await signIn(page, client.email, client.password)
  await page.goto('/perfil?section=authorizedNames')
  await page.getByRole('button', { name: 'Agregar persona' }).first().click()
  const dialog = page.getByRole('dialog', { name: /persona/i })
  await field(dialog, 'Nombres y apellidos').fill('Carmen Vega')
  await page.keyboard.press('Escape')
  await leave(page).getByRole('button', { name: 'Seguir editando' }).click()
  await expect(field(dialog, 'Nombres y apellidos')).toHaveValue('Carmen Vega')

  await field(dialog, 'Documento').selectOption('passport')
  await field(dialog, 'Número').fill('AB123456')
  await field(dialog, 'Teléfono').fill('098 765 4321')
  await dialog.getByRole('button', { name: 'Agregar persona' }).click()
  await expect(dialog).toBeHidden()
  await expect(leave(page)).toBeHidden()
  await expect(page.getByText('Carmen Vega')).toBeVisible()
})

test(
  'the first wrong field is where the person is, with its sentence; what was typed stays',
  LONG,
  async ({ browser, request }) => {
    const client = await newClient(request, 'Rosa', newCedula())
    const page = await openBrowser(browser, 'phone')
    await openNewOrder(page, client)
    await field(page, 'Comentario').fill('Frágil')
    await create(page).click()

    await expect(field(page, 'Número de tracking')).toBeFocused()
    await expect(page.getByText('Escribe el tracking o sube su archivo.')).toBeVisible()
    await expect(page.getByText('Este campo es obligatorio.').first()).toBeVisible()
    await expect(field(page, 'Comentario')).toHaveValue('Frágil')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByText('This field is required.').first()).toBeVisible()
  },
)

test('money and weights are understood with a comma or a point, and say how', LONG, async ({ browser, request }) => {
  const page = await openBrowser(browser, 'desktop')
  await openNewOrder(page, await newClient(request, 'Rosa', newCedula()))
  const price = field(page, 'Precio unitario')
  await price.fill('1,234.50')
  await expect(page.getByText('= $1.234,50')).toBeVisible()
  await price.fill('1.234')
  await price.blur()
  await expect(page.getByText('¿Miles o decimales? Escribe 1234,00 o 1,23.')).toBeVisible()

  const weight = field(page, 'Peso estimado')
  await weight.fill('2,5')
  await expect(page.getByText('= 2.500 g · 5,51 lb')).toBeVisible()
  await page.getByRole('combobox', { name: 'Unidad' }).selectOption('lb')
  await weight.fill('5')
  await expect(page.getByText('= 2,268 kg')).toBeVisible()
})

test('a long wait says so and is given up; what was typed stays', LONG, async ({ browser, request }) => {
  const client = await newClient(request, 'Rosa', newCedula())
  const page = await openBrowser(browser, 'phone')
  await openNewOrder(page, client)
  await fillOrder(page, 'TBA900000000004')
  await page.route('**/api/order/create', () => undefined)
  await create(page).click()

  await expect(page.getByText('Esto está tardando más de lo normal.')).toBeVisible()
  await page.getByRole('button', { name: 'Dejar de esperar' }).click()
  await expect(page.getByText(/^Dejaste de esperar y no sabemos si se guardó/)).toBeVisible()
  await expect(field(page, 'Descripción')).toHaveValue('Audífonos')
  await expect(create(page)).toBeEnabled()
})

test('without connection a mark says so, and goes by itself; lists come anew', LONG, async ({ browser, request }) => {
  const client = await newClient(request, 'Rosa', newCedula())
  const page = await openBrowser(browser, 'phone')
  await openNewOrder(page, client)
  await fillOrder(page, 'TBA900000000005')
  const mark = page.getByText(/^Sin conexión/)

  await page.context().setOffline(true)
  await expect(mark).toBeVisible()
  await create(page).click()
  await expect(page.getByText('No logramos conectarnos.')).toBeVisible()

  const asked = page.waitForRequest('**/api/user/authorized-names**')
  await page.context().setOffline(false)
  await asked
  await expect(mark).toBeHidden()
  await create(page).click()
  await expect(page.getByText('Orden creada exitosamente.')).toBeVisible()
})

const refused = (code: string, statusCode: number) => ({ statusCode, code, message: code })
