import { expect, test } from '@playwright/test'
import { openListOf, rowOf, rowsInView, scroller, scrollTo } from '../world/many-rows.ts'
import { openBrowser, signIn } from '../world/people.ts'
import { FULL } from '../world/tiers.ts'

test('of a thousand rows those near the window are drawn, and the last is reached', FULL, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, 'admin@demo.ec')
  await openListOf(page, 1_000)
  const drawn = page.locator('tbody tr')
  expect(await drawn.count()).toBeLessThan(100)
  await expect(rowOf(page, 999)).toHaveCount(0)

  // How high the last rows are is known once they are drawn: whoever pulls to the end pulls once more.
  await expect(async () => {
    await scrollTo(page, 'bottom')
    await expect(rowOf(page, 999)).toBeInViewport({ timeout: 500 })
  }).toPass()
  await expect(rowOf(page, 0)).toHaveCount(0)
  expect(await drawn.count()).toBeLessThan(100)

  await scrollTo(page, 'top')
  await expect(rowOf(page, 0)).toBeInViewport()
})

test('whoever hurries through a thousand rows finds them drawn where they stop', FULL, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, 'admin@demo.ec')
  await openListOf(page, 1_000)
  const heightInPixels = await rowOf(page, 0).evaluate((row) => row.closest('tr')?.getBoundingClientRect().height ?? 0)
  await (await scroller(page)).evaluate(async (list, step) => {
    for (let frame = 0; frame < 40; frame += 1) {
      await new Promise(requestAnimationFrame)
      list.scrollTop += step
    }
  }, 10 * heightInPixels)
  // Rows differ in height: which one is reached is not known, that nothing is left blank is.
  await expect(async () => {
    for (const position of await rowsInView(page)) {
      expect(position).toBeGreaterThan(100)
      expect(position).toBeLessThan(900)
    }
  }).toPass({ timeout: 30_000 })
  await expect(rowOf(page, 0)).toHaveCount(0)
})
