// A client of the running product whose packages live what the model says: what calls need to know of them.
import { accounts, orderActions, orders, payments, purchases } from '@app/contract'
import { newTracking } from '../../testing/given/given-orders.ts'
import { review } from '../../testing/given/given-purchases.ts'
import { given, type Person, signedInAs } from '../../testing/world.ts'
import { type State, UP_FRONT_IN_CENTS } from '../dead-ends/truth.ts'

/** The orders that a package of the model is: two once it was split. */
type Parcel = { orderIds: string[]; incidentIds: string[]; isHeavy: boolean }
type Payment = { id: string; bounced: boolean }
export type World = {
  associate: Person
  client: Person
  parcels: Parcel[]
  /** Where the house buys it. */
  purchase: { id: string; itemId: string } | null
  bundleIds: string[]
  billId: string
  payments: Payment[]
}
export const administrator = signedInAs('administrator')

/** Vector 1's package, or vector 2's, in two parts where it is to be split. */
const VALUES_IN_CENTS = [9_000, 4_500]
export const PARTS = [
  { description: 'Cafetera', quantity: 1, unitPriceInCents: 5_000 },
  { description: 'Teclado', quantity: 1, unitPriceInCents: 4_000 },
]
const itemsOf = (index: number, isSplit: boolean) =>
  isSplit ? PARTS : [{ description: 'Zapatos', quantity: 1, unitPriceInCents: VALUES_IN_CENTS[index] ?? 0 }]

/** `names`: what will happen, since a package that will be split is asked for as two things. */
export async function beginAt(state: State, names: readonly string[]): Promise<World> {
  const associate = await given.associate()
  const client = await given.client({ associate })
  const world: World = { associate, client, parcels: [], purchase: null, bundleIds: [], billId: '', payments: [] }
  if (state.purchase === 'asked') await askForPurchase(world)
  else await askForPackages(world, state, names)
  if (state.creditInCents > 0) await receive(world, state.creditInCents)
  if (state.creditInCents < 0) await oweFromBefore(world, -state.creditInCents)
  return world
}

async function askForPackages(world: World, { parcels }: State, names: readonly string[]): Promise<void> {
  const packages = parcels.map((_parcel, index) => {
    return { tracking: newTracking(), items: itemsOf(index, names.includes(`split ${index}`)) }
  })
  const made = await signedInAs(world.client).call(orders.createOrders, { body: { category: 'B', packages } })
  world.parcels = made.orders.map(({ id }) => ({ orderIds: [id], incidentIds: [], isHeavy: false }))
  await authorize(world)
}

export const authorize = ({ client, parcels }: World) =>
  signedInAs(client).call(orderActions.authorizeBundling, {
    body: { orderIds: parcels.flatMap(({ orderIds }) => orderIds), isAuthorizedToBundle: true, consigneeAuthorizedNameId: null },
  })

/** Vector 6: 2 × 34.50 and 4.99 of shipping; staff have answered with the price. */
async function askForPurchase(world: World): Promise<void> {
  const item = { link: 'https://www.nike.com/t/shoes', description: 'Zapatillas', quantity: 2, unitPriceInCents: 3_450 }
  const asked = await signedInAs(world.client).call(purchases.createPurchase, {
    body: { items: [item], storeShippingInCents: 499, category: 'B' },
  })
  if (asked.price.totalInCents !== UP_FRONT_IN_CENTS) throw new Error(`it costs ${asked.price.totalInCents}`)
  await review('administrator', asked)
  world.purchase = { id: asked.id, itemId: asked.items[0]?.id ?? '' }
  world.parcels = [{ orderIds: [], incidentIds: [], isHeavy: false }]
}

let references = 0
export async function receive({ client, payments: received }: World, amountInCents: number): Promise<string> {
  references += 1
  const body = {
    clientId: client.id,
    receivedOn: '2026-01-05',
    amountInCents,
    method: 'transfer' as const,
    reference: `PICH-${references}`,
    applications: [],
  }
  const { id } = await administrator.call(payments.createPayment, { body })
  received.push({ id, bounced: false })
  return id
}

export async function refund({ client }: World, amountInCents: number): Promise<void> {
  const body = { clientId: client.id, amountInCents, destination: 'Banco Pichincha 2201234567' }
  const { id } = await administrator.call(accounts.requestRefund, { body })
  await administrator.call(accounts.answerRefund, { params: { id }, body: { action: 'pay', method: 'cash' } })
}

export const takeBack = (id: string) =>
  administrator.call(payments.undoPayment, { params: { id }, body: { reason: 'El banco la devolvió.' } })

/** A transfer that was refunded, and bounced then. */
async function oweFromBefore(world: World, amountInCents: number): Promise<void> {
  const id = await receive(world, amountInCents)
  await refund(world, amountInCents)
  await takeBack(id)
  world.payments = []
}
