import { session, users } from '@app/contract'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { mailsTo } from '../../testing/mails.ts'
import { newPerson } from '../../testing/people.ts'
import { anonymous, given, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
type Body = z.input<typeof users.createUser.body>

function somebody(changes: Partial<Body> = {}): Body {
  const { firstName, lastName, email, phone, province, city, address, identification, identificationType } = newPerson()
  const person = { firstName, lastName, email, phone, province, city, address, identification, identificationType }
  return { ...person, userType: 0, ...changes } as Body
}
const create = (changes: Partial<Body> = {}) => administrator.call(users.createUser, { body: somebody(changes) })

describe('an account that an administrator opens', () => {
  test('is a client with a casillero, who chooses a password by the mail and signs in', async () => {
    const body = somebody()
    const created = await administrator.call(users.createUser, { body })
    if ('approval' in created) throw new Error('a client waits for nobody')
    expect(created).toMatchObject({
      userType: 0,
      status: 'active',
      casilleroCode: expect.stringMatching(/^UIO-\d+$/),
      hasPassword: false,
      hasDiscount: false,
      isIdentificationLocked: false,
      openOrders: 0,
    })

    const [mail] = await mailsTo(body.email, { count: 1 })
    expect(mail?.subject).toBe('Tu cuenta en Puente')
    const [, token = ''] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? []
    await anonymous.call(session.confirmPasswordReset, { body: { token, password: 'una-llave-de-verdad-26' } })
    const credentials = { email: body.email, password: 'una-llave-de-verdad-26' }
    await expect(anonymous.call(session.signIn, { body: credentials })).resolves.toHaveProperty('accessToken')
    expect(await administrator.call(users.getUser, { params: { id: created.id } })).toMatchObject({ hasPassword: true })
  })

  test('is told in the language that was chosen', async () => {
    const body = somebody({ language: 'en', userType: 2 })
    expect(await administrator.call(users.createUser, { body })).toMatchObject({ userType: 2, casilleroCode: null })
    expect((await mailsTo(body.email, { count: 1 }))[0]?.subject).toBe('Your account at Puente')
  })

  test('of a courier gets no mail', async () => {
    const body = somebody({ userType: 3 })
    expect(await administrator.call(users.createUser, { body })).toMatchObject({ userType: 3 })
    const next = somebody()
    await administrator.call(users.createUser, { body: next })
    await mailsTo(next.email, { count: 1 })
    expect(await mailsTo(body.email, { count: 0 })).toEqual([])
  })

  test.each<[string, Partial<Body>, string]>([
    ['e-mail', { email: 'nobody' }, 'email'],
    ['phone', { phone: '12' }, 'phone'],
    ['identification', { identification: '1710034064', identificationType: 'cedula' }, 'identification'],
    ['type', { userType: 4 }, 'userType'],
    ['name', { firstName: '' }, 'firstName'],
  ])('is refused with a wrong %s', async (_what, changes, path) => {
    await expect(create(changes)).rejects.toMatchObject({ status: 422, details: { fields: [{ path }] } })
  })

  test('is refused where the person is a minor, or has an account', async () => {
    await expect(create({ birthDate: '2015-01-01' })).rejects.toMatchObject({ code: 'notAnAdult' })
    const client = await given.client()
    await expect(create({ email: client.email })).rejects.toMatchObject({ status: 409, code: 'emailTaken' })
    const { identification, identificationType } = client
    expect(await create({ identification, identificationType })).toMatchObject({
      identityStatus: 'disputed',
      claimants: [{ id: client.id }],
    })
  })

  test('is for administrators to open and to see', async () => {
    const { id } = await given.client()
    const body = somebody()
    await expect(anonymous.call(users.createUser, { body })).rejects.toMatchObject({ status: 401 })
    await expect(anonymous.call(users.getUser, { params: { id } })).rejects.toMatchObject({ status: 401 })
    for (const role of ['client', 'associate'] as const) {
      await expect(signedInAs(role).call(users.createUser, { body })).rejects.toMatchObject({ status: 403 })
      await expect(signedInAs(role).call(users.getUser, { params: { id } })).rejects.toMatchObject({ status: 403 })
    }
    const absent = { params: { id: crypto.randomUUID() } }
    await expect(administrator.call(users.getUser, absent)).rejects.toMatchObject({ status: 404, code: 'userNotFound' })
  })
})
