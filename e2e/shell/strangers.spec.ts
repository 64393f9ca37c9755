// Strangers try passwords: whoever has the right one is let in, on their own device at once, on another after a little work.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { openBrowser, signInByForm } from '../world/people.ts'
import { newStaff } from '../world/staff.ts'
import { FULL } from '../world/tiers.ts'

const account = (page: Page) => page.getByRole('button', { name: /^Cuenta/ })

/** Of all addresses at once: the limit of the account is twenty. */
async function guessAt(request: APIRequestContext, email: string): Promise<void> {
  const tries = Array.from({ length: 30 }, () => request.post('/api/auth/signin', { data: { email, password: 'no es esta' } }))
  const codes = await Promise.all(tries.map(async (answer) => ((await (await answer).json()) as { code: string }).code))
  expect(codes).toContain('workNeeded')
}

test(
  'an account that strangers try lets its owner in, on a known device and on a new one',
  FULL,
  async ({ browser, request }) => {
    const person = await newStaff(request, 'associate')
    const own = await openBrowser(browser, 'desktop')
    await signInByForm(own, person.email, person.password)
    await account(own).click()
    await own.getByRole('button', { name: 'Cerrar sesión' }).click()
    await guessAt(request, person.email)

    const asked: string[] = []
    own.on('request', (sent) => {
      if (sent.url().endsWith('/auth/signin')) asked.push(sent.postData() ?? '')
    })
    await signInByForm(own, person.email, person.password)
    await expect(account(own)).toBeVisible()
    expect(asked).toHaveLength(1)

    const other = await openBrowser(browser, 'phone')
    await signInByForm(other, person.email, person.password)
    await expect(account(other)).toBeVisible({ timeout: 30_000 })
  },
)
