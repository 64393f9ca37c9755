// What a screen shows stays in view: words that come late may add to it, never take it away meanwhile.
import { expect, type Page } from '@playwright/test'

const LATE_IN_MILLISECONDS = 200

declare global {
  interface Window {
    takenFromView?: string[]
  }
}

/** React hides what it showed, while a part of it waits, by this style. */
function followWhatIsHidden() {
  const taken: string[] = []
  window.takenFromView = taken
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLElement && target.style.getPropertyPriority('display') === 'important' && target.innerText !== '')
        taken.push(target.innerText.slice(0, 60))
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] })
}

/** Words come late on this page, and what they hide is kept. */
export async function speakLate(page: Page): Promise<void> {
  await page.addInitScript(followWhatIsHidden)
  await page.route('**/locales/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_IN_MILLISECONDS))
    await route.fallback()
  })
}

export async function expectKeptInView(page: Page, name: string): Promise<void> {
  expect.soft(await page.evaluate(() => window.takenFromView), `${name}: what was shown, and hidden while more came`).toEqual([])
}
