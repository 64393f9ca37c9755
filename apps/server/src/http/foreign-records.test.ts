// Somebody else's record answers as one that is not there, and nothing happens to it: every call that names a record.
import { beforeAll, describe, expect, test } from 'vitest'
import { given } from '../testing/given-orders.ts'
import { asked } from '../testing/given-purchases.ts'
import { PAPER, type Records, recordsOf } from '../testing/given-records.ts'
import { packageRequest, wanted } from '../testing/package-requests.ts'
import { cedula } from '../testing/people.ts'
import { ABSENT, body, callsThatName, outcomeOf, type Sent } from '../testing/record-calls.ts'
import { whatIsKept } from '../testing/what-is-kept.repository.ts'
import { type Person, signedInAs } from '../testing/world.ts'

type Stranger = { role: 'client' | 'associate'; order: string; bundle: string }
type Row = [call: string, names: keyof Records, code: string, sent?: (id: string, stranger: Stranger) => Sent]

const RECEIPT = () => ({ body: { amountInCents: 100, reference: 'PICH-2' }, files: [{ ...PAPER, field: 'proof' }] })
const NAME = {
  name: 'Eva Ruiz',
  phone: '0991234567',
  identificationType: 'cedula',
  identification: '1710034065',
  purposes: ['pickup'],
}
const NOBODY_ELSE = { pickupAuthorizedNameId: null, invoiceOwnerAuthorizedNameId: null }
const VIEW = { screen: '/tuspedidos', name: 'Otra', query: {} }

const ROWS: Row[] = [
  ['GET /user/authorized-names', 'client', 'clientNotFound', (clientId) => ({ query: { clientId } })],
  ['PUT /user/authorized-names/{id}', 'authorizedName', 'authorizedNameNotFound', body(NAME)],
  ['DELETE /user/authorized-names/{id}', 'authorizedName', 'authorizedNameNotFound'],
  ['GET /file/{id}', 'file', 'fileNotFound'],
  ['PUT /saved-view/{id}', 'savedView', 'savedViewNotFound', body(VIEW)],
  ['DELETE /saved-view/{id}', 'savedView', 'savedViewNotFound'],
  ['PUT /notification/read', 'notification', 'notificationNotFound', (id) => ({ body: { ids: [id] } })],
  ['GET /quota/{identification}', 'consignee', 'quotaNotFound'],
  ['GET /client/{id}/balance', 'client', 'clientNotFound'],
  [
    'POST /quotation/request',
    'client',
    'clientNotFound',
    (clientId) => ({ body: { clientId, service: 'COU', weightInGrams: 900 } }),
  ],

  ['POST /order/create', 'client', 'clientNotFound', (clientId) => packageRequest([wanted()], { clientId })],
  ['GET /order/{id}', 'order', 'orderNotFound'],
  ['GET /order/client/{id}', 'client', 'clientNotFound'],
  ['GET /order/client/{id}/export', 'client', 'clientNotFound', () => ({ query: { format: 'csv' } })],
  ['GET /order/client/{id}/selection', 'client', 'clientNotFound'],
  ['GET /order/{id}/label', 'inMiami', 'orderNotFound'],
  ['GET /order/labels', 'inMiami', 'orderNotFound', (id) => ({ query: { id } })],
  ['PUT /order/description', 'order', 'orderNotFound', (orderId) => ({ body: { orderId, description: 'Un libro' } })],
  ['PUT /order/associate/tracking/{id}', 'order', 'orderNotFound', body({ tracking: 'TBA900000000001' })],
  ['PUT /order/associate/value/{id}', 'order', 'orderNotFound', body({ productValueInCents: 100 })],
  [
    'PATCH /order/update-incomplete',
    'incomplete',
    'orderNotFound',
    (orderId, { role }) => ({
      body: role === 'client' ? { orderId, save: { comment: 'Ya voy' } } : { orderId, missing: ['other'], note: '¿Y eso?' },
    }),
  ],
  ['POST /order/update-incomplete/{id}', 'incomplete', 'orderNotFound', body({ comment: 'Es un libro' })],
  [
    'POST /order/is-authorized-to-bundle',
    'order',
    'orderNotFound',
    (id) => ({ body: { orderIds: [id], isAuthorizedToBundle: true } }),
  ],
  ['DELETE /order', 'order', 'orderNotFound', (id) => ({ body: { orderIds: [id] } })],
  ['POST /assisted-purchase', 'client', 'clientNotFound', (clientId) => ({ body: asked({ clientId }) })],
  ['GET /purchase/{id}', 'purchase', 'NOT_FOUND'],
  ['PATCH /assisted-purchase/{id}', 'proposed', 'NOT_FOUND', body({ action: 'accept', temporalPriceInCents: 15_592 })],
  ['PATCH /assisted-purchase/{id}', 'proposed', 'NOT_FOUND', body({ action: 'reject' })],
  ['PATCH /assisted-purchase/{id}', 'purchase', 'NOT_FOUND', () => ({ body: { action: 'change', ...asked() } })],
  ['DELETE /assisted-purchase/{id}', 'purchase', 'NOT_FOUND'],
  ['PUT /assisted-purchase/{id}/invoice', 'purchase', 'NOT_FOUND', () => ({ body: {}, files: [PAPER] })],
  ['POST /assisted-purchase/{id}/payment-proof', 'purchase', 'NOT_FOUND', RECEIPT],
  ['PATCH /purchase/{id}', 'purchase', 'NOT_FOUND', body({ action: 'update', observation: 'Ojo.' })],
  ['PATCH /purchase/{id}', 'purchase', 'NOT_FOUND', body({ action: 'remove', reason: 'No hay.' })],
  ['POST /purchase/{id}/approve', 'purchase', 'NOT_FOUND', body({})],
  ['POST /purchase/{id}/review', 'purchase', 'NOT_FOUND', body({ temporalPriceInCents: 14_442 })],
  ['DELETE /purchase/{id}/invoice/detail/{itemId}', 'purchase', 'NOT_FOUND'],
  ['GET /dropshipping/{id}', 'dropshipping', 'dropshippingNotFound'],
  [
    'PATCH /dropshipping/{id}',
    'dropshipping',
    'dropshippingNotFound',
    (_id, { role }) => ({
      body: role === 'client' ? { action: 'refuse' } : { action: 'quote', unitPriceInCents: 1_000, lastDay: '2099-12-31' },
    }),
  ],

  ['POST /bundle', 'inMiami', 'orderNotFound', (id) => ({ body: { orderIds: [id] } })],
  ['GET /bundle/suggestion', 'client', 'clientNotFound', (clientId) => ({ query: { clientId } })],
  ['GET /bundle/{id}', 'bundle', 'bundleNotFound'],
  ['PUT /bundle/{id}', 'bundle', 'bundleNotFound', body({ invoiceOwner: null })],
  [
    'PUT /bundle/{id}',
    'inMiami',
    'orderNotFound',
    (id, { order, bundle }) => ({ params: { id: bundle }, body: { orderIds: [order, id] } }),
  ],
  ['DELETE /bundle/{id}', 'bundle', 'bundleNotFound'],
  ['GET /bundle/{id}/label', 'bundle', 'bundleNotFound'],
  ['GET /bundle/{id}/invoice', 'bundle', 'bundleNotFound'],
  ['POST /sale-order', 'inQuito', 'orderNotFound', (id) => ({ body: { orderIds: [id], ...NOBODY_ELSE } })],
  [
    'POST /sale-order',
    'authorizedName',
    'authorizedNameNotFound',
    (pickupAuthorizedNameId, { order }) => ({
      body: { ...NOBODY_ELSE, pickupAuthorizedNameId, orderIds: [order] },
    }),
  ],
  ['GET /sale-order/{id}', 'bill', 'billNotFound'],
  ['GET /sale-order/{id}/pdf', 'bill', 'billNotFound'],
  ['GET /sale-order/order/{id}/pdf', 'billedOrder', 'billNotFound'],
  ['POST /sale-order/{id}/payment-proof', 'bill', 'billNotFound', RECEIPT],
]

const strangers = {} as Record<Stranger['role'], { person: Person; stranger: Stranger }>
let records: Records

beforeAll(async () => {
  const associate = await given.associate()
  records = await recordsOf(await given.client({ associate }), associate)
  const client = await given.client()
  const order = (await given.order({ client, status: 'inWarehouseUIO' })).id
  strangers.client = { person: client, stranger: { role: 'client', order, bundle: '' } }
  const other = await given.associate()
  const inMiami = await given.order({ client: await given.client({ associate: other }), status: 'inWarehouseMIA' })
  const bundle = (await given.bundle({ orders: [inMiami] })).id
  strangers.associate = { person: other, stranger: { role: 'associate', order: inMiami.id, bundle } }
})

test('every call that names a record, and that not administrators alone make, is tried', () => {
  const called = callsThatName((roles) => roles.includes('client') || roles.includes('associate'))

  expect(ROWS.map(([call]) => call)).toEqual(expect.arrayContaining(called))
})

describe.each(['client', 'associate'] as const)('another %s', (role) => {
  const allowed = new Set(callsThatName((roles) => roles.includes(role)))

  test.each(ROWS.filter(([call]) => allowed.has(call)))('%s finds no %s', async (call, names, code, sent = () => ({})) => {
    const { person, stranger } = strangers[role]
    const answerFor = (id: string) => outcomeOf(signedInAs(person), call, id, sent(id, stranger))
    const before = await whatIsKept()

    const foreign = await answerFor(records[names])

    expect(foreign).toMatchObject({ status: 404, code })
    expect(foreign).toEqual(await answerFor(names === 'consignee' ? cedula(6_999_999) : ABSENT))
    expect(await whatIsKept()).toEqual(before)
  })
})
