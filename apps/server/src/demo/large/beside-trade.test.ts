// What the large company has beside its trade: what was bought for clients, what went wrong, shelves, names, photos and what people were told.
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../db/db.ts'
import { readSettledNotices } from '../../features/notifications/settled/settled-notices.repository.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { liveLargePast } from '../../testing/many/large-past.ts'
import { largeSize } from './size.ts'

let db: Db
beforeAll(async () => {
  db = (await createTestDatabase()).db
  await liveLargePast(db, { size: largeSize(30) })
})

const rowsOf = async (query: SQL) => (await db.execute(query)).rows
const numberOf = async (query: SQL) => Number(Object.values((await rowsOf(query))[0] ?? {})[0])
const columnOf = async (query: SQL) => (await rowsOf(query)).map((row) => Object.values(row)[0])

describe('what the house bought for clients', () => {
  test('is three of a hundred packages; some was not bought after all, and some waits', async () => {
    const asked = await numberOf(sql`select count(*) from purchases`)
    expect(asked).toBeGreaterThan(85)
    expect(asked).toBeLessThan(200)
    const statuses = await columnOf(sql`select distinct status from purchases`)
    expect(statuses).toEqual(expect.arrayContaining(['inReview', 'reviewed', 'removed']))
  })

  test('is one order each, made when it was approved, of what was bought', async () => {
    const bought = await numberOf(sql`select count(*) from purchases where status = 'reviewed'`)
    const orders = await rowsOf(sql`
      select orders.service, orders.client_id = purchases.client_id as same_client, orders.created_at = approved_at as same_moment,
        orders.product_value_in_cents = assisted_purchase_price_in_cents as same_value
      from orders join purchases on purchases.id = purchase_id`)
    expect(orders.length).toBe(bought)
    expect(orders.filter((one) => one.service !== 'PPE' || !one.same_client || !one.same_moment || !one.same_value)).toEqual([])
  })

  test('is on its bill, with its goods and the fee', async () => {
    const billed = await rowsOf(sql`
      select purchases.total_in_cents as total, (select sum(amount_in_cents)::int from bill_lines
        where bill_lines.order_id = orders.id and name in ('goods', 'amazonTax', 'storeShipping', 'purchaseFee')) as billed
      from orders join purchases on purchases.id = purchase_id where bill_id is not null`)
    expect(billed.length).toBeGreaterThan(40)
    expect(billed.filter(({ total, billed }) => total !== billed)).toEqual([])
  })

  test('is paid up front by some: what is held is held until it is billed', async () => {
    const held = await rowsOf(sql`
      select purchases.code, orders.bill_id is not null as is_billed, -sum(amount_in_cents)::int as held, purchases.total_in_cents as total
      from ledger_entries join purchases on purchases.id = purchase_id join orders on orders.purchase_id = purchases.id
      group by 1, 2, 4`)
    expect(held.length).toBeGreaterThan(20)
    expect(held.filter(({ is_billed, held, total }) => held !== (is_billed ? 0 : total))).toEqual([])
  })

  test('is quoted first where it is dropshipping, and in delivery once its package left Miami', async () => {
    const [quoted] = await rowsOf(sql`
      select count(*)::int as all, count(*) filter (where quoted_price_in_cents is null and status <> 'quoting')::int as without_quote
      from dropshipping_requests`)
    expect(quoted?.all).toBeGreaterThan(4)
    expect(quoted?.without_quote).toBe(0)
    const off = sql`
      select requests.code from dropshipping_requests requests join orders on dropshipping_request_id = requests.id
      where (requests.status = 'inDelivery') <> (orders.status not in ('reviewed', 'inWarehouseMIA'))`
    expect(await columnOf(off)).toEqual([])
    expect(await numberOf(sql`select count(*) from dropshipping_requests where status = 'inDelivery'`)).toBeGreaterThan(0)
  })
})

test('quotations say what each line of them comes to', async () => {
  expect(await numberOf(sql`select count(*) from quotations`)).toBeGreaterThan(10)
  const off = sql`
    select code from quotations
    where total_in_cents <> (select sum((line->>'amountInCents')::int) from jsonb_array_elements(lines) line)`
  expect(await columnOf(off)).toEqual([])
})

describe('what went wrong', () => {
  test('is one or two of a hundred packages: most is solved, some waits, some went back to the store', async () => {
    const [{ troubled, waiting, solved } = {}] = await rowsOf(sql`
      select count(*)::int as troubled, count(*) filter (where status = 'opened')::int as waiting,
        count(*) filter (where outcome = 'solved')::int as solved from incidents`)
    expect(troubled).toBeGreaterThan(35)
    expect(troubled).toBeLessThan(90)
    expect(waiting).toBeGreaterThan(0)
    expect(Number(solved)).toBeGreaterThan(Number(troubled) / 2)
  })

  test('ended no package that is not removed, and removed none without saying why', async () => {
    const off = sql`
      select incidents.code from incidents join orders on orders.id = order_id
      where (incidents.outcome = 'returned') <> (orders.status = 'removed')`
    expect(await columnOf(off)).toEqual([])
  })

  test('pauses what is on its way: nothing is expected of it until it is solved', async () => {
    const off = sql`
      select orders.code from orders join incidents on order_id = orders.id
      where incidents.status = 'opened' and orders.status = 'sended' and estimated_arrival_date is not null`
    expect(await columnOf(off)).toEqual([])
  })
})

describe('shelves', () => {
  test('are in both warehouses, some of them empty', async () => {
    const shelves = await rowsOf(sql`
      select warehouse, count(distinct locations.id)::int as all, count(distinct location_id)::int as used
      from locations left join orders on location_id = locations.id group by 1 order by 1`)
    expect(shelves.map(({ warehouse, all }) => [warehouse, all])).toEqual([
      ['MIA', 10],
      ['UIO', 10],
    ])
    expect(shelves.filter(({ all, used }) => Number(used) === 0 || Number(used) >= Number(all))).toEqual([])
  })

  test('hold most of what lies in their warehouse, and nothing else', async () => {
    const lying = await rowsOf(sql`
      select case when status = 'inWarehouseMIA' then 'MIA' else 'UIO' end as place, warehouse, count(*)::int as packages
      from orders left join locations on locations.id = location_id
      where location_id is not null or status in ('inWarehouseMIA', 'arrived', 'inWarehouseUIO', 'pendingOfPay', 'paid') group by 1, 2`)
    expect(lying.filter(({ place, warehouse }) => warehouse !== null && warehouse !== place)).toEqual([])
    const countOf = (isShelved: boolean) =>
      lying.filter(({ warehouse }) => (warehouse !== null) === isShelved).reduce((sum, { packages }) => sum + Number(packages), 0)
    expect(countOf(true)).toBeGreaterThan(countOf(false) * 4)
    expect(countOf(false)).toBeGreaterThan(0)
  })

  test('say in the history of a package how it came there', async () => {
    const off = sql`
      select orders.code from orders join locations on locations.id = location_id where not exists (
        select 1 from events join event_values on event_id = events.id
        where aggregate_id = orders.id and action = 'shelve' and event_values.changes->'location'->>'to' = locations.code)`
    expect(await columnOf(off)).toEqual([])
  })
})

describe('authorized names', () => {
  test('are of a third of the clients, one to three each', async () => {
    const naming = await columnOf(sql`select count(*)::int from authorized_names group by client_id`)
    expect(naming.length).toBeGreaterThan(35)
    expect(naming.length).toBeLessThan(80)
    expect(naming.filter((names) => Number(names) > 3)).toEqual([])
  })

  test('collect what their client let them collect', async () => {
    const collected = sql`
      select bills.code, 'pickup' = any(purposes) as may, bills.pickup_name = name as same, bills.client_id = names.client_id as own
      from bills join authorized_names names on names.id = pickup_authorized_name_id`
    const rows = await rowsOf(collected)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ may, same, own }) => !(may && same && own))).toEqual([])
  })

  test('may be declared once they agreed themselves, by a link', async () => {
    const off = sql`
      select code from authorized_names names where (consented_at is not null) <> exists (
        select 1 from consents where authorized_name_id = names.id and is_given and evidence = 'link')`
    expect(await columnOf(off)).toEqual([])
    expect(await numberOf(sql`select count(*) from authorized_names where consented_at is not null`)).toBeGreaterThan(0)
  })

  test('are beside clients who agreed to every text when they signed up', async () => {
    const kinds = sql`
      select users.email from users where casillero_code is not null and 3 <> (
        select count(*) from consents where user_id = users.id and authorized_name_id is null and evidence = 'text')`
    expect(await columnOf(kinds)).toEqual([])
  })
})

test('some packages of the last weeks have a photo, with a small one of itself, and their receipt names it', async () => {
  const photos = await rowsOf(sql`
    select cover is not null as has_cover, size_in_bytes as size, exists (
      select 1 from events where aggregate_id = record_id and action = 'confirmWarehouse' and files.id = any(file_ids)) as is_named
    from files where purpose = 'photo'`)
  expect(photos.length).toBeGreaterThan(0)
  expect(photos.filter(({ has_cover, is_named, size }) => !has_cover || !is_named || Number(size) > 60_000)).toEqual([])
})

describe('what people were told', () => {
  test('is of the last two weeks, by clients mostly read', async () => {
    const [{ oldest, all, unread } = {}] = await rowsOf(sql`
      select min(notifications.created_at)::date::text as oldest, count(*)::int as all, count(*) filter (where read_at is null)::int as unread
      from notifications join users on users.id = user_id where casillero_code is not null`)
    expect(String(oldest) >= '2026-11-07').toBe(true)
    expect(all).toBeGreaterThan(100)
    expect(Number(unread)).toBeGreaterThan(0)
    expect(Number(unread)).toBeLessThan(Number(all) / 2)
  })

  test('leads somewhere, and names the thing to its client', async () => {
    const off = sql`select kind from notifications where location = '' or (record_kind = 'order' and payload->'orderCode' is null)`
    expect(await columnOf(off)).toEqual([])
  })

  test('waits unread for staff only where it still is to be done', async () => {
    const unread = sql`
      select count(*)::int from notifications join users on users.id = user_id where casillero_code is null and read_at is null`
    const before = await numberOf(unread)
    expect(before).toBeGreaterThan(0)
    await readSettledNotices(db)
    expect(await numberOf(unread)).toBe(before)
  })
})
