// Staff of a test's own, whose sign-in nobody else depends on, and their second step as a telephone has it.
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { field } from './people.ts'
import { type Headers, headersOf, type NewClient, newClient } from './world.ts'

const ADMIN = 'admin@demo.ec'
const SECOND_OWNER = 'gerencia@demo.ec'
const USER_TYPES = { administrator: 1, associate: 2 } as const
const STEP_IN_MILLISECONDS = 30_000

export async function newStaff(request: APIRequestContext, role: keyof typeof USER_TYPES): Promise<NewClient> {
  const firstName = `Luz${String(Math.random()).slice(2, 10)}`
  const person = await newClient(request, firstName)
  const headers = await headersOf(request, ADMIN)
  const answer = await request.put(`/api/user/${person.id}`, { headers, data: { userType: USER_TYPES[role] } })
  expect(answer.status(), await answer.text()).toBe(role === 'administrator' ? 202 : 200)
  if (role === 'administrator') await approve(request, (await answer.json()).approval.id)
  return { ...person, headers: await headersOf(request, person.email, person.password) }
}

/** A new administrator waits for a second owner. */
async function approve(request: APIRequestContext, id: string): Promise<void> {
  const headers = await headersOf(request, SECOND_OWNER)
  const answer = await request.put(`/api/approval/${id}`, { headers, data: { action: 'approve' } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** What an application shows, `steps` of thirty seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_IN_MILLISECONDS })

/** The server takes the code of the step before, and no older one: on a busy machine the call arrives seconds after its code was made. */
const LEAST_LEFT_IN_MILLISECONDS = 15_000

/** The code of the step before the current one, which leaves the current one for the next time. */
export async function codeBefore(secret: string): Promise<string> {
  const left = STEP_IN_MILLISECONDS - (Date.now() % STEP_IN_MILLISECONDS)
  if (left < LEAST_LEFT_IN_MILLISECONDS) await new Promise((resolve) => setTimeout(resolve, left))
  return codeOf(secret, -1)
}

export type Kept = { secret: string; recoveryCodes: string[] }

/** Through the API, for what begins with it on. */
export async function turnOn(request: APIRequestContext, { headers, password }: NewClient): Promise<Kept> {
  const begun = await request.post('/api/auth/second-factor', { headers, data: { password } })
  const { secret } = await begun.json()
  const confirmed = await request.post('/api/auth/second-factor/confirm', { headers, data: { code: await codeBefore(secret) } })
  expect(confirmed.status(), await confirmed.text()).toBe(200)
  return { secret, ...(await confirmed.json()) }
}

export async function requireOfStaff(request: APIRequestContext, { headers }: { headers: Headers }, isRequired: boolean) {
  const answer = await request.put('/api/company/second-step', { headers, data: { isRequired } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** As far as the code. */
export async function signInToCode(page: Page, { email, password }: NewClient): Promise<void> {
  await page.goto('/login')
  await field(page, 'Correo electrónico').fill(email)
  await field(page, 'Contraseña').fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.getByRole('heading', { name: 'Un paso más' }).waitFor()
}
