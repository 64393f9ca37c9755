// What stays of a conversation: it is the client's to take along, ends with their account, and does not stay for ever.
import { conversations, personalData, session } from '@app/contract'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { atTime } from '../../clock.ts'
import { doNight } from '../../jobs/daily.ts'
import { PAPER } from '../../testing/given/given-records.ts'
import { mailsTo } from '../../testing/mails.ts'
import { whereIsKept } from '../../testing/what-is-kept.repository.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'

const ASKED = '¿Llegó la lámpara?'
const DAY = 86_400_000
const silent = { warn: (what: object) => expect.fail(JSON.stringify(what)) } as never

async function talk(text = 'Llegó ayer.'): Promise<Person> {
  const client = await given.client()
  const sent = { body: { text: ASKED }, files: [{ ...PAPER, field: 'attachment-0' }] }
  await signedInAs(client).call(conversations.writeToHouse, sent)
  const answer = { params: { id: client.id }, body: { text } }
  await signedInAs('administrator').call(conversations.answerClient, answer)
  return client
}

async function messagesOf(client: Person): Promise<number> {
  const { db } = await currentServer()
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from conversation_messages m
    join conversations c on c.id = m.conversation_id where c.client_id = ${client.id}`)
  return rows[0]?.count ?? 0
}

test('everything about a client holds their conversation, both sides of it, and its files', async () => {
  const { content } = await signedInAs(await talk()).call(session.exportMyData)
  const entries = unzipSync(content)
  const rows = (kind: string) => JSON.parse(strFromU8(entries[`${kind}.json`] ?? new Uint8Array())) as { text: string }[]
  expect(rows('conversation').map(({ text }) => text)).toEqual([ASKED, 'Llegó ayer.'])
  expect(rows('conversation')[1]).not.toHaveProperty('authorId')
  expect(rows('conversationStanding')).toMatchObject([{ lastNumber: 2, openSince: null }])
  expect(Object.keys(entries)).toContainEqual(expect.stringMatching(/^archivos\/.*factura\.pdf$/))
})

test('an account that is closed leaves nothing of it', async () => {
  const client = await talk('La lámpara de Zoraida llegó.')
  await mailsTo(client.email, { count: 1 })
  await signedInAs(client).call(personalData.closeOwnAccount)
  expect(await messagesOf(client)).toBe(0)
  // What was sent goes from the outbox within the hour.
  expect(await whereIsKept(['Zoraida'])).toEqual(['outbox_messages.payload'])
})

test('is kept for a year, as what is written beside packages', async () => {
  const client = await talk()
  const { db } = await currentServer()
  const night = (days: number) => atTime(new Date(Date.now() + days * DAY), () => doNight({ db, log: silent }))
  await night(360)
  expect(await messagesOf(client)).toBe(2)
  await night(367)
  expect(await messagesOf(client)).toBe(0)
})
