import { secondFactors, session } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { actsOn } from '../../testing/events.repository.ts'
import { standStill } from '../../testing/moved-clock.ts'
import { codeOf, turnOn } from '../../testing/second-factor.ts'
import { anonymous, currentServer, given, type Person, signedInAs, signIn } from '../../testing/world.ts'
import { recoveryCodesTable } from '../credentials/second-factors.table.ts'

standStill()

const begin = (person: Person, password = person.password) =>
  signedInAs(person).call(secondFactors.beginSecondFactor, { body: { password } })
const confirm = (person: Person, code: string) => signedInAs(person).call(secondFactors.confirmSecondFactor, { body: { code } })
const state = (person: Person) => signedInAs(person).call(secondFactors.getSecondFactor)

describe.each(['client', 'associate', 'administrator'] as const)('a person who is %s', (role) => {
  test('turns it on with a first code, and is told ten recovery codes', async () => {
    const person = await given[role]()
    expect(await state(person)).toEqual({
      isOn: false,
      confirmedAt: null,
      passkeys: 0,
      recoveryCodesLeft: 0,
      isRequired: false,
    })

    const { recoveryCodes } = await turnOn(person)

    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes.every((code) => /^[a-z2-9]{5}-[a-z2-9]{5}$/.test(code))).toBe(true)
    expect(await state(person)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    expect(await actsOn(person.id)).toEqual(['turnOnSecondFactor'])
  })
})

test('the secret comes as text, as an address and as a QR code', async () => {
  const person = await given.administrator()

  const { secret, address, qrCode } = await begin(person)

  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(address).toContain(`secret=${secret}`)
  expect(address).toContain(encodeURIComponent(person.email))
  expect(qrCode.size).toBeGreaterThanOrEqual(21)
  expect(qrCode.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
})

test('until a code was confirmed nothing is asked for', async () => {
  const person = await given.administrator()
  await begin(person)

  await expect(signIn(person)).resolves.toHaveProperty('authorization')
  expect(await state(person)).toMatchObject({ isOn: false })
})

test('beginning again makes another secret; the one before confirms nothing', async () => {
  const person = await given.administrator()
  const before = await begin(person)
  const after = await begin(person)

  expect(after.secret).not.toBe(before.secret)
  await expect(confirm(person, codeOf(before.secret))).rejects.toMatchObject({ status: 422, code: 'wrongCode' })
  await expect(confirm(person, codeOf(after.secret))).resolves.toHaveProperty('recoveryCodes')
})

test('the password is asked for', async () => {
  const person = await given.associate()

  const refused = begin(person, 'not the password')
  await expect(refused).rejects.toMatchObject({ status: 422, code: 'wrongPassword', details: { fields: [{ path: 'password' }] } })
})

test('what was begun is confirmed once, and what is on is not begun', async () => {
  const person = await given.administrator()
  await expect(confirm(person, '123456')).rejects.toMatchObject({ status: 409, code: 'secondFactorNotOn' })
  const { secret } = await turnOn(person)

  await expect(confirm(person, codeOf(secret))).rejects.toMatchObject({ status: 409, code: 'secondFactorAlreadyOn' })
  await expect(begin(person)).rejects.toMatchObject({ status: 409, code: 'secondFactorAlreadyOn' })
})

test('every other session ends: it began with the password alone', async () => {
  const person = await given.administrator()
  const elsewhere = await signIn(person)

  await turnOn(person)

  await expect(anonymous.call(session.getMe, { headers: elsewhere })).rejects.toMatchObject({ status: 401 })
  await expect(signedInAs(person).call(session.getMe)).resolves.toMatchObject({ id: person.id })
})

test('recovery codes are kept as passwords are', async () => {
  const { recoveryCodes } = await turnOn(await given.administrator())
  const { db } = await currentServer()

  const kept = JSON.stringify(await db.select().from(recoveryCodesTable))

  expect(kept).toContain('$argon2id$')
  for (const code of recoveryCodes) expect(kept).not.toContain(code.replace('-', ''))
})

test('a code in signs that are no digits of ours is wrong, and nothing more', async () => {
  const person = await given.administrator()
  await begin(person)

  for (const code of ['１２３４５６', 'ñañaña', '12345', '1234567'])
    await expect(confirm(person, code)).rejects.toMatchObject({ status: 422, code: 'wrongCode' })
})
