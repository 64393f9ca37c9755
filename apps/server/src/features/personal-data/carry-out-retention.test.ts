// Years on a calendar of our own: what is left after each night is what docs/privacy.md says.
import { deliveries, personalData } from '@app/contract'
import { CLIENT_NOTIFICATION_KINDS } from '@app/contract/news/notification-kinds'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTime } from '../../clock.ts'
import { doNight } from '../../jobs/daily.ts'
import { ordersOf, paidBundle } from '../../testing/given/given-packages.ts'
import { liftQuota } from '../../testing/given/given-records.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { startRecorder } from '../../testing/recorded-statements.ts'
import { whereIsKept } from '../../testing/what-is-kept.repository.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'
import { checkSeals } from '../seals/check-seals.ts'
import { sealBooks } from '../seals/seal-books.ts'

const recorder = startRecorder()
afterAll(() => recorder.stop())

const DAY = 86_400_000
const YEAR = 365.25 * DAY
const START = Date.now()
const silent = { warn: (what: object) => expect.fail(JSON.stringify(what)) } as never
const administrator = signedInAs('administrator')

async function nightAfter(milliseconds: number): Promise<void> {
  const { db } = await currentServer()
  expect(await atTime(new Date(START + milliseconds), () => doNight({ db, log: silent }))).toBe(true)
}
/** By somebody who signs in now: sessions of before ended years ago. */
const runs = async () => (await signedInAs(await given.administrator()).call(personalData.listRetentionRuns, { query: {} })).data
async function countOf(table: string, condition = sql`true`): Promise<number> {
  const { db } = await currentServer()
  const { rows } = await db.execute(sql`select count(*)::int as rows from ${sql.identifier(table)} where ${condition}`)
  return Number(rows[0]?.rows)
}

let client: Person
let signature: string
beforeAll(async () => {
  await liftQuota()
  client = await given.client({ firstName: 'Zenobia', lastName: 'Quishpe' })
  const bill = await paidBundle(client)
  const content = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#4486a1' } })
    .png()
    .toBuffer()
  await administrator.call(deliveries.deliverOrders, {
    body: { orderIds: ordersOf(bill), identification: client.identification },
    files: [{ field: 'signature', name: 'firma.png', content }],
  })
  const { db } = await currentServer()
  const { rows } = await db.execute<{ key: string }>(sql`select storage_key as key from files where purpose = 'signature'`)
  signature = rows[0]?.key ?? ''
  await db.execute(sql`
    insert into files (id, storage_key, content_type, size_in_bytes, sha256, original_name, cover, purpose, record_kind, record_id, owner_id)
    values (gen_random_uuid(), 'aa/photo', 'image/webp', 1, 'none', 'mia.webp', 'UklGRg==', 'photo', 'order', ${ordersOf(bill)[0]}, ${client.id})`)
  await db.execute(
    sql`insert into mails (id, recipient, subject, text, at) values (gen_random_uuid(), ${client.email}, 'Aviso', 'Hola, Zenobia', now())`,
  )
  await sealBooks(db, { isWhole: true })
}, 300_000)

const HAS_COVER = sql`cover is not null`
const OF_ACCOUNT = ['users.first_name', 'users.last_name', 'users.search_text']
const OF_EVENTS = ['event_values.changes', 'event_values.field_changes']
const OF_BOOKS = ['bills.invoice_owner_name', 'bills.search_text']
const OF_CUSTOMS = ['bundles.consignee_name', 'bundles.search_text', 'manifests.snapshot']
const OF_PACKAGE = ['bills.pickup_name', 'orders.consignee_name', 'orders.delivered_to_name', 'orders.pickup_name']
const OF_MAILS = ['mails.html', 'mails.text']

const namesAreIn = async () =>
  (await whereIsKept(['Zenobia', 'Quishpe'])).filter((place) => !place.startsWith('outbox_messages.'))

test('a night in a month removes nothing that its time keeps', async () => {
  await nightAfter(29 * DAY)
  expect
    .soft(await namesAreIn())
    .toEqual([...OF_ACCOUNT, ...OF_EVENTS, ...OF_BOOKS, ...OF_CUSTOMS, ...OF_MAILS, ...OF_PACKAGE].toSorted())
})

test('mails go after thirty days; after a year who collected, notifications and the signature; of the year no more', async () => {
  for (let day = 31; day < 365; day += 14) await nightAfter(day * DAY)
  expect.soft(await namesAreIn()).toEqual([...OF_ACCOUNT, ...OF_EVENTS, ...OF_BOOKS, ...OF_CUSTOMS, ...OF_PACKAGE].toSorted())
  const { storage } = await currentServer()
  expect(await storage.get(signature)).not.toBeNull()
  expect(await countOf('files', HAS_COVER)).toBe(1)
  expect(await countOf('notifications', sql`user_id = ${client.id}`)).toBeGreaterThan(0)

  await nightAfter(366 * DAY)

  expect.soft(await namesAreIn()).toEqual([...OF_ACCOUNT, ...OF_EVENTS, ...OF_BOOKS, ...OF_CUSTOMS].toSorted())
  expect(await countOf('notifications', sql`user_id = ${client.id}`)).toBe(0)
  expect(await countOf('files', HAS_COVER)).toBe(0)
  // What was said in a year to come is done today.
  const { db } = await currentServer()
  await db.execute(sql`update outbox_messages set available_at = now() where kind = 'filesErased'`)
  await expect.poll(() => storage.get(signature), PATIENCE).toBeNull()
})

test('what customs may look at goes after five years, and the buyer of a bill after seven', async () => {
  await nightAfter(4.9 * YEAR)
  expect.soft(await namesAreIn()).toEqual([...OF_ACCOUNT, ...OF_BOOKS, ...OF_CUSTOMS].toSorted())
  await nightAfter(5.1 * YEAR)
  expect.soft(await namesAreIn()).toEqual([...OF_ACCOUNT, ...OF_BOOKS].toSorted())
  await nightAfter(7.1 * YEAR)
  expect.soft(await namesAreIn()).toEqual(OF_ACCOUNT)
  expect(await countOf('bills', sql`invoice_owner_name = 'Dato retirado' and total_in_cents > 0`)).toBeGreaterThan(0)
})

test('the books still balance, and the seals hold', async () => {
  const { db } = await currentServer()
  await sealBooks(db, { isWhole: true })
  expect(await checkBooks(db)).toEqual([])
  expect(await checkSeals(db)).toMatchObject({ isWhole: true })
})

test('administrators read what each night removed; a day is done once, whoever does it', async () => {
  const known = await runs()
  expect(known.length).toBeGreaterThan(20)
  expect(known.every(({ finishedAt }) => finishedAt !== null)).toBe(true)
  expect(known[0]?.removed.map(({ kind }) => kind)).toContain('bookPapers')
  expect(known.at(-1)).toMatchObject({ removed: [] })

  await Promise.all([nightAfter(8 * YEAR), nightAfter(8 * YEAR)])
  expect((await runs()).length).toBe(known.length + 1)
})

test('25,000 rows are three slices', async () => {
  const { db } = await currentServer()
  await db.execute(sql`
    insert into notifications (id, user_id, kind, created_at)
    select gen_random_uuid(), ${client.id}, ${CLIENT_NOTIFICATION_KINDS[0]}, ${new Date(START + 8 * YEAR).toISOString()}::timestamptz from generate_series(1, 25000)`)
  const sent = await recorder.record(() => nightAfter(10 * YEAR))
  expect(await countOf('notifications')).toBe(0)
  expect(sent.flat().filter(({ text }) => /delete from "notifications"/i.test(text))).toHaveLength(3)
  expect(sent.flat().length).toBeLessThanOrEqual(40)
})
