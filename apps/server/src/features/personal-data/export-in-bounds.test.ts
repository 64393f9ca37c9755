// A person with much: few statements, and no more is read than the reader takes.
import { savedViews, session } from '@app/contract'
import { CLIENT_NOTIFICATION_KINDS } from '@app/contract/news/notification-kinds'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { startRecorder } from '../../testing/recorded-statements.ts'
import { currentServer, given, headersOf, type Person, signedInAs } from '../../testing/world.ts'
import { KEPT_OF_PERSON } from './kept-of-person.repository.ts'

// Before the server opens its first connection.
const recorder = startRecorder()
afterAll(() => recorder.stop())

const ROWS_A_READ = 500
/** The session, its budgets, the account, the company, what is put on record, and the files. */
const MOST_BESIDE = 16

/** Each notification says `pieces` times 88 letters by chance, which hardly shrink. */
async function clientWith({ notifications, pieces }: { notifications: number; pieces: number }): Promise<Person> {
  const { db } = await currentServer()
  const client = await given.client()
  await db.execute(sql`
    insert into notifications (id, user_id, kind, payload)
    select gen_random_uuid(), ${client.id}, ${CLIENT_NOTIFICATION_KINDS[0]}, jsonb_build_object('note', (
      select string_agg(encode(sha512(convert_to(random()::text || piece, 'UTF8')), 'base64'), '')
      from generate_series(1, ${pieces}::int) piece where number > 0))
    from generate_series(1, ${notifications}::int) number`)
  return client
}

const pathOfFile = `/api${session.exportMyData.path}`
const rowsOf = (content: Uint8Array, kind: string): unknown[] =>
  JSON.parse(strFromU8(unzipSync(content)[`${kind}.json`] ?? new Uint8Array()))

test('10,000 rows are a statement for each 500 of them', async () => {
  const rows = 10_000
  const client = await clientWith({ notifications: rows, pieces: 0 })
  const { app } = await currentServer()
  const headers = await headersOf(client)
  let content: Uint8Array = new Uint8Array()
  const sent = await recorder.record(async () => {
    content = (await app.inject({ url: pathOfFile, headers })).rawPayload
  })
  expect(rowsOf(content, 'notifications').length).toBeGreaterThanOrEqual(rows)
  expect(sent.flat().length).toBeGreaterThan(KEPT_OF_PERSON.length + rows / ROWS_A_READ)
  expect(sent.flat().length).toBeLessThanOrEqual(KEPT_OF_PERSON.length + rows / ROWS_A_READ + MOST_BESIDE)
})

test('while the reader stops nothing more is read: what is added then is in the rest', async () => {
  const client = await clientWith({ notifications: 2_500, pieces: 100 })
  const { url } = await currentServer()
  const response = await fetch(url + pathOfFile, { headers: await headersOf(client) })
  await signedInAs(client).call(savedViews.addSavedView, { body: { screen: '/tuspedidos', name: 'Después', query: {} } })
  const content = new Uint8Array(await response.arrayBuffer())
  expect(content.length).toBeGreaterThan(16_000_000)
  expect(rowsOf(content, 'savedViews')).toMatchObject([{ name: 'Después' }])
})
