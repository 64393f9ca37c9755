// A thousand rows on a slow phone's processor: scrolling them costs a frame no more than scrolling a hundred does.
import { expect, type Page, test } from '@playwright/test'
import { openBrowser, signIn } from './people.ts'

const LIST = /\/api\/order\/admin\?/
const SLOWER_BY = 4
/** A quick hand on a wheel. */
const STEP_IN_PIXELS = 200
const MOST_STEPS = 60

/** The server's own first page, with its rows again and again under other ids. */
async function answerWith(page: Page, count: number): Promise<void> {
  await page.unroute(LIST)
  await page.route(LIST, async (route) => {
    const response = await route.fetch()
    const { data, meta } = await response.json()
    const rows = Array.from({ length: count }, (_, position) => {
      const row = data[position % data.length]
      return { ...row, id: `00000000-0000-7000-8000-${String(position).padStart(12, '0')}`, code: `ORD-${900_000 + position}` }
    })
    await route.fulfill({ response, json: { data: rows, meta: { ...meta, limit: count, total: count, totalPages: 1 } } })
  })
}

/** What scrolls the list: its own frame where its columns are wider than the page, else the page. */
const scroller = (page: Page) =>
  page.evaluateHandle(() => {
    const frame = document.querySelector('table')?.parentElement
    const scrollsItself = frame && frame.scrollHeight > frame.clientHeight + 1
    return scrollsItself ? frame : document.documentElement
  })

/** A step a frame, from the top: how long each frame took, the median and the slowest tenth. */
const scrollThrough = async (page: Page) =>
  (await scroller(page)).evaluate(
    async (list, { step, most }) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const bottom = list.scrollHeight - list.clientHeight
      const took: number[] = []
      let before = await frame()
      for (let place = step; place < Math.min(bottom, most * step); place += step) {
        list.scrollTop = place
        const now = await frame()
        took.push(now - before)
        before = now
      }
      const sorted = took.sort((one, other) => one - other)
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
      return { bottom, medianInMilliseconds: at(0.5), slowTenthInMilliseconds: at(0.9) }
    },
    { step: STEP_IN_PIXELS, most: MOST_STEPS },
  )

const scrollTo = async (page: Page, place: 'top' | 'bottom') =>
  (await scroller(page)).evaluate((list, isTop) => {
    for (const scrolled of [list, document.documentElement]) scrolled.scrollTop = isTop ? 0 : scrolled.scrollHeight
  }, place === 'top')

test('a thousand rows scroll as smoothly as a hundred', { tag: '@full' }, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, 'admin@demo.ec')
  const session = await page.context().newCDPSession(page)
  const measure = async (count: number) => {
    await answerWith(page, count)
    await page.goto('/operations/estadodepedidos')
    // The list goes back to where it was left, some time after it is there: from there to its beginning.
    await expect(async () => {
      await scrollTo(page, 'top')
      await expect(page.getByRole('button', { name: 'ORD-900000' })).toBeInViewport({ timeout: 500 })
    }).toPass()
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY })
    const figures = await scrollThrough(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await scrollTo(page, 'bottom')
    await expect(page.getByRole('button', { name: `ORD-${900_000 + count - 1}` })).toBeInViewport()
    console.log(
      `${count} rows: median frame ${figures.medianInMilliseconds} ms, slowest tenth from ${figures.slowTenthInMilliseconds} ms`,
    )
    return figures
  }
  const hundred = await measure(100)
  const thousand = await measure(1_000)

  expect(thousand.bottom).toBeGreaterThan(hundred.bottom * 8)
  expect(thousand.medianInMilliseconds).toBeLessThanOrEqual(Math.max(34, 2 * hundred.medianInMilliseconds))
  expect(thousand.slowTenthInMilliseconds).toBeLessThanOrEqual(Math.max(100, 3 * hundred.slowTenthInMilliseconds))
})
