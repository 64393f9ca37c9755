import { expect, test } from '@playwright/test'
import { openBrowser } from '../world/people.ts'
import { FULL } from '../world/tiers.ts'

test('the texts are read without an account, in both languages, and lead to each other', FULL, async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  await page.goto('/registro')
  // What is not ticked does not look so either, on a page that loads few styles.
  await expect(page.getByRole('checkbox', { name: /^Acepto los términos/ })).not.toBeChecked()
  await expect(page.locator('.mantine-Checkbox-icon').first()).toHaveCSS('opacity', '0')
  await page.getByRole('link', { name: 'Términos', exact: true }).click()
  await expect(page).toHaveURL('/terminos')
  await expect(page.getByRole('heading', { name: 'Términos del servicio' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Qué no transportamos' })).toBeVisible()
  await page.getByRole('link', { name: 'Política de privacidad' }).click()
  await expect(page).toHaveURL('/privacidad')
  await expect(page.getByText('Superintendencia de Protección de Datos Personales')).toBeVisible()
  await page.goto('/autorizacion?version=1')
  await expect(page.getByRole('heading', { name: 'Qué autorizo' })).toBeVisible()
})
