// Whoever opens the demo company sees every end and money on its way back, on whatever day of the week that is.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkBooks } from '../features/ledger-check/check-books.ts'
import { createTestDatabase } from '../testing/database.ts'
import { livePast, PATIENCE_IN_MILLISECONDS } from '../testing/given/demo-past.ts'

/** A bill that is paid in part, one that is paid whose packages all ended, and a settlement that takes off what a lost package had earned. */
const NOT_AS_BEGUN = sql`select
  (select count(*)::int from bills where status = 'pendingPayment'
    and exists (select from ledger_entries where bill_id = bills.id and kind = 'move')) as "inPart",
  (select count(*)::int from bills where status = 'charged' and exists (select from orders where bill_id = bills.id)
    and not exists (select from orders where bill_id = bills.id and status <> 'removed')) as finished,
  (select count(*)::int from settlements where total_in_cents > 0 and exists (
    select from earning_entries lines join earning_entries settled on settled.id = lines.settles_id
    where lines.settlement_id = settlements.id and settled.reverses_id is not null)) as less`

/** How many of the four costs of a flight that has arrived are known: none of the last ones, whose invoices are still to come. */
const COSTS_KNOWN = sql`select distinct num_nonnulls(freight_cost_in_cents, customs_cost_in_cents, other_cost_in_cents, duty_paid_in_cents)
  from manifests where status in ('arrived', 'finished') order by 1`

/** What lies in each warehouse: less than a third of it beside its shelves. */
const SHELVED = sql`select warehouse, count(*) > 0 as "areShelves",
  count(*) filter (where not exists (select from orders where location_id = locations.id)) > 0 as "areFree",
  (select count(*) from orders where location_id in (select id from locations as there where there.warehouse = locations.warehouse)) > 3 * (
    select count(*) from orders where location_id is null and intake_at is not null and status = any(
      case warehouse when 'MIA' then array['incomplete', 'incompleteState', 'inWarehouseMIA']
        else array['arrived', 'inWarehouseUIO', 'pendingOfPay', 'paid'] end)) as "areMost"
  from locations group by warehouse order by warehouse`

test.each(['2026-11-24', '2026-11-26'])(
  'on %s every outcome is there, a lost package of cliente@demo.ec, a refund to pay, and flights with and without their costs',
  async (end) => {
    const { db } = await createTestDatabase()
    await livePast(db, 60, end)
    const valuesOf = async (query: ReturnType<typeof sql>) =>
      (await db.execute<Record<string, unknown>>(query)).rows.flatMap((row) => Object.values(row))

    const everyOutcome = 'abandoned damaged lost refused returned seized storeCancelled withdrawn'
    const outcomes = sql`select distinct outcome from orders where outcome is not null order by 1`
    expect(await valuesOf(outcomes)).toEqual(everyOutcome.split(' '))
    const own = sql`
      select distinct outcome from orders join users on users.id = client_id where email = 'cliente@demo.ec' and outcome = 'lost'`
    expect(await valuesOf(own)).toEqual(['lost'])
    expect(await valuesOf(sql`select status from refunds order by code`)).toEqual(['paid', 'requested'])
    const onTheWay = sql`status in ('inReview', 'reviewed', 'incomplete', 'incompleteState', 'inWarehouseMIA', 'sended')`
    expect(await valuesOf(sql`select code from orders where ${onTheWay} and estimated_arrival_date < ${end}`)).toEqual([])
    expect(await valuesOf(NOT_AS_BEGUN)).toEqual([1, 1, 1])
    expect(await valuesOf(COSTS_KNOWN)).toEqual([0, 4])
    expect(await valuesOf(SHELVED)).toEqual(['MIA', true, true, true, 'UIO', true, true, true])
    expect(await checkBooks(db)).toEqual([])
  },
  PATIENCE_IN_MILLISECONDS,
)
