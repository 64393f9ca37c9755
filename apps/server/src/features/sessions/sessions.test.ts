import { parameters, session } from '@app/contract'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous, currentServer, given, type Person, signedInAs, signIn } from '../../testing/world.ts'
import { sessionsTable } from '../credentials/sessions.table.ts'
import { usersTable } from '../users/users.table.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const getMe = (headers: Record<string, string>) => anonymous.call(session.getMe, { headers })
const SIGNED_OUT = { status: 401, code: 'notSignedIn' }

/** As if the newest session of somebody had been used or opened that long ago. */
async function age({ id }: Person, changes: { unusedFor?: number; expiredFor?: number }) {
  const { db } = await currentServer()
  const [newest] = await db
    .select({ id: sessionsTable.id })
    .from(sessionsTable)
    .where(eq(sessionsTable.userId, id))
    .orderBy(desc(sessionsTable.createdAt), desc(sessionsTable.id))
  const ago = (milliseconds: number | undefined) => milliseconds && new Date(Date.now() - milliseconds)
  const values = { lastUsedAt: ago(changes.unusedFor) || undefined, expiresAt: ago(changes.expiredFor) || undefined }
  await db
    .update(sessionsTable)
    .set(values)
    .where(eq(sessionsTable.id, newest?.id ?? ''))
}

describe('a session', () => {
  test.each([
    ['none', undefined],
    ['nonsense', 'Bearer nonsense'],
    ['one that nobody was given', `Bearer ${'A'.repeat(43)}`],
    ['another scheme', 'Basic cm9zYTpyb3Nh'],
  ])('is asked for: %s', async (_which, authorization) => {
    await expect(getMe(authorization ? { authorization } : {})).rejects.toMatchObject(SIGNED_OUT)
  })

  test('is dead at once when its owner logs out; the others live', async () => {
    const client = await given.client()
    const [here, there] = [await signIn(client), await signIn(client)]

    await anonymous.call(session.signOut, { headers: here })

    await expect(getMe(here)).rejects.toMatchObject(SIGNED_OUT)
    await expect(getMe(there)).resolves.toMatchObject({ id: client.id })
  })

  test('logging out needs no payload, with or without a content type', async () => {
    const client = await given.client()
    const headers = { ...(await signIn(client)), 'content-type': 'application/json' }

    const response = await anonymous.fetch('/api/auth/logout', { method: 'POST', headers })

    expect(response.status).toBe(200)
  })

  test('lists where somebody is signed in, and closes the others', async () => {
    const client = await given.client()
    const laptop = { ...(await signIn(client)), 'user-agent': 'a laptop' }
    const phone = await signIn(client)
    const open = await anonymous.call(session.listSessions, { headers: laptop })
    expect(open.map(({ isCurrent }) => isCurrent)).toEqual([false, true])

    await anonymous.call(session.closeOtherSessions, { headers: laptop })

    await expect(getMe(phone)).rejects.toMatchObject(SIGNED_OUT)
    expect(await anonymous.call(session.listSessions, { headers: laptop })).toHaveLength(1)
  })

  test('does not show or close anybody else’s', async () => {
    const [one, other] = [await given.client(), await given.client()]
    const headers = await signIn(other)

    await signedInAs(one).call(session.closeOtherSessions)

    expect(await signedInAs(one).call(session.listSessions)).toHaveLength(1)
    await expect(getMe(headers)).resolves.toMatchObject({ id: other.id })
  })

  test('ends when its account is disabled', async () => {
    const client = await given.client()
    const headers = await signIn(client)
    const { db } = await currentServer()

    await db.update(usersTable).set({ status: 'inactive' }).where(eq(usersTable.id, client.id))

    await expect(getMe(headers)).rejects.toMatchObject(SIGNED_OUT)
  })

  test.each([
    ['a client’s lives 29 days unused', 'client', 29 * DAY, true],
    ['a client’s ends after 31 days unused', 'client', 31 * DAY, false],
    ['an associate’s lives 11 hours unused', 'associate', 11 * HOUR, true],
    ['an associate’s ends after 13 hours unused', 'associate', 13 * HOUR, false],
    ['an administrator’s ends after 13 hours unused', 'administrator', 13 * HOUR, false],
  ] as const)('%s', async (_what, role, unusedFor, lives) => {
    const person = await given[role]()
    const headers = await signIn(person)
    await age(person, { unusedFor })

    const attempt = getMe(headers).then(
      () => true,
      ({ status }) => status !== 401,
    )
    expect(await attempt).toBe(lives)
  })

  test.each([
    ['client', 90 * DAY],
    ['associate', 7 * DAY],
    ['administrator', 7 * DAY],
  ] as const)('of a %s ends for good after its time', async (role, lifetime) => {
    const person = await given[role]()
    const headers = await signIn(person)
    const { db } = await currentServer()
    const [row] = await db.select().from(sessionsTable).where(eq(sessionsTable.userId, person.id))
    expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBeCloseTo(lifetime, -4)

    await age(person, { expiredFor: 1 })

    await expect(getMe(headers)).rejects.toMatchObject(SIGNED_OUT)
  })

  test('is renewed by use', async () => {
    const client = await given.client()
    const headers = await signIn(client)
    await age(client, { unusedFor: 29 * DAY })

    await getMe(headers)

    const [open] = await anonymous.call(session.listSessions, { headers })
    expect(Date.now() - Date.parse(open?.lastUsedAt ?? '')).toBeLessThan(60_000)
  })

  test('says whether the company embeds remote components', async () => {
    const administrator = await given.administrator()
    const says = async () => (await signedInAs(administrator).call(session.getMe)).areRemoteComponentsEnabled
    const set = (value: number) =>
      signedInAs(administrator).call(parameters.updateParameters, {
        body: { parameters: [{ key: 'remoteComponentsEnabled', value }] },
      })

    expect(await says()).toBe(true)
    await set(0)
    expect(await says()).toBe(false)
    await set(1)
    expect(await says()).toBe(true)
  })

  test('knows the three roles', async () => {
    expect(await signedInAs('client').call(session.listRoles)).toEqual([
      { value: 0, name: 'client' },
      { value: 1, name: 'administrator' },
      { value: 2, name: 'associate' },
    ])
  })
})
