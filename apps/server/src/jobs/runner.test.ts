import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { mailsTable } from '../features/mails/mails.table.ts'
import { addMessages } from '../features/outbox/outbox.repository.ts'
import { outboxMessagesTable } from '../features/outbox/outbox.table.ts'
import { usersTable } from '../features/users/users.table.ts'
import type { RunningServer } from '../running-server.ts'
import { copyTemplate } from '../testing/cluster.ts'
import { PATIENCE } from '../testing/patience.ts'
import { startTestServer } from '../testing/server.ts'

let servers: RunningServer[]
beforeAll(async () => {
  const databaseUrl = await copyTemplate(inject('testCluster'))
  servers = await Promise.all([1, 2, 3].map(() => startTestServer({ databaseUrl })))
})
afterAll(() => Promise.all(servers.map(({ stop }) => stop())))

const firstDb = () => {
  const [server] = servers
  if (!server) throw new Error('no server runs')
  return server.db
}
/** Any call that changes something wakes the jobs of the instance that answers it. */
const wakeAll = () =>
  Promise.all(
    servers.map(({ url }) =>
      fetch(`${url}/api/auth/reset-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
        body: JSON.stringify({ email: `nobody-${randomBytes(4).toString('hex')}@puente.test` }),
      }),
    ),
  )

describe('the jobs of three instances on one database', () => {
  test('send each mail once', async () => {
    const emails = Array.from({ length: 60 }, (_, n) => `persona-${n}@puente.test`)
    await firstDb()
      .insert(usersTable)
      .values(emails.map((email) => ({ firstName: 'Rosa', lastName: 'Andrade', email })))
    await addMessages(
      firstDb(),
      emails.map((email) => ({ kind: 'passwordResetRequested', payload: { email } })),
    )

    await wakeAll()

    await vi.waitFor(async () => expect(await firstDb().$count(mailsTable)).toBe(60), 10_000)
    const sent = await firstDb().select({ to: mailsTable.to }).from(mailsTable)
    expect(sent.map(({ to }) => to).sort()).toEqual(emails.sort())
  })

  test('leave a message alone that this version does not know', async () => {
    await addMessages(firstDb(), [{ kind: 'ofALaterVersion', payload: {}, key: 'later' }])

    await wakeAll()

    await vi.waitFor(async () => {
      const rows = await firstDb().select().from(outboxMessagesTable)
      expect(rows.filter(({ sentAt }) => !sentAt)).toMatchObject([{ kind: 'ofALaterVersion', attempts: 0 }])
    }, PATIENCE)
  })

  test('try again later what fails, and say why', async () => {
    await addMessages(firstDb(), [{ kind: 'administratorInvited', payload: { userId: 'nobody' }, key: 'broken' }])

    await wakeAll()

    await vi.waitFor(async () => {
      const rows = await firstDb().select().from(outboxMessagesTable)
      const broken = rows.find(({ key }) => key === 'broken')
      expect(broken).toMatchObject({ attempts: 1, sentAt: null, lockedUntil: null })
      expect(broken?.lastError).toContain('Invalid UUID')
      expect(Number(broken?.availableAt)).toBeGreaterThan(Date.now())
    }, PATIENCE)
  })
})
