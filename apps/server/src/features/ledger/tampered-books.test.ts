import { bills, bundles, orderActions, payments } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { type SQL, sql } from 'drizzle-orm'
import { TransactionRollbackError } from 'drizzle-orm/errors'
import { beforeAll, describe, expect, test } from 'vitest'
import { boughtInMiami, boughtInQuito } from '../../testing/given-bought.ts'
import { billed, billedBundle, ordersOf, paidBundle, weighedBundle } from '../../testing/given-packages.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from './check-books.ts'
import type { Discrepancy } from './discrepancy.ts'

const administrator = signedInAs('administrator')
const database = async () => (await currentServer()).db

type World = {
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
let world: World

/** One of everything that the books know. */
beforeAll(async () => {
  const [associate, otherAssociate] = [await given.associate(), await given.associate()]
  const [client, somebodyElse] = [await given.client({ associate }), await given.client()]
  const pending = await billWithCharges(client)
  const settled = await paidBundle(client)
  await administrator.call(orderActions.settleEarnings, { body: { orderIds: ordersOf(settled), reference: 'TRX-1' } })
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
  await administrator.call(bundles.confirmBundleWeights, { body: { weights } })
  world = {
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
})

async function billWithCharges(client: Person): Promise<Bill> {
  const { orderIds } = await weighedBundle(client)
  const charges = [{ name: 'Reempaque', amountInCents: 350 }]
  await administrator.call(orderActions.setExtraCharges, { params: { id: orderIds[0] ?? '' }, body: { charges } })
  return billed(client, orderIds)
}

async function undoPayment({ client, id }: Bill): Promise<void> {
  const { data } = await administrator.call(payments.listPayments, { query: { clientId: client.id } })
  const payment = data.find(({ bill }) => bill?.id === id)
  await administrator.call(payments.undoPayment, { params: { id: payment?.id ?? '' }, body: { reason: 'Era de otra nota.' } })
}

/** Changes the books as no call can and nobody may, reads them, and takes it back. */
async function tampered(table: string, change: SQL): Promise<Discrepancy[]> {
  let found: Discrepancy[] = []
  const tampering = (await database()).transaction(async (tx) => {
    await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`)
    const { rowCount } = await tx.execute(change)
    expect(rowCount).toBeGreaterThan(0)
    found = await checkBooks(tx)
    tx.rollback()
  })
  await expect(tampering).rejects.toBeInstanceOf(TransactionRollbackError)
  return found
}

const named = (found: readonly Discrepancy[]) =>
  found.map(({ record, id, amount }) => `${record} ${nameOf(id)}: ${amount}`).sort()

/** What the test calls a record. */
function nameOf(id: string): string {
  const { weighedAgain, client, somebodyElse, ...bills } = world
  const names: Record<string, string> = { [weighedAgain.orderId]: 'weighed', [weighedAgain.bundleId]: 'weighed' }
  for (const [name, bill] of Object.entries(bills)) {
    names[bill.id] = name
    if ('orders' in bill) for (const order of bill.orders) names[order.id] = name
  }
  return { ...names, [client.id]: 'client', [somebodyElse.id]: 'somebodyElse' }[id] ?? 'one'
}

type Tampering = [what: string, table: string, change: () => SQL, found: string[]]

const BILLS: Tampering[] = [
  [
    'a total',
    'bills',
    () => sql`update bills set total_in_cents = total_in_cents + 1 where id = ${world.pending.id}`,
    ['bill pending: lines', 'bill pending: total', 'client client: balance'],
  ],
  [
    'a subtotal and the total',
    'bills',
    () =>
      sql`update bills set subtotal_in_cents = subtotal_in_cents + 1, total_in_cents = total_in_cents + 1 where id = ${world.pending.id}`,
    ['bill pending: charges', 'bill pending: lines', 'bill pending: services', 'client client: balance'],
  ],
  [
    'the rate of IVA',
    'bills',
    () => sql`update bills set iva_in_basis_points = 1200 where id = ${world.pending.id}`,
    ['bill pending: tax'],
  ],
  [
    'a bill that nobody paid as charged',
    'bills',
    () => sql`update bills set status = 'charged' where id = ${world.pending.id}`,
    ['bill pending: ledgerPayments', 'bill pending: payments', 'client client: balance'],
  ],
  [
    'the line of a percentage',
    'bill_lines',
    () =>
      sql`update bill_lines set amount_in_cents = amount_in_cents + 1 where bill_id = ${world.pending.id} and name = 'valuePercentage'`,
    [
      'bill pending: lines',
      'bill pending: taxable',
      'order pending: billedCarriage',
      'order pending: billedService',
      'order pending: billedTaxable',
    ],
  ],
  [
    'whether a line is taxed',
    'bill_lines',
    () => sql`update bill_lines set is_taxable = true where bill_id = ${world.pending.id} and name = 'duty'`,
    ['bill pending: tax', 'bill pending: taxable', 'order pending: billedTaxable'],
  ],
  [
    'what a bill took for an order',
    'bill_orders',
    () => sql`update bill_orders set service_in_cents = service_in_cents + 1 where bill_id = ${world.pending.id}`,
    ['bill pending: services', 'order pending: billedService'],
  ],
  [
    'the extra charges of a billed order',
    'order_charges',
    () => sql`update order_charges set amount_in_cents = 400 where name = 'Reempaque'`,
    ['order pending: billedExtraCharges', 'order pending: billedTaxable'],
  ],
]

const MONEY: Tampering[] = [
  [
    'a charge that is gone',
    'ledger_entries',
    () => sql`delete from ledger_entries where bill_id = ${world.pending.id} and kind = 'tax'`,
    ['bill pending: taxCharged', 'client client: balance'],
  ],
  [
    'a charge that became another client’s',
    'ledger_entries',
    () =>
      sql`update ledger_entries set client_id = ${world.somebodyElse.id} where bill_id = ${world.pending.id} and kind = 'duty'`,
    ['client client: balance', 'client somebodyElse: balance'],
  ],
  [
    'a charge that became duty',
    'ledger_entries',
    () => sql`update ledger_entries set kind = 'duty' where bill_id = ${world.pending.id} and kind = 'tax'`,
    ['bill pending: dutyCharged', 'bill pending: taxCharged'],
  ],
  [
    'what takes a charge back',
    'ledger_entries',
    () =>
      sql`update ledger_entries set amount_in_cents = amount_in_cents + 1 where bill_id = ${world.voided.id} and kind = 'charge' and reverses_id is not null`,
    ['bill voided: charges', 'client client: balance', 'ledgerEntry one: counterEntry'],
  ],
  [
    'a payment',
    'payments',
    () => sql`update payments set amount_in_cents = amount_in_cents + 1 where bill_id = ${world.settled.id}`,
    ['bill settled: payments', 'payment one: ledger'],
  ],
  [
    'a payment’s client',
    'payments',
    () => sql`update payments set client_id = ${world.somebodyElse.id} where bill_id = ${world.settled.id}`,
    ['payment one: ledger'],
  ],
  [
    'a payment that the ledger lost',
    'ledger_entries',
    () => sql`delete from ledger_entries where bill_id = ${world.settled.id} and kind = 'payment'`,
    ['bill settled: ledgerPayments', 'client client: balance', 'payment one: ledger'],
  ],
  [
    'what takes a payment back',
    'payments',
    () =>
      sql`update payments set amount_in_cents = amount_in_cents + 1 where bill_id = ${world.unpaid.id} and reverses_id is not null`,
    ['bill unpaid: payments', 'payment one: counterEntry', 'payment one: ledger'],
  ],
]

const PURCHASES: Tampering[] = [
  [
    'what was paid up front',
    'purchases',
    () => sql`update purchases set paid_up_front_in_cents = paid_up_front_in_cents + 1 where client_id = ${world.client.id}`,
    ['order purchase: billedPaidUpFront', 'purchase one: ledgerPayments', 'purchase one: payments'],
  ],
  [
    'the total of a purchase',
    'purchases',
    () => sql`update purchases set total_in_cents = total_in_cents + 1 where client_id = ${world.somebodyElse.id}`,
    ['purchase one: lines'],
  ],
  [
    'the fee of a purchase that is billed',
    'purchases',
    () => sql`update purchases set lines = jsonb_set(lines, '{3,amountInCents}', '1071') where client_id = ${world.client.id}`,
    ['order purchase: billedPurchase', 'order purchase: billedTaxable', 'purchase one: lines', 'purchase one: rates'],
  ],
  [
    'a payment up front in the ledger',
    'ledger_entries',
    () => sql`update ledger_entries set amount_in_cents = amount_in_cents + 1 where client_id = ${world.somebodyElse.id}`,
    ['client somebodyElse: balance', 'payment one: ledger', 'purchase one: ledgerPayments'],
  ],
]

const PRICES: Tampering[] = [
  [
    'a line of a frozen price',
    'order_prices',
    () => sql`update order_prices set lines = jsonb_set(lines, '{0,amountInCents}', '2251')
      where order_id = ${world.weighedAgain.orderId} and superseded_at is null`,
    ['order weighed: freight'],
  ],
  [
    'the weight of an order',
    'orders',
    () => sql`update orders set real_weight_in_grams = 2600 where id = ${world.weighedAgain.orderId}`,
    ['bonus', 'freight', 'margin', 'profit', 'service'].map((amount) => `order weighed: ${amount}`),
  ],
  [
    'the value of an order',
    'orders',
    () => sql`update orders set product_value_in_cents = 13000 where id = ${world.weighedAgain.orderId}`,
    ['order weighed: service', 'order weighed: valuePercentage'],
  ],
  [
    'what a price earns',
    'order_prices',
    () =>
      sql`update order_prices set profit_in_cents = 803 where order_id = ${world.weighedAgain.orderId} and superseded_at is null`,
    ['order weighed: accrued', 'order weighed: profit'],
  ],
  [
    'a share of the duty',
    'order_prices',
    () =>
      sql`update order_prices set duty_share_in_cents = 1999 where order_id = ${world.weighedAgain.orderId} and superseded_at is null`,
    ['bundle weighed: duty', 'order weighed: duty'],
  ],
  [
    'the duty of a declaration',
    'bundles',
    () => sql`update bundles set duty_in_cents = 2100 where id = ${world.weighedAgain.bundleId}`,
    ['bundle weighed: duty'],
  ],
]

const EARNINGS: Tampering[] = [
  [
    'what was earned and settled',
    'earning_entries',
    () =>
      sql`update earning_entries set amount_in_cents = 803 where order_id = ${ordersOf(world.settled)[0]} and kind = 'accrual'`,
    ['order settled: accrued', 'order settled: settled'],
  ],
  [
    'an earning that was paid to another associate',
    'earning_entries',
    () =>
      sql`update earning_entries set associate_id = ${world.otherAssociate.id} where order_id = ${ordersOf(world.settled)[0]} and kind = 'settlement'`,
    ['order settled: settled'],
  ],
  [
    'an earning that was paid before the client did',
    'orders',
    () => sql`update orders set status = 'pendingOfPay' where id = ${ordersOf(world.settled)[0]}`,
    ['order settled: settled'],
  ],
  [
    'what takes an earning back',
    'earning_entries',
    () =>
      sql`update earning_entries set amount_in_cents = amount_in_cents + 1 where order_id = ${world.weighedAgain.orderId} and reverses_id is not null`,
    ['earningEntry one: counterEntry', 'order weighed: accrued'],
  ],
  [
    'an earning that is gone',
    'earning_entries',
    () => sql`delete from earning_entries where order_id = ${ordersOf(world.pending)[0]}`,
    ['bonus', 'keptBack', 'margin', 'profit']
      .map((amount) => `order pending: ${amount}`)
      .concat('order pending: accrued')
      .sort(),
  ],
]

const QUOTAS: Tampering[] = [
  [
    'what is used of a year',
    'quotas',
    () => sql`update quotas set used_in_cents = used_in_cents + 1 where identification = ${world.client.identification}`,
    ['quota one: used'],
  ],
  [
    'what a bundle reserved',
    'quota_entries',
    () => sql`update quota_entries set amount_in_cents = amount_in_cents + 1 where bundle_id = ${world.weighedAgain.bundleId}`,
    ['bundle weighed: quota', 'quota one: used'],
  ],
  [
    'what a bundle declares',
    'bundles',
    () => sql`update bundles set value_with_tax_in_cents = value_with_tax_in_cents + 1 where id = ${world.weighedAgain.bundleId}`,
    ['bundle weighed: quota'],
  ],
  [
    'a removed bundle that still reserves',
    'bundles',
    () => sql`update bundles set status = 'removed' where id = ${world.weighedAgain.bundleId}`,
    ['bundle weighed: quota'],
  ],
]

test('the books balance as long as nobody tampers with them', async () => {
  expect(await checkBooks(await database())).toEqual([])
})

describe.each([
  ['bills', BILLS],
  ['money', MONEY],
  ['purchases', PURCHASES],
  ['prices', PRICES],
  ['earnings', EARNINGS],
  ['quotas', QUOTAS],
])('the books of %s tell of', (_book, tamperings) => {
  test.each(tamperings)('%s', async (_what, table, change, found) => {
    expect(named(await tampered(table, change()))).toEqual(found)
  })
})

test('a discrepancy says what should be there and what is', async () => {
  const change = sql`update bills set tax_in_cents = tax_in_cents + 1, total_in_cents = total_in_cents + 1 where id = ${world.pending.id}`

  const found = await tampered('bills', change)

  const { id, taxInCents } = world.pending
  expect(found).toContainEqual({ record: 'bill', id, amount: 'tax', expectedInCents: taxInCents, foundInCents: taxInCents + 1 })
})
