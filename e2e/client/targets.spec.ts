// What a thumb presses is 44 px large, whatever it looks like: the points 21 px beside, above and below its middle belong to it.
import { expect, type Page, test } from '@playwright/test'
import { openBrowser, signIn, untilQuiet } from '../world/people.ts'
import { CLIENT } from '../world/purchases-world.ts'
import { LONG } from '../world/tiers.ts'

const PLACES = ['/', '/?new=1', '/tuspedidos', '/tuspagos', '/tuscompraasistidas', '/cotizar', '/ayuda', '/profile']

/** Each control that is smaller, with its name and the size that it looks. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const REACH = 21
    const CONTROLS = 'a[href], button, input, select, textarea, [role="button"], [role="tab"], [role="switch"], summary'
    const isSeen = (control: Element) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const belongs = (control: Element, x: number, y: number): boolean => {
      const found = document.elementFromPoint(x, y)
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      return found !== null && [control, ...labels].some((one) => one.contains(found))
    }
    const isSmall = (control: Element): boolean => {
      // Where nothing lies over it: neither the header nor a phone's bar.
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      if (width <= 1 || height <= 1) return false
      const [x, y] = [left + width / 2, top + height / 2]
      const isInPlace = x > REACH && y > REACH && x < innerWidth - REACH && y < innerHeight - REACH
      const points = [
        [x - REACH, y],
        [x + REACH, y],
        [x, y - REACH],
        [x, y + REACH],
      ] as const
      return isInPlace && !points.every(([at, down]) => belongs(control, at, down))
    }
    const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''
    const sizeOf = (control: Element) => {
      const { width, height } = control.getBoundingClientRect()
      return `${Math.round(width)} × ${Math.round(height)}`
    }
    return [...document.querySelectorAll(CONTROLS)]
      .filter((control) => isSeen(control) && isSmall(control))
      .map((control) => `${control.tagName.toLowerCase()} ${nameOf(control).slice(0, 40)}: ${sizeOf(control)}`)
  })

test('on a phone all that clients press is as large as a thumb', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  await signIn(page, CLIENT)
  const found: Record<string, string[]> = {}
  for (const place of PLACES) {
    await page.goto(place)
    await untilQuiet(page)
    const small = await tooSmall(page)
    if (small.length > 0) found[place] = small
  }
  expect(found).toEqual({})
})
