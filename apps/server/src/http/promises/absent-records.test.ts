// A record that is not there: what the calls answer that administrators alone make, who reach everybody's records.
import { beforeAll, expect, test } from 'vitest'
import { houseWith } from '../../testing/given/given-house.ts'
import { PAPER } from '../../testing/given/given-records.ts'
import { COLUMNS } from '../../testing/given/given-statements.ts'
import { priced } from '../../testing/package-requests.ts'
import { ABSENT, body, callsThatName, outcomeOf, type Sent } from '../../testing/record-calls.ts'
import { whatIsKept } from '../../testing/what-is-kept.repository.ts'
import { given, signedInAs } from '../../testing/world.ts'

type Row = [call: string, code: string, sent?: (id: string) => Sent]

const PARTS = [1, 2].map(() => ({ items: priced(2_500), productValueInCents: 2_500, weightInGrams: 500 }))
const REASON = body({ reason: 'Era otra.' })

const ROWS: Row[] = [
  ['GET /client/{id}/note', 'clientNotFound'],
  ['POST /client/{id}/note', 'clientNotFound', body({ text: 'Prefiere que la llamen.' })],
  ['PUT /client-note/{id}', 'clientNoteNotFound', body({ text: 'Prefiere un correo.' })],
  ['DELETE /client-note/{id}', 'clientNoteNotFound'],
  ['GET /user/{id}', 'userNotFound'],
  ['PUT /user/{id}', 'userNotFound', body({ city: 'Loja' })],
  ['DELETE /user/{id}/second-factor', 'userNotFound'],
  ['PUT /user/{id}/identity', 'userNotFound', body({ isVerified: true, note: 'Vi su cédula.' })],
  ['POST /user/{id}/password-link', 'userNotFound'],
  ['GET /user/{id}/closing', 'userNotFound'],
  ['POST /user/{id}/closing', 'userNotFound', body({ request: 'Carta del 3 de enero.' })],
  ['POST /user/{id}/email-link', 'userNotFound'],
  ['PUT /user/authorized-names/{id}/identity', 'authorizedNameNotFound', body({ isVerified: true, note: 'Vi su cédula.' })],
  ['POST /mail/send', 'mailNotFound', (id) => ({ body: { mailIds: [id] } })],
  ['GET /associate/{id}/client', 'associateNotFound'],
  ['GET /associate/{id}/client/export', 'associateNotFound', () => ({ query: { format: 'csv' } })],
  ['GET /associate/{id}/client/selection', 'associateNotFound'],
  ['POST /associate/{id}/client', 'associateNotFound', body({ clientIds: [crypto.randomUUID()] })],
  ['DELETE /associate/{id}/client', 'associateNotFound', body({ clientIds: [crypto.randomUUID()] })],
  ['PUT /tariff/{id}', 'tariffNotFound', body({ nameEs: 'Ropa', nameEn: 'Clothes', adValoremInBasisPoints: 1_000 })],
  ['PUT /company', 'companyAccountNotFound', (id) => ({ body: houseWith({ id, number: '1' }) })],
  ['PUT /charges/{id}', 'chargeNotFound', body({ name: 'Repaque', amountInCents: 100 })],
  ['DELETE /charges/{id}', 'chargeNotFound'],

  ['PUT /order/update-client/{id}', 'orderNotFound', () => ({ body: { clientId } })],
  ['POST /order/{id}/split', 'orderNotFound', body({ parts: PARTS })],
  ['PATCH /order/{id}/extra-charges', 'orderNotFound', body({ charges: [] })],
  ['POST /order/{id}/incident', 'orderNotFound', body({ kind: 'lost', description: 'No aparece.' })],
  [
    'PATCH /order/{id}/incident',
    'orderNotFound',
    body({ incidentId: crypto.randomUUID(), outcome: 'solved', resolution: 'Ya.' }),
  ],
  ['POST /order/{id}/reopen', 'orderNotFound', body({ goods: 'client', note: 'Lo pidió por teléfono.' })],
  ['PUT /order/admin/confirm/warehouse', 'orderNotFound', (orderId) => ({ body: { arrivals: [{ orderId, weightInGrams: 1 }] } })],
  ['PUT /order/admin/paid/client', 'orderNotFound', (id) => ({ body: { orderIds: [id], method: 'cash' } })],
  ['PUT /order/admin/paid/associate', 'orderNotFound', (id) => ({ body: { orderIds: [id] } })],
  ['PUT /order/location', 'orderNotFound', (id) => ({ body: { code: null, orderIds: [id] } })],
  ['PUT /order/hold', 'orderNotFound', (id) => ({ body: { orderIds: [id], reason: 'other', until: 'released' } })],
  ['DELETE /order/hold', 'orderNotFound', (id) => ({ body: { orderIds: [id] } })],
  ['PUT /order/delivery', 'orderNotFound', (id) => ({ body: { orderIds: [id], identification: '1710034065' } })],

  ['POST /bundle/{id}/invoice', 'bundleNotFound', () => ({ body: {}, files: [PAPER] })],
  [
    'PUT /bundle/{id}/customs',
    'bundleNotFound',
    body({ liquidationNumber: '028-2026-91-0012', adValoremInCents: 700, fodinfaInCents: 40, ivaInCents: 1_100 }),
  ],
  ['PUT /bundle/{id}/value', 'bundleNotFound', body({ customsInvoiceValueInCents: 1 })],
  ['PUT /bundle/confirm-arrival', 'bundleNotFound', (id) => ({ body: { bundleIds: [id] } })],
  ['PUT /bundle/confirm-weights', 'orderNotFound', (orderId) => ({ body: { weights: [{ orderId, weightInGrams: 1 }] } })],
  ['POST /manifest', 'bundleNotFound', (bundleId) => ({ body: { bundles: [{ bundleId, childGuideNumber: null }] } })],
  ['GET /manifest/{id}', 'manifestNotFound'],
  ['PUT /manifest/{id}', 'manifestNotFound', body({ flight: 'AV 1' })],
  ['GET /manifest/{id}/bundle', 'manifestNotFound'],
  ['GET /manifest/{id}/bundle/export', 'manifestNotFound', () => ({ query: { format: 'csv' } })],
  ['GET /manifest/{id}/bundle/selection', 'manifestNotFound'],
  ['POST /manifest/{id}/bundle', 'manifestNotFound', body({ codes: ['BUL-000001'] })],
  ['DELETE /manifest/{id}/bundle', 'manifestNotFound', body({ codes: ['BUL-000001'] })],
  ['PUT /manifest/{id}/guides', 'manifestNotFound', body({ first: 'H-1' })],
  ['POST /manifest/{id}/guides/preview', 'manifestNotFound', body({})],
  ['PUT /manifest/{id}/loaded', 'manifestNotFound', body({ codes: ['BUL-000001'] })],
  ['PUT /manifest/{id}/expected-date', 'manifestNotFound', body({ expectedDate: null })],
  ['PUT /manifest/{id}/costs', 'manifestNotFound', body({ freight: { amountInCents: 9_000, note: '' } })],
  ['DELETE /manifest/{id}', 'manifestNotFound'],
  ['POST /manifest/{id}/ship', 'manifestNotFound'],
  ['GET /manifest/{id}/excel', 'manifestNotFound'],
  ['GET /manifest/{id}/pdf', 'manifestNotFound'],
  ['GET /manifest/{id}/labels', 'manifestNotFound'],
  ['GET /manifest/{id}/load-list', 'manifestNotFound'],
  ['GET /run/{id}/pick-list', 'runNotFound'],
  ['GET /run/{id}/bills', 'runNotFound'],

  ['DELETE /sale-order/{id}', 'billNotFound', REASON],
  ['POST /sale-order/{id}/credit-note', 'billNotFound', body({ orderIds: [ABSENT], reason: 'Se perdió.' })],
  ['DELETE /sale-order/{id}/credit-note', 'billNotFound', body({ creditNoteId: ABSENT, reason: 'Apareció.' })],
  ['POST /sale-order/{id}/invoice', 'billNotFound'],
  ['POST /fiscal-document/{id}/retry', 'fiscalDocumentNotFound', body({})],
  ['POST /fiscal-document/{id}/mail', 'fiscalDocumentNotFound', body({})],
  ['POST /fiscal-document/{id}/annulment', 'fiscalDocumentNotFound', REASON],
  ['PUT /fiscal-document/{id}/annulment', 'fiscalDocumentNotFound', () => ({ body: {}, files: [{ ...PAPER, field: 'proof' }] })],
  ['DELETE /fiscal-document/{id}/annulment', 'fiscalDocumentNotFound'],
  ['PUT /sale-order/{id}/invoice-owner', 'billNotFound', body({ authorizedNameId: null })],
  ['POST /settlement', 'associateNotFound', (associateId) => ({ body: { associateId, amountInCents: 1 } })],
  ['GET /associate/owed', 'associateNotFound', (associateId) => ({ query: { associateId } })],
  ['DELETE /settlement/{id}', 'settlementNotFound', REASON],
  ['PUT /payment-proof/{id}', 'paymentProofNotFound', body({ status: 'accepted' })],
  [
    'POST /payment',
    'clientNotFound',
    (clientId) => ({ body: { clientId, receivedOn: '2026-01-05', amountInCents: 100, method: 'cash' } }),
  ],
  ['GET /location/labels', 'locationNotFound', (id) => ({ query: { warehouse: 'MIA', id } })],
  ['PUT /location/{id}', 'locationNotFound', body({ zone: '', walkingOrder: 1, isActive: true })],
  ['PUT /drawer/{id}', 'drawerNotFound', body({ name: 'Otra', isOn: true })],
  ['POST /drawer/{id}/session', 'drawerNotFound', body({ floatInCents: 100 })],
  ['GET /drawer/session/{id}', 'drawerSessionNotFound'],
  ['POST /drawer/session/{id}/movement', 'drawerSessionNotFound', body({ kind: 'in', amountInCents: 1, reason: 'Cambio' })],
  ['DELETE /drawer/movement/{id}', 'drawerMovementNotFound'],
  ['POST /drawer/session/{id}/closing', 'drawerSessionNotFound', body({ notes: [], expectedInCents: 0 })],
  ['GET /drawer/closing/{id}/pdf', 'drawerSessionNotFound'],
  ['PUT /receivable/{id}/promise', 'clientNotFound', body({ promisedOn: '2999-12-31', amountInCents: 100 })],
  ['DELETE /receivable/{id}/promise', 'clientNotFound'],
  ['GET /receivable/{id}/reminders', 'clientNotFound'],
  ['PUT /receivable/{id}/reminders', 'clientNotFound', body({ isOn: false })],
  ['POST /account/write-off', 'clientNotFound', (clientId) => ({ body: { clientId, reason: 'No volvió.' } })],
  [
    'PUT /account/opening',
    'clientNotFound',
    (clientId) => ({ body: { clientId, balanceInCents: 100, reason: 'De la hoja de cálculo.' } }),
  ],
  ['GET /payment/{id}', 'paymentNotFound'],
  ['DELETE /payment/{id}', 'paymentNotFound', REASON],
  ['POST /statement', 'companyAccountNotFound', (accountId) => ({ body: { accountId, columns: COLUMNS } })],
  ['POST /statement/preview', 'companyAccountNotFound', (accountId) => ({ body: { accountId } })],
  ['GET /statement/unidentified', 'companyAccountNotFound', (accountId) => ({ query: { accountId } })],
  ['POST /statement/line/{id}/payment', 'statementLineNotFound', () => ({ body: { clientId } })],
  ['PUT /statement/line/{id}/aside', 'statementLineNotFound', REASON],
  ['DELETE /statement/line/{id}/aside', 'statementLineNotFound'],
  ['GET /report/money', 'companyAccountNotFound', (accountId) => ({ query: { accountId } })],
  ['GET /report/money/export', 'companyAccountNotFound', (accountId) => ({ query: { accountId } })],
  ['GET /approval/{id}', 'approvalNotFound'],
  ['PUT /approval/{id}', 'approvalNotFound', body({ action: 'approve' })],
  ['DELETE /approval/{id}', 'approvalNotFound'],
  ['POST /order/{id}/compensation', 'orderNotFound', body({ amountInCents: 1, reason: 'Era un regalo.' })],
  ['PUT /refund/{id}', 'refundNotFound', body({ action: 'refuse', reason: 'No procede.' })],
  ['DELETE /refund/{id}', 'refundNotFound', REASON],
  [
    'POST /quota/{identification}/entry',
    'quotaEntryNotFound',
    () => ({ params: { identification: '1710034065' }, body: { reversesId: ABSENT, note: 'No era.' } }),
  ],
]

let clientId = ''
beforeAll(async () => {
  clientId = (await given.client()).id
  await signedInAs('administrator').fetch('/api/role')
})

test('every call that names a record, and that administrators alone make, is tried', () => {
  const called = callsThatName((roles) => roles.every((role) => role === 'administrator'))

  expect(ROWS.map(([call]) => call)).toEqual(expect.arrayContaining(called))
})

test.each(ROWS)('%s: %s', async (call, code, sent = () => ({})) => {
  const before = await whatIsKept()

  const answer = await outcomeOf(signedInAs('administrator'), call, ABSENT, sent(ABSENT))

  expect(answer).toMatchObject({ status: 404, code })
  expect(await whatIsKept()).toEqual(before)
})
