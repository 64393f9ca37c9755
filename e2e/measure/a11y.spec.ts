// npm run a11y: axe (WCAG 2.2 AA and best practices) on every screen, both languages, both themes, three widths.
import { expect, test } from '@playwright/test'
import { openBrowser, type Screen, signIn } from '../world/people.ts'
import { expectAccessible } from './axe.ts'
import { SCREENS, settle, wear } from './screens.ts'

const WIDTHS: readonly Screen[] = ['phone', 'tablet', 'desktop']
const LANGUAGES = ['es', 'en']
/** Nobody chose one: a screen follows the system's while it is open. */
const THEMES = ['light', 'dark'] as const

for (const [person, screens] of Object.entries(SCREENS)) {
  for (const width of WIDTHS) {
    test(`axe finds nothing on the screens of ${person} on a ${width}`, async ({ browser }) => {
      test.setTimeout(1_800_000)
      const page = await openBrowser(browser, width)
      if (person === 'nobody') await page.goto('/login')
      else await signIn(page, person)
      for (const { name, path, act } of screens) {
        for (const language of LANGUAGES) {
          await wear(page, { language })
          await page.goto(path)
          await settle(page)
          await act?.(page)
          for (const theme of THEMES) {
            await page.emulateMedia({ colorScheme: theme })
            await settle(page)
            await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
            await expectAccessible(page, `${name} ${theme} ${language}`)
          }
        }
      }
    })
  }
}
