import { session } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { newPerson } from '../../testing/people.ts'
import { anonymous, given, signedInAs } from '../../testing/world.ts'

const account = (data: Parameters<typeof newPerson>[0] = {}) => {
  const { network: _network, ...rest } = newPerson(data)
  return rest
}
const signUp = (data: Parameters<typeof newPerson>[0] = {}) => anonymous.call(session.signUp, { body: account(data) })

describe('signing up', () => {
  test('makes a client with a casillero of their own', async () => {
    const client = await given.client({ firstName: 'María José', lastName: 'Peralta' })

    const me = await signedInAs(client).call(session.getMe)
    expect(me).toMatchObject({
      id: client.id,
      firstName: 'María José',
      lastName: 'Peralta',
      email: client.email,
      userType: 0,
      role: { isAdmin: false, isAssociate: false },
      isIdentificationLocked: false,
    })
    expect(me.casilleroCode).toMatch(/^UIO-\d{4,}$/)
  })

  test('keeps the address in lower case and the phone with its country', async () => {
    const client = await given.client({ email: 'Luisa.Vera@Puente.test', phone: '0991234567' })

    const me = await signedInAs(client).call(session.getMe)
    expect(me).toMatchObject({ email: 'luisa.vera@puente.test', phone: '+593991234567' })
  })

  test('refuses an address that has an account', async () => {
    const { email } = await given.client()

    await expect(signUp({ email })).rejects.toMatchObject({
      status: 409,
      code: 'emailTaken',
      sentence: 'This email is already registered',
      details: { fields: [{ path: 'email', code: 'emailTaken' }] },
    })
  })

  test('of two who sign up with one address at once, one gets the account', async () => {
    const attempts = await Promise.allSettled([1, 2].map(() => signUp({ email: 'dos@puente.test' })))

    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(attempts.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'emailTaken' } })
  })

  test('takes an identification that another account gave: it is a claim, and waits', async () => {
    const { identification } = await given.client()
    const second = await given.client({ identification })

    expect(await signedInAs(second).call(session.getMe)).toMatchObject({ identification, identityStatus: 'disputed' })
  })

  test('of two who sign up with one identification at once, both have an account and read that it is disputed', async () => {
    const people = await Promise.all([1, 2].map(() => given.client({ identification: '1710034065' })))

    for (const person of people) {
      expect(await signedInAs(person).call(session.getMe)).toMatchObject({ identityStatus: 'disputed' })
    }
  })

  test.each([
    ['that is common', 'contraseña1', {}],
    ['with the own name', 'peralta-1990-x7', { lastName: 'Peralta' }],
    ['with the own address', 'mjperalta.casa.9', { email: 'mjperalta@puente.test' }],
    ['of one key', 'aaaaaaaaaaaaaaaa', {}],
  ])('refuses a password %s', async (_which, password, person) => {
    await expect(signUp({ ...person, password })).rejects.toMatchObject({
      status: 422,
      code: 'weakPassword',
      details: { fields: [{ path: 'password', code: 'weakPassword', message: 'Weak password.' }] },
    })
  })

  test('refuses somebody who is not an adult', async () => {
    await expect(signUp({ birthDate: '2015-01-01' })).rejects.toMatchObject({
      status: 422,
      code: 'notAnAdult',
      details: { fields: [{ path: 'birthDate' }] },
    })
  })

  test('names every wrong field at once, each with its sentence', async () => {
    const response = await anonymous.fetch('/api/auth/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...account({ email: 'nobody', identification: '1710034064', phone: '12' }),
        firstName: ' ',
        lastName: undefined,
      }),
    })

    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      statusCode: 422,
      code: 'validationFailed',
      message: [
        'This field is required.',
        'This field is required.',
        'phoneNumber must be a valid phone number',
        'Enter a valid email address',
        'identification is not valid',
      ],
      details: {
        fields: [
          { path: 'firstName', code: 'required', message: 'This field is required.' },
          { path: 'lastName', code: 'required', message: 'This field is required.' },
          { path: 'phone', code: 'phoneNotValid', message: 'phoneNumber must be a valid phone number' },
          { path: 'email', code: 'emailNotValid', message: 'Enter a valid email address' },
          { path: 'identification', code: 'identificationNotValid', message: 'identification is not valid' },
        ],
      },
    })
  })

  test('refuses an identification with a wrong check digit', async () => {
    await expect(signUp({ identification: '1710034064' })).rejects.toMatchObject({
      code: 'validationFailed',
      sentence: ['identification is not valid'],
    })
  })

  test.each(['role', 'isAdmin', 'hasDiscount', 'status', 'casilleroCode'])(
    'does not let anybody choose their %s',
    async (field) => {
      const response = await anonymous.fetch('/api/auth/signup', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...account(), [field]: true }),
      })

      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ details: { fields: [{ path: field, code: 'unknownField' }] } })
    },
  )
})
