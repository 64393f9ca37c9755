import { session } from '@app/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { MINUTE, move, standStill } from '../../testing/moved-clock.ts'
import { anonymous, currentServer, given } from '../../testing/world.ts'
import { hashPassword } from '../credentials/password-hash.ts'
import { sessionsTable } from '../credentials/sessions.table.ts'
import { usersTable } from '../users/users.table.ts'

const WRONG = { status: 401, code: 'wrongCredentials', sentence: 'Wrong email or password' }
const from = (network: string) => ({ 'x-forwarded-for': network })
const signIn = (email: string, password: string, network = '192.0.2.1') =>
  anonymous.call(session.signIn, { body: { email, password }, headers: from(network) })

async function change(id: string, changes: Partial<typeof usersTable.$inferInsert>) {
  const { db } = await currentServer()
  await db.update(usersTable).set(changes).where(eq(usersTable.id, id))
}

describe('signing in', () => {
  test('answers a token that opens the account', async () => {
    const { email, password } = await given.client({ firstName: 'Inés' })

    const { accessToken } = await signIn(email, password)

    const headers = { authorization: `Bearer ${accessToken}` }
    expect(await anonymous.call(session.getMe, { headers })).toMatchObject({ firstName: 'Inés', email })
  })

  test('lets a password in that was chosen years ago: none expires', async () => {
    const { email, password } = await given.client()

    move(3 * 365 * 24 * 60 * MINUTE)

    await expect(signIn(email, password)).resolves.toHaveProperty('accessToken')
  })

  test('takes the address in any case and with spaces around it', async () => {
    const { email, password } = await given.client()

    await expect(signIn(` ${email.toUpperCase()} `, password)).resolves.toHaveProperty('accessToken')
  })

  test('keeps only a hash of the token, of 256 bits', async () => {
    const { email, password } = await given.client()
    const { db } = await currentServer()

    const { accessToken } = await signIn(email, password)

    expect(Buffer.from(accessToken, 'base64url')).toHaveLength(32)
    const kept = await db.select().from(sessionsTable)
    expect(JSON.stringify(kept)).not.toContain(accessToken)
  })

  test('hashes a password anew whose hash cost less than they cost today, and none that costs the same', async () => {
    const { id, email, password } = await given.client()
    const { db } = await currentServer()
    const hashOf = async () => (await db.select().from(usersTable).where(eq(usersTable.id, id)))[0]?.passwordHash ?? ''
    const cheaper = await hashPassword(password, { memoryInKibibytes: 32, passes: 1, parallelism: 1 })
    await change(id, { passwordHash: cheaper })

    await expect(signIn(email, 'not the password')).rejects.toMatchObject(WRONG)
    expect(await hashOf()).toBe(cheaper)
    await signIn(email, password)

    const renewed = await hashOf()
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
    await signIn(email, password)
    expect(await hashOf()).toBe(renewed)
  })

  test('has one sentence for a wrong password and for an account that does not exist', async () => {
    const { email } = await given.client()

    await expect(signIn(email, 'not the password')).rejects.toMatchObject(WRONG)
    await expect(signIn('nobody@puente.test', 'not the password')).rejects.toMatchObject(WRONG)
  })

  test('does not let a disabled account in', async () => {
    const client = await given.client()
    await change(client.id, { status: 'inactive' })

    await expect(signIn(client.email, client.password)).rejects.toMatchObject(WRONG)
  })

  test('does not let a courier in', async () => {
    const client = await given.client()
    await change(client.id, { isCourier: true })

    await expect(signIn(client.email, client.password)).rejects.toMatchObject(WRONG)
  })

  test('asks for what is missing', async () => {
    await expect(signIn('', '')).rejects.toMatchObject({
      status: 422,
      sentence: ['This field is required.', 'Enter a password'],
    })
  })
})

// The clock stands still: no window in which tries are counted ends between two of them.
describe('guessing a password', () => {
  standStill()

  test('costs work from the eleventh on for one network at an account; its owner gets in from another', async () => {
    const { email, password } = await given.client()
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await expect(signIn(email, 'guess', '198.51.100.7')).rejects.toMatchObject(WRONG)
    }

    await expect(signIn(email, password, '198.51.100.7')).rejects.toMatchObject({ status: 429, code: 'workNeeded' })
    await expect(signIn(email, password, '203.0.113.9')).resolves.toHaveProperty('accessToken')
  })

  test('costs one network work after a hundred at many accounts', async () => {
    const attempts = Array.from({ length: 101 }, (_, n) => signIn(`guess-${n}@puente.test`, 'guess', '198.51.100.8'))

    const refusals = (await Promise.allSettled(attempts)).map((attempt) => attempt.status === 'rejected' && attempt.reason.code)
    expect(refusals.filter((code) => code === 'wrongCredentials')).toHaveLength(100)
    expect(refusals.filter((code) => code === 'workNeeded')).toHaveLength(1)
  })

  test('is not what a sign-in that succeeds is counted as', async () => {
    const { email, password } = await given.client()

    for (let attempt = 1; attempt <= 60; attempt += 1) await signIn(email, password, '198.51.100.9')

    await expect(signIn(email, 'guess', '198.51.100.9')).rejects.toMatchObject(WRONG)
  })
})
