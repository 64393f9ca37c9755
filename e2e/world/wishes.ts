// Dropshipping requests that a browser test finds in the world, made through the API.
import { type APIRequestContext, expect } from '@playwright/test'
import { type Headers, headersOf, type NewClient } from './world.ts'

export type NewWish = { id: string; code: string; description: string }

/** Somebody's wish for a product, of a name that no other has. */
export async function newWish(request: APIRequestContext, { headers }: Pick<NewClient, 'headers'>): Promise<NewWish> {
  const description = `Lente ${String(Math.random()).slice(2, 10)}`
  const data = { link: 'https://www.amazon.com/dp/B00X8MRBCW', description, options: 'Negro', quantity: 2 }
  const answer = await request.post('/api/dropshipping', { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** 2 × 49.99 with its tax and fee: 115.00. */
export async function quoteWish(request: APIRequestContext, { id }: Pick<NewWish, 'id'>): Promise<number> {
  const headers = await headersOf(request, 'admin@demo.ec')
  const data = { action: 'quote', unitPriceInCents: 4_999, lastDay: inDays(5), comment: 'Precio con cupón.' }
  const answer = await request.patch(`/api/dropshipping/${id}`, { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
  const { quote } = await answer.json()
  return quote.price.totalInCents
}

export async function acceptQuote(request: APIRequestContext, headers: Headers, id: string, quotedPriceInCents: number) {
  const answer = await request.patch(`/api/dropshipping/${id}`, { headers, data: { action: 'accept', quotedPriceInCents } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** From then on this associate handles what the client asks for. */
export async function assignTo(request: APIRequestContext, email: string, { id }: Pick<NewClient, 'id'>): Promise<void> {
  const headers = await headersOf(request, 'admin@demo.ec')
  const { data } = await (await request.get(`/api/user?q=${email}`, { headers })).json()
  const answer = await request.post(`/api/associate/${data[0].id}/client`, { headers, data: { clientIds: [id] } })
  expect(answer.status(), await answer.text()).toBe(200)
}
