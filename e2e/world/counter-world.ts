// What the counter stands on: bills of a client of the test's own, the receipts they sent, and who may collect for them.
import { type APIRequestContext, expect } from '@playwright/test'
import { type House, houseOf, type Package } from './client-packages.ts'
import { phonePhoto } from './files.ts'
import { assignTo } from './wishes.ts'
import { type NewClient, newCedula, newClient } from './world.ts'

export const ADMINISTRATOR = 'admin@demo.ec'
export const ASSOCIATE = 'asociado@demo.ec'

/** 1.00 kg and 50.00: the minimum freight of 10.00, handling 1.00, IVA 0.15 on the handling and a duty of 20.00 of its own. */
export const ONE_BILL = '$31,15'
/** Two of them on one bill: services of 22.00, IVA 0.30, duties of 40.00. */
export const TWO_ON_ONE_BILL = '$62,30'

export type Counter = { client: NewClient; name: string; house: House; request: APIRequestContext }

/** A client whom no other test knows, by a first name of their own, with or without an associate. */
export async function counterOf(request: APIRequestContext, { associate = false } = {}): Promise<Counter> {
  const firstName = `Mar${String(Math.random()).slice(2, 10)}`
  const client = await newClient(request, firstName, newCedula())
  if (associate) await assignTo(request, ASSOCIATE, client)
  return { client, name: `${firstName} Andrade`, house: await houseOf(request, client), request }
}

/** One bill of several packages. */
export async function billTogether({ request, client }: Counter, packages: readonly Package[], pickupId: string | null = null) {
  const data = {
    orderIds: packages.map(({ id }) => id),
    pickupAuthorizedNameId: pickupId,
    invoiceOwnerAuthorizedNameId: null,
  }
  const answer = await request.post('/api/sale-order', { headers: client.headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as Package
}

export async function sendReceipt(
  { request, client }: Counter,
  bill: Pick<Package, 'id'>,
  reference: string,
  amountInCents: number,
) {
  const proof = { name: 'comprobante.png', mimeType: 'image/png', buffer: phonePhoto() }
  const multipart = { data: JSON.stringify({ amountInCents, reference, note: '' }), proof }
  const answer = await request.post(`/api/sale-order/${bill.id}/payment-proof`, { headers: client.headers, multipart })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Somebody who may collect in the client's place. */
export async function authorize({ request, client }: Counter, name: string): Promise<{ id: string; identification: string }> {
  const identification = newCedula()
  const data = { name, identificationType: 'cedula', identification, phone: '+593998123456', purposes: ['pickup'] }
  const answer = await request.post('/api/user/authorized-names', { headers: client.headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

export const identificationOf = async ({ request, client }: Counter): Promise<string> =>
  (await (await request.get('/api/auth/me', { headers: client.headers })).json()).identification
