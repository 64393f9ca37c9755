import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { headersOf } from '../world/world.ts'

export const bell = (page: Page) => page.getByRole('button', { name: /^Notificaciones/ })
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Notificaciones' })
export const component = (page: Page) => panel(page).frameLocator('iframe')
export const unread = async (page: Page) => Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

/** An administrator asks for packages in a client's name: the client is told of each. The things, in order. */
export async function tellOf(request: APIRequestContext, email: string, count: number): Promise<string[]> {
  const headers = await headersOf(request, 'admin@demo.ec')
  const { data } = await (await request.get(`/api/user?q=${email}`, { headers })).json()
  const things = Array.from({ length: count }, () => `Lámpara ${String(Math.random()).slice(2, 10)}`)
  const packages = things.map((description) => ({
    tracking: `TBA${String(Math.random()).slice(2, 14)}`,
    items: [{ description, quantity: 1, unitPriceInCents: 2_500 }],
  }))
  const body = { clientId: data[0].id, category: 'B', packages }
  const invoices = packages.map((_one, index) => [
    `invoice-${index}`,
    { name: 'factura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') },
  ])
  const multipart = { data: JSON.stringify(body), ...Object.fromEntries(invoices) }
  const made = await request.post('/api/order/create', { headers, multipart })
  expect(made.status(), await made.text()).toBeLessThan(300)
  return things
}

export const tellClient = async (request: APIRequestContext, email: string): Promise<string> =>
  (await tellOf(request, email, 1))[0] ?? ''
