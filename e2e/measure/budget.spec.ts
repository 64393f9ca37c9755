// npm run web:budget: the JavaScript that each screen makes an empty browser fetch, in bytes as sent.
import { expect, test } from '@playwright/test'
import { FULL } from '../world/tiers.ts'
import { SCREENS } from './screens.ts'
import { allowedFor, areaOf, scriptsOf, sessionOf } from './scripts-of.ts'

for (const [person, screens] of Object.entries(SCREENS)) {
  test(`what the screens of ${person} load`, FULL, async ({ browser }) => {
    test.setTimeout(900_000)
    const session = await sessionOf(browser, person)
    for (const screen of screens) {
      const { name } = screen
      const area = areaOf(person, name)
      const allowed = allowedFor(name, area)
      const { count, bytes } = await scriptsOf(browser, session, screen, area)
      console.log(`${name.padEnd(28)}${(bytes / 1_000).toFixed(1).padStart(8)} kB of ${allowed / 1_000} in ${count} files`)
      expect.soft(bytes, name).toBeLessThanOrEqual(allowed)
    }
  })
}
