// What people typed is shown as they typed it, on every screen: nothing of it runs, nothing of it is read as a template.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { SCREENS, settle } from '../measure/screens.ts'
import { ATTACK, hostileClient } from '../world/hostile-world.ts'
import { openBrowser, signIn } from '../world/people.ts'
import { FULL } from '../world/tiers.ts'
import type { NewClient } from '../world/world.ts'

const PATIENCE_IN_MILLISECONDS = 900_000
/** What a screen opens may be missing of this client: then it is not there. */
const SHORT_PATIENCE_IN_MILLISECONDS = 4_000

let client: NewClient
test.beforeAll(async ({ request }) => {
  client = await hostileClient(request)
})

/** A page that remembers whether anything of a text ran; a violation of its policy fails by itself (`openBrowser`). */
async function watchedPage(browser: Browser): Promise<{ page: Page; ran: string[] }> {
  const page = await openBrowser(browser, 'desktop')
  const ran: string[] = []
  await page.exposeFunction('attacked', () => ran.push('a script'))
  page.on('dialog', (dialog) => {
    ran.push(`a dialog: ${dialog.message()}`)
    return dialog.dismiss()
  })
  return { page, ran }
}

async function expectHarmless(page: Page, ran: readonly string[], screen: string): Promise<void> {
  expect(ran, screen).toEqual([])
  for (const frame of page.frames()) {
    expect(await frame.locator('img[src="x"], svg[onload], a[href^="javascript:"]').count(), screen).toBe(0)
  }
}

/** Opens the screens; answers on how many of them the attack stood as it was typed. */
async function openScreens(page: Page, ran: readonly string[], person: string): Promise<number> {
  page.setDefaultTimeout(SHORT_PATIENCE_IN_MILLISECONDS)
  page.setDefaultNavigationTimeout(PATIENCE_IN_MILLISECONDS)
  let shown = 0
  for (const { name, path, act } of SCREENS[person] ?? []) {
    await page.goto(path)
    await settle(page)
    await expectHarmless(page, ran, name)
    await act?.(page).catch(() => undefined)
    await settle(page)
    await expectHarmless(page, ran, name)
    const text = await page.locator('body').innerText()
    if (text.includes(ATTACK)) shown += 1
  }
  return shown
}

test.describe('nothing that was typed runs', FULL, () => {
  test('on the screens of the client who typed it', async ({ browser }) => {
    test.setTimeout(PATIENCE_IN_MILLISECONDS)
    const { page, ran } = await watchedPage(browser)
    await signIn(page, client.email, client.password)

    expect(await openScreens(page, ran, 'cliente@demo.ec')).toBeGreaterThan(10)
  })

  for (const [person, fewest] of [
    ['asociado@demo.ec', 4],
    ['admin@demo.ec', 10],
  ] as const) {
    test(`on the screens of ${person}`, async ({ browser }) => {
      test.setTimeout(PATIENCE_IN_MILLISECONDS)
      const { page, ran } = await watchedPage(browser)
      await signIn(page, person)

      expect(await openScreens(page, ran, person)).toBeGreaterThanOrEqual(fewest)
    })
  }
})
