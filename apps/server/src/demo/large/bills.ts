// What the counter in Quito does with what was weighed: bills, what is paid for them, and what is handed over.

import { nextCodes } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { billAmounts } from '../../features/bills/bill-amounts.ts'
import { entriesOfBill } from '../../features/bills/bill-charges.ts'
import { billLineRow } from '../../features/bills/bills.repository.ts'
import type { BillRow } from '../../features/bills/bills.table.ts'
import { priceOf } from '../../features/orders/prices/order-price.ts'
import { isWorkingDay, workingDaysAfter } from '../calendar/calendar.ts'
import { takeHeld } from './bought.ts'
import type { Lump } from './bundles.ts'
import type { LargeFlight } from './flights.ts'
import { clientOf, move, type Parcel } from './orders.ts'
import { enter, type Past, put, staff, tell } from './past.repository.ts'
import { deliver, payBill, takeCredit } from './payments.ts'
import { type Client, hasBeen, momentOf, type World } from './world.ts'

/** One client's bill, with what it bills and the bundles that this came in. */
export type Billed = { bill: BillRow; parcels: readonly Parcel[]; lumps: readonly Lump[] }
type ToBill = { lumps: readonly Lump[]; billedOn: string }

/** Everything that one client has of a flight is billed together, some days after it was weighed. */
export async function billFlight(db: Db, world: World, past: Past, flight: LargeFlight, lumps: readonly Lump[]): Promise<void> {
  if (!hasBeen(world, flight.weighedOn)) return
  const byClient = Map.groupBy(lumps, ({ parcels: [first] }) => first?.client)
  const all = [...byClient.values()].map((own): ToBill => {
    return { lumps: own, billedOn: workingDaysAfter(flight.weighedOn, world.random.pick([0, 1, 1, 2, 2, 3, 6])) }
  })
  const due = all
    .filter(({ billedOn }) => hasBeen(world, billedOn))
    .toSorted((one, other) => one.billedOn.localeCompare(other.billedOn))
  const codes = await nextCodes(db, 'bill', due.length)
  const billed = due.map((one, place) => bill(world, past, one, codes[place] ?? ''))
  const payments = await nextCodes(db, 'payment', billed.length)
  for (const [place, one] of billed.entries()) settle(world, past, one, payments[place] ?? '')
}

function bill(world: World, past: Past, { lumps, billedOn }: ToBill, code: string): Billed {
  const { random, workers, issuer } = world
  const parcels = lumps.flatMap((lump) => lump.parcels)
  const [first] = parcels
  if (!first) throw new RangeError('a bill needs a package')
  const { client } = first
  const actor = random.chance(0.6) ? clientOf(first) : staff(random.pick(workers.counter))
  const at = momentOf(world, billedOn, 9, 13)
  const { lines, columns, byOrder } = amountsOf(world, parcels)
  const identity = { name: client.name, identificationType: 'cedula', identification: client.identification } as const
  const collector = collectorFor(world, client, at)
  const bill = put(past, 'bills', {
    ...{
      code,
      status: 'pendingPayment',
      clientId: client.id,
      issuer,
      ...columns,
      createdById: actor.userId,
      createdAt: at,
      updatedAt: at,
    },
    ...{ pickupAuthorizedNameId: collector.authorizedNameId, pickupName: collector.name },
    ...{ pickupIdentificationType: 'cedula', pickupIdentification: collector.identification },
    ...{
      invoiceOwnerName: identity.name,
      invoiceOwnerIdentificationType: 'cedula',
      invoiceOwnerIdentification: identity.identification,
    },
    ...{ invoiceOwnerEmail: client.email, invoiceOwnerAddress: [client.address, client.city].filter(Boolean).join(', ') },
  })
  tell(past, actor, at, { aggregate: 'bill', aggregateId: bill.id, action: 'create', to: 'pendingPayment' })
  for (const { order } of parcels) {
    order.billId = bill.id
    move(past, order, 'requestPayment', 'pendingOfPay', { actor, at, changes: { bill: code } })
  }
  for (const [position, order] of byOrder.entries()) put(past, 'billOrders', { ...order, billId: bill.id, position })
  for (const [position, line] of lines.entries()) put(past, 'billLines', billLineRow(bill.id, line, position))
  enter(past, at, entriesOfBill(bill, byOrder, actor.userId))
  for (const { bought } of parcels) if (bought) takeHeld(past, bought, { clientId: client.id, billId: bill.id, actor, at })
  takeCredit(past, { client, bill, actor, at })
  return { bill, parcels, lumps }
}

/** The client, or somebody whom they named by then. */
function collectorFor({ random }: World, client: Client, at: Date) {
  const named = client.collectors.filter(({ since }) => since < at)
  const self = { authorizedNameId: null, name: client.name, identification: client.identification }
  return named.length > 0 && random.chance(0.3) ? random.pick(named) : self
}

/** By the product's own rule, from the prices that froze when they were weighed. */
function amountsOf({ parameters, parametersVersion: version }: World, parcels: readonly Parcel[]) {
  const priced = parcels.map(({ order, frozenLines, bought }) => {
    const [purchase, quoteLines] = bought?.request ? [null, bought.lines] : [bought && { lines: bought.lines }, null]
    const charged = { frozenLines, extraCharges: [], purchase, quoteLines }
    const price = priceOf(order, { ...charged, billedIva: null, billedAfterEnd: null }, parameters)
    return { orderId: order.id, lines: price?.lines ?? [] }
  })
  return billAmounts(priced, { parameters, version })
}

/** Of recent bills some wait for their money; of older ones hardly any. */
const RECENT_IN_DAYS = 75
const NEVER_PAID = { recent: 0.05, older: 0.004 }

/** It is paid and handed over some days later, where those days have been. */
function settle(world: World, past: Past, billed: Billed, code: string): void {
  const { random, end } = world
  const billedOn = billed.bill.createdAt.toISOString().slice(0, 10)
  const ageInDays = (Date.parse(end) - Date.parse(billedOn)) / 86_400_000
  if (random.chance(ageInDays > RECENT_IN_DAYS ? NEVER_PAID.older : NEVER_PAID.recent)) return
  const paidOn = workingDaysAfter(billedOn, random.pick([0, 1, 1, 2, 2, 3, 4, 5, 9]))
  if (!hasBeen(world, paidOn)) return
  payBill(world, past, billed, { code, paidOn })
  const deliveredOn = workingDaysAfter(paidOn, random.pick([0, 0, 1, 1, 2, 3, 5]))
  if (billed.bill.status === 'charged' && isWorkingDay(deliveredOn) && hasBeen(world, deliveredOn))
    deliver(world, past, billed, deliveredOn)
}
