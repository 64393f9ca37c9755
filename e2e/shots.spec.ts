// npm run shots: a picture of every screen, both themes, both languages, phone and desktop, into shots/.
import { test } from '@playwright/test'
import { openBrowser, type Screen, signIn } from './people.ts'
import { SCREENS, settle } from './screens.ts'

const VARIANTS = [
  { language: 'es', theme: 'light' },
  { language: 'es', theme: 'dark' },
  { language: 'en', theme: 'light' },
  { language: 'en', theme: 'dark' },
] as const
const WIDTHS: readonly Screen[] = ['phone', 'desktop']

for (const [person, screens] of Object.entries(SCREENS)) {
  for (const width of WIDTHS) {
    test(`${person} on a ${width}`, async ({ browser }) => {
      test.setTimeout(600_000)
      const page = await openBrowser(browser, width)
      if (person === 'nobody') await page.goto('/login')
      else await signIn(page, person)
      for (const { name, path, act } of screens) {
        for (const { language, theme } of VARIANTS) {
          await page.evaluate(([Lang, Theme]) => Object.assign(localStorage, { Lang, Theme }), [language, theme] as const)
          await page.goto(path)
          await settle(page)
          await act?.(page)
          await settle(page)
          await page.screenshot({ path: `shots/${name}-${width}-${theme}-${language}.png`, fullPage: true })
        }
      }
    })
  }
}
