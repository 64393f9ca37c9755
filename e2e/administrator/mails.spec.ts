// Mails that reached nobody: in the demo company, which has no mail server, staff pass links on themselves.
import { expect, test } from '@playwright/test'
import { field, openBrowser, openMenu, row, signIn, signInByForm } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { newClient } from '../world/world.ts'

const ADMIN = 'admin@demo.ec'

test(
  'who forgot a password asks for a link; staff see it in no mail, make one and pass it on',
  LONG,
  async ({ browser, request }) => {
    const client = await newClient(request)
    const guest = await openBrowser(browser, 'phone')
    await guest.goto('/password-reset')
    await field(guest, 'Correo electrónico').fill(client.email)
    await guest.getByRole('button', { name: 'Pedir enlace' }).click()
    await expect(guest.getByText('En caso de existir la cuenta, revisar su correo electrónico.')).toBeVisible()

    const page = await openBrowser(browser, 'desktop')
    await signIn(page, ADMIN)
    await openMenu(page, 'Correos sin enviar')
    await expect(page).toHaveURL(/\/administration\/correos$/)
    await expect(page.getByText('No hay servidor de correo', { exact: true })).toBeVisible()
    await page.goto(`/administration/correos?q=${encodeURIComponent(client.email)}`)
    await expect(row(page, client.email)).toContainText('Elige una nueva contraseña')
    await expect(row(page, client.email)).toContainText('Sin servidor de correo')

    await page.goto(`/administration/usuarios?open=${client.id}`)
    const panel = page.getByRole('dialog', { name: /^Rosa Andrade/ })
    await panel.getByRole('button', { name: 'Más' }).click()
    await page.getByRole('menuitem', { name: 'Enlace para su contraseña' }).click()
    await page.getByRole('button', { name: 'Crear enlace' }).click()
    const link = await page.getByRole('textbox', { name: 'Enlace' }).inputValue()
    expect(link).toMatch(/\/password-reset#token=/)

    await guest.goto(`/password-reset${new URL(link).hash}`)
    await field(guest, 'Contraseña nueva').fill('cuatro-rios-y-un-faro')
    await field(guest, 'Repite la contraseña nueva').fill('cuatro-rios-y-un-faro')
    await guest.getByRole('button', { name: 'Guardar contraseña' }).click()
    await signInByForm(guest, client.email, 'cuatro-rios-y-un-faro')
    await expect(guest).not.toHaveURL(/login/)
  },
)
