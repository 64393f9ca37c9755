// A client whom nobody else tells anything.
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { openBrowser, type Screen } from '../world/people.ts'

const EMAIL = 'avisos@correo.test'
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

async function signUp(request: APIRequestContext): Promise<void> {
  const account = {
    firstName: 'Rocío',
    lastName: 'Paredes',
    birthDate: '1991-04-03',
    phone: '+593998123456',
    email: EMAIL,
    identificationType: 'cedula',
    identification: anyCedula(),
    province: 'Pichincha',
    city: 'Quito',
    address: 'Av. Amazonas N21-147',
    password: PASSWORD,
  }
  const signedUp = await request.post('/api/auth/signup', { data: account })
  if (!signedUp.ok()) throw new Error(await signedUp.text())
}

const tokenOf = async (request: APIRequestContext): Promise<string | undefined> => {
  const answer = await request.post('/api/auth/signin', { data: { email: EMAIL, password: PASSWORD } })
  return (await answer.json()).accessToken
}

/** The client, who has read everything. Signed up once for a company: the server allows a network few sign-ups an hour. */
export async function ownClient(request: APIRequestContext): Promise<OwnClient> {
  let token = await tokenOf(request)
  if (!token) {
    await signUp(request)
    token = await tokenOf(request)
  }
  const headers = { authorization: `Bearer ${token}` }
  await request.put('/api/notification/read', { headers, data: { all: true } })
  return { email: EMAIL, token: token ?? '' }
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
