// What a client saw before shows at once: with the network off, and after the page was loaded anew while the server is slow. A log-out leaves nothing of it.
import { expect, type Page, test } from '@playwright/test'
import { logOut } from '../world/ends-of-sessions.ts'
import { readable } from '../world/kept-by-browser.ts'
import { openBrowser, signIn, signInByForm, untilQuiet } from '../world/people.ts'

const CLIENT = 'cliente@demo.ec'
const DATABASE = 'keptAnswers'
const go = (page: Page, place: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: place, exact: true }).click()
const openers = (page: Page) => page.locator('[data-row-stop="open"]')
const isWaiting = (page: Page) => page.locator('.mantine-Skeleton-root, .mantine-Loader-root').filter({ visible: true })
const keptRows = (page: Page): Promise<number> =>
  page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return 0
    const answerOf = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await answerOf(indexedDB.open(name))
    const count = await answerOf(database.transaction('answers').objectStore('answers').count())
    database.close()
    return count
  }, DATABASE)

/** The list, and the first record of it. */
async function seeListAndRecord(page: Page): Promise<string> {
  await go(page, 'Paquetes')
  await expect(openers(page).first()).toBeVisible()
  const title = await openers(page).first().locator('[title]').first().innerText()
  await openers(page).first().click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Historia' })).toBeVisible()
  await untilQuiet(page)
  await page.keyboard.press('Escape')
  await go(page, 'Inicio')
  await untilQuiet(page)
  return title
}

test('lists and records that were seen show with the network off', async ({ browser }) => {
  const page = await openBrowser(browser, 'phone')
  await signIn(page, CLIENT)
  const title = await seeListAndRecord(page)

  await page.context().setOffline(true)
  await go(page, 'Paquetes')
  await expect(openers(page).first()).toContainText(title)
  await openers(page).first().click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Historia' })).toBeVisible()
  await expect(isWaiting(page)).toHaveCount(0)
  await page.context().setOffline(false)
})

test('after the page was loaded anew they show before the server answers, and a log-out leaves nothing of them', async ({
  browser,
}) => {
  const page = await openBrowser(browser, 'phone')
  await signInByForm(page, CLIENT)
  const title = await seeListAndRecord(page)
  await expect.poll(() => keptRows(page)).toBeGreaterThan(4)
  expect(await readable(page, [title, CLIENT])).toEqual([])

  // Who it is and their keys are answered; what they saw waits for ever.
  await page.route(/\/api\/(order|client|saved-view)/, () => undefined)
  await page.goto('/tuspedidos')
  await expect(openers(page).first()).toContainText(title)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await logOut(page)
  await expect(page.getByRole('heading', { name: 'Hola de nuevo' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain(DATABASE)
  expect(await readable(page, [title, CLIENT])).toEqual([])
})
