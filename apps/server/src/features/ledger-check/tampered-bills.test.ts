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
    ['bill pending: due'],
  ],
  [
    'the line of a percentage',
    'bill_lines',
    () =>
      sql`update bill_lines set amount_in_cents = amount_in_cents + 1 where bill_id = ${world.pending.id} and name = 'valuePercentage'`,
    [
      'bill pending: lines',
      'bill pending: taxable',
      'billing one: total',
      'order pending: billedCarriage',
      'order pending: billedService',
      'order pending: billedTaxable',
    ],
  ],
  [
    'how a line is taxed',
    'bill_lines',
    () => sql`update bill_lines set treatment = 'general' where bill_id = ${world.pending.id} and name = 'duty'`,
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

/** The payments that were applied to a bill. */
const paidTo = ({ id }: { id: string }) => sql`select payment_id from moves where to_bill_id = ${id} and reverses_id is null`

const MOVES: Tampering[] = [
  [
    'the amount of a move',
    'moves',
    () => sql`update moves set amount_in_cents = amount_in_cents + 1 where to_bill_id = ${world.settled.id}`,
    ['move one: ledger', 'payment one: applied'],
  ],
  [
    'where a move went',
    'ledger_entries',
    () => sql`update ledger_entries set bill_id = ${world.pending.id} where kind = 'move' and bill_id = ${world.settled.id}`,
    ['bill settled: due', 'move one: ledger'],
  ],
  [
    'one end of a move that is gone',
    'ledger_entries',
    () => sql`delete from ledger_entries where kind = 'move' and bill_id = ${world.settled.id}`,
    ['bill settled: due', 'client client: balance', 'move one: ledger'],
  ],
  [
    'a move that took more than there was',
    'moves',
    () => sql`
      with moved as (
        insert into moves (id, client_id, to_bill_id, amount_in_cents)
        values (gen_random_uuid(), ${world.client.id}, ${world.pending.id}, 1) returning *
      )
      insert into ledger_entries (id, client_id, kind, move_id, bill_id, amount_in_cents)
      select gen_random_uuid(), client_id, 'move', id, null::uuid, 1 from moved
      union all select gen_random_uuid(), client_id, 'move', id, to_bill_id, -1 from moved`,
    ['move one: credit'],
  ],
  [
    'what is held for a purchase whose order is billed',
    'ledger_entries',
    () => sql`
      update ledger_entries set amount_in_cents = amount_in_cents + 1
      where kind = 'move' and amount_in_cents > 0 and purchase_id in (select id from purchases where client_id = ${world.client.id})`,
    ['client client: balance', 'move one: held', 'move one: ledger', 'purchase one: held'],
  ],
]

const MONEY: Tampering[] = [
  [
    'a charge that is gone',
    'ledger_entries',
    () => sql`delete from ledger_entries where bill_id = ${world.pending.id} and kind = 'tax'`,
    ['bill pending: taxCharged', 'billing one: tax', 'billing one: total', 'client client: balance'],
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
    ['bill pending: dutyCharged', 'bill pending: taxCharged', 'billing one: tax'],
  ],
  [
    'what takes a charge back',
    'ledger_entries',
    () =>
      sql`update ledger_entries set amount_in_cents = amount_in_cents + 1 where bill_id = ${world.voided.id} and kind = 'charge' and reverses_id is not null`,
    ['bill voided: charges', 'bill voided: due', 'billing one: total', 'client client: balance', 'ledgerEntry one: counterEntry'],
  ],
  [
    'a payment',
    'payments',
    () => sql`update payments set amount_in_cents = amount_in_cents + 1 where id in (${paidTo(world.settled)})`,
    ['account one: report', 'client client: balance', 'payment one: ledger'],
  ],
  [
    'a payment’s client',
    'payments',
    () => sql`update payments set client_id = ${world.somebodyElse.id} where id in (${paidTo(world.settled)})`,
    ['client client: balance', 'client somebodyElse: balance', 'payment one: ledger'],
  ],
  [
    'a payment that the ledger lost',
    'ledger_entries',
    () => sql`delete from ledger_entries where payment_id in (${paidTo(world.settled)})`,
    ['account one: report', 'client client: balance', 'payment one: ledger'],
  ],
  [
    'what takes a payment back',
    'payments',
    () => sql`update payments set amount_in_cents = amount_in_cents + 1 where reverses_id in (${paidTo(world.unpaid)})`,
    ['account one: report', 'client client: balance', 'payment one: counterEntry', 'payment one: ledger'],
  ],
]

const PURCHASES: Tampering[] = [
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
    ['account one: report', 'client somebodyElse: balance', 'move one: ledger', 'payment one: ledger'],
  ],
]

describe.each([
  ['bills', BILLS],
  ['moves', MOVES],
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
