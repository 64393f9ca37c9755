import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { openBrowser, signIn } from './people.ts'
import { SCREENS, settle } from './screens.ts'

/** One variant here: phone, dark. axe follows WCAG 2.2 AA. */
for (const [person, screens] of Object.entries(SCREENS)) {
  test(`axe finds nothing on the screens of ${person}`, async ({ browser }) => {
    const page = await openBrowser(browser, 'phone')
    await page.emulateMedia({ colorScheme: 'dark' })
    if (person !== 'nobody') await signIn(page, person)
    for (const { name, path, act } of screens) {
      await page.goto(path)
      await settle(page)
      await act?.(page)
      await settle(page)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes[0]?.target}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} fits the phone`).toBeLessThanOrEqual(360)
    }
  })
}
