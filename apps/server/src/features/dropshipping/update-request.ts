import type { dropshipping as contract, Received } from '@app/contract'
import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { type Actor, businessDay, DomainError, pricePurchase } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { refuseTakenTracking } from '../orders/matching/taken-tracking.ts'
import { readParametersWithVersion } from '../parameters/read-parameters.ts'
import { actOnRequest, nextRequestStatus } from './act-on-request.ts'
import { lockRequest } from './dropshipping.repository.ts'
import type { DropshippingRequestRow } from './dropshipping.table.ts'
import { viewDropshipping } from './dropshipping.view.ts'
import { purchaseRequest } from './purchase-request.ts'

type Update = Received<typeof contract.updateDropshipping>['body']
type Quote = Extract<Update, { action: 'quote' }>
type Change = Extract<Update, { action: 'change' }>

/** One of the actions of its lifecycle (domain, section 6). */
export async function updateRequest(db: Db, actor: Actor, id: string, update: Update): Promise<Dropshipping> {
  if (update.action === 'purchase') {
    const buying = () => purchaseRequest(db, actor, id, update)
    return viewDropshipping(db, actor, await refuseTakenTracking(buying, 'tracking'))
  }
  const updated = await db.transaction(async (tx) => act(tx, actor, await lockRequest(tx, actor, id), update))
  return viewDropshipping(db, actor, updated)
}

function act(db: Db, actor: Actor, request: DropshippingRequestRow, update: Exclude<Update, { action: 'purchase' }>) {
  if (update.action === 'change') return change(db, actor, request, update)
  if (update.action === 'quote') return quote(db, actor, request, update)
  if (update.action === 'accept') return accept(db, actor, request, update.quotedPriceInCents)
  if (update.action === 'refuse')
    return actOnRequest(db, actor, 'refuse', request, { answeredAt: now() }, { note: update.reason })
  return actOnRequest(db, actor, 'markInDelivery', request)
}

/** What was quoted for something else is no quote of it. */
const change = (db: Db, actor: Actor, request: DropshippingRequestRow, { action, ...wish }: Change) =>
  actOnRequest(db, actor, action, request, {
    ...wish,
    quotedPriceInCents: null,
    quoteLines: null,
    quoteLastDay: null,
    quoteComment: '',
    quotedAt: null,
    quotedById: null,
  })

async function quote(db: Db, actor: Actor, request: DropshippingRequestRow, { action, lastDay, comment, ...given }: Quote) {
  await nextRequestStatus(db, actor, action, request)
  if (lastDay < businessDay(now())) throw new DomainError('fieldNotValid', { field: 'lastDay' })
  const { parameters, version } = await readParametersWithVersion(db)
  const items = [{ quantity: request.quantity, unitPriceInCents: given.unitPriceInCents }]
  const { lines, priceInCents } = pricePurchase({ items, storeShippingInCents: given.storeShippingInCents }, parameters)
  const quoted = { quotedPriceInCents: priceInCents, quoteLines: lines, parametersVersion: version, quoteLastDay: lastDay }
  const by = { quoteComment: comment, quotedAt: now(), quotedById: actor.userId }
  const event = { note: comment, changes: { quotedPriceInCents: priceInCents, lastDay } }
  return actOnRequest(db, actor, action, request, { ...quoted, ...by }, event)
}

async function accept(db: Db, actor: Actor, request: DropshippingRequestRow, quotedPriceInCents: number) {
  await nextRequestStatus(db, actor, 'accept', request)
  if (request.quotedPriceInCents !== quotedPriceInCents)
    throw new DomainError('amountDiffers', { field: 'quotedPriceInCents', quotedPriceInCents: request.quotedPriceInCents })
  return actOnRequest(db, actor, 'accept', request, { answeredAt: now() }, { changes: { quotedPriceInCents } })
}
