// What each call of the table sends, and what must be there before it is made.
import { type Content, formWith, type Json } from './api-calls-caller.ts'
import type { World } from './api-calls-world.ts'

/** What stands for `{id}` and `{itemId}`, the session where it is another than the caller's, and what is sent. */
export type Sent = Content & { id?: string | undefined; itemId?: string; token?: string | null }
type Prepare = (world: World) => Promise<Sent> | Sent

const VALUE = { productValueInCents: 12_000 }
const NOBODY_ELSE = { pickupAuthorizedNameId: null, invoiceOwnerAuthorizedNameId: null }
const charge = (name: string) => ({ name, amountInCents: 350 })
const addedCharge = ({ administrator }: World, name: string): Promise<Json> =>
  administrator.call('POST', '/charges', charge(name))

const AUTH_AND_PROFILE: Record<string, Prepare> = {
  'POST /auth/signin': ({ client: { email, password } }) => ({ body: { email, password } }),
  'POST /auth/signup': ({ newcomer }) => ({ body: newcomer() }),
  'POST /auth/logout': async ({ member }) => ({ token: (await member()).token }),
  'POST /auth/reset-password': async ({ member }) => ({ body: { email: (await member()).email } }),
  'POST /auth/reset-password/confirm': async ({ nobody, member, mailedToken }) => {
    const { email } = await member()
    await nobody.call('POST', '/auth/reset-password', { email })
    return { body: { token: await mailedToken(email), password: 'otra maleta roja 51' } }
  },
  'PUT /auth/update-profile': ({ client: { profile } }) => ({ body: { ...profile, city: 'Cayambe' } }),
  'PUT /auth/change-password': async ({ member }) => {
    const { token, password } = await member()
    return { token, body: { currentPassword: password, newPassword: 'otra maleta azul 52' } }
  },
}

const CLIENT: Record<string, Prepare> = {
  'POST /quotation/request': () => ({ body: { service: 'COU', weightInGrams: 2_500, ...VALUE } }),
  'POST /order/create': ({ wanted }) => ({ form: formWith(wanted(), { 'invoice-0': 'factura.pdf' }) }),
  'POST /assisted-purchase': ({ goods }) => ({ body: goods() }),
  'PATCH /assisted-purchase/{id}': async ({ proposed }) => {
    const { id, temporalPriceInCents } = await proposed()
    return { id, body: { action: 'accept', temporalPriceInCents } }
  },
  'PUT /assisted-purchase/{id}/invoice': async ({ asked, invoice }) => ({ id: (await asked()).id, form: invoice() }),
  'DELETE /assisted-purchase/{id}': async ({ asked }) => ({ id: (await asked()).id }),
  'PUT /order/description': async ({ inReview }) => ({ body: { orderId: await inReview(), description: 'Zapatos azules' } }),
  'POST /user/authorized-names': ({ authorizedName }) => ({ body: authorizedName() }),
  'POST /sale-order': async ({ inQuito }) => ({ body: { orderIds: [await inQuito()], ...NOBODY_ELSE } }),
  'GET /sale-order/order/{id}/pdf': async ({ billed }) => ({ id: await billed() }),
  'POST /order/is-authorized-to-bundle': async ({ inReview }) => ({
    body: { orderIds: [await inReview()], isAuthorizedToBundle: true },
  }),
  'POST /order/update-incomplete/{id}': async ({ incomplete }) => ({
    id: await incomplete(),
    form: formWith({ comment: 'Son zapatos.' }, { invoice: 'factura.pdf' }),
  }),
  'PATCH /order/update-incomplete': async ({ incomplete }) => ({
    body: { orderId: await incomplete(), save: { comment: 'Son' } },
  }),
}

const ADMINISTRATOR: Record<string, Prepare> = {
  'PUT /user/{id}': async ({ member }) => ({ id: (await member()).id, body: { hasDiscount: true } }),
  'GET /order/client/{id}': ({ client: { id } }) => ({ id }),
  'GET /associate/{id}/client': ({ associate: { id } }) => ({ id }),
  'POST /associate/{id}/client': async ({ associate: { id }, member }) => ({ id, body: { clientIds: [(await member()).id] } }),
  'DELETE /associate/{id}/client': async ({ administrator, associate: { id }, member }) => {
    const body = { clientIds: [(await member()).id] }
    await administrator.call('POST', `/associate/${id}/client`, body)
    return { id, body }
  },
  'PUT /order/admin/confirm/warehouse': async ({ reviewed }) => ({
    body: { arrivals: [{ orderId: await reviewed(), weightInGrams: 2_500 }] },
  }),
  'POST /order/admin/create/dont-match': () => ({ body: { tracking: 'SIN-DUENO-1', weightInGrams: 900 } }),
  'POST /configuration-parameter/create': async ({ parameter }) => ({ body: await parameter() }),
  'PUT /configuration-parameter/update-many': async ({ parameter }) => ({ body: { parameters: [await parameter()] } }),
  'POST /bundle': async ({ inMiami }) => ({ body: { orderIds: [await inMiami()] } }),
  'DELETE /bundle/{id}': async ({ bundled }) => ({ id: (await bundled()).bundleId }),
  'POST /bundle/{id}/invoice': async ({ bundled }) => ({
    id: (await bundled()).bundleId,
    form: formWith({ isFromShipments: true }, { invoice: 'factura.pdf' }),
  }),
  'GET /bundle/{id}/invoice': async ({ administrator, bundled }) => {
    const { bundleId: id } = await bundled()
    await administrator.send('POST', `/bundle/${id}/invoice`, { form: formWith({}, { invoice: 'factura.pdf' }) })
    return { id }
  },
  'PUT /bundle/{id}/value': async ({ bundled }) => ({
    id: (await bundled()).bundleId,
    body: { customsInvoiceValueInCents: 12_500 },
  }),
  'PUT /bundle/confirm-arrival': async ({ sent }) => ({ body: { bundleIds: [(await sent()).bundleId] } }),
  'PUT /bundle/confirm-weights': async ({ arrived }) => ({
    body: { weights: [{ orderId: (await arrived()).orderId, weightInGrams: 2_500 }] },
  }),
  'PUT /order/admin/paid/client/': async ({ billed }) => ({ body: { orderIds: [await billed()], method: 'cash' } }),
  'PUT /order/admin/paid/associate/': async ({ paid }) => ({ body: { orderIds: [await paid()] } }),
  'DELETE /order/': async ({ inReview }) => ({ body: { orderIds: [await inReview()] } }),
  'PUT /order/delivery/': async ({ client: { identification }, paid }) => ({
    body: { orderIds: [await paid()], identification },
  }),
  'PUT /order/update-client/{id}': async ({ client, unmatched }) => ({ id: await unmatched(), body: { clientId: client.id } }),
  'PATCH /order/{id}/extra-charges': async ({ inQuito }) => ({ id: await inQuito(), body: { charges: [charge('Reempaque')] } }),
  'POST /charges': () => ({ body: charge('Seguro') }),
  'PUT /charges/{id}': async (world) => ({ id: (await addedCharge(world, 'Bodegaje')).id, body: charge('Bodegaje largo') }),
  'DELETE /charges/{id}': async (world) => ({ id: (await addedCharge(world, 'Fotos')).id }),
}

const ASSOCIATE: Record<string, Prepare> = {
  'GET /purchase/{id}': async ({ asked }) => ({ id: (await asked()).id }),
  'PATCH /purchase/{id}': async ({ asked }) => ({
    id: (await asked()).id,
    body: { action: 'update', observation: 'Se revisa.' },
  }),
  'DELETE /purchase/{id}/invoice/detail/{itemId}': ({ invoiced }) => invoiced(),
  'POST /purchase/{id}/approve': async ({ asked }) => ({ id: (await asked()).id, body: {} }),
  'POST /purchase/{id}/review': async ({ asked, priceOf }) => {
    const purchase = await asked()
    return { id: purchase.id, body: { temporalPriceInCents: priceOf(purchase), comment: 'Con impuestos.' } }
  },
  'PUT /order/associate/tracking/{id}': async ({ inReview }) => ({
    id: await inReview(),
    body: { tracking: '1Z999AA10123456784' },
  }),
  'PUT /order/associate/value/{id}': async ({ inReview }) => ({ id: await inReview(), body: VALUE }),
}

/** By method and path, without its query. Nothing where a call needs nothing. */
export const CONTENTS: Readonly<Record<string, Prepare>> = { ...AUTH_AND_PROFILE, ...CLIENT, ...ADMINISTRATOR, ...ASSOCIATE }
