import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Books, givenBooks, named, tampered } from '../../testing/tampered-books.ts'

let world: Books
beforeAll(async () => {
  world = await givenBooks()
})

/** What is changed, in which table, how, and what the check finds then. */
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

describe.each([
  ['bills', BILLS],
  ['money', MONEY],
  ['purchases', PURCHASES],
])('the books of %s tell of', (_book, tamperings) => {
  test.each(tamperings)('%s', async (_what, table, change, found) => {
    expect(named(world, await tampered(table, change()))).toEqual(found)
  })
})

test('a discrepancy says what should be there and what is', async () => {
  const change = sql`update bills set tax_in_cents = tax_in_cents + 1, total_in_cents = total_in_cents + 1 where id = ${world.pending.id}`

  const found = await tampered('bills', change)

  const { id, taxInCents } = world.pending
  expect(found).toContainEqual({ record: 'bill', id, amount: 'tax', expectedInCents: taxInCents, foundInCents: taxInCents + 1 })
})
