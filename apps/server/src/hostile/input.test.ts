// A quick variant of npm run prove:input, in the process of the tests.
import { secondFactors } from '@app/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { seededRandom } from '../demo/calendar/random.ts'
import { recordsOf } from '../testing/given/given-records.ts'
import { currentServer, given, signedInAs } from '../testing/world.ts'
import { fuzzDescribed } from './fuzz-described.ts'
import { openPeople, type People } from './principals.ts'
import { MALFORMED_KINDS, sendMalformed } from './send-malformed.ts'
import { holdConnections, MANNERS } from './slow-clients.ts'

const SEED = Number(process.env.SEED ?? 20_261_122)
const PATIENCE_IN_MILLISECONDS = 180_000

let url: string
let people: People
let ids: string[]
beforeAll(async () => {
  url = (await currentServer()).url
  const associate = await given.associate()
  const client = await given.client({ associate })
  const records = await recordsOf(client, associate)
  // Everybody signs in again and again, by the password alone.
  await signedInAs(client).call(secondFactors.removePasskey, { params: { id: records.passkey } })
  ids = Object.values(records)
  const administrator = await given.administrator()
  people = await openPeople(url, { client, associate, administrator }, seededRandom(SEED))
}, PATIENCE_IN_MILLISECONDS)

test('malformed requests of every kind are refused in one shape', { timeout: PATIENCE_IN_MILLISECONDS }, async () => {
  const { count, breaches } = await sendMalformed({ url, people, count: MALFORMED_KINDS.length * 8, seed: SEED, ids })

  expect(count).toBeGreaterThan(300)
  expect(breaches, `seed ${SEED}`).toEqual([])
})

test('every call of the description answers as it says', { timeout: PATIENCE_IN_MILLISECONDS }, async () => {
  const { count, breaches } = await fuzzDescribed({ url, people, rounds: 1, seed: SEED })

  expect(count).toBeGreaterThan(250)
  expect(breaches, `seed ${SEED}`).toEqual([])
})

describe('a connection that', () => {
  test('hardly says anything, or nothing, is ended; others are served meanwhile', { timeout: 60_000 }, async () => {
    const { app } = await currentServer()
    const { server } = app
    const limits = [server.headersTimeout, server.requestTimeout, server.keepAliveTimeout]
    expect(limits).toEqual([20_000, 300_000, 72_000])
    // The same limits, sooner.
    Object.assign(server, { headersTimeout: 500, requestTimeout: 1_000, keepAliveTimeout: 500 })

    const holding = holdConnections(url, 10, 30_000)
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200)
    const held = await holding

    expect(held).toHaveLength(MANNERS.length * 10)
    expect(held.filter(({ heldInMilliseconds }) => heldInMilliseconds === null)).toEqual([])
    for (const { manner, answer } of held) {
      if (manner !== 'stays after its answer') expect(answer).toMatch(/^HTTP\/1\.1 408 .+"code":"requestTimedOut"/s)
    }
    const [headers, request, keptAlive] = limits
    Object.assign(server, { headersTimeout: headers, requestTimeout: request, keepAliveTimeout: keptAlive })
  })
})
