import { type Browser, test } from '@playwright/test'
import { openBrowser, signIn } from '../world/people.ts'
import { expectAccessible } from './axe.ts'
import { SCREENS, type ScreenToShow, settle } from './screens.ts'

/** One variant here: phone, dark. `npm run a11y` takes all of them, with what opens over the screens. */
for (const [person, screens] of Object.entries(SCREENS)) {
  const opening = screens.filter(({ act }) => act !== undefined)
  test(`axe finds nothing on the screens of ${person}`, async ({ browser }) => {
    await look(
      browser,
      person,
      screens.filter(({ act }) => act === undefined),
    )
  })
  if (opening.length > 0)
    test(`axe finds nothing on what ${person} opens over the screens`, { tag: '@full' }, async ({ browser }) => {
      await look(browser, person, opening)
    })
}

async function look(browser: Browser, person: string, screens: readonly ScreenToShow[]): Promise<void> {
  test.setTimeout(600_000)
  const page = await openBrowser(browser, 'phone')
  await page.emulateMedia({ colorScheme: 'dark' })
  if (person !== 'nobody') await signIn(page, person)
  for (const { name, path, act } of screens) {
    await page.goto(path)
    await settle(page)
    await act?.(page)
    if (act) await settle(page)
    await expectAccessible(page, name)
  }
}
