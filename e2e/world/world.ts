// What a browser test finds in the world before it begins: people and packages of its own, made through the API.
import { type APIRequestContext, expect } from '@playwright/test'
import { authorizationOf, DEMO_PASSWORD, sharedToken } from './sessions.ts'

export type Headers = { authorization: string }
export type NewClient = { email: string; password: string; headers: Headers; id: string; firstName: string }

const digits = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('')

/** What calls of this person carry, in the session that the tests of a worker share. */
export const headersOf = async (request: APIRequestContext, email: string, password = DEMO_PASSWORD): Promise<Headers> =>
  authorizationOf(await sharedToken(request, email, password))

/** A number that passes its check digit: ten digits of Pichincha (domain, section 2). */
export function newCedula(): string {
  const nine = `17${Math.floor(Math.random() * 6)}${digits(6)}`
  const doubled = [...nine].map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1))
  const sum = doubled.reduce((total, product) => total + (product > 9 ? product - 9 : product), 0)
  return `${nine}${(10 - (sum % 10)) % 10}`
}

/** Sign-ups are counted by network: everybody comes from one of their own, where the server trusts the header (playwright.config.ts). */
const fromElsewhere = () => ({
  'x-forwarded-for': Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 223)).join('.'),
})

/** Somebody whom no other test knows; with a cédula they can be declared in category B. */
export async function newClient(request: APIRequestContext, firstName = 'Rosa', cedula?: string): Promise<NewClient> {
  const email = `prueba-${digits(12)}@correo.test`
  const password = 'mar-de-nubes-2026'
  const person = { firstName, lastName: 'Andrade', birthDate: '1990-05-17', phone: '+593998123456', language: 'es' }
  const place = { province: 'Pichincha', city: 'Quito', address: 'Av. Amazonas N34-120' }
  const passport = { identificationType: 'passport', identification: `P${digits(8)}` }
  const identity = cedula ? { identificationType: 'cedula', identification: cedula } : passport
  const data = { ...person, ...place, ...identity, email, password }
  const answer = await request.post('/api/auth/signup', { data, headers: fromElsewhere() })
  expect(answer.status(), await answer.text()).toBe(200)
  const { id } = await answer.json()
  return { email, password, id, firstName, headers: await headersOf(request, email, password) }
}
