import type { dropshipping as contract, Received } from '@app/contract'
import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { type Actor, businessDay, DomainError, firstTooDear, pricePurchase } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { lockOne } from '../../records/records.repository.ts'
import { refuseTakenTracking } from '../orders/matching/taken-tracking.ts'
import { readParametersWithVersion } from '../parameters/read-parameters.ts'
import { dropshippingKind } from './dropshipping.kind.ts'
import type { DropshippingRequestRow } from './dropshipping.table.ts'
import { viewDropshipping } from './dropshipping.view.ts'
import { purchaseRequest } from './purchase-request.ts'

type Update = Received<typeof contract.updateDropshipping>['body']
type Quote = Extract<Update, { action: 'quote' }>
type Change = Extract<Update, { action: 'change' }>

/** One of the actions of its lifecycle (domain, section 6). */
export async function updateDropshipping(db: Db, actor: Actor, id: string, update: Update): Promise<Dropshipping> {
  if (update.action === 'purchase') {
    const buying = () => purchaseRequest(db, actor, id, update)
    return viewDropshipping(db, actor, await refuseTakenTracking(buying, 'tracking'))
  }
  const updated = await db.transaction(async (tx) => act(tx, actor, await lockOne(tx, actor, dropshippingKind, id), update))
  return viewDropshipping(db, actor, updated)
}

function act(db: Db, actor: Actor, request: DropshippingRequestRow, update: Exclude<Update, { action: 'purchase' }>) {
  if (update.action === 'change') return change(db, actor, request, update)
  if (update.action === 'quote') return quote(db, actor, request, update)
  if (update.action === 'accept') return accept(db, actor, request, update.quotedPriceInCents)
  if (update.action === 'refuse') return refuse(db, actor, request, update.reason)
  if (update.action === 'quoteAnew')
    return actOnOne(db, actor, dropshippingKind, 'quoteAnew', request, { ...NO_QUOTE, answeredAt: null }, { note: update.reason })
  return actOnOne(db, actor, dropshippingKind, 'markInDelivery', request)
}

const NO_QUOTE = {
  quotedPriceInCents: null,
  quoteLines: null,
  quoteLastDay: null,
  quoteComment: '',
  quotedAt: null,
  quotedById: null,
}

/** What was quoted for something else is no quote of it. */
const change = (db: Db, actor: Actor, request: DropshippingRequestRow, { action, ...wish }: Change) =>
  actOnOne(db, actor, dropshippingKind, action, request, { ...wish, ...NO_QUOTE })

/** The client may say why; staff must. */
async function refuse(db: Db, actor: Actor, request: DropshippingRequestRow, reason: string) {
  await requireAllowed(db, actor, dropshippingKind, 'refuse', [request])
  if (reason === '' && actor.role !== 'client') throw new DomainError('fieldRequired', { field: 'reason' })
  return actOnOne(db, actor, dropshippingKind, 'refuse', request, { answeredAt: now() }, { note: reason })
}

async function quote(db: Db, actor: Actor, request: DropshippingRequestRow, { action, lastDay, comment, ...given }: Quote) {
  await requireAllowed(db, actor, dropshippingKind, action, [request])
  if (lastDay < businessDay(now())) throw new DomainError('fieldNotValid', { field: 'lastDay' })
  const items = [{ quantity: request.quantity, unitPriceInCents: given.unitPriceInCents }]
  if (firstTooDear(items) >= 0) throw new DomainError('fieldNotValid', { field: 'unitPriceInCents' })
  const { parameters, version } = await readParametersWithVersion(db)
  const { lines, priceInCents } = pricePurchase({ items, storeShippingInCents: given.storeShippingInCents }, parameters)
  const quoted = { quotedPriceInCents: priceInCents, quoteLines: lines, parametersVersion: version, quoteLastDay: lastDay }
  const by = { quoteComment: comment, quotedAt: now(), quotedById: actor.userId }
  const event = { note: comment, changes: { quotedPriceInCents: priceInCents, lastDay } }
  return actOnOne(db, actor, dropshippingKind, action, request, { ...quoted, ...by }, event)
}

async function accept(db: Db, actor: Actor, request: DropshippingRequestRow, quotedPriceInCents: number) {
  await requireAllowed(db, actor, dropshippingKind, 'accept', [request])
  if (request.quotedPriceInCents !== quotedPriceInCents)
    throw new DomainError('amountDiffers', { field: 'quotedPriceInCents', quotedPriceInCents: request.quotedPriceInCents })
  return actOnOne(db, actor, dropshippingKind, 'accept', request, { answeredAt: now() }, { changes: { quotedPriceInCents } })
}
