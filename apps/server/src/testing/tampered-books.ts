// Books with one of everything in them, which a test changes as nobody may.
import { bills, earnings, orderActions, payments, prices } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Discrepancy } from '../features/ledger/discrepancy.ts'
import { checkBooks } from '../features/ledger-check/check-books.ts'
import { boughtInMiami, boughtInQuito } from './given/given-bought.ts'
import { billed, billedBundle, ordersOf, paidBundle, weighedBundle } from './given/given-packages.ts'
import { currentServer, given, type Person, signedInAs } from './world.ts'

const administrator = signedInAs('administrator')

export type Books = {
  client: Person
  somebodyElse: Person
  associate: Person
  otherAssociate: Person
  pending: Bill
  settled: Bill
  voided: Bill
  unpaid: Bill
  purchase: Bill
  /** Weighed twice and on no bill. */
  weighedAgain: { orderId: string; bundleId: string }
}
/** One of everything that the books know. */
export async function givenBooks(): Promise<Books> {
  const [associate, otherAssociate] = [await given.associate(), await given.associate()]
  const [client, somebodyElse] = [await given.client({ associate }), await given.client()]
  const pending = await billWithCharges(client)
  const settled = await paidBundle(client)
  await administrator.call(earnings.settleEarnings, { body: { orderIds: ordersOf(settled), reference: 'TRX-1' } })
  const voided = await billedBundle(client)
  await administrator.call(bills.voidBill, { params: { id: voided.id }, body: { reason: 'Otra persona retira.' } })
  const unpaid = await paidBundle(client)
  await undoPayment(unpaid)
  const bought = await boughtInQuito(client, { paidUpFrontInCents: 10_000 })
  const purchase = await billed(client, [bought.id])
  await boughtInMiami(somebodyElse, { paidUpFrontInCents: 5_000 })
  const { orderIds, bundleId } = await weighedBundle(client)
  const [orderId = ''] = orderIds
  const weights = [{ orderId, weightInGrams: 2_500 }]
  await administrator.call(prices.confirmBundleWeights, { body: { weights } })
  return {
    client,
    somebodyElse,
    associate,
    otherAssociate,
    pending,
    settled,
    voided,
    unpaid,
    purchase,
    weighedAgain: { orderId, bundleId },
  }
}

async function billWithCharges(client: Person): Promise<Bill> {
  const { orderIds } = await weighedBundle(client)
  const charges = [{ name: 'Reempaque', amountInCents: 350 }]
  await administrator.call(orderActions.setExtraCharges, { params: { id: orderIds[0] ?? '' }, body: { charges } })
  return billed(client, orderIds)
}

async function undoPayment({ client, id }: Bill): Promise<void> {
  const { data } = await administrator.call(payments.listPayments, { query: { clientId: client.id } })
  const payment = data.find(({ applications }) => applications.some(({ bill }) => bill?.id === id))
  await administrator.call(payments.undoPayment, { params: { id: payment?.id ?? '' }, body: { reason: 'Era de otra nota.' } })
}

/**
 * Changes the books as no call can, reads them, and undoes the change.
 * @returns what the check found.
 */
export async function tampered(table: string | string[], change: SQL | SQL[]): Promise<Discrepancy[]> {
  const { db } = await currentServer()
  return db
    .transaction(async (tx) => {
      for (const name of [table].flat()) await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`)
      for (const one of [change].flat()) {
        const { rowCount } = await tx.execute(one)
        if (!rowCount) throw new Error('nothing was tampered with')
      }
      throw new TakenBack(await checkBooks(tx))
    })
    .catch((error: unknown) => {
      if (error instanceof TakenBack) return error.found
      throw error
    })
}

/** Ends the transaction without its changes. */
class TakenBack extends Error {
  readonly found: Discrepancy[]

  constructor(found: Discrepancy[]) {
    super('taken back')
    this.found = found
  }
}

/** As `bill pending: total`: each record by what the books above call it; the report of an account without its day. */
export const named = (books: Books, found: readonly Discrepancy[]): string[] =>
  found.map(({ record, id, amount }) => `${record} ${nameOf(books, id)}: ${amount.replace(/ [\d-]{10}$/, '')}`).sort()

function nameOf({ weighedAgain, client, somebodyElse, ...bills }: Books, id: string): string {
  const names: Record<string, string> = { [weighedAgain.orderId]: 'weighed', [weighedAgain.bundleId]: 'weighed' }
  for (const [name, bill] of Object.entries(bills)) {
    names[bill.id] = name
    if ('orders' in bill) for (const order of bill.orders) names[order.id] = name
  }
  return { ...names, [client.id]: 'client', [somebodyElse.id]: 'somebodyElse' }[id] ?? 'one'
}
