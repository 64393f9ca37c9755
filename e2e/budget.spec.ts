// npm run web:budget: the JavaScript that each screen makes an empty browser fetch, in bytes as sent.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { openBrowser, signIn } from './people.ts'
import { SCREENS, settle } from './screens.ts'

const SIGNED_OUT_IN_BYTES = 110_000
const AREA_IN_BYTES = 120_000

/** Signs in first, then empties the cache: what is counted is one start at this very screen. */
async function scriptBytes(browser: Browser, person: string, path: string, act?: (page: Page) => Promise<void>): Promise<number> {
  const page = await openBrowser(browser, 'desktop')
  if (person !== 'nobody') await signIn(page, person)
  const devtools = await page.context().newCDPSession(page)
  const scripts = new Set<string>()
  let bytes = 0
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(path)
  await settle(page)
  await act?.(page)
  await settle(page)
  await page.context().close()
  return bytes
}

for (const [person, screens] of Object.entries(SCREENS)) {
  for (const { name, path, act } of screens) {
    test(`${person}: ${name}`, async ({ browser }) => {
      const allowed = SIGNED_OUT_IN_BYTES + (person === 'nobody' ? 0 : AREA_IN_BYTES)
      const bytes = await scriptBytes(browser, person, path, act)
      console.log(`${name.padEnd(28)}${(bytes / 1_000).toFixed(1).padStart(8)} kB of ${allowed / 1_000}`)
      expect(bytes).toBeLessThanOrEqual(allowed)
    })
  }
}
