// Packages on the money's part of their way: arrived in Quito, weighed, billed, paid. Each step is a call that people make.
import { bills, deliveries, passes, payments, prices } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import type { Pass } from '@app/contract/passes/passes.contract'
import { DRAWER_RECORDS } from '../drawers/given-drawers.ts'
import { SHELF_RECORDS } from '../shelves/given-shelves.ts'
import { type Person, signedInAs } from '../world.ts'
import { given } from './given-orders.ts'

/** What a package weighs in Miami and what was declared for it. */
export type Package = { weightInGrams: number; valueInCents: number }
export type Arrived = { client: Person; orderIds: string[]; bundleId: string; manifestId: string }

/** Whoever weighs has looked twice: for tests about what follows from a weight that differs much. */
export const SURE = { reason: 'weighedTwice', note: '' } as const

/** The first vector of the prices: 2.50 kg and 120.00 (domain, section 8). */
export const FIRST_VECTOR: Package = { weightInGrams: 2_500, valueInCents: 12_000 }

/** One bundle of a client's packages, arrived in Quito and not weighed there. */
export async function arrivedBundle(client: Person, packages: readonly Package[] = [FIRST_VECTOR]): Promise<Arrived> {
  const orders = []
  for (const contents of packages) orders.push(await given.order({ ...contents, client, status: 'inWarehouseMIA' }))
  const bundle = await given.bundle({ orders })
  const { id: manifestId } = await given.manifest({ status: 'arrived', bundles: [bundle] })
  return { client, orderIds: orders.map(({ id }) => id), bundleId: bundle.id, manifestId }
}

/** Weighs each package in Quito: as in Miami, unless a test says otherwise. */
export async function weighed(arrived: Arrived, weightsInGrams: readonly number[]): Promise<Arrived> {
  const weights = arrived.orderIds.map((orderId, index) => ({
    orderId,
    weightInGrams: weightsInGrams[index] ?? 0,
    confirmed: SURE,
  }))
  await signedInAs('administrator').call(prices.confirmBundleWeights, { body: { weights } })
  return arrived
}

/** One bundle of a client's packages in the Quito warehouse, weighing what they weighed in Miami. */
export async function weighedBundle(client: Person, packages: readonly Package[] = [FIRST_VECTOR]): Promise<Arrived> {
  const arrived = await arrivedBundle(client, packages)
  return weighed(
    arrived,
    packages.map(({ weightInGrams }) => weightInGrams),
  )
}

export const NOBODY_ELSE = { pickupAuthorizedNameId: null, invoiceOwnerAuthorizedNameId: null }

export const billed = (client: Person, orderIds: string[]): Promise<Bill> =>
  signedInAs(client).call(bills.createBill, { body: { orderIds, ...NOBODY_ELSE } })

/** A bill of one bundle of a client's packages, which the client asked for. */
export const billedBundle = async (client: Person, packages?: readonly Package[]): Promise<Bill> =>
  billed(client, (await weighedBundle(client, packages)).orderIds)

/** Waits for money, whatever its client has in favour. */
export async function unpaidBundle(client: Person, packages?: readonly Package[]): Promise<Bill> {
  const { orderIds } = await weighedBundle(client, packages)
  return signedInAs(client).call(bills.createBill, { body: { orderIds, ...NOBODY_ELSE, useBalance: false } })
}

export const ordersOf = (bill: Bill): string[] => bill.orders.map(({ id }) => id)

export const paid = async (bill: Bill): Promise<Bill> => {
  const body = { orderIds: ordersOf(bill), method: 'transfer' as const, reference: 'PICH-8812' }
  await signedInAs('administrator').call(payments.confirmClientPayment, { body })
  return bill
}

export const paidBundle = async (client: Person, packages?: readonly Package[]): Promise<Bill> =>
  paid(await unpaidBundle(client, packages))

/** The client collects what a paid bill holds. */
export async function handedOver(client: Person, bill: Bill): Promise<Bill> {
  const body = { orderIds: ordersOf(bill), identification: client.identification }
  await signedInAs('administrator').call(deliveries.deliverOrders, { body })
  return bill
}

/** Bills on their way from billed to collected, and drawers that they are paid into, as calls about them need them. */
export const BILL_RECORDS = {
  ...DRAWER_RECORDS,
  ...SHELF_RECORDS,
  billedOrder: async (client: Person) => (await unpaidBundle(client)).orders[0]?.id ?? '',
  paidOrder: async (client: Person) => (await paidBundle(client)).orders[0]?.id ?? '',
  // Cheap: a client of every kind of record keeps within their year.
  paidBill: async (client: Person) => (await paidBundle(client, [{ weightInGrams: 500, valueInCents: 500 }])).id,
}

export const passFor = (client: Person, billId: string): Promise<Pass> =>
  signedInAs(client).call(passes.showPass, { params: { id: billId } })

/** What a pass says that waits to be collected. */
export const shownCode = async (client: Person) => ({ code: (await passFor(client, (await paidBundle(client)).id)).code })
