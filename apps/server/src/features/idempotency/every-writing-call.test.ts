// Every call of the contract that writes, with an Idempotency-Key: done once, whatever becomes of its answer.
import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@app/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { RunningServer } from '../../running-server.ts'
import { neededSecretsKey } from '../../secrets/secrets-key.ts'
import { callerWith } from '../../testing/caller.ts'
import { liftQuota } from '../../testing/given/given-records.ts'
import { loseCommits } from '../../testing/lost-commits.ts'
import { nameOf } from '../../testing/record-calls.ts'
import { startTestServer } from '../../testing/server.ts'
import { howMuchIsKept, whatIsKept } from '../../testing/what-is-kept.repository.ts'
import { currentServer } from '../../testing/world.ts'
import { type House, newHouse, type Ready, ready, WRITING_CALLS } from '../../testing/writing-calls.ts'

const REPLAYED = 'idempotency-replayed'
/** Written by hand: what has nothing in it that could be another; and what, said otherwise, would lock everybody here out. */
const SAY_NOTHING = [
  'DELETE /notification/push',
  ...['POST /auth/logout', 'POST /auth/closing', 'DELETE /auth/sessions', 'POST /auth/email/link'],
  ...['PUT /company/second-step', 'PUT /company/identity-proof', 'POST /consent', 'DELETE /consent/{kind}'],
  ...['DELETE /fiscal-settings/certificate', 'PUT /fiscal-settings/mode', 'POST /fiscal-document/test'],
]
/** Done, they end the session that would repeat them. */
const END_THEIR_SESSION = ['POST /auth/logout', 'POST /auth/closing']
/** It is kept for a second administrator, whoever calls it. */
const ALWAYS_WAITS = 'POST /order/{id}/compensation'
const CALLS = WRITING_CALLS.map((endpoint) => [nameOf(endpoint), endpoint] as const)

let house: House
let anotherHouse: House
/** A server that never hears that its calls were committed. */
let unlucky: RunningServer
let line: Awaited<ReturnType<typeof loseCommits>>

beforeAll(async () => {
  await liftQuota()
  house = await newHouse()
  anotherHouse = await newHouse()
  const { rows } = await (await currentServer()).db.execute<{ name: string }>(sql`select current_database() as name`)
  const databaseUrl = new URL(`/${rows[0]?.name}`, inject('testCluster').adminUrl)
  line = await loseCommits(databaseUrl.href)
  // What the house locked up opens on both.
  const secretsKey = (await neededSecretsKey((await currentServer()).app.parts.config)) ?? undefined
  unlucky = await startTestServer({ databaseUrl: line.url, databasePooler: 'transaction', logLevel: 'silent', secretsKey })
}, 120_000)

afterAll(async () => {
  await unlucky.stop()
  line.stop()
})

async function send({ endpoint, sent, headers }: Ready, key: string, server?: RunningServer) {
  const caller = callerWith(async () => headers, { server })
  const response = await caller.send(endpoint, { ...sent, headers: { 'idempotency-key': key } } as never)
  const text = await response.text()
  const { code } = JSON.parse(text) as { code?: string }
  return {
    status: response.status,
    text,
    code,
    isReplayed: response.headers.has(REPLAYED),
    retryAfter: response.headers.get('retry-after'),
  }
}

/** What it does, and how many rows of each table come with it. */
async function added(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await howMuchIsKept()
  await act()
  const after = await howMuchIsKept()
  return Object.fromEntries(Object.entries(after).map(([table, rows]) => [table, rows - (before[table] ?? 0)]))
}

/**
 * Sends a call five times at the same moment: one is done, each other must retry or gets the same bytes.
 * @returns the rows.
 */
function fiveAtOnce(call: Ready, doneStatus: number, repeated: (text: string) => object): Promise<Record<string, number>> {
  const key = randomUUID()
  return added(async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(call, key)))
    const [done, ...more] = answers.filter(({ isReplayed, status }) => status === doneStatus && !isReplayed)
    expect(done).toBeDefined()
    expect(more).toEqual([])
    for (const { status, text, code, isReplayed, retryAfter } of answers.filter((answer) => answer !== done)) {
      if (status === 409) expect([code, retryAfter]).toEqual(['requestInProgress', '1'])
      // Whoever came before the session ended gets the same bytes, who came after it nothing.
      else if (status === doneStatus) expect([text, isReplayed]).toEqual([done?.text, true])
      else expect({ status, code }).toMatchObject(repeated(''))
    }
  })
}

describe.each(CALLS)('%s', (name, endpoint: Endpoint) => {
  const doneStatus = name === ALWAYS_WAITS ? 202 : 200
  const repeated = (text: string) =>
    END_THEIR_SESSION.includes(name) ? { status: 401, code: 'notSignedIn' } : { status: doneStatus, text, isReplayed: true }

  test('is done once, repeated or sent five times at once; another body is refused, another person’s key is another', async () => {
    const [call, other] = [await ready(endpoint, house), await ready(endpoint, house)]
    const key = randomUUID()
    const first = await send(call, key)
    expect(first).toMatchObject({ status: doneStatus, isReplayed: false })
    const before = await whatIsKept()

    expect(await send(call, key)).toMatchObject(repeated(first.text))
    const refused = await send({ ...other, headers: call.headers }, key)
    if (!SAY_NOTHING.includes(name)) expect(refused).toMatchObject({ status: 422, code: 'idempotencyKeyReused' })
    expect(await whatIsKept()).toEqual(before)

    const once = await added(() => send(other, randomUUID()))
    expect(await fiveAtOnce(await ready(endpoint, house), doneStatus, repeated)).toEqual(once)

    if (endpoint.roles === 'anyone') return
    expect(await send(await ready(endpoint, anotherHouse), key)).toMatchObject({ status: doneStatus, isReplayed: false })
  })

  test('whose answer is lost with the connection after its commit, is answered with the bytes that were kept', async () => {
    const [call, key, lost] = [await ready(endpoint, house), randomUUID(), line.lost()]

    expect(await send(call, key, unlucky)).toMatchObject({ status: 503, code: 'databaseUnavailable' })
    expect(line.lost()).toBe(lost + 1)
    const before = await whatIsKept()
    const again = await send(call, key)

    expect(again).toMatchObject(repeated(again.text))
    expect(await whatIsKept()).toEqual(before)
  })
})
