import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { ordersOf } from '../../testing/given/given-packages.ts'
import { type Books, givenBooks, named, tampered } from '../../testing/tampered-books.ts'
import { currentServer } from '../../testing/world.ts'
import { checkBooks } from './check-books.ts'

let world: Books
beforeAll(async () => {
  world = await givenBooks()
})

/** What is changed, in which table, how, and what the check finds then. */
type Tampering = [what: string, table: string, change: () => SQL, found: string[]]

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

const ofSettled = () =>
  sql`settlement_id in (select settlement_id from earning_entries where order_id = ${ordersOf(world.settled)[0]})`

const SETTLEMENTS: Tampering[] = [
  [
    'what a settlement comes to',
    'settlements',
    () => sql`update settlements set total_in_cents = 803 where associate_id = ${world.associate.id}`,
    ['account one: report', 'settlement one: total'],
  ],
  [
    'whose a settlement is',
    'settlements',
    () => sql`update settlements set associate_id = ${world.otherAssociate.id} where associate_id = ${world.associate.id}`,
    ['order settled: settled'],
  ],
  [
    'what a line pays',
    'earning_entries',
    () => sql`update earning_entries set amount_in_cents = -803 where ${ofSettled()}`,
    ['account one: report', 'order settled: settled', 'settlement one: total'],
  ],
  [
    'a line that is gone',
    'earning_entries',
    () => sql`delete from earning_entries where ${ofSettled()}`,
    ['account one: report', 'settlement one: total'],
  ],
  [
    'a settlement that was not taken back',
    'settlements',
    () => sql`update settlements set status = 'takenBack', taken_back_at = now() where associate_id = ${world.associate.id}`,
    ['account one: report', 'settlement one: inForce'],
  ],
  [
    'a line that is there twice',
    'earning_entries',
    () => sql`with again as (
        insert into settlements (id, code, kind, status, associate_id, paid_on, method, total_in_cents)
        select gen_random_uuid(), 'LIQ-X', kind, status, associate_id, paid_on, method, total_in_cents from settlements where associate_id = ${world.associate.id}
        returning id)
      insert into earning_entries (id, associate_id, order_id, kind, amount_in_cents, settlement_id, settles_id)
      select gen_random_uuid(), e.associate_id, e.order_id, e.kind, e.amount_in_cents, again.id, e.settles_id
      from earning_entries as e, again where ${ofSettled()}`,
    ['order settled: settledTwice'],
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
    'a bundle that was removed before it arrived, and still reserves',
    'bundles',
    () => sql`update bundles set status = 'removed', arrived_at = null where id = ${world.weighedAgain.bundleId}`,
    ['bundle weighed: quota'],
  ],
]

describe.each([
  ['prices', PRICES],
  ['earnings', EARNINGS],
  ['settlements', SETTLEMENTS],
  ['quotas', QUOTAS],
])('the books of %s tell of', (_book, tamperings) => {
  test.each(tamperings)('%s', async (_what, table, change, found) => {
    expect(named(world, await tampered(table, change()))).toEqual(found)
  })
})

test('the books balance as long as nobody tampers with them', async () => {
  expect(await checkBooks((await currentServer()).db)).toEqual([])
})
