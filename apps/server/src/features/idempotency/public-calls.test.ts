// Calls that nobody is signed in to, or that count tries, when they carry a key; and one key at two servers.
import { randomUUID } from 'node:crypto'
import { session } from '@app/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { copyTemplate } from '../../testing/cluster.ts'
import { newPerson } from '../../testing/people.ts'
import { startTestServer } from '../../testing/server.ts'
import { anonymous, currentServer, given, signedInAs } from '../../testing/world.ts'
import { usersTable } from '../users/users.table.ts'
import { idempotencyRecordsTable } from './idempotency.table.ts'

const withKey = (key: string) => ({ 'idempotency-key': key })
const publicRecords = async () => {
  const { db } = await currentServer()
  return db.select().from(idempotencyRecordsTable).where(eq(idempotencyRecordsTable.principal, 'public'))
}

describe('a call without a session', () => {
  test('is answered with the same bytes when it is repeated', async () => {
    const { network, ...account } = newPerson()
    const headers = { ...withKey(randomUUID()), 'x-forwarded-for': network }
    const signUp = async () => (await anonymous.send(session.signUp, { body: account, headers })).text()

    const first = await signUp()

    expect(await signUp()).toBe(first)
    const { db } = await currentServer()
    expect(await db.select().from(usersTable).where(eq(usersTable.email, account.email))).toHaveLength(1)
  })

  test('to sign in is done each time: no token is kept', async () => {
    const { email, password, network } = await given.client()
    const headers = { ...withKey(randomUUID()), 'x-forwarded-for': network }
    const before = (await publicRecords()).length

    const tokens = [1, 2].map(
      async () => (await anonymous.call(session.signIn, { body: { email, password }, headers })).accessToken,
    )

    expect(new Set(await Promise.all(tokens)).size).toBe(2)
    expect(await publicRecords()).toHaveLength(before)
  })
})

describe('tries stay counted when the call is undone', () => {
  test('at the change of a password', async () => {
    const client = await given.client()
    const body = { currentPassword: 'not the one it is', newPassword: 'otra maleta azul 1972' }
    const attempt = async () =>
      (await signedInAs(client).send(session.changePassword, { body, headers: withKey(randomUUID()) })).status

    for (let tries = 0; tries < 10; tries += 1) expect(await attempt()).toBe(422)
    expect(await attempt()).toBe(429)
  })

  test('at a link to set a password', async () => {
    const { network } = newPerson()
    const body = { token: 'a'.repeat(43), password: 'otra maleta azul 1972' }
    const attempt = async () => {
      const headers = { ...withKey(randomUUID()), 'x-forwarded-for': network }
      return (await anonymous.send(session.confirmPasswordReset, { body, headers })).status
    }

    for (let tries = 0; tries < 30; tries += 1) expect(await attempt()).toBe(422)
    expect(await attempt()).toBe(429)
  })

  test('and many at once do not wait for each other’s connections', async () => {
    const signUp = async () => {
      const { network, ...account } = newPerson()
      const headers = { ...withKey(randomUUID()), 'x-forwarded-for': network }
      return (await anonymous.send(session.signUp, { body: account, headers })).status
    }

    const statuses = await Promise.all(Array.from({ length: 30 }, signUp))

    expect(statuses).toEqual(Array.from({ length: 30 }, () => 200))
  })
})

describe('two servers on one database', () => {
  test('do a call once between them', async () => {
    const databaseUrl = await copyTemplate(inject('testCluster'))
    const servers = await Promise.all([1, 2].map(() => startTestServer({ databaseUrl })))
    try {
      const { network, ...account } = newPerson()
      const headers = { ...withKey(randomUUID()), 'x-forwarded-for': network, 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(account) }
      const everywhere = async () => {
        const sent = [0, 1, 2, 3, 4, 5].map((turn) => fetch(`${servers[turn % 2]?.url}/api/auth/signup`, init))
        return Promise.all(
          (await Promise.all(sent)).map(async (answer) => ({ status: answer.status, text: await answer.text() })),
        )
      }

      const answers = [...(await everywhere()), ...(await everywhere())]

      const done = answers.filter(({ status }) => status === 200)
      expect(done.length).toBeGreaterThanOrEqual(7)
      expect(new Set(done.map(({ text }) => text)).size).toBe(1)
      expect(new Set(answers.map(({ status }) => status)).difference(new Set([200, 409])).size).toBe(0)
      const people = await servers[0]?.db.select().from(usersTable).where(eq(usersTable.email, account.email))
      expect(people).toHaveLength(1)
    } finally {
      await Promise.all(servers.map(({ stop }) => stop()))
    }
  })
})
