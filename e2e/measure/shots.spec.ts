// npm run shots: a picture of every screen, both themes, both languages, phone, tablet and desktop, into shots/.
import { test } from '@playwright/test'
import { openBrowser, type Screen, signIn } from '../world/people.ts'
import { SCREENS, settle, VARIANTS, wear } from './screens.ts'

const WIDTHS: readonly Screen[] = ['phone', 'tablet', 'desktop']

for (const [person, screens] of Object.entries(SCREENS)) {
  for (const width of WIDTHS) {
    test(`${person} on a ${width}`, async ({ browser }) => {
      test.setTimeout(1_800_000)
      const page = await openBrowser(browser, width)
      if (person === 'nobody') await page.goto('/login')
      else await signIn(page, person)
      for (const { name, path, act } of screens) {
        for (const variant of VARIANTS) {
          await wear(page, variant)
          await page.goto(path)
          await settle(page)
          await act?.(page)
          await settle(page)
          // What floats over a screen closes, or stands elsewhere, when its window grows to the page's length.
          const fullPage = act === undefined
          await page.screenshot({ path: `shots/${name}-${width}-${variant.theme}-${variant.language}.png`, fullPage })
        }
      }
    })
  }
}
