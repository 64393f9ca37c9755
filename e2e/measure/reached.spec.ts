// Of a few screens of each kind: the JavaScript that they load is no more than what was reached (`npm run web:budget` measures all of them).
import { expect, test } from '@playwright/test'
import { LONG } from '../world/tiers.ts'
import { SCREENS } from './screens.ts'
import { allowedFor, areaOf, scriptsOf, sessionOf } from './scripts-of.ts'

/** A screen that does more may weigh more: by this much before somebody looks what rode along, and writes down what is reached then. */
const ROOM_IN_BYTES = 1_500

/** In bytes. What is kept may grow up to its promise all the same, and no further. */
const REACHED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  nobody: { login: 108_800, registro: 119_800, 'password-reset': 109_900, 'consent-link': 109_400, terms: 109_000 },
  'cliente@demo.ec': { shopping: 156_900, 'my-orders': 214_100, 'new-order': 253_800, 'new-purchase': 250_600 },
  'asociado@demo.ec': { cart: 230_600, 'my-clients': 185_300, 'my-client': 229_000 },
  'admin@demo.ec': { 'all-orders': 232_800, 'receive-assemble': 232_500, clients: 191_000, 'confirm-payment': 257_600 },
}

for (const [person, reached] of Object.entries(REACHED)) {
  test(`what some screens of ${person} load does not grow`, LONG, async ({ browser }) => {
    const session = await sessionOf(browser, person)
    for (const screen of SCREENS[person] ?? []) {
      const before = reached[screen.name]
      if (before === undefined) continue
      const area = areaOf(person, screen.name)
      const { bytes } = await scriptsOf(browser, session, screen, area)
      const allowed = allowedFor(screen.name, area)
      const most = before > allowed ? before + ROOM_IN_BYTES : Math.min(before + ROOM_IN_BYTES, allowed)
      expect.soft(bytes, screen.name).toBeLessThanOrEqual(most)
    }
  })
}
