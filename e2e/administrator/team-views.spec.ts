// A view of a list that the team shares: one administrator shares it, another finds it with its count, cannot rename it, and keeps a copy.
import { expect, type Page, test } from '@playwright/test'
import { openBrowser, signIn } from '../world/people.ts'
import { newStaff } from '../world/staff.ts'
import { LONG } from '../world/tiers.ts'
import { headersOf } from '../world/world.ts'

const ORDERS = '/operations/estadodepedidos'

const tab = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const acts = (page: Page, name: string) => page.getByRole('button', { name: `Más de la vista ${name}` }).click()
const act = (page: Page, name: string) => page.getByRole('menuitem', { name })

async function save(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name)
  await page.getByRole('button', { name: 'Guardar vista' }).click()
}

test('one shares a view, another sees it, cannot rename it, and copies it', LONG, async ({ browser, request }) => {
  const [maker, colleague] = [await newStaff(request, 'administrator'), await newStaff(request, 'administrator')]
  const owner = await headersOf(request, 'admin@demo.ec')
  const counter = await request.put(`/api/user/${colleague.id}`, { headers: owner, data: { duties: ['counter'] } })
  expect(counter.status(), await counter.text()).toBe(200)
  const name = `Vuelo ${maker.id.slice(-6)}`

  const own = await openBrowser(browser, 'desktop')
  await signIn(own, maker.email, maker.password)
  await own.goto(`${ORDERS}?service=COU`)
  await own.getByRole('button', { name: 'Guardar como vista nueva…' }).click()
  await save(own, name)
  await expect(tab(own, name)).toHaveAttribute('aria-current', 'page')
  await acts(own, name)
  await act(own, 'Compartir con el equipo').click()
  await expect(tab(own, `Equipo: ${name}`)).toBeVisible()

  const other = await openBrowser(browser, 'desktop')
  await signIn(other, colleague.email, colleague.password)
  await other.goto(ORDERS)
  await expect(tab(other, `Equipo: ${name}`)).toHaveText(/\d/)
  await tab(other, `Equipo: ${name}`).click()
  await expect(other).toHaveURL(/service=COU/)
  await acts(other, name)
  await expect(act(other, 'Guardar como mía…')).toBeVisible()
  for (const absent of ['Cambiar el nombre…', 'Eliminar esta vista', 'Dejar de compartir'])
    await expect(act(other, absent)).toHaveCount(0)
  await act(other, 'Guardar como mía…').click()
  await save(other, `${name} mía`)
  await expect(tab(other, `${name} mía`)).toHaveAttribute('aria-current', 'page')

  await acts(own, name)
  await act(own, 'Dejar de compartir').click()
  await expect(tab(own, `Equipo: ${name}`)).toHaveCount(0)
  await other.reload()
  await expect(tab(other, `${name} mía`)).toBeVisible()
  await expect(tab(other, `Equipo: ${name}`)).toHaveCount(0)
})
