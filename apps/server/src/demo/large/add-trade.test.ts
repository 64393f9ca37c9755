import {
  dropshippingLifecycle,
  incidentLifecycle,
  initialParameterValues,
  ORDER_STATUSES,
  orderLifecycle,
  purchaseLifecycle,
  readParameters,
} from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../db/db.ts'
import { checkBooks } from '../../features/ledger-check/check-books.ts'
import { checkSeals } from '../../features/seals/check-seals.ts'
import { sealBooks } from '../../features/seals/seal-books.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { liveLargePast } from '../../testing/many/large-past.ts'

async function makeHundredth(report?: (share: number) => void): Promise<Db> {
  const { db } = await createTestDatabase()
  await liveLargePast(db, { ...(report && { report }) })
  return db
}

let db: Db
const shares: number[] = []
beforeAll(async () => {
  db = await makeHundredth((share) => shares.push(share))
})

const rowsOf = async (query: SQL) => (await db.execute(query)).rows
const columnOf = async (query: SQL) => (await rowsOf(query)).map((row) => Object.values(row)[0])

describe('a hundredth of the large company', () => {
  test('has its staff, its clients and its packages', async () => {
    expect(
      await rowsOf(sql`
      select count(*) filter (where is_admin)::int as staff, count(*) filter (where is_associate)::int as associates,
        count(*) filter (where casillero_code is not null)::int as clients, (select count(*)::int from orders) as packages
      from users`),
    ).toEqual([{ staff: 30, associates: 23, clients: 50, packages: 1_200 }])
    const duties = sql`select distinct unnest(duties) from users where is_admin order by 1`
    expect(await columnOf(duties)).toEqual(['accounts', 'counter', 'purchasing', 'reader', 'warehouseMIA', 'warehouseUIO'])
  })

  test('balances its books to the cent, and they can be sealed', async () => {
    expect(await checkBooks(db)).toEqual([])
    await sealBooks(db, { isWhole: true })
    expect(await checkSeals(db)).toMatchObject({ isWhole: true })
  })

  test('has packages at every stage, most of them handed over', async () => {
    const stages = await rowsOf(sql`select status, count(*)::int as packages from orders group by 1`)
    const countOf = new Map(stages.map(({ status, packages }) => [status, Number(packages)]))
    expect(ORDER_STATUSES.filter((status) => !countOf.has(status))).toEqual(['incompleteState'])
    expect(countOf.get('receivedAndDelivered')).toBeGreaterThan(900)
  })

  test('has manifests of every stage and of ten bundles, of which the open ones are ready or still without guides', async () => {
    const stages = sql`select distinct status from manifests order by 1`
    expect(await columnOf(stages)).toEqual(['active', 'arrived', 'finished', 'sended'])
    expect(
      await columnOf(sql`select max(bundles)::int from (select count(*) as bundles from bundles group by manifest_id) each`),
    ).toEqual([10])
    const guided = sql`select distinct child_guide_number is not null from bundles join manifests on manifests.id = manifest_id where manifests.status = 'active' order by 1`
    expect(await columnOf(guided)).toEqual([false, true])
    expect(await columnOf(sql`select count(*) > 0 from bundles where manifest_id is null`)).toEqual([true])
    const open = sql`select distinct status from manifests where duty_paid_in_cents is null order by 1`
    expect(await columnOf(open)).toEqual(['active', 'arrived', 'finished', 'sended'])
  })

  test('packs no declaration beyond what category B may hold, each of one client', async () => {
    const { limits } = readParameters(initialParameterValues())
    const packed = await rowsOf(sql`
      select bundles.weight_in_grams as weight, bundles.declared_value_in_cents as value, count(*)::int as packages,
        count(distinct client_id)::int as clients, count(distinct is_authorized_to_bundle)::int as kinds
      from bundles join orders on bundle_id = bundles.id group by bundles.id`)
    expect(packed.filter(({ clients, kinds }) => clients !== 1 || kinds !== 1)).toEqual([])
    expect(Math.max(...packed.map(({ weight }) => Number(weight)))).toBeLessThanOrEqual(limits.B.maxWeightInGrams ?? 0)
    expect(Math.max(...packed.map(({ value }) => Number(value)))).toBeLessThanOrEqual(limits.B.maxValueInCents ?? 0)
    expect(packed.some(({ packages }) => Number(packages) > 1)).toBe(true)
  })

  test('keeps on record what each manifest declared when it was shipped', async () => {
    const off = sql`
      select code from manifests where status <> 'active' and (jsonb_array_length(snapshot->'bundles') <> bundle_count
        or bundle_count <> (select count(*) from bundles where manifest_id = manifests.id)
        or weight_in_grams <> (select sum(weight_in_grams) from bundles where manifest_id = manifests.id))`
    expect(await columnOf(off)).toEqual([])
  })

  test('declares nobody beyond a year’s quota', async () => {
    const [most] = await columnOf(sql`select max(used_in_cents)::int from quotas`)
    expect(Number(most)).toBeGreaterThan(50_000)
    expect(Number(most)).toBeLessThanOrEqual(160_000)
  })

  test('is owed something, keeps credit, and was paid in every way, each into its account', async () => {
    expect(await columnOf(sql`select distinct status from bills order by 1`)).toEqual(['charged', 'delivered', 'pendingPayment'])
    const [credit] = await columnOf(
      sql`select -sum(amount_in_cents)::int from ledger_entries where bill_id is null and purchase_id is null`,
    )
    expect(Number(credit)).toBeGreaterThan(0)
    expect(await columnOf(sql`select distinct method from payments order by 1`)).toEqual(['card', 'cash', 'deposit', 'transfer'])
    const inCash = sql`select distinct method from payments join company_accounts on company_accounts.id = account_id where kind = 'cash'`
    expect(await columnOf(inCash)).toEqual(['cash'])
  })

  test('settled what associates earned month by month, and owes them the rest', async () => {
    const months = sql`select count(distinct date_trunc('month', paid_on))::int from settlements`
    expect(Number(await columnOf(months))).toBeGreaterThanOrEqual(10)
    expect(Number(await columnOf(sql`select sum(amount_in_cents) from earning_entries`))).toBeGreaterThan(0)
  })

  test('has nothing behind it that is still to come', async () => {
    expect(await columnOf(sql`select count(*)::int from events where at >= '2026-11-21T05:00:00Z'`)).toEqual([0])
  })

  test('expects what is on its way for a day that is still to come', async () => {
    const onTheWay = sql`status in ('inReview', 'reviewed', 'inWarehouseMIA', 'sended')`
    expect(await columnOf(sql`select code from orders where ${onTheWay} and estimated_arrival_date < '2026-11-21'`)).toEqual([])
    const late = sql`select count(*)::int from orders where ${onTheWay} and estimated_arrival_date > promised_date`
    expect(Number(await columnOf(late))).toBeGreaterThan(0)
  })

  test('tells how far its making is', () => {
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(shares.at(-1)).toBe(1)
    expect(shares.length).toBeGreaterThan(50)
  })
})

describe.each([
  ['order', 'orders'],
  ['bundle', 'bundles'],
  ['manifest', 'manifests'],
  ['bill', 'bills'],
  ['purchase', 'purchases'],
  ['dropshippingRequest', 'dropshipping_requests'],
  ['incident', 'incidents'],
])('the timeline of every %s', (aggregate, table) => {
  test('leads from nothing to the status it has', async () => {
    const events = await rowsOf(sql`
      select code, status, from_status, to_status, action from ${sql.identifier(table)} records
      join events on aggregate_id = records.id and aggregate = ${aggregate} order by code, at, events.id`)
    const wrong: string[] = []
    for (const steps of Map.groupBy(events, ({ code }) => code).values()) {
      let reached: unknown = null
      for (const { code, from_status: from, to_status: to, action } of steps) {
        if (from !== reached) wrong.push(`${code} ${action}: from ${from}, was ${reached}`)
        reached = to
      }
      const [{ code, status } = {}] = steps
      if (reached !== status) wrong.push(`${code} is ${status}, its timeline ends with ${reached}`)
    }
    expect(wrong).toEqual([])
    expect(events.length).toBeGreaterThan(10)
  })
})

test.each([
  ['order', orderLifecycle],
  ['purchase', purchaseLifecycle],
  ['dropshippingRequest', dropshippingLifecycle],
  ['incident', incidentLifecycle],
])('every step of a record of %s is one that its lifecycle allows', async (aggregate, { transitions }) => {
  const steps = await rowsOf(
    sql`select distinct action, from_status as from, to_status as to from events where aggregate = ${aggregate}`,
  )
  const allowed = ({ action, from }: (typeof steps)[number]) =>
    transitions.some((one) => one.action === action && (from === null ? one.from.length === 0 : one.from.includes(from as never)))
  expect(steps.length).toBeGreaterThan(0)
  expect(steps.filter((step) => !allowed(step))).toEqual([])
})

test('the same seed makes the same company', async () => {
  const digest = sql`
    select (select md5(string_agg(concat_ws('|', code, status, tracking, product_value_in_cents, real_weight_in_grams), ';' order by code)) from orders) as orders,
      (select md5(string_agg(concat_ws('|', code, status, total_in_cents, pickup_name), ';' order by code)) from bills) as bills`
  const other = await makeHundredth()
  expect((await other.execute(digest)).rows).toEqual(await rowsOf(digest))
})
