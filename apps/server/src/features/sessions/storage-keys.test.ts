import { session } from '@app/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous, currentServer, given, type Person, signIn } from '../../testing/world.ts'
import { sessionsTable } from '../credentials/sessions.table.ts'

const KEY = /^[\w-]{43}$/
const keys = (headers: Record<string, string>) => anonymous.call(session.getStorageKeys, { headers })

const keptKeys = async ({ id }: Person): Promise<(string | null)[]> => {
  const { db } = await currentServer()
  const rows = await db.select({ key: sessionsTable.storageKey }).from(sessionsTable).where(eq(sessionsTable.userId, id))
  return rows.map(({ key }) => key)
}

test.each(['client', 'associate', 'administrator'] as const)(
  'a %s has a key of the session and one of their own',
  async (role) => {
    const headers = await signIn(await given[role]())

    const first = await keys(headers)

    expect(first).toEqual({ ofSession: expect.stringMatching(KEY), ofPerson: expect.stringMatching(KEY) })
    expect(first.ofSession).not.toBe(first.ofPerson)
    expect(await keys(headers)).toEqual(first)
  },
)

test('asked for twice at once, they are the same', async () => {
  const headers = await signIn(await given.client())

  const answers = await Promise.all([1, 2, 3, 4].map(() => keys(headers)))

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('another session of the same person has another key of its own, and shares the person’s', async () => {
  const client = await given.client()
  const [here, there] = [await keys(await signIn(client)), await keys(await signIn(client))]

  expect(there.ofPerson).toBe(here.ofPerson)
  expect(there.ofSession).not.toBe(here.ofSession)
})

test('another person has neither', async () => {
  const [one, other] = [await keys(await signIn(await given.client())), await keys(await signIn(await given.client()))]

  expect(new Set([one.ofSession, one.ofPerson, other.ofSession, other.ofPerson]).size).toBe(4)
})

test('the key of a session is gone with it: logged out, or closed from elsewhere', async () => {
  const client = await given.client()
  const [here, there] = [await signIn(client), await signIn(client)]
  await keys(here)
  await keys(there)

  await anonymous.call(session.closeOtherSessions, { headers: here })
  expect((await keptKeys(client)).filter((key) => key !== null)).toHaveLength(1)
  await expect(keys(there)).rejects.toMatchObject({ status: 401 })

  await anonymous.call(session.signOut, { headers: here })
  expect((await keptKeys(client)).filter((key) => key !== null)).toHaveLength(0)
  await expect(keys(here)).rejects.toMatchObject({ status: 401 })
})

test('asked for while its session ends, it is told or the session is over: nothing fails', async () => {
  const client = await given.client()
  const statuses = []
  for (let tries = 0; tries < 10; tries += 1) {
    const headers = await signIn(client)
    const asked = [1, 2, 3, 4].map(() => anonymous.send(session.getStorageKeys, { headers }))
    const [_ended, ...answers] = await Promise.all([anonymous.call(session.signOut, { headers }), ...asked])
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses.filter((status) => ![200, 401].includes(status))).toEqual([])
})
