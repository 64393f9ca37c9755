// Of a few screens of each kind: the JavaScript that they load is no more than what was reached (`npm run web:budget` measures all of them).
import { expect, test } from '@playwright/test'
import { LONG } from '../world/tiers.ts'
import { SCREENS } from './screens.ts'
import { allowedFor, areaOf, scriptsOf, sessionOf } from './scripts-of.ts'

/** A screen that does more may weigh more: by this much before somebody looks what rode along, and writes down what is reached then. */
const ROOM_IN_BYTES = 1_500

/** In bytes. What is kept may grow up to its promise all the same, and no further. */
const REACHED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  nobody: { login: 108_900, registro: 120_400, 'password-reset': 109_800, 'consent-link': 109_500, terms: 109_100 },
  'cliente@demo.ec': { shopping: 157_100, 'my-orders': 215_200, 'new-order': 239_500, 'new-purchase': 237_800 },
  'asociado@demo.ec': { cart: 229_200, 'my-clients': 187_000, 'my-client': 229_700 },
  'admin@demo.ec': { 'all-orders': 233_800, 'receive-assemble': 232_400, clients: 192_600, 'confirm-payment': 256_800 },
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
