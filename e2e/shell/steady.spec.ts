// What somebody reads first stays where it is while the rest of a page comes, however slowly and in whatever order.
import { expect, type Page, test } from '@playwright/test'
import { openBrowser, type Screen, signIn, untilQuiet } from '../world/people.ts'
import { FULL } from '../world/tiers.ts'

const WIDTHS: readonly Screen[] = ['phone', 'desktop']
const PEOPLE = ['cliente@demo.ec', 'asociado@demo.ec', 'admin@demo.ec']
const STEP_IN_MILLISECONDS = 150
/** Chromium's own rounding of what was a pixel. */
const MOST = 0.001

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Element | null }[] }

/** Each answer comes a step after the one asked before it, or before the one asked after it. */
async function stagger(page: Page, isReversed: boolean): Promise<void> {
  let asked = 0
  await page.route(/\/api\/(?!notification\/stream)/, async (route) => {
    const place = isReversed ? Math.max(0, 8 - asked) : asked
    asked += 1
    await new Promise((resolve) => setTimeout(resolve, place * STEP_IN_MILLISECONDS))
    await route.fallback()
  })
}

/** What moved without being touched, and by how much (the sum is the page's Cumulative Layout Shift). */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as Shift[]
          const nameOf = ({ node }: { node: Element | null }) => node?.className?.toString() ?? ''
          resolve(
            entries
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .map(({ value, sources }) => ({ value, moved: sources.map(nameOf) })),
          )
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve([]), 1_000)
      }),
  )

for (const person of PEOPLE) {
  for (const width of WIDTHS) {
    test(`the home of ${person} on a ${width} does not move while it comes`, FULL, async ({ browser }) => {
      const page = await openBrowser(browser, width)
      await signIn(page, person)
      for (const isReversed of [false, true]) {
        await page.unrouteAll()
        await stagger(page, isReversed)
        await page.goto('/')
        await untilQuiet(page)
        await untilQuiet(page)

        const moved = (await shifts(page)).filter(({ value }) => value > MOST)
        expect.soft(moved, isReversed ? 'the last asked first' : 'the first asked first').toEqual([])
      }
    })
  }
}
