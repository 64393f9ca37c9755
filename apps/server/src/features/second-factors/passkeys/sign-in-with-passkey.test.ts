import { manifests, secondFactors, session } from '@app/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { RunningServer } from '../../../running-server.ts'
import { copyTemplate } from '../../../testing/cluster.ts'
import { eventsOf } from '../../../testing/events.repository.ts'
import { addPasskey, bearer, challenge, signInWith } from '../../../testing/factors/passkeys.ts'
import type { SoftwarePasskey } from '../../../testing/factors/software-passkey.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { MINUTE, move, standStill } from '../../../testing/moved-clock.ts'
import { ABSENT } from '../../../testing/record-calls.ts'
import { turnOn } from '../../../testing/second-factor.ts'
import { startTestServer } from '../../../testing/server.ts'
import { anonymous, currentServer, given, headersOf, type Person, signedInAs } from '../../../testing/world.ts'
import { usersTable } from '../../users/users.table.ts'

standStill()

let second: RunningServer
beforeAll(async () => {
  const databaseUrl = await copyTemplate(inject('testCluster'))
  await currentServer({ databaseUrl })
  second = await startTestServer({ databaseUrl })
})
afterAll(() => second.stop())

const REFUSED = { status: 422, code: 'passkeyRefused' }
const open = (credential: ReturnType<SoftwarePasskey['get']>) =>
  anonymous.call(secondFactors.signInWithPasskey, { body: { credential } })
const withPassword = ({ email, password, network }: Person, passkey?: ReturnType<SoftwarePasskey['get']>) =>
  anonymous.call(session.signIn, {
    body: { email, password, ...(passkey && { passkey }) },
    headers: { 'x-forwarded-for': network },
  })

describe('alone', () => {
  test.each(['client', 'associate', 'administrator'] as const)('lets a person who is %s in', async (role) => {
    const person = await given[role]()
    const { key } = await addPasskey(person)

    const headers = bearer(await signInWith(key))

    expect(await anonymous.call(session.getMe, { headers })).toMatchObject({ id: person.id, mustTurnOnSecondFactor: false })
  })

  test('the question names nobody, and is another each time', async () => {
    const [one, other] = [await challenge(), await challenge()]
    expect(one).toMatchObject({ rpId: 'puente.test', userVerification: 'required', allowCredentials: [] })
    expect(one.challenge).not.toBe(other.challenge)
  })

  const different: [what: string, differing: Parameters<SoftwarePasskey['get']>[1]][] = [
    ['signed for a false page', { origin: 'https://puente.test.example' }],
    ['signed for another server', { rpId: 'example' }],
    ['without its owner being verified', { isVerified: false }],
    ['of a challenge of the caller’s own', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['that was made, not used', { type: 'webauthn.create' }],
  ]
  test.each(different)('one is refused %s', async (_what, differing) => {
    const { key } = await addPasskey(await given.client())
    await expect(open(key.get(await challenge(), differing))).rejects.toMatchObject(REFUSED)
  })

  test('a repeated answer is refused, and of many at once one is let in', async () => {
    const { key } = await addPasskey(await given.client())
    const answer = key.get(await challenge())
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => open(answer)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(open(answer)).rejects.toMatchObject(REFUSED)
  })

  test('five minutes are too late', async () => {
    const { key } = await addPasskey(await given.client())
    const answer = key.get(await challenge())
    move(5 * MINUTE)
    await expect(open(answer)).rejects.toMatchObject(REFUSED)
  })

  test('a challenge that was asked for to prove, or to add, opens nothing', async () => {
    const person = await given.client()
    const { key } = await addPasskey(person)
    const options = await signedInAs(person).call(secondFactors.askForProof)
    await expect(open(key.get(options))).rejects.toMatchObject(REFUSED)
  })

  test('a signature that was changed is refused, and so is an unknown key', async () => {
    const { key } = await addPasskey(await given.client())
    const answer = key.get(await challenge())
    const other = key.get(await challenge())
    const forged = { ...answer, response: { ...answer.response, signature: other.response.signature } }
    await expect(open(forged)).rejects.toMatchObject(REFUSED)
    await expect(open({ ...other, id: 'AAAA', rawId: 'AAAA' })).rejects.toMatchObject(REFUSED)
  })

  test('what is no answer of a browser is refused at its field', async () => {
    const { key } = await addPasskey(await given.client())
    const answer = key.get(await challenge())
    const nonsense = { ...answer, response: { ...answer.response, clientDataJSON: 'bm9uc2Vuc2U', authenticatorData: 'AA' } }
    await expect(open(nonsense)).rejects.toMatchObject(REFUSED)
  })

  test('a closed account is not opened', async () => {
    const person = await given.client()
    const { key } = await addPasskey(person)
    const { db } = await currentServer()
    await db.update(usersTable).set({ status: 'inactive' }).where(eq(usersTable.id, person.id))
    await expect(signInWith(key)).rejects.toMatchObject(REFUSED)
  })

  test('another instance takes the answer', async () => {
    const { key } = await addPasskey(await given.client())
    const body = JSON.stringify({ credential: key.get(await challenge()) })
    const there = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    expect((await fetch(`${second.url}/api/auth/signin/passkey`, there)).status).toBe(200)
    expect((await fetch(`${second.url}/api/auth/signin/passkey`, there)).status).toBe(422)
  })
})

describe('a copy', () => {
  test('that counts less than its original did is refused, and the owner reads of it', async () => {
    const person = await given.client()
    const { key } = await addPasskey(person)
    await open(key.get(await challenge(), { signatures: 10 }))

    await expect(open(key.get(await challenge(), { signatures: 10 }))).rejects.toMatchObject(REFUSED)

    expect((await eventsOf(person.id)).at(-1)).toMatchObject({ action: 'refuseCopiedPasskey', actorId: null })
    const subjects = (await mailsTo(person.email, { count: 2 })).map(({ subject }) => subject)
    expect(subjects).toContain('No aceptamos una llave de acceso')
    await expect(open(key.get(await challenge(), { signatures: 11 }))).resolves.toHaveProperty('accessToken')
  })

  test('is not suspected where a key never counts', async () => {
    const person = await given.client()
    const { key } = await addPasskey(person)
    const { db } = await currentServer()
    await db.execute('update passkeys set signatures = 0')
    for (let times = 0; times < 2; times += 1)
      await expect(open(key.get(await challenge(), { signatures: 0 }))).resolves.toHaveProperty('accessToken')
  })
})

describe('after the password', () => {
  test('it is asked for, and lets its owner in', async () => {
    const person = await given.administrator()
    const { key } = await addPasskey(person)

    await expect(withPassword(person)).rejects.toMatchObject({ status: 401, code: 'secondFactorNeeded' })
    await expect(withPassword(person, key.get(await challenge()))).resolves.toHaveProperty('accessToken')
  })

  test('another person’s opens nothing', async () => {
    const [person, other] = [await given.client(), await given.client()]
    await turnOn(person)
    const { key } = await addPasskey(other)
    await expect(withPassword(person, key.get(await challenge()))).rejects.toMatchObject(REFUSED)
  })

  test('a recovery code does what it does, once, where there is no application', async () => {
    const person = await given.client()
    const { recoveryCodes } = await addPasskey(person)
    const { email, password } = person
    const recover = () => anonymous.call(session.signIn, { body: { email, password, code: recoveryCodes[0] ?? '' } })

    await expect(recover()).resolves.toHaveProperty('accessToken')
    await expect(recover()).rejects.toMatchObject({ code: 'wrongCode' })
  })
})

describe('as a fresh proof', () => {
  const ship = (headers: Record<string, string>) => anonymous.call(manifests.shipManifest, { params: { id: ABSENT }, headers })

  test('it is asked for with one’s own keys, counts for this session, and is taken once', async () => {
    const person = await given.administrator()
    const { key } = await addPasskey(person)
    const [headers, elsewhere] = [bearer(await signInWith(key)), bearer(await signInWith(key))]
    move(31 * MINUTE)
    await expect(ship(headers)).rejects.toMatchObject({ status: 403, code: 'reauthenticationNeeded' })
    const asked = await anonymous.call(secondFactors.askForProof, { headers })
    const passkey = key.get(asked)
    expect(asked.allowCredentials).toEqual([{ type: 'public-key', id: passkey.id, transports: ['internal'] }])
    const prove = (sent: Record<string, string>) => anonymous.call(session.reauthenticate, { body: { passkey }, headers: sent })

    await expect(prove(elsewhere)).rejects.toMatchObject(REFUSED)
    await prove(headers)

    await expect(ship(headers)).rejects.toMatchObject({ status: 404 })
    await expect(ship(elsewhere)).rejects.toMatchObject({ code: 'reauthenticationNeeded' })
    await expect(prove(headers)).rejects.toMatchObject(REFUSED)
  })

  test('the password alone proves nothing where there is one; another person’s neither', async () => {
    const [person, other] = [await given.client(), await given.client()]
    const { key: foreign } = await addPasskey(other)
    await addPasskey(person)
    const headers = await headersOf(person)
    const prove = (body: { password: string } | { passkey: ReturnType<SoftwarePasskey['get']> }) =>
      anonymous.call(session.reauthenticate, { body, headers })

    await expect(prove({ password: person.password })).rejects.toMatchObject({ code: 'codeNeeded' })
    const asked = await anonymous.call(secondFactors.askForProof, { headers })
    await expect(prove({ passkey: foreign.get(asked) })).rejects.toMatchObject(REFUSED)
  })

  test('it renews the recovery codes, with the password', async () => {
    const person = await given.client()
    const { key, recoveryCodes } = await addPasskey(person)
    const passkey = key.get(await signedInAs(person).call(secondFactors.askForProof))
    const body = { password: person.password, passkey }

    const renewed = await signedInAs(person).call(secondFactors.renewRecoveryCodes, { body })

    expect(new Set([...renewed.recoveryCodes, ...recoveryCodes]).size).toBe(20)
  })

  test('it turns the codes of an application off, with the password', async () => {
    const person = await given.client()
    await turnOn(person)
    const { key } = await addPasskey(person)
    const passkey = key.get(await signedInAs(person).call(secondFactors.askForProof))
    const turnOff = (password: string) =>
      signedInAs(person).call(secondFactors.turnOffSecondFactor, { body: { password, passkey } })

    await expect(turnOff('not it')).rejects.toMatchObject({ code: 'wrongPassword' })
    await turnOff(person.password)

    await expect(signedInAs(person).call(secondFactors.getSecondFactor)).resolves.toMatchObject({
      isOn: true,
      confirmedAt: null,
      passkeys: 1,
    })
  })
})
