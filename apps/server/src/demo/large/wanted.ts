// What clients would have the house buy: a purchase or a request as it is asked for, answered and bought, each row with its events.
import { addDays, type PriceLine, pricePurchase } from '@app/domain'
import type { DropshippingRequestRow } from '../../features/dropshipping/dropshipping.table.ts'
import type { NewEvent } from '../../features/events/events.repository.ts'
import type { PurchaseRow } from '../../features/purchases/purchases.table.ts'
import type { Contents } from '../contents/contents.ts'
import { type Actor, type Past, put, staff, tell } from './past.repository.ts'
import { type Client, momentOf, type World } from './world.ts'

export type Wanted = { client: Client; contents: Contents; code: string; askedOn: string }
type Step = { actor: Actor; at: Date; changes?: NewEvent['changes']; note?: string }

export const ownerOf = ({ id }: Client): Actor => ({ userId: id, role: 'client' })

/** Their associate, else one of those who buy. */
export const buyerOf = ({ random, workers }: World, { associateId }: Client): Actor =>
  associateId ? { userId: associateId, role: 'associate' } : staff(random.pick(workers.reviewers))

/** Working hours follow each other, so that what is done on one day is done in turn. */
export const HOURS = { asked: [7, 9], answered: [9, 11], agreed: [11, 13], paid: [13, 14], bought: [14, 17] } as const
export const at = (world: World, day: string, [from, to]: readonly [number, number]): Date => momentOf(world, day, from, to)

/** No earlier than the day after they joined, and no later than the day given. */
export function daysBefore({ random }: World, { joinedOn }: Client, day: string, most: number): string {
  const earliest = addDays(joinedOn, 1)
  const wanted = addDays(day, 0 - random.integer(1, most))
  return wanted < earliest ? earliest : wanted
}

const linkOf = ({ store, tracking }: Contents): string =>
  `https://www.${store.toLowerCase().replaceAll(/[^a-z]/g, '')}.com/p/${tracking.slice(-9).toLowerCase()}`

/** Clients agree to a tenth more than what they saw. */
const LIMIT = 1.1

export function askForPurchase(world: World, past: Past, { client, contents, code, askedOn }: Wanted): PurchaseRow {
  const { random, parameters, parametersVersion } = world
  const { items, store, storeWeightInGrams } = contents
  const storeShippingInCents = random.pick([0, 0, 499, 599, 950])
  const price = pricePurchase({ items, storeShippingInCents }, parameters)
  const createdAt = at(world, askedOn, HOURS.asked)
  const purchase = put(past, 'purchases', {
    ...{ code, status: 'inReview', clientId: client.id, associateId: client.associateId, category: 'B', createdAt },
    ...{ storeShippingInCents, taxInCents: price.taxInCents, feeInCents: price.feeInCents, updatedAt: createdAt },
    ...{ assistedPurchasePriceInCents: price.goodsInCents, totalInCents: price.priceInCents, lines: price.lines },
    ...{ productValueInCents: price.goodsInCents, parametersVersion, weightInGrams: storeWeightInGrams },
    allowPartial: random.chance(0.3),
  })
  for (const [position, { description, quantity, unitPriceInCents }] of items.entries()) {
    const unitPriceLimitInCents = Math.round(unitPriceInCents * LIMIT)
    const item = { description, quantity, unitPriceInCents, unitPriceLimitInCents, store, link: linkOf(contents) }
    put(past, 'purchaseItems', { ...item, purchaseId: purchase.id, position })
  }
  tell(past, ownerOf(client), createdAt, { aggregate: 'purchase', aggregateId: purchase.id, action: 'create', to: 'inReview' })
  return purchase
}

/** The purchase's next step, with its event. */
export function movePurchase(
  past: Past,
  purchase: PurchaseRow,
  action: string,
  to: PurchaseRow['status'],
  { actor, at: updatedAt, ...said }: Step,
): void {
  const event = { aggregate: 'purchase', aggregateId: purchase.id, action, from: purchase.status, to, ...said } as const
  tell(past, actor, updatedAt, event)
  Object.assign(purchase, { status: to, updatedAt, version: purchase.version + 1 })
}

const COMMENTS = [
  'La tienda confirma existencias. ¿La pedimos así?',
  'El precio incluye el envío a Miami.',
  'Hay dos colores: pedimos el de la foto.',
  'Llega al almacén en cinco días hábiles.',
]

/** Staff propose the price, and say why. */
export function propose(world: World, past: Past, purchase: PurchaseRow, actor: Actor, day: string): void {
  const createdAt = at(world, day, HOURS.answered)
  const { id: purchaseId, totalInCents } = purchase
  const comment = world.random.pick(COMMENTS)
  put(past, 'purchaseReviews', { purchaseId, temporalPriceInCents: totalInCents, comment, actorId: actor.userId, createdAt })
  const changes = { totalInCents: { from: totalInCents, to: totalInCents } }
  movePurchase(past, purchase, 'review', 'pendingChanges', { actor, at: createdAt, note: comment, changes })
  purchase.temporalPriceInCents = totalInCents
}

/** The client agrees to what was proposed. */
export function agreeTo(world: World, past: Past, purchase: PurchaseRow, client: Client, day: string): void {
  const acceptedAt = at(world, day, HOURS.agreed)
  const { totalInCents } = purchase
  movePurchase(past, purchase, 'accept', 'accepted', { actor: ownerOf(client), at: acceptedAt, changes: { totalInCents } })
  purchase.acceptedAt = acceptedAt
}

export function askForQuote(world: World, past: Past, { client, contents, code, askedOn }: Wanted): DropshippingRequestRow {
  const [{ description = '', quantity = 1 } = {}] = contents.items
  const createdAt = at(world, askedOn, HOURS.asked)
  const request = put(past, 'dropshipping', {
    ...{ code, status: 'quoting', clientId: client.id, associateId: client.associateId, link: linkOf(contents) },
    ...{ description, quantity, createdAt, updatedAt: createdAt },
  })
  const event = { aggregate: 'dropshippingRequest', aggregateId: request.id, action: 'create', to: 'quoting' } as const
  tell(past, ownerOf(client), createdAt, event)
  return request
}

/** The request's next step, with its event. */
export function moveRequest(
  past: Past,
  request: DropshippingRequestRow,
  action: string,
  to: DropshippingRequestRow['status'],
  { actor, at: updatedAt, ...said }: Step,
): void {
  const event = { aggregate: 'dropshippingRequest', aggregateId: request.id, action, from: request.status, to, ...said } as const
  tell(past, actor, updatedAt, event)
  Object.assign(request, { status: to, updatedAt, version: request.version + 1 })
}

const QUOTED_FOR_IN_DAYS = 15

/** What the house would pay the store, with its fee, for some days. */
export function quote(world: World, past: Past, request: DropshippingRequestRow, wish: Wanted, day: string): PriceLine[] {
  const { parameters, parametersVersion, random } = world
  const [item] = wish.contents.items
  const items = item ? [{ quantity: item.quantity, unitPriceInCents: item.unitPriceInCents }] : []
  const { lines, priceInCents: quotedPriceInCents } = pricePurchase({ items, storeShippingInCents: 0 }, parameters)
  const actor = buyerOf(world, wish.client)
  const quotedAt = at(world, day, HOURS.answered)
  const quoteLastDay = addDays(day, QUOTED_FOR_IN_DAYS)
  const quoteComment = random.pick(['Entrega estimada en doce días.', 'Precio de temporada.', 'Incluye el envío a Miami.'])
  Object.assign(request, { quotedPriceInCents, quoteLines: lines, parametersVersion, quoteLastDay, quoteComment, quotedAt })
  request.quotedById = actor.userId
  const changes = { quotedPriceInCents, lastDay: quoteLastDay }
  moveRequest(past, request, 'quote', 'quoted', { actor, at: quotedAt, note: quoteComment, changes })
  return lines
}

export function answerQuote(world: World, past: Past, request: DropshippingRequestRow, client: Client, day: string): void {
  const answeredAt = at(world, day, HOURS.agreed)
  const changes = { quotedPriceInCents: request.quotedPriceInCents }
  moveRequest(past, request, 'accept', 'accepted', { actor: ownerOf(client), at: answeredAt, changes })
  request.answeredAt = answeredAt
}

export function refuseQuote(
  world: World,
  past: Past,
  request: DropshippingRequestRow,
  { actor, day }: { actor: Actor; day: string },
) {
  const answeredAt = at(world, day, HOURS.agreed)
  moveRequest(past, request, 'refuse', 'refused', { actor, at: answeredAt, note: 'Es más de lo que pensaba.' })
  request.answeredAt = answeredAt
}
