import { session, users } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../testing/events.repository.ts'
import { openedAccount } from '../../testing/given/given-accounts.ts'
import { givenOrderRow } from '../../testing/given/given-order-row.repository.ts'
import { mailsTo, tokenIn } from '../../testing/mails.ts'
import { newPerson } from '../../testing/people.ts'
import { anonymous, given, type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
type Body = Parameters<typeof administrator.call<typeof users.updateUser>>[1]['body']
const update = (person: { id: string }, body: Body) => administrator.call(users.updateUser, { params: { id: person.id }, body })
const isSignedIn = async (person: Person) => (await signedInAs(person).fetch('/api/auth/me')).status === 200

describe('an account that an administrator changes', () => {
  test('has what was given changed, and the rest as it was', async () => {
    const client = await given.client({ firstName: 'Rosa' })
    const changed = await update(client, { hasDiscount: true, city: 'Cuenca', province: 'Azuay' })
    expect(changed).toMatchObject({ firstName: 'Rosa', hasDiscount: true, city: 'Cuenca', province: 'Azuay', userType: 0 })
    const [signUp, event] = await eventsOf(client.id)
    expect(signUp).toMatchObject({ action: 'signUp', actorId: client.id })
    expect(event).toMatchObject({
      aggregate: 'user',
      action: 'update',
      changes: { hasDiscount: { from: false, to: true }, city: { to: 'Cuenca' } },
    })
    expect(JSON.stringify(event?.changes)).not.toContain('argon2')
  })

  test('is closed at once, and open again', async () => {
    const client = await given.client()
    expect(await isSignedIn(client)).toBe(true)
    await update(client, { status: 'inactive' })
    expect(await isSignedIn(client)).toBe(false)
    const body = { email: client.email, password: client.password }
    await expect(anonymous.call(session.signIn, { body })).rejects.toMatchObject({ status: 401 })
    await update(client, { status: 'active' })
    await expect(anonymous.call(session.signIn, { body })).resolves.toHaveProperty('accessToken')
  })

  test('becomes an associate’s, and signs in anew as one', async () => {
    const associate = await given.associate()
    const person = await given.client({ associate })
    expect(await isSignedIn(person)).toBe(true)
    expect(await update(person, { userType: 2 })).toMatchObject({
      userType: 2,
      associate: null,
      casilleroCode: person.casilleroCode,
    })
    expect(await isSignedIn(person)).toBe(false)
  })

  test('of an associate with clients, or of a client with open orders, stays what it is', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    await expect(update(associate, { userType: 0 })).rejects.toMatchObject({ status: 409, code: 'accountInUse' })
    await expect(update(associate, { status: 'inactive' })).rejects.toMatchObject({ status: 409, code: 'accountInUse' })
    await givenOrderRow(client)
    await expect(update(client, { userType: 2 })).rejects.toMatchObject({ status: 409, code: 'accountInUse' })
    await expect(update(client, { status: 'inactive' })).resolves.toMatchObject({ status: 'inactive' })
  })

  test('with another e-mail is not to be had by the links that went to the old one', async () => {
    const invited = await openedAccount(2)
    const [first] = await mailsTo(invited.email, { count: 1 })
    const corrected = newPerson().email
    await update(invited, { email: corrected })

    const choose = (text = '') =>
      anonymous.call(session.confirmPasswordReset, { body: { token: tokenIn(text), password: 'una-llave-de-verdad-26' } })
    await expect(choose(first?.text)).rejects.toMatchObject({ status: 422, code: 'resetTokenInvalid' })
    const [second] = await mailsTo(corrected, { count: 1 })
    expect(second?.subject).toBe('Tu cuenta en Puente')
    await expect(choose(second?.text)).resolves.toBeDefined()
  })

  test('is not one’s own to close or to turn into another', async () => {
    const self = await given.administrator()
    const own = (body: Body) => signedInAs(self).call(users.updateUser, { params: { id: self.id }, body })
    await expect(own({ status: 'inactive' })).rejects.toMatchObject({ status: 403, code: 'notYours' })
    await expect(own({ userType: 0 })).rejects.toMatchObject({ status: 403, code: 'notYours' })
    await expect(own({ city: 'Loja', status: 'active', userType: 1 })).resolves.toMatchObject({ city: 'Loja' })
  })

  test('keeps its identification after the first order', async () => {
    const client = await given.client()
    const { identification } = newPerson()
    const another = { identification: { type: 'cedula', number: identification } as const }
    expect(await update(client, another)).toMatchObject({ identification })
    await givenOrderRow(client)
    const again = { identification: { type: 'cedula', number: newPerson().identification } as const }
    await expect(update(client, again)).rejects.toMatchObject({ status: 409, code: 'identificationLocked' })
    await expect(update(client, another)).resolves.toMatchObject({ identification, isIdentificationLocked: true })
  })

  test('is refused another’s e-mail and what is not valid; another’s identification is a claim', async () => {
    const [one, two] = [await given.client(), await given.client()]
    await expect(update(one, { email: two.email })).rejects.toMatchObject({ status: 409, code: 'emailTaken' })
    const theirs = { identification: { type: 'cedula', number: two.identification } as const }
    expect(await update(one, theirs)).toMatchObject({ identityStatus: 'disputed', claimants: [{ id: two.id }] })
    const wrong = { identification: { type: 'cedula', number: '1710034064' } as const }
    await expect(update(one, wrong)).rejects.toMatchObject({ details: { fields: [{ path: 'identification.number' }] } })
    await expect(update(one, { birthDate: '2015-01-01' })).rejects.toMatchObject({ code: 'notAnAdult' })
    await expect(update({ id: crypto.randomUUID() }, { city: 'Loja' })).rejects.toMatchObject({
      status: 404,
      code: 'userNotFound',
    })
  })

  test('is for administrators', async () => {
    const client = await given.client()
    const call = { params: { id: client.id }, body: { hasDiscount: true } }
    await expect(anonymous.call(users.updateUser, call)).rejects.toMatchObject({ status: 401 })
    await expect(signedInAs(client).call(users.updateUser, call)).rejects.toMatchObject({ status: 403 })
    await expect(signedInAs('associate').call(users.updateUser, call)).rejects.toMatchObject({ status: 403 })
  })
})
