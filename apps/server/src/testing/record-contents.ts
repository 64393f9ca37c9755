// What each call that names a record says of it: enough for whoever may to have it done.
import { bills, manifests, purchases } from '@app/contract'
import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import type { Role } from '@app/domain'
import { asNotes, newDrawerName } from './drawers/given-drawers.ts'
import { aGuideFile } from './flights/given-guide-file.ts'
import { boxPart } from './given/given-boxes.ts'
import { answerToRead } from './given/given-conversations.ts'
import { houseWith } from './given/given-house.ts'
import { given, reload } from './given/given-orders.ts'
import { NOBODY_ELSE } from './given/given-packages.ts'
import { asked, DEARER_PRICE_IN_CENTS } from './given/given-purchases.ts'
import { type Kind, PAPER } from './given/given-records.ts'
import { aStatement, COLUMNS } from './given/given-statements.ts'
import { packageRequest, wanted } from './package-requests.ts'
import { newPerson } from './people.ts'
import { ABSENT, body, type Sent } from './record-calls.ts'
import { givenShelf } from './shelves/given-shelves.ts'
import { type Person, signedInAs } from './world.ts'

/** Who calls whose record; `client`: whose packages the caller has themselves, to put beside it. */
export type About = { role: Role; owner: Person; associate: Person; client: Person }
type Say = (id: string, about: About) => Sent | Promise<Sent>

const administrator = signedInAs('administrator')

const RECEIPT = () => ({ body: { amountInCents: 100, reference: 'PICH-2' }, files: [{ ...PAPER, field: 'proof' }] })
const REASON = body({ reason: 'Era otra.' })
const CSV = () => ({ query: { format: 'csv' } })
const somebody = () => ({ name: 'Eva Ruiz', identificationType: 'cedula', identification: newPerson().identification })
const authorized = () => ({ ...somebody(), phone: '0991234567', purposes: ['pickup'] })
let count = 0
function another(): number {
  count += 1
  return count
}
const newCharge = () => ({ name: `Repaque ${another()}`, amountInCents: 100 })
const newTariff = () => ({ nameEs: `Ropa ${another()}`, nameEn: 'Clothes', adValoremInBasisPoints: 1_000 })
const WISH = { link: 'https://www.example.com/reloj', description: 'Reloj', quantity: 2 }

const ofAccount: Say = (accountId) => ({ query: { accountId } })
const queried: Say = (id) => ({ query: { id } })
const named: Say = (id) => ({ body: { orderIds: [id] } })
/** By the call, and by the kind of record where it says different things of several. */
const CONTENTS: Record<string, Say> = {
  'GET /user/authorized-names': (clientId) => ({ query: { clientId } }),
  'PUT /user/authorized-names/{id}': () => ({ body: authorized() }),
  'POST /user/authorized-names/{id}/consent-request': () => ({ body: {} }),
  'POST /user/authorized-names/{id}/consent-paper': () => ({ body: { version: 1 }, files: [{ ...PAPER, field: 'paper' }] }),
  'PUT /auth/passkey/{id}': () => ({ body: { name: `Llave ${another()}` } }),
  'PUT /saved-view/{id}': () => ({ body: { screen: ADMINISTRATOR_PATHS.orders, name: `Otra ${another()}`, query: {} } }),
  ...{ 'POST /client/{id}/note': () => ({ body: { text: `Nota ${another()}` } }), 'PUT /client-note/{id}': body({ text: 'No' }) },
  'POST /run': (id) => ({ body: { act: 'approveOrders', ids: [id] } }),
  ...{ 'POST /run/{id}/start': () => ({}), 'POST /run/{id}/cancel': () => ({}) },
  'POST /run/{id}/undo': () => ({}),
  'PUT /notification/read': (id) => ({ body: { ids: [id] } }),
  'POST /conversation order': (id) => ({ body: { text: `¿Y éste? ${another()}`, about: { kind: 'order', id } } }),
  'POST /conversation purchase': (id) => ({ body: { text: '¿Y ésta?', about: { kind: 'purchase', id } } }),
  'POST /conversation dropshipping': (id) => ({ body: { text: '¿Y esto?', about: { kind: 'dropshipping', id } } }),
  'POST /conversation bill': (id) => ({ body: { text: '¿Y esta nota?', about: { kind: 'bill', id } } }),
  'POST /client/{id}/conversation client': () => ({ body: { text: `Ya llega ${another()}` } }),
  'POST /client/{id}/conversation order': (id, { client }) => ({
    params: { id: client.id },
    body: { text: 'Vuela hoy', about: { kind: 'order', id } },
  }),
  'PUT /conversation': (_id, about) => answerToRead(about),
  'PUT /client/{id}/conversation': () => ({ body: { upTo: 1_000 + another(), isSettled: true } }),
  'POST /quotation/request': (clientId) => ({
    body: { clientId, service: 'COU', weightInGrams: 900 + another(), productValueInCents: 5_000 },
  }),

  'POST /order/reading': (clientId) => ({ body: { clientId, text: `https://www.example.com/reloj-${another()}` } }),
  'POST /order/create': (clientId) => packageRequest([wanted()], { clientId }),
  'GET /order/client/{id}/export': CSV,
  'GET /order/client/covers': queried,
  ...{ 'GET /order/labels': queried, 'GET /bundle/labels': queried },
  'GET /location/labels': (id) => ({ query: { warehouse: 'MIA', id } }),
  'PUT /order/description': (orderId) => ({ body: { orderId, description: 'Un libro' } }),
  'PUT /order/associate/tracking/{id}': () => ({ body: { tracking: `TBB${String(another()).padStart(12, '0')}` } }),
  'PUT /order/associate/value/{id}': body({ productValueInCents: 100 }),
  'PATCH /order/update-incomplete incomplete': (orderId) => ({ body: { orderId, save: { comment: 'Ya voy' } } }),
  'PATCH /order/update-incomplete order': (orderId) => ({ body: { orderId, missing: ['other'], note: '¿Y eso?' } }),
  'POST /order/update-incomplete/{id}': body({ comment: 'Es un libro' }),
  'POST /order/is-authorized-to-bundle': (id) => ({ body: { orderIds: [id], isAuthorizedToBundle: true } }),
  'POST /assisted-purchase': (clientId) => ({ body: asked({ clientId, comment: `Pedido ${another()}` }) }),
  'PATCH /assisted-purchase/{id} proposed': body({ action: 'accept', temporalPriceInCents: DEARER_PRICE_IN_CENTS }),
  'PATCH /assisted-purchase/{id} purchase': () => ({ body: { action: 'change', ...asked() } }),
  'PUT /assisted-purchase/{id}/invoice': () => ({ body: {}, files: [PAPER] }),
  'POST /assisted-purchase/{id}/payment-proof': RECEIPT,
  'PATCH /purchase/{id}': body({ action: 'update', observation: 'Ojo.' }),
  'POST /purchase/{id}/approve': body({}),
  'POST /purchase/{id}/review': body({ temporalPriceInCents: 14_442 }),
  'DELETE /purchase/{id}/invoice/detail/{itemId}': async (id) => ({ params: { id, itemId: await lineOf(id) } }),
  'PATCH /dropshipping/{id}': (_id, { role }) => ({
    body: role === 'client' ? { action: 'change', ...WISH } : { action: 'quote', unitPriceInCents: 1_000, lastDay: '2099-12-31' },
  }),

  ...{ 'DELETE /order': named, 'POST /bundle': named, 'DELETE /order/hold': named, 'PUT /order/admin/paid/associate': named },
  'GET /bundle/suggestion': (clientId) => ({ query: { clientId } }),
  'PUT /bundle/{id} bundle': () => ({ body: { invoiceOwner: somebody() } }),
  'PUT /bundle/{id} inMiami': async (id, { client }) => {
    const { id: bundle, orders } = await given.bundle({ client })
    return { params: { id: bundle }, body: { orderIds: [...orders.map((order) => order.id), id] } }
  },
  'POST /sale-order inQuito': (id) => ({ body: { orderIds: [id], ...NOBODY_ELSE, useBalance: false } }),
  'POST /sale-order authorizedName': async (pickupAuthorizedNameId, { client }) => {
    const { id } = await given.order({ client, status: 'inWarehouseUIO' })
    return { body: { ...NOBODY_ELSE, useBalance: false, pickupAuthorizedNameId, orderIds: [id] } }
  },
  'POST /sale-order/{id}/payment-proof': RECEIPT,

  'GET /associate/owed': (associateId) => ({ query: { associateId } }),
  'POST /settlement': (associateId) => ({ body: { associateId, amountInCents: 802 } }),
  'DELETE /settlement/{id}': REASON,

  'PUT /user/{id}': () => ({ body: { address: `Calle ${another()}` } }),
  'PUT /user/{id}/identity': body({ isVerified: true, note: 'Vi su cédula.' }),
  'POST /user/{id}/closing': body({ request: 'Carta del 3 de enero.' }),
  'PUT /user/authorized-names/{id}/identity': body({ isVerified: true, note: 'Vi su cédula.' }),
  'POST /mail/send': (id) => ({ body: { mailIds: [id] } }),
  'GET /associate/{id}/client/export': CSV,
  'POST /associate/{id}/client': (id, { associate }) => ({ params: { id: associate.id }, body: { clientIds: [id] } }),
  'DELETE /associate/{id}/client': (id, { associate }) => ({ params: { id: associate.id }, body: { clientIds: [id] } }),
  'PUT /company': (id) => ({ body: houseWith({ id, number: `Número ${another()}` }) }),
  'PUT /order/{id}/observation': body({ observation: 'Caja golpeada.' }),
  'PUT /order/{id}/category': body({ category: 'B', note: 'Lo pidió por teléfono.' }),
  'POST /quotation/ways': (tariffId) => ({
    body: { weightInGrams: 900, items: [{ quantity: 1, unitPriceInCents: 100 }], tariffId },
  }),
  'PUT /tariff/{id}': () => ({ body: newTariff() }),
  'PUT /charges/{id}': () => ({ body: newCharge() }),
  'PUT /order/update-client/{id} unmatched': (_id, { owner }) => ({ body: { clientId: owner.id } }),
  'PUT /order/update-client/{id} order': async (orderId) => ({
    params: { id: (await given.unmatched()).id },
    body: { orderId },
  }),
  'PUT /order/update-client/{id} client': async (clientId) => ({
    params: { id: (await given.unmatched()).id },
    body: { clientId },
  }),
  'PUT /order/location': async (id) => ({ body: { code: (await givenShelf('MIA')).code, orderIds: [id] } }),
  'PUT /location/{id}': body({ zone: 'Altillo', walkingOrder: 1, isActive: true }),
  'PUT /order/hold': (id) => ({ body: { orderIds: [id], reason: 'askedByClient', until: 'released' } }),
  'PUT /order/delay-reason late': (id) => ({ body: { orderIds: [id], reason: 'customs' } }),
  'PUT /order/delay-reason manifest': (manifestId) => ({ body: { manifestId, reason: 'customs' } }),
  'POST /order/{id}/split': () => ({
    body: { parts: [boxPart(2, 1, { weightInGrams: 2_000 }), boxPart(1, 1, { weightInGrams: 1_000 })] },
  }),
  'PATCH /order/{id}/extra-charges': () => ({ body: { charges: [{ ...newCharge(), treatment: 'zero' }] } }),
  'POST /order/{id}/incident': body({ kind: 'damaged', description: 'Llegó abierto.' }),
  'PATCH /order/{id}/incident': async (id) => ({
    body: { incidentId: await incidentOf(id), outcome: 'solved', resolution: 'Ya.' },
  }),
  'POST /order/{id}/reopen': body({ goods: 'client', note: 'Lo pidió por teléfono.' }),
  'PUT /order/admin/confirm/warehouse': (orderId) => ({ body: { arrivals: [{ orderId, weightInGrams: 900 }] } }),
  'PUT /order/admin/paid/client': (id) => ({ body: { orderIds: [id], method: 'cash' } }),
  'PUT /order/delivery': (id, { owner }) => ({ body: { orderIds: [id], identification: owner.identification } }),
  'POST /bundle/{id}/invoice': () => ({ body: {}, files: [PAPER] }),
  'PUT /bundle/{id}/customs': () => ({
    body: { liquidationNumber: `028-${another()}`, adValoremInCents: 700, fodinfaInCents: 40, ivaInCents: 1_100 },
  }),
  'PUT /bundle/{id}/value': () => ({ body: { customsInvoiceValueInCents: 5_000 + another() } }),
  'PUT /bundle/confirm-arrival': (id) => ({ body: { bundleIds: [id] } }),
  'PUT /bundle/confirm-weights': (orderId) => ({ body: { weights: [{ orderId, weightInGrams: 2_500 }] } }),
  'POST /manifest': (bundleId) => ({ body: { bundles: [{ bundleId, childGuideNumber: null }] } }),
  'PUT /manifest/{id} bundle': async (bundleId) => ({
    params: { id: (await given.manifest()).id },
    body: { bundles: [{ bundleId, childGuideNumber: null }] },
  }),
  'PUT /manifest/{id} manifest': () => ({ body: { flight: `AV ${another()}` } }),
  'GET /manifest/{id}/bundle/export': CSV,
  'POST /manifest/{id}/bundle manifest': async () => ({ body: { bundleIds: [(await given.bundle()).id] } }),
  'POST /manifest/{id}/bundle bundle': async (bundleId) => ({
    params: { id: (await given.manifest()).id },
    body: { bundleIds: [bundleId] },
  }),
  'DELETE /manifest/{id}/bundle manifest': async (id) => ({ body: { bundleIds: await bundlesOf(id) } }),
  'DELETE /manifest/{id}/bundle bundle': async (bundleId) => ({
    params: { id: (await given.manifest()).id },
    body: { bundleIds: [bundleId] },
  }),
  'PUT /manifest/{id}/guides': () => ({ body: { first: `G-${another()}` } }),
  'POST /manifest/{id}/guides/preview': () => ({ body: {}, files: aGuideFile() }),
  'PUT /manifest/{id}/loaded manifest': async (id) => ({ body: { bundleIds: await bundlesOf(id) } }),
  'PUT /manifest/{id}/loaded bundle': async (bundleId) => ({
    params: { id: (await given.manifest()).id },
    body: { bundleIds: [bundleId] },
  }),
  'PUT /manifest/{id}/expected-date': body({ expectedDate: '2090-12-18' }),
  'PUT /manifest/{id}/costs': body({ freight: { amountInCents: 9_000, note: 'FAC-1' } }),
  'DELETE /sale-order/{id}': REASON,
  'POST /sale-order/{id}/credit-note': async (id) => ({ body: { orderIds: await ordersOfBill(id), reason: 'Se perdió.' } }),
  'DELETE /sale-order/{id}/credit-note': async (id) => ({ body: { creditNoteId: await noteOf(id), reason: 'Apareció.' } }),
  ...{ 'POST /fiscal-document/{id}/retry': body({}), 'POST /fiscal-document/{id}/mail': body({}) },
  'POST /fiscal-document/{id}/annulment': REASON,
  'PUT /fiscal-document/{id}/annulment': () => ({ body: {}, files: [{ ...PAPER, field: 'proof' }] }),
  'PUT /sale-order/{id}/invoice-owner': body({ authorizedNameId: null }),
  'PUT /payment-proof/{id}': body({ status: 'refused', reason: 'No se lee.' }),
  'DELETE /payment/{id}': REASON,
  'POST /statement/line/{id}/payment': (_line, { owner }) => ({ body: { clientId: owner.id } }),
  'PUT /statement/line/{id}/aside': REASON,
  ...{ 'GET /report/money': ofAccount, 'GET /report/money/export': ofAccount, 'GET /statement/unidentified': ofAccount },
  'POST /statement/preview': (accountId) => ({ body: { accountId }, files: aStatement() }),
  'POST /statement': (accountId) => ({ body: { accountId, columns: COLUMNS }, files: aStatement() }),
  'GET /account': (clientId) => ({ query: { clientId } }),
  'GET /account/pdf': (clientId) => ({ query: { clientId } }),
  'GET /account/export': (clientId) => ({ query: { clientId } }),
  'POST /payment': (clientId) => ({ body: { clientId, receivedOn: '2026-01-05', amountInCents: 777, method: 'cash' } }),
  'POST /refund': (_bill, { role, owner }) => {
    const named = role === 'administrator' ? { clientId: owner.id } : {}
    return { body: { ...named, amountInCents: 1, destination: `Banco Pichincha ${crypto.randomUUID()}` } }
  },
  'PUT /drawer/{id}': () => ({ body: { name: newDrawerName(), place: 'Quito', isOn: true } }),
  'POST /drawer/{id}/session': body({ floatInCents: 5_000 }),
  'POST /drawer/session/{id}/movement': () => ({ body: { kind: 'in', amountInCents: 100 + another(), reason: 'Cambio' } }),
  'POST /drawer/session/{id}/closing': body({ notes: asNotes(5_000), expectedInCents: 5_000 }),
  'PUT /receivable/{id}/promise': () => ({ body: { promisedOn: '2999-12-31', amountInCents: 100 + another() } }),
  'PUT /receivable/{id}/reminders': () => ({ body: { isOn: false } }),
  'PUT /account/opening': (clientId) => ({ body: { clientId, balanceInCents: 100 + another(), reason: 'De la hoja.' } }),
  'POST /account/write-off': (clientId) => ({ body: { clientId, reason: 'No volvió.' } }),
  'POST /account/move': (billId) => ({ body: { billId, amountInCents: 1 } }),
  'PUT /approval/{id}': body({ action: 'refuse', reason: 'Todavía puede pagar.' }),
  'POST /order/{id}/compensation': body({ amountInCents: 1, reason: 'Era un regalo.' }),
  'PUT /refund/{id}': body({ action: 'refuse', reason: 'No procede.' }),
  'DELETE /refund/{id}': REASON,
  'POST /quota/{identification}/entry': () => ({ body: { year: 2026, amountInCents: 100 + another(), note: 'Con otra casa.' } }),
}

/** What `call` says about a record of this kind; nothing where its path says it all. */
export const contentOf = async (call: string, kind: Kind, id: string, about: About): Promise<Sent> =>
  (CONTENTS[`${call} ${kind}`] ?? CONTENTS[call])?.(id, about) ?? {}

async function lineOf(id: string): Promise<string> {
  if (id === ABSENT) return ABSENT
  const { invoice } = await administrator.call(purchases.getPurchase, { params: { id } })
  return invoice.details[0]?.id ?? ABSENT
}

const billOf = (id: string) => administrator.call(bills.getBill, { params: { id } })
const ordersOfBill = async (id: string): Promise<string[]> =>
  id === ABSENT ? [ABSENT] : (await billOf(id)).orders.map((order) => order.id)
const bundlesOf = async (id: string): Promise<string[]> =>
  id === ABSENT
    ? [ABSENT]
    : (await administrator.call(manifests.getManifest, { params: { id } })).bundles.map((bundle) => bundle.id)
const noteOf = async (id: string): Promise<string> =>
  id === ABSENT ? ABSENT : ((await billOf(id)).creditNotes.find(({ takenBackAt }) => takenBackAt === null)?.id ?? '')

const incidentOf = async (id: string): Promise<string> =>
  id === ABSENT ? ABSENT : ((await reload({ id })).incidents[0]?.id ?? '')
