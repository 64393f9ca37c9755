import { session } from '@app/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { mailsTable } from '../features/mails/mails.table.ts'
import { outboxMessagesTable } from '../features/outbox/outbox.table.ts'
import { inviteFirstAdministrator } from '../features/sessions/invite-first-administrator.ts'
import type { RunningServer } from '../running-server.ts'
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts'
import { PATIENCE } from '../testing/patience.ts'
import { newPerson } from '../testing/people.ts'
import { startTestServer } from '../testing/server.ts'

let mails: TestMailServer
let server: RunningServer
beforeAll(async () => {
  mails = await startMailServer()
  server = await startTestServer({ smtpUrl: mails.url, mailFrom: 'Puente <hola@puente.test>' })
})
afterAll(async () => {
  await server.stop()
  await mails.stop()
})

async function post(path: string, body: unknown, status: number) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`${server.url}/api${path}`, init)
  expect(response.status).toBe(status)
  return (await response.json()) as Record<string, unknown>
}

const mailsTo = (email: string) => mails.received.filter(({ to }) => to.includes(email))

async function mailTo(email: string, saying = 'password-reset#token='): Promise<string> {
  const found = () => mailsTo(email).find(({ source }) => source.includes(saying))
  await vi.waitFor(() => expect(found()).toBeDefined(), PATIENCE)
  return found()?.source ?? ''
}

/** The mail that confirms the address has come. */
async function signUp() {
  const { network: _network, ...account } = newPerson()
  await post(session.signUp.path, account, 200)
  await mailTo(account.email, '#token=')
  return account
}

describe('a mail server', () => {
  test('carries the whole conversation of a password reset', async () => {
    const { email, password } = await signUp()

    await post(session.requestPasswordReset.path, { email }, 200)
    const source = await mailTo(email)
    expect(source).toContain('From: Puente <hola@puente.test>')
    expect(source).toContain('Content-Type: text/plain')
    expect(source).toContain('Content-Type: text/html')
    const [, token] = /https:\/\/puente\.test\/password-reset#token=([\w-]+)/.exec(source) ?? []
    const chosen = 'puerta azul junto al faro 31'
    await post(session.confirmPasswordReset.path, { token, password: chosen }, 200)

    await post(session.signIn.path, { email, password }, 401)
    await post(session.signIn.path, { email, password: chosen }, 200)
  })

  test('invites whoever is to administer first', async () => {
    const config = {
      ...readConfig({ ADMIN_EMAIL: 'primera@puente.test', SMTP_URL: 'smtp://localhost' }),
      publicUrl: 'https://puente.test',
    }

    const notice = await inviteFirstAdministrator(server.db, config)
    await post(session.requestPasswordReset.path, { email: 'nobody@puente.test' }, 200)

    expect(notice).toBe('An invitation to administer was mailed to primera@puente.test.')
    const [, token] = /https:\/\/puente\.test\/password-reset#token=([\w-]+)/.exec(await mailTo('primera@puente.test')) ?? []
    const password = 'puerta azul junto al faro 31'
    await post(session.confirmPasswordReset.path, { token, password }, 200)
    const { accessToken } = await post(session.signIn.path, { email: 'primera@puente.test', password }, 200)
    const me = await fetch(`${server.url}/api/auth/me`, { headers: { authorization: `Bearer ${accessToken}` } })
    expect(await me.json()).toMatchObject({ role: { isAdmin: true }, userType: 1 })
    expect(await inviteFirstAdministrator(server.db, config)).toBeNull()
  })

  test('that is busy gets the mail later, and what it took is kept nowhere', async () => {
    const { email } = await signUp()
    mails.behaviour = 'refuses'

    await post(session.requestPasswordReset.path, { email }, 200)
    await vi.waitFor(async () => expect(await waitingErrors()).toEqual([expect.stringContaining('try again later')]), PATIENCE)
    mails.behaviour = 'takes'
    await server.db.update(outboxMessagesTable).set({ availableAt: new Date(0) })
    await post(session.requestPasswordReset.path, { email: 'nobody@puente.test' }, 200)

    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(2), PATIENCE)
    expect(mailsTo(email)[1]?.source).toContain('password-reset#token=')
    await vi.waitFor(async () => expect(await waitingErrors()).toEqual([]), PATIENCE)
    expect(await server.db.$count(mailsTable)).toBe(0)
  })
})

const waitingErrors = async () => {
  const waiting = await server.db.select({ error: outboxMessagesTable.lastError }).from(outboxMessagesTable)
  return waiting.flatMap(({ error }) => error ?? [])
}
