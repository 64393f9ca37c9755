import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { widthOver } from '../world/people.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A way to each of the thousands of places where nothing is wrong takes longer than looking at them. */
const FOUND_ALONE = { resultTypes: ['violations' as const] }

/** What axe finds, all of it at once, each with the first place it was found at; and nothing wider than the window. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // What an action scrolled half under the header is in nobody's way: another scroll brings it back.
  await page.evaluate(() => scrollTo(0, 0))
  const { violations } = await new AxeBuilder({ page }).options(FOUND_ALONE).withTags(TAGS).analyze()
  const found = violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes[0]?.target}`)
  const surplus = await widthOver(page)
  if (surplus > 0) found.push(`${name}: ${surplus} px wider than the window`)
  expect.soft(found).toEqual([])
}
