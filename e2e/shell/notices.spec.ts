import { expect, type Page, test } from '@playwright/test'
import { openBrowser, signIn, signInByForm } from '../world/people.ts'
import { FULL } from '../world/tiers.ts'

const CLIENT = 'cliente@demo.ec'

const account = (page: Page) => page.getByRole('button', { name: /^(Cuenta|Account)/ })
const notices = (page: Page) => page.getByRole('region', { name: 'Avisos' })

/** Words of a language that do not come: nothing of the page changes, and a notice says so. */
async function raiseError(page: Page): Promise<void> {
  await page.route('**/locales/en/**', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'English' }).click()
  await expect(notices(page).getByText('No pudimos cargar las palabras en ese idioma.')).toBeVisible()
}

test.describe('a notice', FULL, () => {
  test('of a failure goes after three seconds or is closed, and is kept to read again until the person leaves', async ({
    browser,
  }) => {
    const page = await openBrowser(browser, 'desktop')
    await signInByForm(page, CLIENT)
    await raiseError(page)
    await expect(notices(page).getByRole('listitem')).toHaveCount(0, { timeout: 5_000 })

    await account(page).focus()
    await page.getByRole('button', { name: 'English' }).dispatchEvent('click')
    await expect(notices(page).getByRole('listitem')).toHaveCount(1)
    await account(page).focus()
    await page.keyboard.press('F8')
    await expect(notices(page).getByRole('button', { name: 'Cerrar aviso' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(notices(page).getByRole('listitem')).toHaveCount(0)
    await expect(account(page)).toBeFocused()

    await page.reload()
    await account(page).click()
    await page.getByRole('button', { name: /^Mensajes/ }).click()
    const messages = page.getByRole('dialog', { name: 'Mensajes' })
    await expect(messages.getByRole('listitem')).toHaveText([
      /No pudimos cargar las palabras/,
      /Problema:.*No pudimos cargar las palabras/,
    ])
    await page.keyboard.press('Escape')
    await expect(account(page)).toBeFocused()

    await account(page).click()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL('/login')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('messages'))).toBeNull()
  })

  test('of a success goes after three seconds, but not under the pointer', async ({ browser }) => {
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, CLIENT)
    await page.goto('/perfil')
    await page
      .getByRole('button', { name: /^Guardar/ })
      .first()
      .click()
    const notice = notices(page).getByRole('listitem')
    await expect(notice).toHaveCount(1)
    await notice.hover()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3_500)))
    await expect(notice).toHaveCount(1)
    await page.mouse.move(10, 500)
    await expect(notice).toHaveCount(0, { timeout: 4_000 })
  })
})
