// Every way in which a session ends while its browser holds something of the person.
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { headersOf, type NewClient } from './world.ts'

export type Scene = { page: Page; request: APIRequestContext; person: NewClient; token: string }

type End = {
  /** What the person signs in with afterwards; null where they cannot. */
  password?: string | null
  /** Somebody else is signed in then. */
  isAnotherIn?: true
  /** @returns the page that is looked at then. */
  act: (scene: Scene) => Promise<Page>
}

const NEW_PASSWORD = 'mar-de-piedras-2026'
const ADMINISTRATOR = 'admin@demo.ec'

const account = (page: Page) => page.getByRole('button', { name: /^Cuenta/ })

export async function logOut(page: Page): Promise<void> {
  await account(page).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
}

/** The page hears of it with its next call, unless its bell has asked before. */
async function goesOn(page: Page): Promise<Page> {
  const goingHome = page.getByRole('link', { name: 'Puente, inicio' }).click({ timeout: 10_000 })
  await goingHome.catch(() => expect(page).toHaveURL(/\/login/))
  return page
}

const ok = async (answering: Promise<{ ok: () => boolean; text: () => Promise<string> }>): Promise<void> => {
  const answer = await answering
  expect(answer.ok(), await answer.text()).toBe(true)
}

const endHere = ({ request, token }: Scene) =>
  ok(request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } }))

const changeAccount = async ({ request, person }: Scene, data: object) =>
  ok(request.put(`/api/user/${person.id}`, { headers: await headersOf(request, ADMINISTRATOR), data }))

async function chooseByLink({ request, person }: Scene): Promise<void> {
  const headers = await headersOf(request, ADMINISTRATOR)
  const { link } = await (await request.post(`/api/user/${person.id}/password-link`, { headers })).json()
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')
  await ok(request.post('/api/auth/reset-password/confirm', { data: { token, password: NEW_PASSWORD } }))
}

/** As another tab does where a person signs in: the token that all tabs share is theirs. */
async function takeThePlace({ page, request }: Scene): Promise<Page> {
  const { authorization } = await headersOf(request, 'cliente3@demo.ec')
  const other = await page.context().newPage()
  await other.goto('/robots.txt')
  await other.evaluate((token) => localStorage.setItem('session', JSON.stringify({ token })), authorization.slice(7))
  await expect(page).toHaveURL('/')
  await expect(account(page)).toBeVisible()
  return page
}

export const ENDS: Readonly<Record<string, End>> = {
  'the person logs out': {
    act: async ({ page }) => {
      await logOut(page)
      return page
    },
  },
  'another tab logs out': {
    act: async ({ page }) => {
      const other = await page.context().newPage()
      await other.goto('/')
      await logOut(other)
      return page
    },
  },
  'the server ended it': {
    act: async (scene) => {
      await endHere(scene)
      return goesOn(scene.page)
    },
  },
  'it expires': {
    act: async ({ page }) => {
      const refusal = { statusCode: 401, code: 'notSignedIn', message: 'Sign in', details: {} }
      await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: refusal }))
      await goesOn(page)
      await expect(page).toHaveURL(/\/login/)
      await page.unroute('**/api/**')
      return page
    },
  },
  'it is closed from another browser': {
    act: async ({ page, request, person }) => {
      await ok(request.delete('/api/auth/sessions', { headers: person.headers }))
      return goesOn(page)
    },
  },
  'another browser changes the password': {
    password: NEW_PASSWORD,
    act: async ({ page, request, person }) => {
      const data = { currentPassword: person.password, newPassword: NEW_PASSWORD }
      await ok(request.put('/api/auth/change-password', { headers: person.headers, data }))
      return goesOn(page)
    },
  },
  'a link chose another password': {
    password: NEW_PASSWORD,
    act: async (scene) => {
      await chooseByLink(scene)
      return goesOn(scene.page)
    },
  },
  'the account is disabled': {
    password: null,
    act: async (scene) => {
      await changeAccount(scene, { status: 'inactive' })
      return goesOn(scene.page)
    },
  },
  'the role changes': {
    password: null,
    act: async (scene) => {
      const { role } = await (await scene.request.get('/api/auth/me', { headers: scene.person.headers })).json()
      await changeAccount(scene, { userType: role.isAssociate ? 0 : 2 })
      return goesOn(scene.page)
    },
  },
  'the page is loaded again after it ended': {
    act: async (scene) => {
      await endHere(scene)
      await scene.page.reload()
      return scene.page
    },
  },
  'another session takes its place': { isAnotherIn: true, act: takeThePlace },
}
