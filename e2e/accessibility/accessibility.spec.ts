// Minutes in one file: its folder comes first of all, so that a worker has it at the beginning and not alone at the end.
import { type Browser, test } from '@playwright/test'
import { expectAccessible } from '../measure/axe.ts'
import { SCREENS, type ScreenToShow, settle, wear } from '../measure/screens.ts'
import { expectKeptInView, speakLate } from '../world/kept-in-view.ts'
import { openBrowser, type Screen, signIn } from '../world/people.ts'
import { FULL, LONG } from '../world/tiers.ts'

type Look = { width: Screen; colorScheme: 'light' | 'dark'; language: string }

/** `npm run test:long` looks once, `npm run test:all` at the opposite too; `npm run a11y` takes all variants. */
const LOOK: Look = { width: 'phone', colorScheme: 'dark', language: 'es' }
const OPPOSITE: Look = { width: 'desktop', colorScheme: 'light', language: 'en' }

for (const [person, screens] of Object.entries(SCREENS)) {
  const opening = screens.filter(({ act }) => act !== undefined)
  const standing = screens.filter(({ act }) => act === undefined)
  test(`axe finds nothing on the screens of ${person}, and nothing is hidden while more comes`, LONG, ({ browser }) =>
    look(browser, person, standing, LOOK),
  )
  if (opening.length > 0)
    test(`axe finds nothing on what ${person} opens over the screens`, FULL, ({ browser }) =>
      look(browser, person, opening, LOOK),
    )
  test(`axe finds nothing that ${person} sees on a desk, by day, in English`, FULL, ({ browser }) =>
    look(browser, person, screens, OPPOSITE),
  )
}

async function look(browser: Browser, person: string, screens: readonly ScreenToShow[], variant: Look): Promise<void> {
  test.setTimeout(1_800_000)
  const page = await openBrowser(browser, variant.width)
  // A toast or a count may arrive while axe looks: half shown, its colours are on their way.
  await page.emulateMedia({ colorScheme: variant.colorScheme, reducedMotion: 'reduce' })
  if (person === 'nobody') await page.goto('/login')
  else await signIn(page, person)
  await speakLate(page)
  await wear(page, variant)
  for (const { name, path, act } of screens) {
    await page.goto(path)
    await settle(page)
    await act?.(page)
    if (act) await settle(page)
    await expectKeptInView(page, name)
    await expectAccessible(page, name)
  }
}
