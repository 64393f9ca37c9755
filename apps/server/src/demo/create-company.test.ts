import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guessCarrier } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Db } from '../db/db.ts'
import { checkBooks } from '../features/ledger/check-books.ts'
import { openDiskStorage } from '../files/disk-storage.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createCompany } from './create-company.ts'

const END = '2026-11-21'
const PATIENCE_IN_MILLISECONDS = 240_000

const folder = await mkdtemp(join(tmpdir(), 'puente-demo-'))
const { db } = await createTestDatabase()

async function make(into: Db, days: number, seed = 1_860): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test' })
  const parts = { db: into, outsideDb: into, storage: openDiskStorage(folder), mailer: null, config }
  await createCompany(parts, { seed, end: END, days, passwordHash: 'none', report: () => undefined })
}

type Row = Record<string, unknown>
const rowsOf = async (query: SQL, of: Db = db): Promise<Row[]> => (await of.execute<Row>(query)).rows
const columnOf = async (query: SQL): Promise<unknown[]> => (await rowsOf(query)).flatMap((row) => Object.values(row))

beforeAll(() => make(db, 60), PATIENCE_IN_MILLISECONDS)
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the demo company', () => {
  test('has orders in every status', async () => {
    expect(await columnOf(sql`select distinct status from orders order by status`)).toEqual([
      'arrived',
      'inReview',
      'inWarehouseMIA',
      'inWarehouseUIO',
      'incomplete',
      'incompleteState',
      'paid',
      'pendingOfPay',
      'receivedAndDelivered',
      'removed',
      'reviewed',
      'sended',
    ])
  })

  test('expects no package in the past, and knows of some late ones why, of others not', async () => {
    const onTheWay = sql`status in ('inReview', 'reviewed', 'incomplete', 'incompleteState', 'inWarehouseMIA', 'sended')`
    expect(await columnOf(sql`select code from orders where ${onTheWay} and estimated_arrival_date < ${END}`)).toEqual([])
    const late = sql`${onTheWay} and estimated_arrival_date > promised_date`
    const [explained] = await columnOf(sql`select count(*)::int from orders where ${late} and delay_reason is not null`)
    const [unexplained] = await columnOf(sql`select count(*)::int from orders where ${late} and delay_reason is null`)
    expect([Number(explained) > 0, Number(unexplained) > 0]).toEqual([true, true])
    expect(
      await columnOf(
        sql`select code from orders where intake_at is not null and client_id is not null and promised_date is null`,
      ),
    ).toEqual([])
    const [told] = await columnOf(sql`select count(*)::int from notifications where kind = 'orderDelayed'`)
    expect(told).toBeGreaterThan(0)
  })

  test('has something on every screen of cliente@demo.ec, who is a client of asociado@demo.ec', async () => {
    const statuses = await columnOf(sql`
      select distinct orders.status from orders join users on users.id = client_id where email = 'cliente@demo.ec'`)
    expect(statuses).toEqual(
      expect.arrayContaining([
        'inReview',
        'reviewed',
        'incomplete',
        'incompleteState',
        'inWarehouseMIA',
        'sended',
        'arrived',
        'inWarehouseUIO',
        'pendingOfPay',
        'paid',
        'receivedAndDelivered',
      ]),
    )
    const associate = sql`select them.email from users join users them on them.id = users.associate_id where users.email = 'cliente@demo.ec'`
    expect(await columnOf(associate)).toEqual(['asociado@demo.ec'])
  })

  test('has manifests being put together, in the air, arrived and finished', async () => {
    expect(await columnOf(sql`select distinct status from manifests order by 1`)).toEqual([
      'active',
      'arrived',
      'finished',
      'sended',
    ])
    const ready = sql`select count(*)::int from manifests where status = 'active' and guide_number is not null`
    expect(await columnOf(ready)).toEqual([1])
  })

  test('has four packages in Miami that nobody asked for', async () => {
    expect(await columnOf(sql`select count(*)::int from orders where client_id is null and status = 'inWarehouseMIA'`)).toEqual([
      4,
    ])
  })

  test('has bills to be paid, paid, delivered and one that was made out wrongly', async () => {
    expect(await columnOf(sql`select distinct status from bills order by 1`)).toEqual([
      'charged',
      'delivered',
      'inactive',
      'pendingPayment',
    ])
  })

  test('gave back what it charged for a package that arrived dented, and paid for it', async () => {
    expect(await columnOf(sql`select count(*)::int from credit_notes where taken_back_at is null`)).toEqual([1])
    expect(await columnOf(sql`select share_in_basis_points from compensations`)).toEqual([2_000])
  })

  test('owes its associates something, and has paid them before', async () => {
    const [{ unsettled, settled } = {}] = await rowsOf(sql`
      select sum(amount_in_cents)::int as unsettled, -sum(amount_in_cents) filter (where kind = 'settlement')::int as settled
      from earning_entries`)
    expect(unsettled).toBeGreaterThan(0)
    expect(settled).toBeGreaterThan(0)
  })

  test('has assisted purchases and dropshipping requests as far as each can have come', async () => {
    expect(await columnOf(sql`select distinct status from purchases order by 1`)).toEqual([
      'accepted',
      'inReview',
      'pendingChanges',
      'removed',
    ])
    expect(await columnOf(sql`select distinct status from dropshipping_requests order by 1`)).toEqual([
      'accepted',
      'quoted',
      'quoting',
      'refused',
    ])
  })

  test('balances its books to the cent', async () => {
    expect(await checkBooks(db)).toEqual([])
  })

  test('photographed every package that reached Miami', async () => {
    const unseen = sql`
      select code from orders where intake_at is not null and merged_into_id is null and not exists (
        select from files where record_id = orders.id and purpose = 'photo')`
    expect(await columnOf(unseen)).toEqual([])
  })

  test('has tracking numbers whose carriers are recognised', async () => {
    const trackings = await columnOf(sql`select tracking from orders where tracking is not null`)
    expect(trackings.length).toBeGreaterThan(100)
    expect(trackings.filter((tracking) => guessCarrier(String(tracking)) === null)).toEqual([])
  })

  test('has no message left to be sent for its past', async () => {
    expect(await columnOf(sql`select count(*)::int from outbox_messages where sent_at is null`)).toEqual([0])
  })

  test('has nothing behind it that is still to come', async () => {
    expect(await columnOf(sql`select count(*)::int from events where at >= '2026-11-21T05:00:00Z'`)).toEqual([0])
  })
})

/** Written by hand from the domain, section 5: where an order may come from and go to. */
const ALLOWED = new Set([
  '∅ → inReview',
  '∅ → inWarehouseMIA',
  'inReview → reviewed',
  'inReview → inWarehouseMIA',
  'reviewed → inWarehouseMIA',
  'inReview → incomplete',
  'reviewed → incomplete',
  'inWarehouseMIA → incomplete',
  'incompleteState → incomplete',
  'incomplete → incompleteState',
  'incompleteState → inReview',
  'incompleteState → reviewed',
  'incompleteState → inWarehouseMIA',
  'inWarehouseMIA → sended',
  'sended → arrived',
  'arrived → inWarehouseUIO',
  'inWarehouseUIO → pendingOfPay',
  'pendingOfPay → inWarehouseUIO',
  'pendingOfPay → paid',
  'paid → receivedAndDelivered',
  'inReview → removed',
  'reviewed → removed',
  'inWarehouseMIA → removed',
])

describe('the timeline of every order', () => {
  test('leads by allowed steps, one after the other, from its first status to the one it has', async () => {
    const events = await rowsOf(sql`
      select orders.code, orders.status, from_status, to_status, action from orders
      join events on aggregate_id = orders.id order by orders.code, at, events.id`)
    const wrong: string[] = []
    for (const steps of Map.groupBy(events, ({ code }) => code).values()) {
      let reached: unknown = null
      for (const { code, from_status: from, to_status: to, action } of steps) {
        const step = `${from ?? '∅'} → ${to}`
        if (from !== reached || (from !== to && !ALLOWED.has(step)))
          wrong.push(`${code} ${action}: ${step}, was ${reached ?? '∅'}`)
        reached = to
      }
      const [{ code, status } = {}] = steps
      if (reached !== status) wrong.push(`${code} is ${status}, its timeline ends with ${reached}`)
    }
    expect(wrong).toEqual([])
    expect(events.length).toBeGreaterThan(1_000)
  })
})

describe('the same seed', () => {
  /** What everybody did and when, and what became of every order and bill: everything but ids. */
  const digestOf = (of: Db) =>
    rowsOf(
      sql`select
        (select md5(string_agg(concat_ws('|', orders.code, request_number, email, orders.status, tracking, description,
          product_value_in_cents, warehouse_weight_in_grams, real_weight_in_grams, consignee_identification, is_special), ';'
          order by orders.code)) from orders left join users on users.id = client_id) as orders,
        (select md5(string_agg(concat_ws('|', email, action, from_status, to_status, at, note), ';'
          order by at, action, email, from_status)) from events left join users on users.id = actor_id) as events,
        (select md5(string_agg(concat_ws('|', code, status, total_in_cents, pickup_name), ';' order by code)) from bills) as bills`,
      of,
    )

  test(
    'makes the same company',
    async () => {
      const [one, other] = [await createTestDatabase(), await createTestDatabase()]
      await make(one.db, 25)
      await make(other.db, 25)

      expect(await digestOf(other.db)).toEqual(await digestOf(one.db))
    },
    PATIENCE_IN_MILLISECONDS,
  )
})
