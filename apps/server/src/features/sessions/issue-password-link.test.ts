// Without a mail server staff pass the link on themselves (trust: nothing is said to be mailed that cannot be).
import { notifications, session, users } from '@app/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { openedAccount } from '../../testing/given/given-accounts.ts'
import { mailAbout, mailsTo, tokenIn } from '../../testing/mails.ts'
import { MINUTE, move, standStillAt } from '../../testing/moved-clock.ts'
import { anonymous, given, type Person, signedInAs } from '../../testing/world.ts'

const NOON = new Date('2026-12-01T17:00:00.000Z')
standStillAt(NOON)

const PASSWORD = 'una-llave-de-verdad-26'
let doer: Person
let other: Person
beforeAll(async () => {
  doer = await given.administrator({ firstName: 'Ana', lastName: 'Hace' })
  other = await given.administrator({ firstName: 'Luis', lastName: 'Lee' })
})
const linkFor = (id: string) => signedInAs(doer).call(session.issuePasswordLink, { params: { id } })
const choose = (link: string, password = PASSWORD) =>
  anonymous.call(session.confirmPasswordReset, { body: { token: tokenIn(link), password } })
const noticesOf = async (who: Person) => {
  const { data } = await signedInAs(who).call(notifications.listNotifications)
  return data.map(({ payload }) => payload)
}
const signIn = (email: string, password = PASSWORD) => anonymous.call(session.signIn, { body: { email, password } })

const invited = (userType = 0) => openedAccount(userType, doer)

describe('a link that staff pass on', () => {
  test('lets an invited person choose a password, once, for a day; the one of the mail that never went no longer does', async () => {
    const person = await invited()
    const [mail] = await mailsTo(person.email, { count: 1 })

    const { link, expiresAt } = await linkFor(person.id)

    expect(link).toMatch(/^https:\/\/puente\.test\/password-reset#token=[\w-]{20,}$/)
    expect(expiresAt).toMatch(/^2026-12-02T17:00:/)
    await expect(choose(mail?.text ?? '')).rejects.toMatchObject({ code: 'resetTokenInvalid' })
    await choose(link)
    await expect(signIn(person.email)).resolves.toHaveProperty('accessToken')
    await expect(choose(link)).rejects.toMatchObject({ code: 'resetTokenInvalid' })
  })

  test('of who has a password already works for an hour', async () => {
    const client = await given.client()
    const { link, expiresAt } = await linkFor(client.id)
    expect(expiresAt).toMatch(/^2026-12-01T18:00:/)

    move(61 * MINUTE)
    await expect(choose(link)).rejects.toMatchObject({ code: 'resetTokenInvalid' })
    move(-61 * MINUTE)
    const again = await linkFor(client.id)
    await choose(again.link)
    await expect(signIn(client.email)).resolves.toHaveProperty('accessToken')
  })

  test('is told to the person and to every administrator', async () => {
    const client = await given.client({ firstName: 'Inés', lastName: 'Vaca' })
    await linkFor(client.id)
    const own = await mailAbout(client.email, 'Aviso de seguridad: un enlace para elegir contraseña')
    expect(own?.text).toContain('Hay un enlace con el que eliges otra contraseña; te lo entrega quien lo pidió.')
    expect((await noticesOf(client))[0]).toMatchObject({ orderCode: 'un enlace para elegir contraseña' })
    await expect
      .poll(async () => (await noticesOf(other)).map(({ note }) => note).join('\n'))
      .toContain('Hay un enlace con el que Inés Vaca elige otra contraseña; lo entrega quien lo pidió.')
  })

  test('is for nobody who does not sign in: a courier, or an account that is closed', async () => {
    const courier = await invited(3)
    const closed = await given.client()
    await signedInAs(doer).call(users.updateUser, { params: { id: closed.id }, body: { status: 'inactive' } })
    for (const { id } of [courier, closed]) {
      await expect(linkFor(id)).rejects.toMatchObject({ status: 409, code: 'accountNotOpen', details: { ids: [id] } })
    }
  })

  test('is kept in no answer that is given twice', async () => {
    const client = await given.client()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const sent = { params: { id: client.id }, headers }
    const first = await signedInAs(doer).call(session.issuePasswordLink, sent)
    const second = await signedInAs(doer).call(session.issuePasswordLink, sent)
    expect(second.link).not.toBe(first.link)
  })
})
