import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { eventsTable } from '../features/events/events.table.ts'
import { ordersTable } from '../features/orders/orders.table.ts'
import { usersTable } from '../features/users/users.table.ts'
import { copyTemplate } from '../testing/cluster.ts'
import { createTestDatabase } from '../testing/database.ts'
import { connect } from './connect.ts'
import { newId } from './id.ts'
import * as schema from './schema.ts'
import { contains } from './search.ts'

// drizzle-kit gives every array a property of its own: pdf.js, in other files of this worker, refuses to work beside one that is enumerable.
for (const added of Object.keys(Array.prototype)) Object.defineProperty(Array.prototype, added, { enumerable: false })

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
    await expect(db.execute(sql`truncate ${eventsTable} cascade`)).rejects.toMatchObject(refusal(RESTRICT))
  })

  test('a manifest ships once', async () => {
    await expect(db.insert(eventsTable).values(event)).rejects.toMatchObject(refusal(UNIQUE, 'events_manifest_ships_once'))
  })

  test.each([
    'bill_lines',
    'consents',
    'drawer_lines',
    'earning_entries',
    'events',
    'ledger_entries',
    'order_prices',
    'parameters',
    'payments',
    'quota_entries',
    'quotations',
    'texts',
  ])('%s refuses change, deletion and emptying', async (book) => {
    const { rows } = await pool.query<{ event: string }>(
      `select distinct event_manipulation as event from information_schema.triggers
         where event_object_table = $1 and action_statement like '%refuse_change%'
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

  test.each([
    ['removed', { outcome: 'withdrawn', responsible: 'client' }],
    ['receivedAndDelivered', {}],
  ] as const)('may be used again when its order is %s', async (status, ending) => {
    await addOrder({ ...tracked(`TBA-${status}`), status, ...ending })

    await expect(addOrder(tracked(`TBA-${status}`))).resolves.toBeDefined()
  })

  test('is shared by the parts of a split package that came in its box, and by no other', async () => {
    const whole = await addOrder(tracked('9400'))

    await expect(addOrder({ ...tracked('9400'), splitFromId: whole.id, sharesTracking: true })).resolves.toBeDefined()
    const another = addOrder({ ...tracked('9400'), splitFromId: whole.id })
    await expect(another).rejects.toMatchObject(refusal(UNIQUE, 'orders_open_tracking_unique'))
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

async function openEmptyDatabase() {
  const client = await connect(await copyTemplate(inject('testCluster'), 'template0'))
  afterAll(() => client.end())
  return client
}

/** Columns, constraints and indexes as PostgreSQL tells them. Triggers and what they use are in the migrations alone. */
async function describedIn(database: Pick<typeof pool, 'query'>): Promise<string[]> {
  const { rows } = await database.query<{ line: string }>(`
    select format('%s.%s %s%s %s %s', table_name, column_name, udt_name, datetime_precision, is_nullable,
        coalesce(column_default, generation_expression)) as line
      from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migrations'
    union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid <> coalesce(to_regclass('schema_migrations'), 0) and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = 'public' and tablename <> 'schema_migrations'
    union all select format('%s from %s', sequencename, start_value) from pg_sequences
      where schemaname = 'public' and sequencename <> 'notifications_position_sequence'
    order by line`)
  return rows.map(({ line }) => line)
}

describe('every table', () => {
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
    const fromCode = await openEmptyDatabase()
    await fromCode.query('create extension pg_trgm')
    const nothing = generateDrizzleJson({}, undefined, undefined, 'snake_case')
    const everything = generateDrizzleJson(schema, undefined, undefined, 'snake_case')
    for (const statement of await generateMigration(nothing, everything)) await fromCode.query(statement)

    expect(await describedIn(pool)).toEqual(await describedIn(fromCode))
  })
})
