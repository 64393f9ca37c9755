// As many codes as a set takes: what is sent to find them, and what a list of them sends.
import type { RecordSet } from '@app/contract/sets/sets.contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { only } from '../../records/only.ts'
import { givenPackagesLike } from '../../testing/given/given-many-packages.repository.ts'
import { given } from '../../testing/given/given-orders.ts'
import { startRecorder } from '../../testing/recorded-statements.ts'
import { currentServer, headersOf } from '../../testing/world.ts'

// Before the server opens its first connection.
const recorder = startRecorder()
afterAll(() => recorder.stop())

const MOST_IN_MILLISECONDS = 5_000
let codes: string[] = []
beforeAll(async () => {
  const { id } = await given.order()
  await givenPackagesLike(id, { inReview: 4_900 })
  const { db } = await currentServer()
  await db.execute(sql`update orders set tracking_normalised = upper(replace(id::text, '-', '')) where code like 'COPY-%'`)
  const { rows } = await db.execute<{ tracking: string }>(
    sql`select tracking_normalised as tracking from orders where code like 'COPY-%'`,
  )
  codes = [...rows.map(({ tracking }) => tracking), ...Array.from({ length: 100 }, (_, index) => `TBX9999999999${index}`)]
}, 120_000)

async function measured<Answered>(method: 'GET' | 'POST', url: string, payload?: object) {
  const { app } = await currentServer()
  const headers = await headersOf(await given.administrator())
  const answered: Answered[] = []
  const start = performance.now()
  const sent = await recorder.record(async () => {
    answered.push((await app.inject({ method, url, headers, ...(payload && { payload }) })).json<Answered>())
  })
  return { answer: only(answered), statements: sent.flat(), milliseconds: performance.now() - start }
}

test('5,000 are found by one statement and kept by another, and a list of them reads them by one', async () => {
  expect(codes).toHaveLength(5_000)
  const made = await measured<RecordSet>('POST', '/api/set', { kind: 'orders', codes })
  expect(made.answer).toMatchObject({ found: 4_900 })
  expect(made.answer.notFound).toHaveLength(100)
  expect(made.milliseconds).toBeLessThan(MOST_IN_MILLISECONDS)
  const about = (table: string) => made.statements.filter(({ text }) => new RegExp(`(from|into) "${table}"`).test(text))
  expect(about('orders')).toHaveLength(1)
  expect(about('sets')).toHaveLength(1)

  const list = await measured<{ meta: { total: number } }>('GET', `/api/order/admin?set=${made.answer.id}`)
  expect(list.answer.meta.total).toBe(4_900)
  expect(list.statements.length).toBeLessThanOrEqual(4)
  expect(list.milliseconds).toBeLessThan(MOST_IN_MILLISECONDS)
})
