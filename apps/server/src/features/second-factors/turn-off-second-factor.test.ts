import { secondFactors, session, users } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { actsOn, eventsOf } from '../../testing/events.repository.ts'
import { standStill } from '../../testing/moved-clock.ts'
import { ABSENT } from '../../testing/record-calls.ts'
import { codeOf, turnOn } from '../../testing/second-factor.ts'
import { anonymous, given, type Person, signedInAs, signIn } from '../../testing/world.ts'

standStill()

const turnOff = (person: Person, body: { password: string; code: string }) =>
  signedInAs(person).call(secondFactors.turnOffSecondFactor, { body })
const renew = (person: Person, body: { password: string; code: string }) =>
  signedInAs(person).call(secondFactors.renewRecoveryCodes, { body })

describe('one’s own', () => {
  test('is turned off with the password and a code', async () => {
    const person = await given.administrator()
    const { secret } = await turnOn(person)
    const { password } = person

    await expect(turnOff(person, { password: 'not it', code: codeOf(secret) })).rejects.toMatchObject({ code: 'wrongPassword' })
    await expect(turnOff(person, { password, code: 'aaaaa-aaaaa' })).rejects.toMatchObject({ code: 'wrongCode' })
    await turnOff(person, { password, code: codeOf(secret) })

    await expect(signIn(person)).resolves.toHaveProperty('authorization')
    expect(await actsOn(person.id)).toEqual(['turnOnSecondFactor', 'turnOffSecondFactor'])
    await expect(turnOff(person, { password, code: codeOf(secret, 1) })).rejects.toMatchObject({
      status: 409,
      code: 'secondFactorNotOn',
    })
  })

  test('gets new recovery codes; those of before no longer count', async () => {
    const person = await given.associate()
    const { secret, recoveryCodes } = await turnOn(person)
    const [old = '', another = ''] = recoveryCodes
    const { password } = person

    const renewed = await renew(person, { password, code: old })

    expect(new Set([...renewed.recoveryCodes, ...recoveryCodes]).size).toBe(20)
    await expect(renew(person, { password, code: another })).rejects.toMatchObject({ code: 'wrongCode' })
    await expect(renew(person, { password, code: codeOf(secret) })).resolves.toHaveProperty('recoveryCodes')
    expect((await eventsOf(person.id)).map(({ action }) => action)).toContain('renewRecoveryCodes')
  })

  test('is not guessed at for long', async () => {
    const person = await given.administrator()
    const { secret } = await turnOn(person)
    const { password } = person
    for (let tries = 1; tries <= 10; tries += 1)
      await expect(turnOff(person, { password, code: 'aaaaa-aaaaa' })).rejects.toMatchObject({ code: 'wrongCode' })

    await expect(turnOff(person, { password, code: codeOf(secret) })).rejects.toMatchObject({ status: 429 })
  })
})

describe('somebody else’s that was lost', () => {
  const remove = (by: Person, id: string) => signedInAs(by).call(secondFactors.removeSecondFactor, { params: { id } })

  test('is taken off by an administrator: their sessions end, and it is on record', async () => {
    const [administrator, person] = [await given.administrator(), await given.associate()]
    await turnOn(person)
    const read = () => signedInAs(administrator).call(users.getUser, { params: { id: person.id } })
    expect(await read()).toMatchObject({ hasSecondFactor: true })

    expect(await remove(administrator, person.id)).toMatchObject({ id: person.id, hasSecondFactor: false })

    await expect(signedInAs(person).call(session.getMe)).rejects.toMatchObject({ status: 401 })
    await expect(signIn(person)).resolves.toHaveProperty('authorization')
    const [removed, signedIn] = (await eventsOf(person.id)).slice(-2)
    expect(removed).toMatchObject({ action: 'removeSecondFactor', actorId: administrator.id })
    expect(signedIn).toMatchObject({ action: 'signIn', actorId: person.id })
  })

  test('a client’s is taken off as well', async () => {
    const [administrator, client] = [await given.administrator(), await given.client()]
    await turnOn(client)
    expect(await remove(administrator, client.id)).toMatchObject({ hasSecondFactor: false })
    await expect(signIn(client)).resolves.toHaveProperty('authorization')
  })

  test('is not one’s own, is there, and is nobody else’s business', async () => {
    const [administrator, person] = [await given.administrator(), await given.associate()]
    await turnOn(administrator)
    const of = (id: string) => remove(administrator, id)

    await expect(of(administrator.id)).rejects.toMatchObject({ status: 403, code: 'notYours' })
    await expect(of(person.id)).rejects.toMatchObject({ status: 409, code: 'secondFactorNotOn' })
    await expect(of(ABSENT)).rejects.toMatchObject({ status: 404, code: 'userNotFound' })
    await expect(remove(person, administrator.id)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    const unknown = anonymous.call(secondFactors.removeSecondFactor, { params: { id: administrator.id } })
    await expect(unknown).rejects.toMatchObject({ status: 401 })
  })
})
