// What a key stands for: whose it is, how long, and what becomes of it when a call is refused or breaks off.
import { randomUUID } from 'node:crypto'
import { authorizedNames, bundles, orderActions, session } from '@app/contract'
import { eq, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test, vi } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { newPerson } from '../../testing/people.ts'
import { anonymous, currentServer, type Person, signedInAs, signIn } from '../../testing/world.ts'
import { authorizedNamesTable } from '../authorized-names/authorized-names.table.ts'
import { removeExpired } from './idempotency.repository.ts'
import { idempotencyRecordsTable } from './idempotency.table.ts'

const REPLAYED = 'idempotency-replayed'
const withKey = (key: string) => ({ 'idempotency-key': key })

/** Somebody new whom a client names; the same person again when `about` is the same. */
const somebody = (about = newPerson()) => ({
  name: `${about.firstName} ${about.lastName}`,
  identificationType: 'cedula' as const,
  identification: about.identification,
  phone: about.phone,
  purposes: ['pickup' as const],
  hasConsent: false,
})
const nameSomebody = (client: Person, key: string, body = somebody()) =>
  signedInAs(client).send(authorizedNames.addAuthorizedName, { body, headers: withKey(key) })
const namesOf = async (client: Person) => (await signedInAs(client).call(authorizedNames.listAuthorizedNames)).length

const recordsOf = async (principal: string) => {
  const { db } = await currentServer()
  return db.select().from(idempotencyRecordsTable).where(eq(idempotencyRecordsTable.principal, principal))
}

const PATIENCE = { timeout: 10_000 }
const waitingFor = async (table: PgTable) => {
  const { db } = await currentServer()
  const { rows } = await db.execute(sql`select 1 from pg_locks where relation = ${getTableName(table)}::regclass and not granted`)
  return rows.length
}

describe('a key', () => {
  test('is its caller’s own: the same one of somebody else is another', async () => {
    const [one, other] = [await given.client(), await given.client()]
    const key = randomUUID()

    const answers = [await nameSomebody(one, key), await nameSomebody(other, key)]

    expect(answers.map(({ status, headers }) => [status, headers.get(REPLAYED)])).toEqual([
      [200, null],
      [200, null],
    ])
    expect([await namesOf(one), await namesOf(other)]).toEqual([1, 1])
  })

  test('stands for one call: another one with it is refused', async () => {
    const client = await given.client()
    const key = randomUUID()
    const body = somebody()
    const { id } = (await (await nameSomebody(client, key, body)).json()) as { id: string }

    const another = await signedInAs(client).send(authorizedNames.updateAuthorizedName, {
      params: { id },
      body,
      headers: withKey(key),
    })

    expect(another.status).toBe(422)
    expect(await another.json()).toMatchObject({ code: 'idempotencyKeyReused' })
  })

  test('does not depend on the order of fields', async () => {
    const client = await given.client()
    const key = randomUUID()
    const body = somebody()
    await nameSomebody(client, key, body)

    const reversed = Object.fromEntries(Object.entries(body).reverse()) as typeof body

    expect((await nameSomebody(client, key, reversed)).headers.get(REPLAYED)).toBe('true')
  })

  test('is free again after a refusal, which is not kept', async () => {
    const administrator = signedInAs('administrator')
    const client = await given.client()
    const order = await given.order({ client, status: 'reviewed' })
    const key = randomUUID()
    const bundle = () => administrator.send(bundles.createBundle, { body: { orderIds: [order.id] }, headers: withKey(key) })

    expect((await bundle()).status).toBe(422)
    const arrivals = [{ orderId: order.id, weightInGrams: 900 }]
    await administrator.call(orderActions.confirmWarehouse, { body: { arrivals } })
    const consent = { orderIds: [order.id], isAuthorizedToBundle: true }
    await signedInAs(client).call(orderActions.authorizeBundling, { body: consent })

    expect((await bundle()).status).toBe(200)
    expect((await bundle()).headers.get(REPLAYED)).toBe('true')
  })

  test('may be sent again with another body after a refusal', async () => {
    const administrator = signedInAs('administrator')
    const client = await given.client()
    const [expected, ready] = [
      await given.order({ client, status: 'reviewed' }),
      await given.order({ client, status: 'reviewed' }),
    ]
    await administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId: ready.id, weightInGrams: 900 }] } })
    const consent = { orderIds: [ready.id], isAuthorizedToBundle: true }
    await signedInAs(client).call(orderActions.authorizeBundling, { body: consent })
    const key = randomUUID()
    const bundle = (id: string) => administrator.send(bundles.createBundle, { body: { orderIds: [id] }, headers: withKey(key) })

    expect((await bundle(expected.id)).status).toBe(422)
    expect((await bundle(ready.id)).status).toBe(200)
  })

  test('is not needed: a call without it keeps nothing', async () => {
    const client = await given.client()

    await signedInAs(client).call(authorizedNames.addAuthorizedName, { body: somebody() })

    expect(await recordsOf(client.id)).toEqual([])
  })

  test('is forgotten after thirty days', async () => {
    const client = await given.client()
    const [old, fresh] = [randomUUID(), randomUUID()]
    await nameSomebody(client, old)
    const [record] = await recordsOf(client.id)
    expect(Number(record?.expiresAt) - Number(record?.createdAt)).toBe(30 * 24 * 60 * 60 * 1_000)
    const { db } = await currentServer()
    const ofClient = eq(idempotencyRecordsTable.principal, client.id)
    await db.update(idempotencyRecordsTable).set({ expiresAt: new Date() }).where(ofClient)

    // The sweep has not come yet.
    const again = await nameSomebody(client, old)
    expect([again.status, again.headers.get(REPLAYED)]).toEqual([200, null])
    expect(await namesOf(client)).toBe(2)

    await db.update(idempotencyRecordsTable).set({ expiresAt: new Date() }).where(ofClient)
    await nameSomebody(client, fresh)
    await removeExpired(db)
    expect(await recordsOf(client.id)).toHaveLength(1)
    expect((await nameSomebody(client, fresh)).status).toBe(422)
  })

  test('is refused while its call is running, and outlives a connection that breaks off', async () => {
    const client = await given.client()
    const key = randomUUID()
    const body = somebody()
    const [{ db, url }, headers] = [await currentServer(), await signIn(client)]
    const leaving = new AbortController()

    const running = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${authorizedNamesTable} in exclusive mode`)
      const sent = fetch(`${url}/api/user/authorized-names`, {
        method: 'POST',
        headers: { ...headers, ...withKey(key), 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: leaving.signal,
      }).catch(() => 'broken off')
      await vi.waitFor(async () => expect(await waitingFor(authorizedNamesTable)).toBe(1), PATIENCE)
      expect(await (await nameSomebody(client, key, body)).json()).toEqual({
        statusCode: 409,
        code: 'requestInProgress',
        message: 'The same request is still being processed',
        details: { because: ['requestInProgress'], next: [], retryAfterInSeconds: 1 },
      })
      leaving.abort()
      return sent
    })

    expect(running).toBe('broken off')
    const repeated = async () => (await nameSomebody(client, key, body)).headers.get(REPLAYED)
    await vi.waitFor(async () => expect(await repeated()).toBe('true'), PATIENCE)
    expect(await namesOf(client)).toBe(1)
  })
})

describe('what is kept', () => {
  test('lets nobody who reads it find the key, or try passwords', async () => {
    const person = newPerson()
    const { network, ...account } = person
    const key = randomUUID()

    const headers = { ...withKey(key), 'x-forwarded-for': network }
    const { id } = await anonymous.call(session.signUp, { body: account, headers })

    const records = await recordsOf('public')
    const [record] = records.filter(({ response }) => response?.includes(id))
    expect(record).toMatchObject({ method: 'POST', path: '/auth/signup', status: 200 })
    expect(JSON.stringify(records)).not.toContain(key)
    expect(JSON.stringify(records)).not.toContain(person.password)
  })
})
