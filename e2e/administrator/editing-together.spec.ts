// Two people change one record at once: nobody overwrites what they did not see, and nobody loses what they typed.
import { expect, type Page, test } from '@playwright/test'
import { field, openBrowser, signIn } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { type Headers, headersOf, type NewClient, newClient } from '../world/world.ts'

const ADMIN = 'admin@demo.ec'
const question = (page: Page) => page.getByRole('dialog', { name: /^Alguien más cambió/ })

type Request = Parameters<typeof newClient>[0]
async function changePhone(request: Request, admin: Headers, { id }: NewClient, phone: string) {
  const answer = await request.put(`/api/user/${id}`, { headers: admin, data: { phone } })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function openProfile(page: Page, { email, password }: NewClient) {
  await signIn(page, email, password)
  await page.goto('/perfil')
  await expect(field(page, 'Dirección')).toHaveValue('Av. Amazonas N34-120')
}

test('who is late sees what changed meanwhile, and saves over it or goes on from it', LONG, async ({ browser, request }) => {
  const client = await newClient(request)
  const admin = await headersOf(request, ADMIN)
  const page = await openBrowser(browser, 'desktop')
  await openProfile(page, client)

  await changePhone(request, admin, client, '+593987654321')
  await field(page, 'Dirección').fill('Calle Nueva 12')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  const row = (name: string) => question(page).getByRole('row', { name })
  await expect(row('Teléfono')).toContainText('+593998123456')
  await expect(row('Teléfono')).toContainText('+593987654321')
  await expect(row('Dirección')).toContainText('Calle Nueva 12')

  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(field(page, 'Dirección')).toHaveValue('Calle Nueva 12')

  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await question(page).getByRole('button', { name: 'Cargar lo de ahora' }).click()
  await expect(field(page, 'Dirección')).toHaveValue('Av. Amazonas N34-120')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(field(page, 'Dirección')).toHaveValue('Calle Nueva 12')

  await changePhone(request, admin, client, '+593987654322')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await question(page).getByRole('button', { name: 'Guardar lo mío encima' }).click()
  await expect(page.getByText('Perfil actualizado con éxito.')).toBeVisible()
  const me = await (await request.get('/api/auth/me', { headers: client.headers })).json()
  expect(me, 'the phone was not theirs to change').toMatchObject({ address: 'Calle Nueva 12', phone: '+593987654322' })
})

test('what another administrator does to a manifest is on the screen a moment later, by itself', async ({ browser, request }) => {
  const admin = await headersOf(request, ADMIN)
  const { id, code } = await (await request.post('/api/manifest', { headers: admin, data: {} })).json()
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, 'bodega@demo.ec')
  await page.goto('/operations/manifiestocarga')
  const row = page.getByRole('row', { name: new RegExp(code) })
  await expect(row).toBeVisible()

  let flight = 100
  // The first one may come before the page listens.
  await expect(async () => {
    flight += 1
    await request.put(`/api/manifest/${id}`, { headers: admin, data: { flight: `XL${flight}` } })
    await expect(page.getByText(`XL${flight}`).first()).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  await expect(row).toHaveAttribute('data-changed', 'true')
})
