// Ten thousand messages of one client, and ten thousand clients who wait: a page costs what it shows.
import { conversations } from '@app/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenManyMessages, givenManyOpen } from '../../testing/given/given-many-messages.repository.ts'
import { given } from '../../testing/given/given-orders.ts'
import { startRecorder } from '../../testing/recorded-statements.ts'
import { currentServer, headersOf, type Person, signedInAs } from '../../testing/world.ts'

const recorder = startRecorder()
afterAll(() => recorder.stop())

const MANY = 10_000
let associate: Person
let client: Person
beforeAll(async () => {
  associate = await given.associate()
  client = await given.client({ associate })
  const { id } = await given.order({ client })
  await givenManyMessages(client.id, MANY, id)
}, 120_000)

async function statementsOf(who: Person, path: string): Promise<number> {
  const { app } = await currentServer()
  const headers = await headersOf(who)
  const ask = async () => expect((await app.inject({ url: `/api${path}`, headers })).statusCode, path).toBe(200)
  await ask()
  return (await recorder.record(ask)).flat().length
}

test('a page of them sends as many statements as a page of few', async () => {
  const few = await given.client({ associate })
  await givenManyMessages(few.id, 10, (await given.order({ client: few })).id)
  for (const before of ['', '?before=5000', '?before=11'])
    expect(await statementsOf(client, `/conversation${before}`)).toBe(await statementsOf(few, '/conversation'))
  expect(await statementsOf(associate, `/client/${client.id}/conversation`)).toBeLessThanOrEqual(8)
})

test('they are walked through from the newest to the oldest, each once', async () => {
  const seen: number[] = []
  let before: number | null = null
  do {
    const query: { before?: number } = before === null ? {} : { before }
    const page = await signedInAs(client).call(conversations.getOwnConversation, { query })
    expect(page.total).toBe(MANY)
    seen.unshift(...page.messages.map(({ number }) => number))
    before = page.before
  } while (before !== null && seen.length < 500)
  expect(seen).toEqual(Array.from({ length: 500 }, (_, index) => MANY - 499 + index))
  const last = await signedInAs(client).call(conversations.getOwnConversation, { query: { before: 11 } })
  expect([last.before, last.messages.length]).toEqual([null, 10])
})

test('what waits is a list of a hundred a page, with its count, searched and oldest first', async () => {
  await givenManyOpen(client.id, MANY)
  const list = (query: object) => signedInAs(associate).call(conversations.listOpenConversations, { query })
  const first = await list({})
  expect([first.data.length, first.meta.total]).toEqual([100, MANY + 1])
  expect(first.data.slice(0, 3).map((one) => one.client.name)).toEqual(['Ana Número 1', 'Ana Número 2', 'Ana Número 3'])
  const next = await list({ cursor: first.meta.nextCursor })
  expect(next.data[0]?.client.name).toBe('Ana Número 101')
  expect((await list({ q: 'UIO-609999' })).data.map((one) => [one.client.name, one.waiting])).toEqual([['Ana Número 9999', 1]])
  expect(await statementsOf(associate, '/conversation/open')).toBeLessThanOrEqual(3)
})
