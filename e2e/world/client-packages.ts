// A client's packages as far on their way as a test needs them: each step is a call that people make.
import { type APIRequestContext, expect } from '@playwright/test'
import { invoicePdf, phonePhoto } from './files.ts'
import { type Headers, headersOf, type NewClient } from './world.ts'

export type Package = { id: string; code: string; description: string }
type File = { name: string; mimeType: string; buffer: Buffer }
type Call = { data?: object; files?: Record<string, File>; headers: Headers }

const random = () => String(Math.random()).slice(2, 14).padEnd(12, '0')
const INVOICE: File = { name: 'factura.pdf', mimeType: 'application/pdf', buffer: invoicePdf() }

async function ask(request: APIRequestContext, method: string, path: string, { data = {}, files, headers }: Call) {
  const body = files ? { multipart: { data: JSON.stringify(data), ...files } } : { data }
  const answer = await request.fetch(`/api${path}`, { method, headers, ...body })
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** What the office and the warehouses do with a client's packages. */
export async function houseOf(request: APIRequestContext, client: NewClient) {
  const office = await headersOf(request, 'admin@demo.ec')
  const asOffice = (method: string, path: string, data: object, files?: Record<string, File>) =>
    ask(request, method, path, { data, headers: office, ...(files ? { files } : {}) })

  const ordered = async (description: string, dollars = 50, quantity = 1): Promise<Package> => {
    const items = [{ description, quantity, unitPriceInCents: dollars * 100 }]
    const data = { category: 'B', packages: [{ tracking: `TBA${random()}`, items }] }
    const { orders } = await ask(request, 'POST', '/order/create', {
      data,
      headers: client.headers,
      files: { 'invoice-0': INVOICE },
    })
    return { id: orders[0].id, code: orders[0].code, description }
  }
  const inMiami = async (description: string, weightInGrams = 1_000, dollars = 50, quantity = 1): Promise<Package> => {
    const made = await ordered(description, dollars, quantity)
    const photo = (name: string): File => ({ name, mimeType: 'image/png', buffer: phonePhoto() })
    const files = { [`photo-${made.id}`]: photo('caja.png') }
    await asOffice('PUT', `/order/associate/value/${made.id}`, { productValueInCents: dollars * quantity * 100 })
    await asOffice('PUT', '/order/admin/confirm/warehouse', { arrivals: [{ orderId: made.id, weightInGrams }] }, files)
    return made
  }
  const inQuito = async (description: string, weightInGrams = 1_000): Promise<Package> => {
    const made = await inMiami(description, weightInGrams)
    const { id: bundleId } = await asOffice('POST', '/bundle', { orderIds: [made.id] })
    const guide = random()
    const bundles = [{ bundleId, childGuideNumber: `HIJA-${guide}` }]
    const flight = {
      guideNumber: `729-${guide}`,
      airline: 'Avianca Cargo',
      flight: 'AV 8392',
      departureDate: new Date().toISOString().slice(0, 10),
      bundles,
    }
    const { id: manifestId } = await asOffice('POST', '/manifest', flight)
    await asOffice('POST', `/manifest/${manifestId}/ship`, {})
    await asOffice('PUT', '/bundle/confirm-arrival', { bundleIds: [bundleId] })
    await asOffice('PUT', '/bundle/confirm-weights', { weights: [{ orderId: made.id, weightInGrams }] })
    return made
  }
  return {
    ordered,
    inMiami,
    inQuito,
    /** From then on the client reads the sums of their quota. */
    seesDocument: () => asOffice('PUT', `/user/${client.id}/identity`, { isVerified: true, note: 'Cédula, en el mostrador' }),
    /** Asks the client for what is missing. */
    markIncomplete: ({ id }: Package, missing: string[], note: string) =>
      asOffice('PATCH', '/order/update-incomplete', { orderId: id, missing, note }),
    /** Two boxes of one thing each, as heavy and as dear as each other. */
    splitInTwo: ({ id, description }: Package, weightInGrams: number, dollars: number) => {
      const items = [{ description, quantity: 1, unitPriceInCents: dollars * 100 }]
      const part = { items, productValueInCents: dollars * 100, weightInGrams }
      return asOffice('POST', `/order/${id}/split`, { parts: [part, part] })
    },
    openIncident: ({ id }: Package, kind: string, description: string) =>
      asOffice('POST', `/order/${id}/incident`, { kind, description }, {}),
    refuseReceipt: async (reason: string) => {
      const { data } = await ask(request, 'GET', `/payment-proof?clientId=${client.id}&status=pending`, { headers: office })
      await asOffice('PUT', `/payment-proof/${data[0].id}`, { status: 'refused', reason })
    },
    confirmPayment: ({ id }: Package) =>
      asOffice('PUT', '/order/admin/paid/client/', { orderIds: [id], method: 'transfer', reference: 'PICH-8812' }),
    undoPayment: async (reason: string) => {
      const { data } = await ask(request, 'GET', `/payment?clientId=${client.id}`, { headers: office })
      await asOffice('DELETE', `/payment/${data[0].id}`, { reason })
    },
    bill: ({ id }: Package): Promise<Package> =>
      ask(request, 'POST', '/sale-order', {
        data: { orderIds: [id], pickupAuthorizedNameId: null, invoiceOwnerAuthorizedNameId: null },
        headers: client.headers,
      }),
    voidBill: ({ id }: Pick<Package, 'id'>, reason: string) => asOffice('DELETE', `/sale-order/${id}`, { reason }),
  }
}
export type House = Awaited<ReturnType<typeof houseOf>>
