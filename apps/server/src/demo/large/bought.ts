// What the house bought for clients: each became a package, and is billed with it. Purchases may be paid up front.
import type { PriceLine } from '@app/domain'
import { nextCodes } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import type { DropshippingRequestRow } from '../../features/dropshipping/dropshipping.table.ts'
import { entriesOfMove } from '../../features/ledger/moves.repository.ts'
import { entryOfReceived } from '../../features/ledger/payments.repository.ts'
import type { OrderRow } from '../../features/orders/orders.table.ts'
import type { PurchaseRow } from '../../features/purchases/purchases.table.ts'
import type { Asked } from './packages.ts'
import { type Actor, enter, type Past, put, staff } from './past.repository.ts'
import {
  agreeTo,
  answerQuote,
  askForPurchase,
  askForQuote,
  at,
  buyerOf,
  daysBefore,
  HOURS,
  movePurchase,
  moveRequest,
  propose,
  quote,
} from './wanted.ts'
import { accountFor, type World } from './world.ts'

/** What a package is of, how its order began, and what is charged for it beside its way. */
export type Bought = {
  columns: Pick<OrderRow, 'service'> & Partial<Pick<OrderRow, 'purchaseId' | 'dropshippingRequestId'>>
  action: 'createFromPurchase' | 'createFromDropshipping'
  changes: Record<string, string>
  actor: Actor
  at: Date
  lines: PriceLine[]
  request: DropshippingRequestRow | null
  /** Of a purchase: paid up front, and not taken by a bill yet. */
  heldInCents: number
}
type Codes = { code: string; payment: string; order: string }

/** In the order in which their packages are asked for. */
export async function drawCodes(db: Db, asked: readonly Asked[]): Promise<Map<Asked, Omit<Codes, 'order'>>> {
  const purchases = asked.filter(({ boughtBy }) => boughtBy === 'purchase')
  const requests = asked.filter(({ boughtBy }) => boughtBy === 'dropshipping')
  const [ofPurchases, payments] = [
    await nextCodes(db, 'purchase', purchases.length),
    await nextCodes(db, 'payment', purchases.length),
  ]
  const ofRequests = await nextCodes(db, 'dropshipping', requests.length)
  return new Map([
    ...purchases.map((one, place) => [one, { code: ofPurchases[place] ?? '', payment: payments[place] ?? '' }] as const),
    ...requests.map((one, place) => [one, { code: ofRequests[place] ?? '', payment: '' }] as const),
  ])
}

export const buy = (world: World, past: Past, one: Asked, codes: Codes): Bought =>
  one.boughtBy === 'dropshipping' ? buyRequest(world, past, one, codes) : buyPurchase(world, past, one, codes)

/** Some ask for what they find; of others the house proposes the price first. */
const PROPOSED = 0.4
const UP_FRONT = 0.55
const MOST_BEFORE_IN_DAYS = 6

function buyPurchase(world: World, past: Past, one: Asked, { code, payment, order }: Codes): Bought {
  const { client, contents, requestedOn } = one
  const { random } = world
  const actor = buyerOf(world, client)
  const askedOn = daysBefore(world, client, requestedOn, MOST_BEFORE_IN_DAYS)
  const purchase = askForPurchase(world, past, { client, contents, code, askedOn })
  if (random.chance(PROPOSED)) {
    propose(world, past, purchase, actor, askedOn)
    agreeTo(world, past, purchase, client, requestedOn)
  }
  const approvedAt = at(world, requestedOn, HOURS.bought)
  const isPaid = random.chance(UP_FRONT)
  if (isPaid) payUpFront(world, past, purchase, payment, requestedOn)
  movePurchase(past, purchase, 'approve', 'reviewed', { actor, at: approvedAt, changes: { order } })
  purchase.approvedAt = approvedAt
  return {
    ...{ columns: { service: 'PPE', purchaseId: purchase.id }, action: 'createFromPurchase', changes: { purchase: code } },
    ...{ actor, at: approvedAt, lines: purchase.lines, request: null, heldInCents: isPaid ? purchase.totalInCents : 0 },
  }
}

/** All of it, held until the bill of its package takes it. */
function payUpFront(world: World, past: Past, purchase: PurchaseRow, code: string, receivedOn: string): void {
  const { random, workers } = world
  const { id: toPurchaseId, clientId, totalInCents: amountInCents } = purchase
  const { userId: actorId } = staff(random.pick(workers.accounts))
  const createdAt = at(world, receivedOn, HOURS.paid)
  const method = 'transfer' as const
  const payment = put(past, 'payments', {
    ...{ code, clientId, amountInCents, receivedOn, method, reference: `PICH-${random.digits(8)}` },
    ...{ accountId: accountFor(world, method), actorId, createdAt },
  })
  enter(past, createdAt, [entryOfReceived(payment)])
  const moved = { clientId, toPurchaseId, amountInCents, paymentId: payment.id, actorId, createdAt }
  enter(past, createdAt, entriesOfMove(put(past, 'moves', moved)))
}

/** What is held for what a new bill charges goes to it; it costs more than what was bought, as that was carried too. */
export function takeHeld(past: Past, { columns: { purchaseId }, heldInCents }: Bought, of: HeldFor): void {
  if (heldInCents === 0 || !purchaseId) return
  const { clientId, billId: toBillId, actor, at: createdAt } = of
  const moved = { clientId, fromPurchaseId: purchaseId, toBillId, amountInCents: heldInCents, actorId: actor.userId, createdAt }
  enter(past, createdAt, entriesOfMove(put(past, 'moves', moved)))
}
type HeldFor = { clientId: string; billId: string; actor: Actor; at: Date }

function buyRequest(world: World, past: Past, one: Asked, { code, order }: Codes): Bought {
  const { client, contents, requestedOn } = one
  const actor = buyerOf(world, client)
  const askedOn = daysBefore(world, client, requestedOn, MOST_BEFORE_IN_DAYS)
  const wish = { client, contents, code, askedOn }
  const request = askForQuote(world, past, wish)
  const lines = quote(world, past, request, wish, askedOn)
  answerQuote(world, past, request, client, requestedOn)
  const boughtAt = at(world, requestedOn, HOURS.bought)
  moveRequest(past, request, 'purchase', 'purchased', { actor, at: boughtAt, changes: { order } })
  return {
    columns: { service: 'dropshipping', dropshippingRequestId: request.id },
    ...{ action: 'createFromDropshipping', changes: { dropshipping: code }, actor, at: boughtAt },
    ...{ lines, request, heldInCents: 0 },
  }
}
