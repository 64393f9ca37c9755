import { test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { openBrowser, signIn } from './people.ts'
import { SCREENS, settle } from './screens.ts'

/** One variant here: phone, dark. `npm run a11y` takes all of them. */
for (const [person, screens] of Object.entries(SCREENS)) {
  test(`axe finds nothing on the screens of ${person}`, async ({ browser }) => {
    test.setTimeout(600_000)
    const page = await openBrowser(browser, 'phone')
    await page.emulateMedia({ colorScheme: 'dark' })
    if (person !== 'nobody') await signIn(page, person)
    for (const { name, path, act } of screens) {
      await page.goto(path)
      await settle(page)
      await act?.(page)
      await settle(page)
      await expectAccessible(page, name)
    }
  })
}
