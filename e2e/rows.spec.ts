// npm run web:rows: what a frame costs while a list of a thousand rows is scrolled, beside one of a hundred.
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { openListOf, scroller, scrollTo } from './many-rows.ts'
import { openBrowser, signIn } from './people.ts'

/** The machine's own processor, and a phone's. */
const SLOWER_BY = [1, 4]
/** A page read in passing, and a quick hand on a wheel; each step is a frame's. */
const STEPS_IN_PIXELS = { reading: 40, hurrying: 200 }
const FRAMES = 60

type Figures = { medianInMilliseconds: number; slowTenthInMilliseconds: number }

/** From the top, a step a frame: the median frame, and what the slowest tenth took at least. */
const scrollThrough = async (page: Page, step: number): Promise<Figures> =>
  (await scroller(page)).evaluate(
    async (list, { step, frames }) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const bottom = list.scrollHeight - list.clientHeight
      const took: number[] = []
      let before = await frame()
      for (let place = step; place < Math.min(bottom, frames * step); place += step) {
        list.scrollTop = place
        const now = await frame()
        took.push(now - before)
        before = now
      }
      const sorted = took.sort((one, other) => one - other)
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
      return { medianInMilliseconds: at(0.5), slowTenthInMilliseconds: at(0.9) }
    },
    { step, frames: FRAMES },
  )

async function measure(page: Page, session: CDPSession, rate: number, step: number): Promise<Figures> {
  await scrollTo(page, 'top')
  await page.waitForTimeout(1_000)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const figures = await scrollThrough(page, step)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return figures
}

test('a thousand rows scroll as smoothly as a hundred', async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, 'admin@demo.ec')
  const session = await page.context().newCDPSession(page)
  const figuresOf = async (count: number) => {
    await openListOf(page, count)
    const figures = new Map<string, Figures>()
    for (const rate of SLOWER_BY) {
      for (const [hand, step] of Object.entries(STEPS_IN_PIXELS)) {
        figures.set(`${hand}, processor ${rate} × slower`, await measure(page, session, rate, step))
      }
    }
    return figures
  }
  const hundred = await figuresOf(100)
  const thousand = await figuresOf(1_000)

  for (const [how, many] of thousand) {
    const few = hundred.get(how) ?? many
    const say = ({ medianInMilliseconds, slowTenthInMilliseconds }: Figures) =>
      `median ${medianInMilliseconds} ms, slowest tenth from ${slowTenthInMilliseconds} ms`
    console.log(`${how}: 1,000 rows ${say(many)}; 100 rows ${say(few)}`)
    expect.soft(many.medianInMilliseconds, how).toBeLessThanOrEqual(Math.max(34, 2 * few.medianInMilliseconds))
    expect.soft(many.slowTenthInMilliseconds, how).toBeLessThanOrEqual(Math.max(100, 3 * few.slowTenthInMilliseconds))
  }
})
