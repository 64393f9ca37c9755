import { expect, test } from '@playwright/test'
import { openListOf, rowOf, scrollTo } from './many-rows.ts'
import { openBrowser, signIn } from './people.ts'

test('of a thousand rows those near the window are drawn, and the last is reached', { tag: '@full' }, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, 'admin@demo.ec')
  await openListOf(page, 1_000)
  const drawn = page.locator('tbody tr')
  expect(await drawn.count()).toBeLessThan(100)
  await expect(rowOf(page, 999)).toHaveCount(0)

  await scrollTo(page, 'bottom')
  await expect(rowOf(page, 999)).toBeInViewport()
  await expect(rowOf(page, 0)).toHaveCount(0)
  expect(await drawn.count()).toBeLessThan(100)

  await scrollTo(page, 'top')
  await expect(rowOf(page, 0)).toBeInViewport()
})
