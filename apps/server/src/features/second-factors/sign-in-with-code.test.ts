import { secondFactors, session } from '@app/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailsTo, tokenIn } from '../../testing/mails.ts'
import { MINUTE, move, SECOND, standStill } from '../../testing/moved-clock.ts'
import { codeOf, turnOn } from '../../testing/second-factor.ts'
import { anonymous, currentServer, given, type Person } from '../../testing/world.ts'
import { usersTable } from '../users/users.table.ts'

standStill()

const NEEDED = { status: 401, code: 'secondFactorNeeded', sentence: 'Enter the code of your second step' }
const WRONG = { status: 422, code: 'wrongCode', details: { fields: [{ path: 'code', code: 'wrongCode' }] } }

const signIn = ({ email, password, network }: Person, code?: string) =>
  anonymous.call(session.signIn, {
    body: { email, password, ...(code !== undefined && { code }) },
    headers: { 'x-forwarded-for': network },
  })

test('the right password alone learns that a code is needed, a wrong one learns nothing', async () => {
  const person = await given.administrator()
  const { secret } = await turnOn(person)

  await expect(signIn(person)).rejects.toMatchObject(NEEDED)
  const guess = { ...person, password: 'not the password' }
  await expect(signIn(guess)).rejects.toMatchObject({ status: 401, code: 'wrongCredentials' })
  await expect(signIn(guess, codeOf(secret))).rejects.toMatchObject({ status: 401, code: 'wrongCredentials' })
})

test('a code lets its owner in, once', async () => {
  const person = await given.administrator()
  const { secret } = await turnOn(person)
  const code = codeOf(secret)

  const { accessToken } = await signIn(person, `${code.slice(0, 3)} ${code.slice(3)}`)

  const headers = { authorization: `Bearer ${accessToken}` }
  expect(await anonymous.call(session.getMe, { headers })).toMatchObject({ id: person.id })
  await expect(signIn(person, code)).rejects.toMatchObject(WRONG)
  await expect(signIn(person, codeOf(secret, 1))).resolves.toHaveProperty('accessToken')
})

test('of many at once with one code, one is let in', async () => {
  const person = await given.administrator()
  const { secret } = await turnOn(person)
  const code = codeOf(secret)

  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(() => signIn(person, code)))

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a clock may be one step ahead or behind, not two', async () => {
  const person = await given.administrator()
  const { secret } = await turnOn(person)
  move(10 * MINUTE)

  for (const steps of [-2, 2]) await expect(signIn(person, codeOf(secret, steps))).rejects.toMatchObject(WRONG)
  await expect(signIn(person, codeOf(secret, -1))).resolves.toHaveProperty('accessToken')
  await expect(signIn(person, codeOf(secret, 1))).resolves.toHaveProperty('accessToken')
  // A step before the last that was used is past, whatever the clock says.
  await expect(signIn(person, codeOf(secret))).rejects.toMatchObject(WRONG)
  move(60 * SECOND)
  await expect(signIn(person, codeOf(secret))).resolves.toHaveProperty('accessToken')
})

test('a recovery code lets its owner in once, however it is written', async () => {
  const person = await given.associate()
  const { recoveryCodes } = await turnOn(person)
  const [first = '', second = ''] = recoveryCodes

  const { accessToken } = await signIn(person, first)
  await expect(signIn(person, first)).rejects.toMatchObject(WRONG)
  await expect(signIn(person, ` ${second.toUpperCase().replace('-', ' ')} `)).resolves.toHaveProperty('accessToken')

  const headers = { authorization: `Bearer ${accessToken}` }
  expect(await anonymous.call(secondFactors.getSecondFactor, { headers })).toMatchObject({ recoveryCodesLeft: 8 })
})

test("somebody else's codes let nobody in", async () => {
  const [person, another] = [await given.administrator(), await given.administrator()]
  const other = await turnOn(another)
  await turnOn(person)

  await expect(signIn(person, codeOf(other.secret))).rejects.toMatchObject(WRONG)
  await expect(signIn(person, other.recoveryCodes[0])).rejects.toMatchObject(WRONG)
})

test('wrong codes count as wrong passwords do, and asking for the code takes none of them back', async () => {
  const person = await given.administrator()
  const { secret } = await turnOn(person)

  for (let tries = 1; tries <= 10; tries += 1) {
    await expect(signIn(person)).rejects.toMatchObject(NEEDED)
    await expect(signIn(person, 'aaaaa-aaaaa')).rejects.toMatchObject(WRONG)
  }

  await expect(signIn(person, codeOf(secret))).rejects.toMatchObject({ status: 429, code: 'workNeeded' })
  const elsewhere = { ...person, network: '203.0.113.77' }
  await expect(signIn(elsewhere, codeOf(secret))).resolves.toHaveProperty('accessToken')
})

test('whoever has none signs in as before, with or without a code', async () => {
  const person = await given.administrator()

  for (const code of [undefined, '123456']) {
    const answer = await signIn(person, code)
    expect(Object.keys(answer)).toEqual(['accessToken'])
  }
})

test('a client is asked for a code too, and so is an associate who became one', async () => {
  const client = await given.client()
  const ofClient = await turnOn(client)
  await expect(signIn(client)).rejects.toMatchObject(NEEDED)
  await expect(signIn(client, codeOf(ofClient.secret))).resolves.toHaveProperty('accessToken')
  const person = await given.associate()
  await turnOn(person)
  const { db } = await currentServer()
  await db.update(usersTable).set({ isAssociate: false }).where(eq(usersTable.id, person.id))

  await expect(signIn(person)).rejects.toMatchObject(NEEDED)
})

test('a new password leaves the second step on', async () => {
  const person = await given.administrator()
  const { secret } = await turnOn(person)
  await anonymous.call(session.requestPasswordReset, { body: { email: person.email } })
  const mails = await mailsTo(person.email, { count: 2 })
  const token = tokenIn(mails.find(({ text }) => text.includes('token='))?.text ?? '')
  const password = 'puerta azul junto al faro 31'

  await anonymous.call(session.confirmPasswordReset, { body: { token, password } })

  await expect(signIn({ ...person, password })).rejects.toMatchObject(NEEDED)
  await expect(signIn({ ...person, password }, codeOf(secret))).resolves.toHaveProperty('accessToken')
})
