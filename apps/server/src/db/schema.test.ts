import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventsTable } from '../features/events/events.table.ts'
import { ordersTable } from '../features/orders/orders.table.ts'
import { usersTable } from '../features/users/users.table.ts'
import { createTestDatabase } from '../testing/database.ts'
import { newId } from './id.ts'
import * as schema from './schema.ts'
import { contains } from './search.ts'

const { db, pool } = await createTestDatabase()

/** The database's own name for what it refused. */
const refusal = (code: string, constraint?: string) => ({
  cause: expect.objectContaining({ code, ...(constraint && { constraint }) }),
})
const UNIQUE = '23505'
const CHECK = '23514'
const RESTRICT = '23001'

let codes = 0
async function addOrder(changes: Partial<typeof ordersTable.$inferInsert> = {}) {
  codes += 1
  const [order] = await db
    .insert(ordersTable)
    .values({
      code: `ORD-${codes}`,
      requestNumber: 'SOL-1',
      service: 'COU',
      status: 'reviewed',
      statusSince: new Date(),
      orderDate: '2026-11-21',
      ...changes,
    })
    .returning()
  if (!order) throw new Error('no order')
  return order
}
const tracked = (number: string) => ({ tracking: number, trackingNormalised: number })

describe('books and events are only added to', () => {
  const event = { aggregate: 'manifest', aggregateId: newId(), action: 'ship', at: new Date() } as const
  beforeAll(() => db.insert(eventsTable).values(event))

  test('an event is neither changed nor deleted', async () => {
    await expect(db.update(eventsTable).set({ note: 'never happened' })).rejects.toMatchObject(refusal(RESTRICT))
    await expect(db.delete(eventsTable)).rejects.toMatchObject(refusal(RESTRICT))
    await expect(db.execute(sql`truncate ${eventsTable}`)).rejects.toMatchObject(refusal(RESTRICT))
  })

  test('a manifest ships once', async () => {
    await expect(db.insert(eventsTable).values(event)).rejects.toMatchObject(refusal(UNIQUE, 'events_manifest_ships_once'))
  })

  test.each([
    'bill_lines',
    'consents',
    'earning_entries',
    'events',
    'ledger_entries',
    'order_prices',
    'parameters',
    'payments',
    'quota_entries',
    'quotations',
  ])('%s refuses change, deletion and emptying', async (book) => {
    const { rows } = await pool.query<{ event: string }>(
      `select distinct event_manipulation as event from information_schema.triggers where event_object_table = $1
       union select 'TRUNCATE' from pg_trigger where tgrelid = $1::regclass and tgname like '%_never_emptied'`,
      [book],
    )

    expect(rows.map(({ event }) => event).sort()).toEqual(['DELETE', 'TRUNCATE', 'UPDATE'])
  })
})

describe('a tracking number', () => {
  test('is on one open order only', async () => {
    await addOrder(tracked('1Z999'))

    await expect(addOrder(tracked('1Z999'))).rejects.toMatchObject(refusal(UNIQUE, 'orders_open_tracking_unique'))
  })

  test.each(['removed', 'receivedAndDelivered'] as const)('may be used again when its order is %s', async (status) => {
    await addOrder({ ...tracked(`TBA-${status}`), status })

    await expect(addOrder(tracked(`TBA-${status}`))).resolves.toBeDefined()
  })

  test('is shared by the parts of a split package', async () => {
    const whole = await addOrder(tracked('9400'))

    await expect(addOrder({ ...tracked('9400'), splitFromId: whole.id })).resolves.toBeDefined()
  })
})

describe('a record', () => {
  test('gets a higher version and a later time with every update', async () => {
    const { id, version, updatedAt } = await addOrder()
    await db.update(ordersTable).set({ comment: 'fragile' }).where(sql`${ordersTable.id} = ${id}`)
    const [order] = await db.select().from(ordersTable).where(sql`${ordersTable.id} = ${id}`)

    expect([version, order?.version]).toEqual([1, 2])
    expect(order?.updatedAt.getTime()).toBeGreaterThanOrEqual(updatedAt.getTime())
  })

  test('keeps an instant as JavaScript knows it', async () => {
    const intakeAt = new Date('2026-11-21T13:14:15.678Z')

    expect(await addOrder({ intakeAt })).toMatchObject({ intakeAt })
  })

  test('has only the statuses of the domain', async () => {
    await expect(addOrder({ status: 'lost' as 'removed' })).rejects.toMatchObject(refusal(CHECK, 'orders_status_check'))
  })
})

describe('contains-search', () => {
  beforeAll(() =>
    db.insert(usersTable).values({ firstName: 'José', lastName: 'Peña 100%', email: 'jose@example.ec', casilleroCode: 'UIO-77' }),
  )

  test.each([
    ['pena', 1],
    ['JOSÉ', 1],
    ['example', 1],
    ['uio-7', 1],
    ['100%', 1],
    ['1%0', 0],
    ['os_', 0],
    ['\\', 0],
  ])('%s finds %i', async (typed, found) => {
    expect(await db.select({ id: usersTable.id }).from(usersTable).where(contains(usersTable.searchText, typed))).toHaveLength(
      found,
    )
  })
})

describe('every table', () => {
  const tables = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table as PgTable))

  // People, authorized names and files are never deleted, and nobody asks what refers to them.
  test('finds what refers to a record by an index', async () => {
    const { rows } = await pool.query<{ name: string }>(`
      select conrelid::regclass || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid not in ('users'::regclass, 'authorized_names'::regclass, 'files'::regclass)
        and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`)

    expect(rows.map(({ name }) => name)).toEqual([])
  })

  test('is in the migrations as the code has it', async () => {
    const { rows } = await pool.query<{ name: string; columns: number }>(`
      select table_name as name, count(*)::int as columns from information_schema.columns
      where table_schema = 'public' and table_name <> 'schema_migrations' group by table_name`)
    const inDatabase = Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))

    expect(Object.fromEntries(tables.map(({ name, columns }) => [name, columns.length]))).toEqual(inDatabase)
  })
})
