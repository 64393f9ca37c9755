import { secondFactors, session } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../../testing/events.repository.ts'
import { addPasskey } from '../../../testing/factors/passkeys.ts'
import { softwarePasskey } from '../../../testing/factors/software-passkey.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { MINUTE, move, SECOND, standStill } from '../../../testing/moved-clock.ts'
import { turnOn } from '../../../testing/second-factor.ts'
import { anonymous, given, type Person, signedInAs, signIn } from '../../../testing/world.ts'

standStill()

const REFUSED = { status: 422, code: 'passkeyRefused' }
const begin = (person: Person) => signedInAs(person).call(secondFactors.beginPasskey)
const add = (person: Person, credential: ReturnType<ReturnType<typeof softwarePasskey>['create']>) =>
  signedInAs(person).call(secondFactors.addPasskey, { body: { name: 'Llavero', credential } })
const list = (person: Person) => signedInAs(person).call(secondFactors.listPasskeys)

describe.each(['client', 'associate', 'administrator'] as const)('a person who is %s', (role) => {
  test('adds one, is told recovery codes, and every other session ends', async () => {
    const person = await given[role]()
    const elsewhere = await signIn(person)

    const { recoveryCodes } = await addPasskey(person, { name: 'Teléfono de Rosa' })

    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await list(person)).toMatchObject([{ name: 'Teléfono de Rosa', lastUsedAt: null }])
    const state = { isOn: true, confirmedAt: null, passkeys: 1, recoveryCodesLeft: 10 }
    expect(await signedInAs(person).call(secondFactors.getSecondFactor)).toMatchObject(state)
    await expect(anonymous.call(session.getMe, { headers: elsewhere })).rejects.toMatchObject({ status: 401 })
    expect((await eventsOf(person.id)).at(-1)).toMatchObject({ action: 'addPasskey', note: 'Teléfono de Rosa' })
    expect((await mailsTo(person.email, { count: 1 })).map(({ subject }) => subject)).toEqual([
      'Tienes una llave de acceso nueva',
    ])
  })
})

test('several are listed, the newest first, and the recovery codes of before stay', async () => {
  const person = await given.client()
  await addPasskey(person, { name: 'Uno' })
  move(SECOND)

  expect((await addPasskey(person, { name: 'Otro' })).recoveryCodes).toEqual([])

  expect((await list(person)).map(({ name }) => name)).toEqual(['Otro', 'Uno'])
})

test('beside an application, whose codes and recovery codes stay', async () => {
  const person = await given.administrator()
  await turnOn(person)
  expect((await addPasskey(person)).recoveryCodes).toEqual([])
  expect(await signedInAs(person).call(secondFactors.getSecondFactor)).toMatchObject({ passkeys: 1, recoveryCodesLeft: 10 })
})

test('the browser is asked for a key that verifies its owner and is none of those that are there', async () => {
  const person = await given.client()
  const { key } = await addPasskey(person)
  const options = await begin(person)

  expect(options).toMatchObject({
    rp: { id: 'puente.test', name: 'Puente' },
    user: { name: person.email },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  expect(options.excludeCredentials).toMatchObject([{ id: key.create(options).id }])
  expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32)
})

describe('nothing is added', () => {
  const key = softwarePasskey()
  const cases: [what: string, differing: Parameters<typeof key.create>[1]][] = [
    ['made at another address', { origin: 'https://puente.test.example' }],
    ['made for another server', { rpId: 'example' }],
    ['of an owner who was not verified', { isVerified: false }],
    ['that was used, not made', { type: 'webauthn.get' }],
    ['of a challenge of the caller’s own', { challenge: Buffer.alloc(32).toString('base64url') }],
  ]
  test.each(cases)('%s', async (_what, differing) => {
    const person = await given.client()
    await expect(add(person, softwarePasskey().create(await begin(person), differing))).rejects.toMatchObject(REFUSED)
    expect(await list(person)).toEqual([])
  })

  test('a second time with one challenge, nor with the one before, nor after five minutes', async () => {
    const person = await given.client()
    const before = await begin(person)
    const options = await begin(person)
    await expect(add(person, softwarePasskey().create(before))).rejects.toMatchObject(REFUSED)
    await add(person, softwarePasskey().create(options))
    await expect(add(person, softwarePasskey().create(options))).rejects.toMatchObject(REFUSED)

    const late = await begin(person)
    move(5 * MINUTE)
    await expect(add(person, softwarePasskey().create(late))).rejects.toMatchObject(REFUSED)
    expect(await list(person)).toHaveLength(1)
  })

  test('with a challenge of another session, or of another person', async () => {
    const [person, other] = [await given.client(), await given.client()]
    const options = await anonymous.call(secondFactors.beginPasskey, { headers: await signIn(person) })

    await expect(add(person, softwarePasskey().create(options))).rejects.toMatchObject(REFUSED)
    await expect(add(other, softwarePasskey().create(options))).rejects.toMatchObject(REFUSED)
  })

  test('that another account has', async () => {
    const [person, other] = [await given.client(), await given.client()]
    const { key: taken } = await addPasskey(person)
    await expect(add(other, taken.create(await begin(other)))).rejects.toMatchObject(REFUSED)
  })

  test('beyond twenty', async () => {
    const person = await given.client()
    for (let keys = 0; keys < 20; keys += 1) await addPasskey(person)
    const more = add(person, softwarePasskey().create(await begin(person)))
    await expect(more).rejects.toMatchObject({ status: 409, code: 'tooManyPasskeys' })
  })
})
