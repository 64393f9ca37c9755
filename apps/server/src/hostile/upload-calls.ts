// Every call that takes files, each with a record of its own where it finds one. Written by hand: the test says so when one is missing.

import { incidents } from '@app/contract'
import { FISCAL_RECORDS } from '../testing/given/given-fiscal-records.ts'
import { given } from '../testing/given/given-orders.ts'
import { billedBundle, paidBundle } from '../testing/given/given-packages.ts'
import { ask, purchaseIn } from '../testing/given/given-purchases.ts'
import { requestRefund } from '../testing/given/given-records.ts'
import { wanted } from '../testing/package-requests.ts'
import { type Person, signedInAs } from '../testing/world.ts'

/** What goes with the file, and where. */
export type UploadCall = { who: Person | 'administrator'; method: string; path: string; part: string; data: object }
type Made = Omit<UploadCall, 'method'>

const RECEIPT = { amountInCents: 100, reference: 'PICH-1', note: '' }

/** `client`: whose records they are. A record is made anew for each file that may change it. */
const CALLS: Readonly<Record<string, (client: Person) => Promise<Made>>> = {
  'POST /order/create': async (client) => ({
    who: client,
    path: '/order/create',
    part: 'invoice-0',
    data: { category: 'B', packages: [wanted()] },
  }),
  'POST /order/update-incomplete/{id}': async (client) => {
    const { id } = await given.order({ client, status: 'incomplete' })
    return { who: client, path: `/order/update-incomplete/${id}`, part: 'invoice', data: { comment: 'Unos zapatos.' } }
  },
  'PUT /order/admin/confirm/warehouse': async (client) => {
    const { id } = await given.order({ client, status: 'reviewed' })
    const data = { arrivals: [{ orderId: id, weightInGrams: 900 }] }
    return { who: 'administrator', path: '/order/admin/confirm/warehouse', part: `photo-${id}`, data }
  },
  'POST /order/admin/create/dont-match': async () => {
    const { tracking } = wanted()
    return { who: 'administrator', path: '/order/admin/create/dont-match', part: 'photo', data: { tracking, weightInGrams: 900 } }
  },
  'POST /order/{id}/incident': async (client) => {
    const { id } = await given.order({ client })
    const data = { kind: 'delayed', description: 'Se retrasa el vuelo.' }
    return { who: 'administrator', path: `/order/${id}/incident`, part: 'photo-0', data }
  },
  'PATCH /order/{id}/incident': async (client) => {
    const { id } = await given.order({ client })
    const opening = { kind: 'delayed', description: 'Se retrasa el vuelo.' } as const
    const { id: incidentId } = await signedInAs('administrator').call(incidents.openIncident, { params: { id }, body: opening })
    const data = { incidentId, outcome: 'solved', resolution: 'Salió en el siguiente.' }
    return { who: 'administrator', path: `/order/${id}/incident`, part: 'paper-0', data }
  },
  'PUT /order/delivery': async (client) => {
    const { orders } = await paidBundle(client)
    const data = { orderIds: orders.map(({ id }) => id), identification: client.identification }
    return { who: 'administrator', path: '/order/delivery', part: 'signature', data }
  },
  'POST /bundle/{id}/invoice': async (client) => {
    const { id } = await given.bundle({ client })
    return { who: 'administrator', path: `/bundle/${id}/invoice`, part: 'invoice', data: {} }
  },
  'PUT /assisted-purchase/{id}/invoice': async (client) => {
    const { id } = await purchaseIn('accepted', client)
    return { who: client, path: `/assisted-purchase/${id}/invoice`, part: 'invoice', data: {} }
  },
  'POST /assisted-purchase/{id}/payment-proof': async (client) => {
    const { id } = await ask(client)
    return { who: client, path: `/assisted-purchase/${id}/payment-proof`, part: 'proof', data: RECEIPT }
  },
  'POST /sale-order/{id}/payment-proof': async (client) => {
    const { id } = await billedBundle(client)
    return { who: client, path: `/sale-order/${id}/payment-proof`, part: 'proof', data: RECEIPT }
  },
  'POST /conversation': async (client) => ({
    who: client,
    path: '/conversation',
    part: 'attachment-0',
    data: { text: '¿Es éste?' },
  }),
  'POST /client/{id}/conversation': async ({ id }) => ({
    who: 'administrator',
    path: `/client/${id}/conversation`,
    part: 'attachment-0',
    data: { text: 'Es éste.' },
  }),
  'PUT /fiscal-document/{id}/annulment': async (client) => {
    const id = await FISCAL_RECORDS.annullingDocument(client)
    return { who: 'administrator', path: `/fiscal-document/${id}/annulment`, part: 'proof', data: {} }
  },
  'POST /user/authorized-names/{id}/consent-paper': async (client) => {
    const { id } = await given.named(client)
    return { who: 'administrator', path: `/user/authorized-names/${id}/consent-paper`, part: 'paper', data: { version: 1 } }
  },
  'POST /payment': async ({ id: clientId }) => {
    const data = { clientId, receivedOn: '2026-01-05', amountInCents: 100, method: 'cash' }
    return { who: 'administrator', path: '/payment', part: 'proof', data }
  },
  'PUT /refund/{id}': async (client) => {
    const { id } = await requestRefund(client)
    return { who: 'administrator', path: `/refund/${id}`, part: 'proof', data: { action: 'pay', method: 'cash' } }
  },
}

export const UPLOADS = Object.keys(CALLS)

/** Of a client of its own: what one person may have declared in a year is soon reached. */
export async function uploadCall(name: string): Promise<UploadCall> {
  const made = await CALLS[name]?.(await given.client())
  if (!made) throw new Error(`${name} takes no files`)
  return { ...made, method: name.split(' ')[0] ?? '' }
}

export type Upload = { name: string; content: Uint8Array }

const BOUNDARY = 'frontera-8812'

/** Sends a file under a name as it is: no client puts the quotes and line breaks of an attacker right. */
export function upload({ who, method, path, part, data }: UploadCall, { name, content }: Upload): Promise<Response> {
  const head = (more: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name=${more}\r\n`
  const body = Buffer.concat([
    Buffer.from(`${head('"data"')}\r\n${JSON.stringify(data)}\r\n`),
    Buffer.from(`${head(`"${part}"; filename="${name}"`)}content-type: application/octet-stream\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
  return signedInAs(who).fetch(`/api${path}`, { method, headers, body })
}
