// npm run web:rows: what a frame costs while a list of a thousand rows is scrolled, beside one of a hundred.
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { openListOf, scroller, scrollTo } from '../world/many-rows.ts'
import { openBrowser, signIn } from '../world/people.ts'

/** The machine's own processor, and a phone's. */
const SLOWER_BY = [1, 4]
/** A page read in passing, and a quick hand on a wheel or on the bar. */
const SPEEDS_IN_PIXELS_PER_SECOND = { reading: 2_400, hurrying: 12_000 }
const SECONDS = 2

type Figures = { medianInMilliseconds: number; slowTenthInMilliseconds: number }

/** From the top, as far as the time goes: the median frame, and what the slowest tenth took at least. */
const scrollThrough = async (page: Page, speed: number): Promise<Figures> =>
  (await scroller(page)).evaluate(
    async (list, { speed, seconds }) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const bottom = list.scrollHeight - list.clientHeight
      const took: number[] = []
      const began = await frame()
      let before = began
      while (list.scrollTop < bottom - 1 && before - began < 1_000 * seconds) {
        list.scrollTop = Math.max(1, ((before - began) / 1_000) * speed)
        const now = await frame()
        took.push(now - before)
        before = now
      }
      const sorted = took.sort((one, other) => one - other)
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
      return { medianInMilliseconds: at(0.5), slowTenthInMilliseconds: at(0.9) }
    },
    { speed, seconds: SECONDS },
  )

async function measure(page: Page, session: CDPSession, rate: number, speed: number): Promise<Figures> {
  await scrollTo(page, 'top')
  await page.waitForTimeout(1_000)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const figures = await scrollThrough(page, speed)
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
      for (const [hand, speed] of Object.entries(SPEEDS_IN_PIXELS_PER_SECOND)) {
        figures.set(`${hand}, processor ${rate} × slower`, await measure(page, session, rate, speed))
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
