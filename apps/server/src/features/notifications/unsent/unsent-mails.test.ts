// Mails that reached nobody: staff see them, and send them once there is a mail server that takes them.
import { notifications as contract, session } from '@app/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { composeMail } from '../../../mail/mail.ts'
import { openedAccount } from '../../../testing/given/given-accounts.ts'
import { startMailServer, type TestMailServer } from '../../../testing/mail-server.ts'
import { PATIENCE } from '../../../testing/patience.ts'
import { anonymous, currentServer, given, signedInAs } from '../../../testing/world.ts'
import * as mails from '../../mails/mails.repository.ts'
import { outboxMessagesTable } from '../../outbox/outbox.table.ts'

let smtp: TestMailServer
beforeAll(async () => {
  smtp = await startMailServer()
  await currentServer({ smtpUrl: smtp.url, mailFrom: 'Puente <hola@puente.test>' })
})
afterAll(() => smtp.stop())

const administrator = signedInAs('administrator')
const unsentTo = async (email: string) => (await administrator.call(contract.listUnsentMails, { query: { q: email } })).data
const arrivedTo = (email: string) => smtp.received.filter(({ to }) => to.includes(email))

describe('a mail that the mail server refuses', () => {
  test('is listed with what it said and when it is tried again, and leaves the list once it was taken', async () => {
    smtp.behaviour = 'refuses'
    const { email } = await openedAccount()
    await vi.waitFor(async () => expect(await unsentTo(email)).toHaveLength(1), PATIENCE)

    const [unsent] = await unsentTo(email)
    expect(unsent).toMatchObject({ to: email, subject: 'Tu cuenta en Puente', reason: 'refused' })
    expect(unsent?.error).toContain('try again later')
    await vi.waitFor(async () => expect((await unsentTo(email))[0]?.nextTryAt).toEqual(expect.any(String)), PATIENCE)

    smtp.behaviour = 'takes'
    const before = arrivedTo(email).length
    await administrator.call(contract.sendUnsentMails, { body: { mailIds: [unsent?.id ?? ''] } })
    await vi.waitFor(() => expect(arrivedTo(email)).toHaveLength(before + 1), PATIENCE)
    const [, token = ''] = /password-reset#token=([\w-]+)/.exec(arrivedTo(email).at(-1)?.source ?? '') ?? []
    await anonymous.call(session.confirmPasswordReset, { body: { token, password: 'una-llave-de-verdad-26' } })
    expect(await unsentTo(email)).toEqual([])
  })

  test('that is refused again comes back; taken by itself, it leaves the list too', async () => {
    smtp.behaviour = 'refuses'
    const { email } = await openedAccount()
    await vi.waitFor(async () => expect(await unsentTo(email)).toHaveLength(1), PATIENCE)
    const [first] = await unsentTo(email)
    await vi.waitFor(async () => expect((await unsentTo(email))[0]?.nextTryAt).not.toBeNull(), PATIENCE)

    await administrator.call(contract.sendUnsentMails, { body: { mailIds: [first?.id ?? ''] } })
    await vi.waitFor(async () => {
      const [second] = await unsentTo(email)
      expect(second?.id).not.toBe(first?.id)
      expect(second?.reason).toBe('refused')
      expect(second?.nextTryAt).not.toBeNull()
    }, PATIENCE)

    smtp.behaviour = 'takes'
    const { db } = await currentServer()
    await db.update(outboxMessagesTable).set({ availableAt: new Date(0) })
    await given.client()
    await vi.waitFor(async () => expect(await unsentTo(email)).toEqual([]), PATIENCE)
  })

  test('several are sent all or none, and once each, whoever else sends them', async () => {
    smtp.behaviour = 'refuses'
    const people = [await openedAccount(), await openedAccount()]
    const ids: string[] = []
    for (const { email } of people) {
      await vi.waitFor(async () => expect((await unsentTo(email))[0]?.nextTryAt).toEqual(expect.any(String)), PATIENCE)
      ids.push((await unsentTo(email))[0]?.id ?? '')
    }
    smtp.behaviour = 'takes'
    const before = people.map(({ email }) => arrivedTo(email).length)
    const send = (mailIds: string[]) => administrator.call(contract.sendUnsentMails, { body: { mailIds } })
    const absent = crypto.randomUUID()
    await expect(send([...ids, absent])).rejects.toMatchObject({ code: 'mailNotFound', details: { ids: [absent] } })
    const outcomes = await Promise.allSettled([send(ids), send(ids)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await vi.waitFor(() => {
      expect(people.map(({ email }) => arrivedTo(email).length)).toEqual(before.map((count) => count + 1))
    }, PATIENCE)
  })
})

describe('a mail that was kept while there was no mail server', () => {
  test('is listed, found by its reason, and sent by hand with a link of today', async () => {
    smtp.behaviour = 'takes'
    const { id: userId, email } = await openedAccount()
    await vi.waitFor(() => expect(arrivedTo(email)).toHaveLength(1), PATIENCE)
    const { db } = await currentServer()
    const messages = await db.select().from(outboxMessagesTable)
    const invitation = messages.find(({ kind, payload }) => kind === 'userInvited' && payload.userId === userId)
    const action = { label: 'Elegir contraseña', link: 'https://puente.test/password-reset#token=old' }
    const kept = composeMail({ to: email, subject: 'Tu cuenta', greeting: 'Hola', paragraphs: [], action, closing: '' })
    await mails.keepAll(db, [kept], invitation?.id ?? '')

    const [unsent] = await unsentTo(email)
    expect(unsent).toMatchObject({ reason: 'noServer', error: null, nextTryAt: null })
    const keptOnes = await administrator.call(contract.listUnsentMails, { query: { reason: ['noServer'] } })
    expect(keptOnes.data.map(({ id }) => id)).toEqual([unsent?.id])
    const refused = await administrator.call(contract.listUnsentMails, { query: { reason: ['refused'] } })
    expect(refused.data.map(({ to }) => to)).not.toContain(email)

    await administrator.call(contract.sendUnsentMails, { body: { mailIds: [unsent?.id ?? ''] } })
    await vi.waitFor(() => expect(arrivedTo(email)).toHaveLength(2), PATIENCE)
    expect(arrivedTo(email)[1]?.source).not.toContain('token=old')
    expect(await unsentTo(email)).toEqual([])
  })
})

test('where there is a mail server nobody else passes links on', async () => {
  const { id } = await openedAccount()
  const attempt = administrator.call(session.issuePasswordLink, { params: { id } })
  await expect(attempt).rejects.toMatchObject({
    status: 409,
    code: 'linkIsMailed',
    details: { because: ['linkIsMailed'], next: [{ action: 'requestPasswordReset' }] },
  })
})
