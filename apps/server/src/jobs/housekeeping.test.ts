// What has served is removed, and nothing before its time.
import { quotations, session } from '@app/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { atTime } from '../clock.ts'
import { mailsTo } from '../testing/mails.ts'
import { PATIENCE } from '../testing/patience.ts'
import { anonymous, currentServer, given, signedInAs, signIn } from '../testing/world.ts'
import { sweep } from './housekeeping.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const QUOTED = { service: 'COU' as const, weightInGrams: 900, productValueInCents: 5_000 }
const silent = { warn: (what: object) => expect.fail(JSON.stringify(what)) }

/** As if it were so much later. */
async function sweepAfter(milliseconds: number): Promise<void> {
  const { db } = await currentServer()
  await atTime(new Date(Date.now() + milliseconds), () => sweep({ db, log: silent as never }))
}
async function countOf(table: string, condition = sql`true`): Promise<number> {
  const { db } = await currentServer()
  const { rows } = await db.execute(sql`select count(*)::int as rows from ${sql.identifier(table)} where ${condition}`)
  return Number(rows[0]?.rows)
}

const countedKeys = async () => {
  const { db } = await currentServer()
  const { rows } = await db.execute<{ key: string }>(sql`select key from rate_limits`)
  return new Set(rows.map(({ key }) => key))
}

test('tries are counted as long as they count', async () => {
  const wrong = { email: 'nobody@puente.test', password: 'no es esta' }
  await anonymous.call(session.signIn, { body: wrong }).catch(() => null)
  const counted = await countOf('rate_limits')
  expect(counted).toBeGreaterThan(0)

  await sweepAfter(0)
  expect(await countOf('rate_limits')).toBe(counted)
  await sweepAfter(61 * MINUTE)
  expect(await countOf('rate_limits')).toBe(0)
})

test('sessions go when they would end however much they are used, a client’s after ninety days', async () => {
  const client = await given.client()
  const headers = await signIn(client)
  const ofClient = sql`user_id = ${client.id}::uuid`

  await sweepAfter(89 * DAY)
  expect(await anonymous.call(session.getMe, { headers })).toMatchObject({ id: client.id })
  await sweepAfter(91 * DAY)
  expect(await countOf('sessions', ofClient)).toBe(0)
  await expect(anonymous.call(session.getMe, { headers })).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
})

test('messages that were sent stay thirty days; one that was not stays until it is', async () => {
  const client = await given.client()
  await anonymous.call(session.requestPasswordReset, { body: { email: client.email } })
  await mailsTo(client.email, { count: 1 })
  const isSent = sql`sent_at is not null`
  await expect.poll(() => countOf('outbox_messages', sql`sent_at is null`), PATIENCE).toBe(0)
  const { db } = await currentServer()
  await db.execute(sql`
    insert into outbox_messages (id, kind, payload, created_at, available_at)
    values (gen_random_uuid(), 'ofAnotherVersion', '{}', now() - interval '90 days', now() + interval '90 days')`)

  await sweepAfter(29 * DAY)
  expect(await countOf('outbox_messages', isSent)).toBeGreaterThan(0)
  await sweepAfter(31 * DAY)
  expect(await countOf('outbox_messages', isSent)).toBe(0)
  expect(await countOf('outbox_messages', sql`kind = 'ofAnotherVersion'`)).toBe(1)
})

test('the answers to keyed calls are kept for thirty days; the call is done anew then', async () => {
  const client = await given.client()
  const key = { headers: { 'idempotency-key': crypto.randomUUID() } }
  const ask = () => signedInAs(client).send(quotations.requestQuotation, { body: QUOTED, ...key })
  const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code
  const code = await codeOf(await ask())

  await sweepAfter(29 * DAY)
  expect(await codeOf(await ask())).toBe(code)
  await sweepAfter(31 * DAY)
  expect(await codeOf(await ask())).not.toBe(code)
})

test('what one sweep cannot do keeps none of the others from its part', async () => {
  const { db } = await currentServer()
  const said: object[] = []
  // What people use is added up every few seconds, also after the sweep.
  const before = await countedKeys()
  await anonymous.call(session.signIn, { body: { email: 'nobody@puente.test', password: 'no' } }).catch(() => null)
  const tried = (await countedKeys()).difference(before)
  expect(tried.size).toBeGreaterThan(0)
  await db.execute(sql`alter table sessions rename to sessions_away`)

  await atTime(new Date(Date.now() + DAY), () => sweep({ db, log: { warn: (what: object) => said.push(what) } as never }))

  await db.execute(sql`alter table sessions_away rename to sessions`)
  expect(said).toHaveLength(1)
  expect((await countedKeys()).intersection(tried)).toEqual(new Set())
})
