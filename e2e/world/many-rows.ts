// The administrator's list of orders, answered with as many rows as asked for.
import { expect, type Page } from '@playwright/test'

const LIST = /\/api\/order\/admin\?/
const FIRST = 900_000

/** The server's own first page, with its rows again and again under other ids; opened at its beginning. */
export async function openListOf(page: Page, count: number): Promise<void> {
  await page.unroute(LIST)
  await page.route(LIST, async (route) => {
    const response = await route.fetch()
    const { data, meta } = await response.json()
    const rows = Array.from({ length: count }, (_, position) => {
      const row = data[position % data.length]
      return { ...row, id: `00000000-0000-7000-8000-${String(position).padStart(12, '0')}`, code: `ORD-${FIRST + position}` }
    })
    await route.fulfill({ response, json: { data: rows, meta: { ...meta, limit: count, total: count, totalPages: 1 } } })
  })
  await page.goto('/operations/estadodepedidos')
  // The list goes back to where it was left, some time after it is there: from there to its beginning.
  await expect(async () => {
    await scrollTo(page, 'top')
    await expect(rowOf(page, 0)).toBeInViewport({ timeout: 500 })
  }).toPass()
}

export const rowOf = (page: Page, position: number) => page.getByRole('button', { name: `ORD-${FIRST + position}` })

/** The positions of the rows that a person sees at three heights of the window; null where nothing with a text is drawn. */
export const rowsInView = (page: Page) =>
  page.evaluate((first) => {
    const rowAt = (share: number) => document.elementFromPoint(innerWidth / 2, innerHeight * share)?.closest('tr')
    const codes = [0.45, 0.6, 0.75].map((share) => /ORD-(\d+)/.exec(rowAt(share)?.textContent ?? '')?.[1])
    return codes.map((code) => (code === undefined ? null : Number(code) - first))
  }, FIRST)

/** What scrolls the list: its own frame where its columns are wider than the page, else the page. */
export const scroller = (page: Page) =>
  page.evaluateHandle(() => {
    const frame = document.querySelector('table')?.parentElement
    const scrollsItself = frame && frame.scrollHeight > frame.clientHeight + 1
    return scrollsItself ? frame : document.documentElement
  })

export const scrollTo = async (page: Page, place: 'top' | 'bottom') =>
  (await scroller(page)).evaluate((list, isTop) => {
    for (const scrolled of [list, document.documentElement]) scrolled.scrollTop = isTop ? 0 : scrolled.scrollHeight
  }, place === 'top')
