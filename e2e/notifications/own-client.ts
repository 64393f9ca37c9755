// A client whom nobody else tells anything.
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { openBrowser, type Screen } from '../people.ts'

const PASSWORD = 'lluvia-en-el-pichincha-26'

export type OwnClient = { email: string; token: string }

const anyDigits = (count: number): string => String(Math.random()).slice(2, 2 + count)

/** Of Pichincha, with its check digit. */
function anyCedula(): string {
  const digits = `17${Math.floor(Math.random() * 6)}${anyDigits(6)}`
  const sum = [...digits].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return digits + String((10 - (sum % 10)) % 10)
}

async function signUp(request: APIRequestContext): Promise<OwnClient> {
  const email = `aviso-${anyDigits(12)}@correo.test`
  const account = {
    firstName: 'Rocío',
    lastName: 'Paredes',
    birthDate: '1991-04-03',
    phone: '+593998123456',
    email,
    identificationType: 'cedula',
    identification: anyCedula(),
    province: 'Pichincha',
    city: 'Quito',
    address: 'Av. Amazonas N21-147',
    password: PASSWORD,
  }
  const signedUp = await request.post('/api/auth/signup', { data: account })
  if (!signedUp.ok()) throw new Error(await signedUp.text())
  return { email, token: await tokenOf(request, email) }
}

const tokenOf = async (request: APIRequestContext, email: string, password = PASSWORD): Promise<string> =>
  (await (await request.post('/api/auth/signin', { data: { email, password } })).json()).accessToken

/** Signed up once for all tests of a run: the server allows a network few sign-ups an hour. */
let client: Promise<OwnClient> | undefined

/** The client, who has read everything. */
export async function ownClient(request: APIRequestContext): Promise<OwnClient> {
  client ??= signUp(request)
  const { token } = await client
  await request.put('/api/notification/read', { headers: { authorization: `Bearer ${token}` }, data: { all: true } })
  return client
}

type Extras = NonNullable<Parameters<typeof openBrowser>[2]> & { path?: string }

/** Their browser, signed in already. */
export async function openAs(
  browser: Browser,
  { token }: OwnClient,
  screen: Screen,
  { path = '/', ...extras }: Extras = {},
): Promise<Page> {
  const page = await openBrowser(browser, screen, extras)
  await page.goto('/login')
  await page.evaluate((session) => localStorage.setItem('session', session), JSON.stringify({ token }))
  await page.goto(path)
  await page.getByRole('button', { name: /^Cuenta/ }).waitFor()
  return page
}
