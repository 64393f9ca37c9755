// npm run web:home: what the client's home costs a phone that opens it for the first time, beside /login in the same run.
import { type Browser, type BrowserContext, type CDPSession, expect, type Page, test } from '@playwright/test'
import { followRequests, openBrowser, signIn } from '../world/people.ts'
import { FULL } from '../world/tiers.ts'
import { settle } from './screens.ts'

const MOST = { requests: 20, bytes: 260_000, usefulInMilliseconds: 2_000, timesLogin: 1.3 }
/** Slow 4G, and a processor of a cheap phone. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const PROCESSOR_TIMES_SLOWER = 4
const ROUNDS = 5

type Session = Awaited<ReturnType<BrowserContext['storageState']>>
type Cold = { page: Page; network: CDPSession; close: () => Promise<void> }

/** A browser that has nothing but the session: a service worker would fetch in its own name, unseen from here. */
async function openCold(browser: Browser, storageState?: Session): Promise<Cold> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', ...(storageState && { storageState }) })
  const page = await context.newPage()
  followRequests(page)
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  return { page, network, close: () => context.close() }
}

async function slowDown({ network }: Cold): Promise<void> {
  await network.send('Network.emulateNetworkConditions', NETWORK)
  await network.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_TIMES_SLOWER })
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

async function firstPaintOfLogin(browser: Browser): Promise<number> {
  const cold = await openCold(browser)
  await slowDown(cold)
  await cold.page.goto('/login')
  await cold.page.getByRole('heading', { level: 1 }).waitFor()
  const mark = await cold.page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  const paint = await mark.jsonValue()
  await cold.close()
  return paint ?? Number.POSITIVE_INFINITY
}

async function usefulHome(browser: Browser, session: Session): Promise<number> {
  const cold = await openCold(browser, session)
  await slowDown(cold)
  await cold.page.goto('/')
  const mark = await cold.page.waitForFunction(() => performance.getEntriesByName('useful')[0]?.startTime)
  const useful = await mark.jsonValue()
  await cold.close()
  return useful ?? Number.POSITIVE_INFINITY
}

let session: Session
test.beforeAll(async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  await signIn(page, 'cliente@demo.ec')
  session = await page.context().storageState()
  await page.context().close()
})

test('a cold home is few requests and few bytes', FULL, async ({ browser }) => {
  const cold = await openCold(browser, session)
  const addresses = new Map<string, string>()
  const warnings: string[] = []
  cold.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  let bytes = 0
  cold.network.on('Network.requestWillBeSent', ({ requestId, request }) => void addresses.set(requestId, request.url))
  cold.network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    console.log(`${String(encodedDataLength).padStart(8)}  ${new URL(addresses.get(requestId) ?? '').pathname}`)
  })
  await cold.page.goto('/')
  await settle(cold.page)
  // The browser's own question for its icon is none that a page asks; a picture within an answer is there already.
  const asked = [...addresses.values()].filter((address) => !/\/favicon\.svg$|^data:/.test(address))
  await cold.close()

  console.log(`${asked.length} requests of ${MOST.requests}, ${(bytes / 1_000).toFixed(1)} kB of ${MOST.bytes / 1_000}`)
  expect.soft(asked.length).toBeLessThanOrEqual(MOST.requests)
  expect.soft(bytes).toBeLessThanOrEqual(MOST.bytes)
  // What is asked for before the program is there is what it then asks for: nothing twice, nothing in vain.
  expect.soft(asked).toEqual([...new Set(asked)])
  expect.soft(warnings.filter((text) => text.includes('preload'))).toEqual([])
})

test('on slow 4G and a slow processor it is useful soon after /login would be seen', FULL, async ({ browser }) => {
  const [logins, homes]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    logins.push(await firstPaintOfLogin(browser))
    homes.push(await usefulHome(browser, session))
  }
  const [login, home] = [median(logins), median(homes)]

  console.log(
    `useful after ${home.toFixed(0)} ms of ${MOST.usefulInMilliseconds}, ${(home / login).toFixed(2)} times /login's first paint`,
  )
  expect.soft(home).toBeLessThanOrEqual(MOST.usefulInMilliseconds)
  expect.soft(home / login).toBeLessThanOrEqual(MOST.timesLogin)
})
