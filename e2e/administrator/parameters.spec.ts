// The numbers of the business, the extra charges and the company's data. What is saved here is saved for everybody: only what no other
// test counts on is changed, and put back.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { field, openBrowser, openMenu, row, signIn } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { headersOf } from '../world/world.ts'

const ADMIN = 'admin@demo.ec'
const SCREEN = '/administration/parametros'

const dialog = (page: Page, title: string | RegExp) => page.getByRole('dialog', { name: title })
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

async function set(request: APIRequestContext, key: string, value: number) {
  const data = { parameters: [{ key, value }] }
  const answer = await request.put('/api/configuration-parameter/update-many', { headers: await headersOf(request, ADMIN), data })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function currentValue(request: APIRequestContext, key: string): Promise<number> {
  const answer = await request.get('/api/configuration-parameter', { headers: await headersOf(request, ADMIN) })
  const list: { key: string; value: number }[] = await answer.json()
  return list.find((one) => one.key === key)?.value ?? 0
}

async function open(page: Page, view = '') {
  await signIn(page, ADMIN)
  await page.goto(`${SCREEN}${view}`)
}

test(
  'an example follows the prices while they are typed; what is saved can be taken back',
  LONG,
  async ({ browser, request }) => {
    await set(request, 'maxWeightC', 100)
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, ADMIN)
    await openMenu(page, 'Parámetros')
    const example = region(page, 'Ejemplo')
    // 2.35 kg at 9.00 and 2 % of 120.00, 15 % IVA on these 2.40, 20.00 duty.
    await expect(example.getByRole('row', { name: /^Paga el cliente/ })).toContainText('$43,91')
    await field(page, 'Precio por kg').fill('10')
    await expect(example.getByRole('row', { name: /^Paga el cliente/ })).toContainText('$46,26')
    await field(page, 'Precio por kg').fill('9,555')
    await field(page, 'IVA').fill('101')
    await field(page, 'Peso máximo, categoría C').fill('99')
    await expect(page.getByText('Escribe un número con 2 decimales como máximo.')).toBeVisible()
    await page.getByRole('button', { name: 'Guardar parámetros' }).click()
    await expect(page.getByText('Lo máximo es 100.')).toBeVisible()

    await field(page, 'Precio por kg').fill('9')
    await field(page, 'IVA').fill('15')
    await expect(region(page, '1 cambio por guardar')).toContainText(/100\s*kg → 99\s*kg/)
    await page.getByRole('button', { name: 'Guardar parámetros' }).click()
    await expect(page.getByText('Parametros actualizado exitosamente.')).toBeVisible()
    expect(await currentValue(request, 'maxWeightC')).toBe(99)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(() => currentValue(request, 'maxWeightC')).toBe(100)
    await expect(field(page, 'Peso máximo, categoría C')).toHaveValue('100')
  },
)

test('two administrators change one parameter: the second decides', LONG, async ({ browser, request }) => {
  await set(request, 'maxValueC', 5_000)
  const page = await openBrowser(browser, 'desktop')
  await open(page)
  await field(page, 'Valor máximo, categoría C').fill('4800')
  await set(request, 'maxValueC', 4_900)
  await page.getByRole('button', { name: 'Guardar parámetros' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Alguien más cambió los parámetros' })
  await expect(conflict).toContainText(/ahora 4\.900,00\s*USD, lo tuyo 4\.800,00\s*USD/)
  await conflict.getByRole('button', { name: 'Seguir con lo mío' }).click()
  await page.getByRole('button', { name: 'Guardar parámetros' }).click()
  await expect(page.getByText('Parametros actualizado exitosamente.')).toBeVisible()
  expect(await currentValue(request, 'maxValueC')).toBe(4_800)

  await page.goto(`${SCREEN}?view=history&key=maxValueC`)
  await expect(row(page, '4.900,00', '4.800,00')).toContainText('Verónica')
  await set(request, 'maxValueC', 5_000)
})

test('what is typed survives a reload', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await open(page)
  await field(page, 'Tasa de bono').fill('12')
  await page.reload()
  await expect(field(page, 'Tasa de bono')).toHaveValue('12')
  await expect(region(page, '1 cambio por guardar')).toContainText('Tasa de bono')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(field(page, 'Tasa de bono')).not.toHaveValue('12')
})

test('a change is announced for a moment to come, and refused for one that is gone', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  await open(page)
  await page.getByRole('button', { name: 'Programar un cambio' }).click()
  const form = dialog(page, 'Programar un cambio')
  await form.getByLabel('Parámetro').selectOption('Artículos iguales')
  await field(form, 'Valor nuevo').fill('4')
  await form.getByLabel('Desde (hora de Quito)').fill('2026-01-01T08:00')
  await form.getByRole('button', { name: 'Programar el cambio' }).click()
  await expect(form.getByText('Ese momento ya pasó: elige uno que venga.')).toBeVisible()
  const minute = String(Math.floor(Math.random() * 60)).padStart(2, '0')
  const hour = String(Math.floor(Math.random() * 24)).padStart(2, '0')
  await form.getByLabel('Desde (hora de Quito)').fill(`2039-05-06T${hour}:${minute}`)
  await form.getByRole('button', { name: 'Programar el cambio' }).click()
  await expect(page.getByText(/^Artículos iguales cambiará el/)).toBeVisible()
  await expect(page.getByText(/^Será 4\s*u\. desde el/)).toBeVisible()
  await page.goto(`${SCREEN}?view=history&key=maxEqualItems`)
  await expect(page.getByText('Programado').first()).toBeVisible()
})

test('a charge is added, refused by its name, changed, taken out and brought back', LONG, async ({ browser }) => {
  const name = `Reempaque ${Math.random().toString(36).slice(2, 8)}`
  const page = await openBrowser(browser, 'desktop')
  await open(page, '?view=charges')
  const save = page.getByRole('button', { name: 'Guardar cargo' })
  const add = async () => {
    await page.getByRole('button', { name: 'Agregar cargo' }).click()
    await field(page, 'Nombre').fill(name)
    await field(page, 'Valor').fill('3,50')
    await save.click()
  }
  await add()
  await expect(page.getByText('Cargos actualizados exitosamente.')).toBeVisible()
  const item = page.getByRole('listitem').filter({ hasText: name })
  await expect(item).toContainText('$3,50')
  await add()
  await expect(page.getByText('Otro cargo ya tiene este nombre.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Salir sin guardar/ }).click()

  await item.getByRole('button', { name: `Editar ${name}` }).click()
  await field(page, 'Valor').fill('4')
  await page.getByRole('combobox', { name: 'IVA' }).selectOption('zero')
  await save.click()
  await expect(item).toContainText('$4,00')
  await expect(item).toContainText('0 %')
  await item.getByRole('button', { name: `Quitar ${name}` }).click()
  await expect(item).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(item).toContainText('$4,00')
  await item.getByRole('button', { name: `Quitar ${name}` }).click()
  await expect(item).toHaveCount(0)
})

test('the company’s data is changed, each wrong field named', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await open(page, '?view=company')
  const ruc = page.getByLabel(/^RUC/)
  const before = await ruc.inputValue()
  await ruc.fill('1790011674000')
  await page.getByRole('button', { name: 'Agregar cuenta' }).click()
  const save = page.getByRole('button', { name: 'Guardar datos de la empresa' })
  await save.click()
  await expect(page.getByText('El número de identificación no es válido.')).toBeVisible()
  await expect(page.getByText('Este campo es obligatorio.')).toHaveCount(4)
  await ruc.fill(before)
  await page
    .getByRole('button', { name: /^Quitar la cuenta/ })
    .last()
    .click()
  await field(page, 'Teléfono')
    .last()
    .fill(`+593 2 ${Math.floor(1_000_000 + Math.random() * 9_000_000)}`)
  await save.click()
  await expect(page.getByText('Datos de la empresa actualizados con éxito.')).toBeVisible()
})

test('the screen speaks English on a phone', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  await open(page)
  await page.evaluate(() => localStorage.setItem('Lang', 'en'))
  await page.reload()
  await expect(field(page, 'Price by kg')).toBeVisible()
  await expect(region(page, 'Example')).toContainText('2.35 kg and 120 USD, category B')
})
