// What the tests of assisted purchases find in the world before they begin: purchases of their own, made through the API.
import { type APIRequestContext, expect } from '@playwright/test'
import { type Headers, headersOf } from './world.ts'

/** With an associate, and without. */
export const CLIENT = 'cliente@demo.ec'
export const FREE_CLIENT = 'cliente2@demo.ec'
export const ASSOCIATE = 'asociado@demo.ec'
export const ADMINISTRATOR = 'admin@demo.ec'

export type Asked = { id: string; code: string; description: string }

const digits = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('')

/** A word that no other test types. */
export const named = (what: string) => `${what} ${digits(8)}`

const sessions = new Map<string, Promise<Headers>>()

function sessionOf(request: APIRequestContext, email: string): Promise<Headers> {
  const session = sessions.get(email) ?? headersOf(request, email)
  sessions.set(email, session)
  return session
}

/** Does one call as somebody of the demo company, and gives its answer. */
export async function as(request: APIRequestContext, email: string, method: string, path: string, data: object | null = null) {
  const headers = await sessionOf(request, email)
  const answer = await request.fetch(`/api${path}`, { method, headers, ...(data ? { data } : {}) })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** 100.00 with 6.5 % of tax and 8 % of fee are 115.02; up to 110.00 the client is not asked again. */
export async function ask(request: APIRequestContext, email = CLIENT, changes: object = {}): Promise<Asked> {
  const description = named('Mochila')
  const item = { link: 'https://www.amazon.com/dp/B07TEST', store: 'Amazon', description, options: 'Azul', quantity: 1 }
  const items = [{ ...item, unitPriceInCents: 10_000, unitPriceLimitInCents: 11_000 }]
  const made = await as(request, email, 'POST', '/assisted-purchase', { category: 'B', items, ...changes })
  return { id: made.id, code: made.code, description }
}

/** 120.00 with tax and fee: 12,000 + 780 + 1,022. */
const PROPOSED_IN_CENTS = 13_802

/** The associate found it for 120.00. */
export async function propose(request: APIRequestContext, asked: Asked, comment = 'Subió de precio.'): Promise<void> {
  const { items } = await as(request, ASSOCIATE, 'GET', `/purchase/${asked.id}`)
  const priced = items.map(({ id }: { id: string }) => ({ id, unitPriceInCents: 12_000 }))
  const body = { items: priced, temporalPriceInCents: PROPOSED_IN_CENTS, comment }
  await as(request, ASSOCIATE, 'POST', `/purchase/${asked.id}/review`, body)
}

/** The proposal was wrong: it costs 125.00. 12,500 + 813 + 1,065. */
export async function correct(request: APIRequestContext, asked: Asked): Promise<void> {
  const { items } = await as(request, ASSOCIATE, 'GET', `/purchase/${asked.id}`)
  const priced = items.map(({ id }: { id: string }) => ({ id, unitPriceInCents: 12_500 }))
  await as(request, ASSOCIATE, 'PATCH', `/purchase/${asked.id}`, { action: 'update', items: priced })
}

/** The smallest file that is a PDF. */
export const INVOICE = { name: 'factura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }
