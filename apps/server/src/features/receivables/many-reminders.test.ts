// Ten thousand bills that wait: one night reminds of all of them, in a few statements.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenManyBills } from '../../testing/given/given-many-bills.repository.ts'
import { unpaidBundle } from '../../testing/given/given-packages.ts'
import { startRecorder } from '../../testing/recorded-statements.ts'
import { currentServer, given } from '../../testing/world.ts'
import { remindOfBills } from './remind-of-bills.ts'

// Before the server opens its first connection.
const recorder = startRecorder()
afterAll(() => recorder.stop())

const BILLS = 10_000
const A_CLIENT = 50
const MOST_IN_MILLISECONDS = 2_000

beforeAll(async () => {
  const client = await given.client()
  const { id: billId } = await unpaidBundle(client)
  const wanted = Array.from({ length: BILLS }, (_, index) => ({ client: Math.floor(index / A_CLIENT), dueInCents: 1_000 }))
  await givenManyBills({ clientId: client.id, billId }, wanted)
  const { db } = await currentServer()
  await db.execute(sql`update bills set created_at = '2031-01-01T17:00:00Z'`)
  await db.execute(sql`vacuum analyze bills`)
}, 300_000)

async function nightOf(day: string) {
  const { db } = await currentServer()
  const start = performance.now()
  const statements = (await recorder.record(() => remindOfBills(db, day))).flat()
  return { statements: statements.length, milliseconds: performance.now() - start }
}
async function countOf(table: 'bill_reminders' | 'outbox_messages'): Promise<number> {
  const { db } = await currentServer()
  const isOurs = table === 'outbox_messages' ? sql`kind = 'billsReminded'` : sql`true`
  const { rows } = await db.execute(sql`select count(*)::int as count from ${sql.identifier(table)} where ${isOurs}`)
  return Number(rows[0]?.count)
}

test('are reminded of in one night, one message a client, and not again the next', async () => {
  const first = await nightOf('2031-01-04')
  expect(first.statements).toBeLessThanOrEqual(10)
  expect(first.milliseconds).toBeLessThan(MOST_IN_MILLISECONDS)
  expect([await countOf('bill_reminders'), await countOf('outbox_messages')]).toEqual([BILLS + 1, BILLS / A_CLIENT + 1])

  const next = await nightOf('2031-01-05')
  expect(next.statements).toBeLessThanOrEqual(10)
  expect(await countOf('bill_reminders')).toBe(BILLS + 1)
}, 60_000)
