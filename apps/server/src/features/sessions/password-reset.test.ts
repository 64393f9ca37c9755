import { session } from '@app/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mailsTo, tokenIn } from '../../testing/mails.ts'
import { standStill } from '../../testing/moved-clock.ts'
import { anonymous, currentServer, given, type Person, signIn } from '../../testing/world.ts'
import { resetTokensTable } from '../credentials/sessions.table.ts'
import { usersTable } from '../users/users.table.ts'

const NEW = 'puerta azul junto al faro 31'
const USED_OR_OLD = { status: 422, code: 'resetTokenInvalid', sentence: 'This link was already used or has expired' }

const ask = (email: string, network?: string) =>
  anonymous.call(session.requestPasswordReset, { body: { email }, ...(network && { headers: { 'x-forwarded-for': network } }) })
const choose = (token: string, password = NEW) => anonymous.call(session.confirmPasswordReset, { body: { token, password } })

async function tokenMailedTo(person: Person, count = 1): Promise<string> {
  await ask(person.email)
  const [mail] = await mailsTo(person.email, { count })
  return tokenIn(mail?.text ?? '')
}

describe('resetting a forgotten password', () => {
  test('mails a link that sets a new password and ends every session', async () => {
    const client = await given.client()
    const headers = await signIn(client)

    await choose(await tokenMailedTo(client))

    await expect(anonymous.call(session.getMe, { headers })).rejects.toMatchObject({ status: 401 })
    await expect(signIn(client)).rejects.toMatchObject({ code: 'wrongCredentials' })
    await expect(signIn({ ...client, password: NEW })).resolves.toHaveProperty('authorization')
  })

  test('writes to people in their language', async () => {
    const [spanish, english] = [
      await given.client({ firstName: 'Iván' }),
      await given.client({ firstName: 'Ivan', language: 'en' }),
    ]

    await ask(spanish.email)
    await ask(english.email)

    const [inSpanish] = await mailsTo(spanish.email, { count: 1 })
    expect(inSpanish).toMatchObject({ subject: 'Elige una nueva contraseña' })
    expect(inSpanish?.text).toMatch(/^Hola, Iván\n/)
    expect(inSpanish?.text).toContain('https://puente.test/password-reset#token=')
    const [inEnglish] = await mailsTo(english.email, { count: 1 })
    expect(inEnglish).toMatchObject({ subject: 'Choose a new password' })
    expect(inEnglish?.html).toContain('Hello, Ivan')
  })

  test('does not let a name write the mail', async () => {
    const client = await given.client({ firstName: '<img src=x>' })
    await ask(client.email)

    const [mail] = await mailsTo(client.email, { count: 1 })

    expect(mail?.html).toContain('&lt;img src=x&gt;')
    expect(mail?.html).not.toContain('<img')
  })

  test('answers the same where there is no account, and writes to nobody', async () => {
    const client = await given.client()

    expect(await ask('nobody@puente.test')).toEqual({ ok: true })

    await tokenMailedTo(client)
    await expect(mailsTo('nobody@puente.test', { count: 0 })).resolves.toEqual([])
  })

  test('works once', async () => {
    const token = await tokenMailedTo(await given.client())
    await choose(token)

    await expect(choose(token, 'otra llave con sombrero 55')).rejects.toMatchObject(USED_OR_OLD)
  })

  test('of two who use a link at once, one sets the password', async () => {
    const token = await tokenMailedTo(await given.client())

    const attempts = await Promise.allSettled([choose(token), choose(token, 'otra llave con sombrero 55')])

    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('a new link kills the older one', async () => {
    const client = await given.client()
    const older = await tokenMailedTo(client)
    const newer = await tokenMailedTo(client, 2)

    await expect(choose(older)).rejects.toMatchObject(USED_OR_OLD)
    await expect(choose(newer)).resolves.toEqual({ ok: true })
  })

  test('lasts an hour', async () => {
    const client = await given.client()
    const token = await tokenMailedTo(client)
    const { db } = await currentServer()
    const ofClient = eq(resetTokensTable.userId, client.id)
    const [kept] = await db.select().from(resetTokensTable).where(ofClient)
    expect(Number(kept?.expiresAt) - Number(kept?.createdAt)).toBeCloseTo(3_600_000, -4)
    expect(JSON.stringify(kept)).not.toContain(token)

    await db
      .update(resetTokensTable)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(ofClient)

    await expect(choose(token)).rejects.toMatchObject(USED_OR_OLD)
  })

  test('a weak or breached password is refused and leaves the link usable', async () => {
    const token = await tokenMailedTo(await given.client())

    await expect(choose(token, 'contraseña1')).rejects.toMatchObject({ code: 'weakPassword' })
    await expect(choose(token, 'cfvfzcxfcnkbdfz')).rejects.toMatchObject({ code: 'breachedPassword' })
    await expect(choose(token)).resolves.toEqual({ ok: true })
  })

  test('an invented link opens nothing', async () => {
    await expect(choose('A'.repeat(43))).rejects.toMatchObject(USED_OR_OLD)
  })

  test('does not write to a disabled account', async () => {
    const client = await given.client()
    const { db } = await currentServer()
    await db.update(usersTable).set({ status: 'inactive' }).where(eq(usersTable.id, client.id))

    await ask(client.email)

    await tokenMailedTo(await given.client())
    await expect(mailsTo(client.email, { count: 0 })).resolves.toEqual([])
  })
})

// The clock stands still: no window in which tries are counted ends between two of them.
describe('a link', () => {
  standStill()

  test('is asked for five times an hour without work', async () => {
    const { email } = await given.client()
    for (let attempt = 1; attempt <= 5; attempt += 1) await ask(email)

    await expect(ask(email)).rejects.toMatchObject({ status: 429, code: 'workNeeded' })
  })
})
