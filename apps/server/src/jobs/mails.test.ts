import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import type { Db } from '../db/db.ts'
import { newId } from '../db/id.ts'
import { notificationsTable } from '../features/notifications/notifications.table.ts'
import { incidentMoved } from '../features/outbox/messages.ts'
import { outboxMessagesTable } from '../features/outbox/outbox.table.ts'
import { say } from '../features/outbox/say.ts'
import { usersTable } from '../features/users/users.table.ts'
import type { RunningServer } from '../running-server.ts'
import { copyTemplate } from '../testing/cluster.ts'
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts'
import { PATIENCE } from '../testing/patience.ts'
import { startProgram } from '../testing/program.ts'
import { startTestServer } from '../testing/server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

let databaseUrl: string
let mails: TestMailServer
let servers: RunningServer[]
let db: Db
beforeAll(async () => {
  databaseUrl = await copyTemplate(inject('testCluster'))
  mails = await startMailServer()
  const both = [1, 2].map(() => startTestServer({ databaseUrl, smtpUrl: mails.url }))
  servers = await Promise.all(both)
  const [first] = servers
  if (!first) throw new Error('no server runs')
  db = first.db
})
afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()))
  await mails.stop()
})
beforeEach(() => {
  mails.behaviour = 'takes'
})

async function givenPerson() {
  const email = `${newId()}@puente.test`
  const [person] = await db.insert(usersTable).values({ firstName: 'Rosa', lastName: 'Andrade', email }).returning()
  if (!person) throw new Error('nobody was added')
  return person
}
type Told = Awaited<ReturnType<typeof givenPerson>>

/** Something that is mailed unless its reader chose otherwise. */
const tell = ({ id: userId }: Told, orderCode = 'ORD-7') =>
  say(db, incidentMoved, {
    incidentId: newId(),
    action: 'open',
    orderId: newId(),
    code: orderCode,
    userId,
    from: 'sended',
    to: 'sended',
    note: '',
  })

/** Any call that changes something wakes the jobs of the instance that answers it. */
const wake = ({ url }: Pick<RunningServer, 'url'>) =>
  fetch(`${url}/api/auth/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${Math.ceil(Math.random() * 250)}` },
    body: JSON.stringify({ email: `nobody-${newId()}@puente.test` }),
  })
const arrivedAt = ({ email }: Told) => mails.received.filter(({ to }) => to.includes(email))
const messagesOf = async ({ id }: Told) => {
  const all = await db.select().from(outboxMessagesTable).where(eq(outboxMessagesTable.kind, 'newsMailed'))
  return all.filter(({ payload }) => payload.userId === id)
}

test('two instances send each mail once, however often they are woken', async () => {
  const people = await Promise.all(Array.from({ length: 30 }, givenPerson))
  for (const person of people) await tell(person)

  await Promise.all([...servers, ...servers].map(wake))
  await vi.waitFor(() => expect(people.filter((person) => arrivedAt(person).length > 0)).toHaveLength(30), PATIENCE)
  await Promise.all(servers.map(wake))
  await vi.waitFor(async () => {
    const rows = (await Promise.all(people.map(messagesOf))).flat()
    expect(rows.filter(({ sentAt }) => sentAt !== null)).toHaveLength(30)
  }, PATIENCE)

  expect(people.map((person) => arrivedAt(person).length)).toEqual(people.map(() => 1))
})

test('a mail server that refuses at first gets the same mail later', async () => {
  const person = await givenPerson()
  mails.behaviour = 'refuses'
  await tell(person)
  await Promise.all(servers.map(wake))

  await vi.waitFor(async () => {
    const [message] = await messagesOf(person)
    expect(message).toMatchObject({ attempts: 1, sentAt: null, failedAt: null, lockedUntil: null })
    expect(message?.lastError).toContain('try again later')
    expect(Number(message?.availableAt) - Date.now()).toBeGreaterThan(5_000)
  }, PATIENCE)
  expect(await db.$count(notificationsTable, eq(notificationsTable.userId, person.id))).toBe(1)

  mails.behaviour = 'takes'
  await db.update(outboxMessagesTable).set({ availableAt: new Date(0) })
  await Promise.all(servers.map(wake))
  await vi.waitFor(async () => expect((await messagesOf(person))[0]?.sentAt).not.toBeNull(), PATIENCE)

  const tries = arrivedAt(person)
  expect(tries).toHaveLength(2)
  expect(tries[0]?.messageId).toMatch(/^<[0-9a-f-]{36}@puente\.test>$/)
  expect(tries[1]?.messageId).toBe(tries[0]?.messageId)
  expect(await db.$count(notificationsTable, eq(notificationsTable.userId, person.id))).toBe(1)
})

test('a mail that no try delivers is given up, and the reason stays', async () => {
  const person = await givenPerson()
  mails.behaviour = 'refuses'
  await tell(person)
  await Promise.all(servers.map(wake))
  await vi.waitFor(async () => expect(await messagesOf(person)).toMatchObject([{ attempts: 1, lockedUntil: null }]), PATIENCE)

  const [{ id } = { id: '' }] = await messagesOf(person)
  const due = { availableAt: new Date(0) }
  await db
    .update(outboxMessagesTable)
    .set({ ...due, attempts: 14 })
    .where(eq(outboxMessagesTable.id, id))
  await Promise.all(servers.map(wake))
  await vi.waitFor(async () => expect((await messagesOf(person))[0]?.failedAt).not.toBeNull(), PATIENCE)

  mails.behaviour = 'takes'
  await db.update(outboxMessagesTable).set(due).where(eq(outboxMessagesTable.id, id))
  await Promise.all(servers.map(wake))
  const later = await givenPerson()
  await tell(later)
  await Promise.all(servers.map(wake))
  await vi.waitFor(() => expect(arrivedAt(later)).toHaveLength(1), PATIENCE)

  expect(await messagesOf(person)).toMatchObject([
    { attempts: 15, sentAt: null, lastError: expect.stringContaining('try again later') },
  ])
  expect(arrivedAt(person)).toHaveLength(2)
})

test('what an instance had begun when it was killed, another ends; the mail it had sent is the same one', async () => {
  const ownDatabase = await copyTemplate(inject('testCluster'))
  mails.behaviour = 'hangs'
  const environment = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', PUBLIC_URL: 'https://puente.test' }
  const folder = await temporaryFolder()
  const program = startProgram({ ...environment, DATABASE_URL: ownDatabase, SMTP_URL: mails.url }, folder)
  const port = new URL(await program.says(/answers at (\S+)/)).port
  const survivor = await startTestServer({ databaseUrl: ownDatabase, smtpUrl: mails.url })
  db = survivor.db
  try {
    const person = await givenPerson()
    await tell(person)
    await wake({ url: `http://127.0.0.1:${port}` })
    await vi.waitFor(() => expect(arrivedAt(person)).toHaveLength(1), PATIENCE)
    program.process.kill('SIGKILL')
    await program.ended

    mails.behaviour = 'takes'
    await wake(survivor)
    expect(await messagesOf(person)).toMatchObject([{ attempts: 1, sentAt: null }])
    await db.update(outboxMessagesTable).set({ lockedUntil: new Date(0) })
    await wake(survivor)
    await vi.waitFor(async () => expect((await messagesOf(person))[0]?.sentAt).not.toBeNull(), PATIENCE)

    const [first, second] = arrivedAt(person)
    expect(arrivedAt(person)).toHaveLength(2)
    expect(second?.messageId).toBe(first?.messageId)
    expect(await db.$count(notificationsTable, eq(notificationsTable.userId, person.id))).toBe(1)
  } finally {
    await survivor.stop()
    db = servers[0]?.db ?? db
  }
}, 60_000)
