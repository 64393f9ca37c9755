// What clients pay, where it goes, and what is handed over for it.
import { type PaymentMethod, takenOfBalance } from '@app/domain'
import type { BillRow } from '../../features/bills/bills.table.ts'
import { entriesOfMove } from '../../features/ledger/moves.repository.ts'
import { entryOfReceived } from '../../features/ledger/payments.repository.ts'
import type { Billed } from './bills.ts'
import { moveBundle } from './bundles.ts'
import { move } from './orders.ts'
import { type Actor, enter, type Past, put, staff, tell } from './past.repository.ts'
import { accountFor, type Client, momentOf, type World } from './world.ts'

type Taking = { client: Client; bill: BillRow; actor: Actor; at: Date }

/** Credit that the client had by then pays what it can of a new bill; never all of it, as what is over is always less than a bill. */
export function takeCredit(past: Past, { client, bill, actor, at }: Taking): void {
  if (client.creditInCents === 0 || client.creditSince >= at) return
  const taken = takenOfBalance(0 - client.creditInCents, dueOf(past, bill) - 1)
  apply(past, { client, bill, actor, at }, taken, null)
  client.creditInCents -= taken
}

/** From the client's account to the bill. */
function apply(past: Past, { client, bill, actor, at }: Taking, amountInCents: number, paymentId: string | null): void {
  if (amountInCents <= 0) return
  const moved = { clientId: client.id, toBillId: bill.id, amountInCents, paymentId, actorId: actor.userId, createdAt: at }
  enter(past, at, entriesOfMove(put(past, 'moves', moved)))
}

const dueOf = (past: Past, { id, totalInCents }: BillRow): number =>
  past.moves.reduce((due, { toBillId, amountInCents }) => (toBillId === id ? due - amountInCents : due), totalInCents)

type Paying = { code: string; paidOn: string }

/** Most pay what is due; some half of it, some a round sum of which the rest is their credit. */
export function payBill(world: World, past: Past, billed: Billed, { code, paidOn }: Paying): void {
  const { bill, parcels } = billed
  const [first] = parcels
  if (!first) return
  const { random } = world
  const dueInCents = dueOf(past, bill)
  const amountInCents = amountPaid(world, dueInCents)
  const method = random.pick(['transfer', 'transfer', 'transfer', 'deposit', 'card', 'cash'] as const)
  const reference = method === 'cash' ? '' : `${random.pick(['PICH', 'PROD', 'GYE', 'PAC'])}-${random.digits(8)}`
  const taking = { client: first.client, bill, actor: cashier(world, method), at: momentOf(world, paidOn, 13, 15) }
  const payment = put(past, 'payments', {
    ...{ code, clientId: first.client.id, amountInCents, receivedOn: paidOn, method, reference },
    ...{ accountId: accountFor(world, method), actorId: taking.actor.userId, createdAt: taking.at },
  })
  enter(past, taking.at, [entryOfReceived(payment)])
  apply(past, taking, Math.min(amountInCents, dueInCents), payment.id)
  if (amountInCents > dueInCents) keepCredit(first.client, amountInCents - dueInCents, taking.at)
  if (amountInCents >= dueInCents) charge(world, past, billed, { ...taking, paidOn, code, method, reference })
}

function amountPaid({ random }: World, dueInCents: number): number {
  const share = random.fraction()
  if (share < 0.01 && dueInCents > 1) return Math.ceil(dueInCents / 2)
  return share < 0.03 ? Math.ceil(dueInCents / 500) * 500 : dueInCents
}

function keepCredit(client: Client, amountInCents: number, since: Date): void {
  client.creditInCents += amountInCents
  client.creditSince = since > client.creditSince ? since : client.creditSince
}

const cashier = ({ random, workers }: World, method: PaymentMethod): Actor =>
  staff(random.pick(method === 'cash' || method === 'card' ? workers.counter : workers.accounts))

type Charged = Taking & Paying & { method: PaymentMethod; reference: string }

function charge({ earned }: World, past: Past, { bill, parcels, lumps }: Billed, paid: Charged): void {
  const { actor, at, method, reference, code: payment, paidOn } = paid
  moveBill(past, bill, 'confirmPayment', 'charged', { actor, at, changes: { payment, method, reference } })
  bill.chargedAt = at
  for (const { order, accrual, client } of parcels) {
    move(past, order, 'confirmPayment', 'paid', { actor, at, changes: { method, reference } })
    if (!accrual || client.associateId === null) continue
    earned.push({
      associateId: client.associateId,
      order,
      entryId: accrual.id,
      amountInCents: accrual.amountInCents,
      collectedOn: paidOn,
    })
  }
  for (const { bundle } of lumps) moveBundle(past, bundle, 'markPaid', 'paid', { actor, at })
}

type Step = { actor: Actor; at: Date; changes?: Record<string, unknown> }

function moveBill(past: Past, bill: BillRow, action: string, to: BillRow['status'], { actor, at, ...said }: Step): void {
  tell(past, actor, at, { aggregate: 'bill', aggregateId: bill.id, action, from: bill.status, to, ...said })
  bill.status = to
  bill.updatedAt = at
  bill.version += 1
}

/** To whoever collects. */
export function deliver(world: World, past: Past, { bill, parcels, lumps }: Billed, day: string): void {
  const actor = staff(world.random.pick(world.workers.counter))
  const at = momentOf(world, day, 15, 18)
  const { pickupName: deliveredToName, pickupIdentification: deliveredToIdentification } = bill
  for (const { order } of parcels) {
    Object.assign(order, { deliveredAt: at, deliveredToName, deliveredToIdentification, deliveredById: actor.userId })
    move(past, order, 'deliver', 'receivedAndDelivered', { actor, at, place: 'UIO', changes: { deliveredTo: deliveredToName } })
  }
  bill.deliveredAt = at
  moveBill(past, bill, 'deliver', 'delivered', { actor, at })
  for (const { bundle } of lumps) moveBundle(past, bundle, 'markDelivered', 'receivedAndDelivered', { actor, at })
}
