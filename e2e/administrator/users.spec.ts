// Accounts as an administrator keeps them: found, opened, changed, given another type, closed and opened again.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { field, openBrowser, openMenu, row, signIn } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { headersOf, type NewClient, newCedula, newClient } from '../world/world.ts'

const ADMIN = 'admin@demo.ec'
const SCREEN = '/administration/usuarios'

const dialog = (page: Page, title: string | RegExp) => page.getByRole('dialog', { name: title })
const panel = (page: Page, name: string) => page.getByRole('dialog', { name: new RegExp(`^${name}`) })
/** A name that no other test has. */
const newName = () => `Nora${Array.from({ length: 8 }, () => 'abcdefghij'[Math.floor(Math.random() * 10)]).join('')}`
const isSignedIn = async (request: APIRequestContext, { headers }: NewClient) =>
  (await request.get('/api/auth/me', { headers })).status() === 200

async function change(request: APIRequestContext, { id }: NewClient, data: object) {
  const answer = await request.put(`/api/user/${id}`, { headers: await headersOf(request, ADMIN), data })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function openUser(page: Page, { id }: NewClient) {
  await signIn(page, ADMIN)
  await page.goto(`${SCREEN}?open=${id}`)
}

async function act(page: Page, name: string, entry: string) {
  await panel(page, name).getByRole('button', { name: 'Más' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('an administrator opens an account, corrects it, closes it and opens it again', LONG, async ({ browser, request }) => {
  const known = await newClient(request)
  const name = newName()
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMIN)
  await openMenu(page, 'Usuarios')
  await page.getByRole('button', { name: 'Crear usuario' }).click()
  const form = dialog(page, 'Crear usuario')
  await form.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(form.getByText('Este campo es obligatorio.').first()).toBeVisible()
  await field(form, 'Nombres').fill(name)
  await field(form, 'Apellidos').fill('Quishpe')
  await field(form, 'Número').fill('1710034064')
  await field(form, 'Correo electrónico').fill(known.email)
  await field(form, 'Teléfono').fill('0991234567')
  await field(form, 'Provincia').selectOption('Azuay')
  await field(form, 'Ciudad').selectOption('Cuenca')
  await field(form, 'Dirección').fill('Calle Larga 7')
  await expect(form.getByText('El número de identificación no es válido.')).toBeVisible()
  await field(form, 'Número').fill(newCedula())
  await form.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(form.getByText('Este correo ya está registrado.')).toBeVisible()
  await field(form, 'Correo electrónico').fill(`${name.toLowerCase()}@correo.test`)
  await form.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByText(`Cuenta de ${name} Quishpe creada con éxito.`)).toBeVisible()

  const person = panel(page, name)
  await expect(person).toContainText('Invitación pendiente')
  await expect(person).toContainText(/UIO-\d+/)
  await expect(person).toContainText('Cliente libre')
  await person.getByRole('button', { name: 'Editar' }).click()
  await field(dialog(page, /^Editar a/), 'Dirección').fill('Calle Larga 9')
  await dialog(page, /^Editar a/)
    .getByRole('switch', { name: 'Descuento por cliente' })
    .check()
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Usuario actualizado exitosamente.')).toBeVisible()
  await expect(person).toContainText('Calle Larga 9')
  await expect(person).toContainText('Descuento por clienteSí')

  await act(page, name, 'Desactivar')
  const question = dialog(page, /^Desactivar la cuenta de/)
  await expect(question).toContainText('Sus sesiones abiertas se cierran enseguida')
  await question.getByRole('button', { name: 'Desactivar la cuenta' }).click()
  await expect(person).toContainText('Inactivo')
  await person.getByRole('button', { name: 'Activar' }).click()
  await expect(person).toContainText('Activo')
})

test('who is deactivated is signed out at once, and back in when activated', LONG, async ({ browser, request }) => {
  const name = newName()
  const client = await newClient(request, name)
  const page = await openBrowser(browser, 'phone')
  await openUser(page, client)
  await act(page, name, 'Desactivar')
  await dialog(page, /^Desactivar/)
    .getByRole('button', { name: 'Desactivar la cuenta' })
    .click()
  await expect(panel(page, name)).toContainText('Inactivo')
  expect(await isSignedIn(request, client)).toBe(false)

  await panel(page, name).getByRole('button', { name: 'Activar' }).click()
  await expect(panel(page, name).getByText('Activo', { exact: true })).toBeVisible()
  await headersOf(request, client.email, client.password)
})

test('a client becomes an associate; with clients they stay one', LONG, async ({ browser, request }) => {
  const name = newName()
  const associate = await newClient(request, name)
  const client = await newClient(request)
  const page = await openBrowser(browser, 'desktop')
  await openUser(page, associate)
  await act(page, name, 'Cambiar tipo')
  const type = dialog(page, /^Cambiar el tipo de/)
  await type.getByRole('radio', { name: 'Asociado' }).check()
  await expect(type).toContainText('Sus sesiones abiertas se cierran')
  await type.getByRole('button', { name: 'Hacer asociado' }).click()
  await expect(page.getByText('Usuario actualizado exitosamente.')).toBeVisible()
  await expect(panel(page, name)).toContainText('Todavía no tiene clientes.')

  const admin = await headersOf(request, ADMIN)
  const assigned = { headers: admin, data: { clientIds: [client.id] } }
  expect((await request.post(`/api/associate/${associate.id}/client`, assigned)).status()).toBe(200)
  await act(page, name, 'Cambiar tipo')
  await type.getByRole('radio', { name: 'Cliente' }).check()
  await expect(type).toContainText('Vuelve a usar su casillero UIO-')
  await type.getByRole('button', { name: 'Hacer cliente' }).click()
  await expect(type.getByRole('alert')).toContainText('Esta cuenta tiene clientes o pedidos abiertos.')
  await expect(type.getByRole('link', { name: 'Ver y quitar sus clientes' })).toHaveAttribute(
    'href',
    `/administration/asignacion?associate=${associate.id}&view=theirs`,
  )
  expect((await request.delete(`/api/associate/${associate.id}/client`, assigned)).status()).toBe(200)
  await type.getByRole('button', { name: 'Hacer cliente' }).click()
  await expect(type).toBeHidden()
  await expect(panel(page, name)).toContainText('Cliente libre')
})

test('several are closed together; who cannot be is named, with the reason', LONG, async ({ browser, request }) => {
  const name = newName()
  const [free, busy, client] = [await newClient(request, name), await newClient(request, name), await newClient(request)]
  await change(request, busy, { userType: 2, lastName: 'Ocupada' })
  const admin = await headersOf(request, ADMIN)
  await request.post(`/api/associate/${busy.id}/client`, { headers: admin, data: { clientIds: [client.id] } })
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMIN)
  await page.goto(`${SCREEN}?q=${name}`)
  await row(page, name, 'Andrade').getByRole('checkbox').check()
  await row(page, name, 'Ocupada').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Desactivar 2' }).click()
  const question = dialog(page, 'Desactivar 2 cuentas')
  await question.getByRole('button', { name: 'Desactivar 2 cuentas' }).click()
  const refused = dialog(page, /^Desactivar la cuenta de/)
  await expect(refused.getByRole('alert')).toContainText(`${name} Ocupada`)
  await refused.getByRole('button', { name: 'Cancelar' }).click()
  await expect(row(page, name, 'Andrade')).toContainText('Inactivo')
  await expect(row(page, name, 'Ocupada')).toContainText('Activo')
  expect(await isSignedIn(request, free)).toBe(false)

  await page.getByRole('button', { name: 'Quitar selección' }).click()
  await page.getByRole('combobox', { name: 'Estado', exact: true }).selectOption('Inactivo')
  await expect(page).toHaveURL(/status=inactive/)
  await expect(row(page, name)).toHaveCount(1)
})

test('one’s own account is neither closed nor given another type', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMIN)
  await page.goto(`${SCREEN}?view=administrator&q=${ADMIN}`)
  await row(page, ADMIN).getByRole('button').first().click()
  const own = page.getByRole('dialog')
  await expect(own).toContainText('Esta es tu cuenta.')
  await expect(own.getByRole('button', { name: 'Más' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await row(page, ADMIN).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Desactivar 1' }).click()
  await dialog(page, /^Desactivar/)
    .getByRole('button', { name: 'Desactivar la cuenta' })
    .click()
  await expect(dialog(page, /^Desactivar/).getByRole('alert')).toContainText('No puedes hacer esto con tu propia cuenta.')
})

test('two administrators change one person: the second sees what the first did', LONG, async ({ browser, request }) => {
  const name = newName()
  const client = await newClient(request, name)
  const page = await openBrowser(browser, 'desktop')
  await openUser(page, client)
  await panel(page, name).getByRole('button', { name: 'Editar' }).click()
  const form = dialog(page, /^Editar a/)
  await field(form, 'Dirección').fill('Calle Nueva 12')
  await change(request, client, { phone: '+593987654321' })
  await form.getByRole('button', { name: 'Guardar cambios' }).click()
  const question = dialog(page, /^Alguien más cambió esta cuenta/)
  await expect(question.getByRole('row', { name: 'Teléfono' })).toContainText('+593987654321')
  await question.getByRole('button', { name: 'Guardar lo mío encima' }).click()
  await expect(panel(page, name)).toContainText('Calle Nueva 12')
  // What only the other changed stays as they left it.
  await expect(panel(page, name)).toContainText('+593987654321')
})

test('the screen speaks English', LONG, async ({ browser, request }) => {
  const name = newName()
  const client = await newClient(request, name)
  const page = await openBrowser(browser, 'phone')
  await openUser(page, client)
  await page.evaluate(() => localStorage.setItem('Lang', 'en'))
  await page.reload()
  await expect(panel(page, name)).toContainText('Latest orders')
  await expect(panel(page, name)).toContainText('No orders yet.')
  await expect(panel(page, name).getByRole('link', { name: "See the client's page" })).toHaveAttribute(
    'href',
    `/operations/detalleporcliente?client=${client.id}`,
  )
})
