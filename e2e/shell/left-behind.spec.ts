// However a session ends, the browser keeps nothing that the next person could read.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { openBrowser, signInByForm } from '../world/people.ts'
import { newStaff } from '../world/staff.ts'
import { FULL } from '../world/tiers.ts'

const account = (page: Page) => page.getByRole('button', { name: /^Cuenta/ })
const signInForm = (page: Page) => page.getByRole('heading', { name: 'Hola de nuevo' })
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('session') ?? '{}') as { token: string }).token)

/** The names of what the station keeps to tell scans without connection, with how many packages it holds. */
const keptPackages = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('expectedPackages')) return 0
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('expectedPackages')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    if (!database.objectStoreNames.contains('kept')) return 0
    const counting = database.transaction('kept').objectStore('kept').count()
    const count = await new Promise<number>((resolve) => {
      counting.onsuccess = () => resolve(counting.result)
    })
    database.close()
    return count
  })

async function atTheStation(page: Page, person: { email: string; password: string }): Promise<string> {
  await signInByForm(page, person.email, person.password)
  await page.goto('/operations/bodega')
  await expect.poll(() => keptPackages(page), { timeout: 30_000 }).toBeGreaterThan(0)
  return tokenOf(page)
}

const revoke = (request: APIRequestContext, token: string) =>
  request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })

/** Each ends the session of a page that shows the station. */
const ENDS: Record<string, (page: Page, request: APIRequestContext, token: string) => Promise<unknown>> = {
  'the person logs out': async (page) => {
    await account(page).click()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  },
  'the server ended it': async (page, request, token) => {
    await revoke(request, token)
    await page.reload()
  },
  'it ended while the browser was closed': async (page, request, token) => {
    await page.goto('about:blank')
    await revoke(request, token)
    await page.goto('/')
  },
  'another tab logs out': async (page) => {
    const other = await page.context().newPage()
    await other.goto('/')
    await account(other).click()
    await other.getByRole('button', { name: 'Cerrar sesión' }).click()
  },
}

for (const [end, act] of Object.entries(ENDS)) {
  test(`when ${end}, nothing of the person or of the packages they saw stays`, FULL, async ({ browser, request }) => {
    const person = await newStaff(request, 'administrator')
    const page = await openBrowser(browser, 'desktop')
    const token = await atTheStation(page, person)

    await act(page, request, token)

    await expect(signInForm(page)).toBeVisible()
    await expect.poll(() => keptPackages(page)).toBe(0)
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    for (const theirs of [person.email, token, 'firstName']) expect(kept).not.toContain(theirs)
  })
}

test('what an administrator’s browser remembers of them is their name and role', FULL, async ({ browser, request }) => {
  const person = await newStaff(request, 'administrator')
  const page = await openBrowser(browser, 'desktop')
  await atTheStation(page, person)
  const { me } = JSON.parse((await page.evaluate(() => localStorage.getItem('me'))) ?? '{}')
  expect(me).toMatchObject({ email: '', phone: '', identification: '', birthDate: '', address: '', role: { isAdmin: true } })
})
