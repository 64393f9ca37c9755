import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../features/api-description/published-contract.ts'
import { doDay, doNight } from '../../jobs/daily.ts'
import { type Records, recordsOf } from '../../testing/given/given-records.ts'
import { ABSENT } from '../../testing/record-calls.ts'
import { whatIsKept } from '../../testing/what-is-kept.repository.ts'
import { currentServer, given, headersOf, type Person } from '../../testing/world.ts'

let people: Record<'client' | 'associate' | 'administrator', Person>
let records: Records

beforeAll(async () => {
  const associate = await given.associate()
  const client = await given.client({ associate })
  records = await recordsOf(client, associate)
  people = { client, associate, administrator: await given.administrator() }
  // Else the server does the day's work a minute after its start, between the two looks of a slow machine.
  const day = { db: (await currentServer()).db, log: { warn: (what: object) => expect.fail(JSON.stringify(what)) } as never }
  await doDay(day)
  await doNight(day)
}, 120_000)

/** That somebody looked may be on record. */
const IS_ABOUT_LOOKING = /^(events?|event_values|reads)$/

const READING = endpoints()
  .map(({ endpoint }) => endpoint)
  .filter(({ method, response, roles }) => method === 'GET' && response !== 'stream' && roles !== 'anyone')

/** The address with each record of the house in its place; once without any where it names none. */
const addressesOf = (path: string): string[] =>
  path.includes('{')
    ? [ABSENT, ...Object.values(records)].map((id) => path.replaceAll(/\{\w+\}/g, encodeURIComponent(String(id))))
    : [path]

test('each call that reads leaves every record as it is, whoever asks', { timeout: 180_000 }, async () => {
  const { url } = await currentServer()
  const before = await whatIsKept()
  let answered = 0
  for (const { path, roles } of READING) {
    for (const role of roles as ('client' | 'associate' | 'administrator')[]) {
      const headers = await headersOf(people[role])
      for (const address of addressesOf(path)) {
        const answer = await fetch(`${url}/api${address}`, { headers })
        await answer.arrayBuffer()
        expect(answer.status, `${role} ${address}`).toBeLessThan(500)
        if (answer.ok) answered += 1
      }
    }
  }
  const after = await whatIsKept()

  expect(answered).toBeGreaterThan(100)
  const changed = Object.keys(after).filter((table) => after[table] !== before[table] && !IS_ABOUT_LOOKING.test(table))
  expect(changed).toEqual([])
})
