import { type APIRequestContext, expect, test } from '@playwright/test'
import { openBrowser, signIn } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { type NewClient, newCedula, newClient } from '../world/world.ts'

let client: NewClient
let request: APIRequestContext

test.beforeAll(async ({ playwright, baseURL }) => {
  request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) })
  client = await newClient(request, 'Teresa', newCedula())
})
test.afterAll(() => request.dispose())

test(
  'a consignee without an account agrees by the link that the client passes on, and withdraws by it',
  LONG,
  async ({ browser }) => {
    const person = { name: 'Lucía Vaca', phone: '+593991234567', identificationType: 'cedula', identification: newCedula() }
    const { headers } = client
    await request.post('/api/user/authorized-names', { headers, data: { ...person, purposes: ['consignee'] } })

    const own = await openBrowser(browser, 'desktop')
    await signIn(own, client.email, client.password)
    await own.goto('/perfil?section=authorizedNames')
    await expect(own.getByText('Sin autorización')).toBeVisible()
    await own.getByRole('button', { name: 'Pedir autorización' }).click()
    await own.getByRole('button', { name: 'Crear enlace' }).click()
    const link = await own.getByLabel('Enlace').inputValue()
    expect(link).toMatch(/\/consentimiento#token=/)
    await own.getByRole('button', { name: 'Listo' }).click()
    await expect(own.getByText('Se le preguntó')).toBeVisible()

    const theirs = await openBrowser(browser, 'phone')
    await theirs.goto(`/consentimiento${new URL(link).hash}`)
    await expect(theirs.getByText(/Teresa Andrade te nombró como consignatario/)).toBeVisible()
    await expect(theirs.getByText(person.identification)).toBeHidden()
    await theirs.getByRole('button', { name: 'Sí, autorizo' }).click()
    await expect(theirs.getByRole('heading', { name: 'Autorizaste que declaremos paquetes a tu nombre' })).toBeVisible()
    await own.reload()
    await expect(own.getByText('Autorizó', { exact: true })).toBeVisible()

    await theirs.reload()
    await theirs.getByRole('button', { name: 'Retirar mi autorización' }).click()
    await theirs.getByRole('button', { name: 'Sí, retirar ahora' }).click()
    await expect(theirs.getByRole('heading', { name: 'Retiraste tu autorización' })).toBeVisible()
    await own.reload()
    await expect(own.getByText('Retiró su autorización')).toBeVisible()

    await theirs.goto('/consentimiento')
    await expect(theirs.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible()
  },
)
