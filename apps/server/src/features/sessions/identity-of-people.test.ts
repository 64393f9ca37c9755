// Who may have an account, or be authorized by one: numbers that Ecuador gives, and adults by Quito's day (domain, section 2).
import { authorizedNames, session, users } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { standStillAt } from '../../testing/moved-clock.ts'
import { newPerson } from '../../testing/people.ts'
import { anonymous, given, signedInAs } from '../../testing/world.ts'

/** 19:30 in Quito on 1 June, and the next day already in Greenwich. */
standStillAt(new Date('2031-06-02T00:30:00Z'))

type Kind = 'cedula' | 'ruc' | 'passport'
type Data = { identificationType?: Kind; identification?: string; birthDate?: string }

/** @returns the account that was opened. */
async function signUp(data: Data) {
  const { network, ...body } = newPerson(data)
  const { id } = await anonymous.call(session.signUp, { body, headers: { 'x-forwarded-for': network } })
  return signedInAs('administrator').call(users.getUser, { params: { id } })
}

const VALID: [what: string, Kind, identification: string][] = [
  ['a cédula of Pichincha', 'cedula', '1710034065'],
  ['a cédula given abroad', 'cedula', '3000000004'],
  ['a cédula whose third digit is 6', 'cedula', '1760000008'],
  ['the RUC of a person', 'ruc', '1710034065001'],
  ['the RUC of a public body', 'ruc', '1760013210001'],
  ['the RUC of a company', 'ruc', '1790011674001'],
  ['the RUC of a company whose check digit fails, as newer ones carry none', 'ruc', '1790011675001'],
  ['a passport', 'passport', 'XK44127'],
  ['a passport of five signs', 'passport', '12345'],
  ['a passport of fifteen signs', 'passport', 'ABCDE1234567890'],
]
const INVALID: [what: string, Kind, identification: string][] = [
  ['a wrong check digit', 'cedula', '1710034064'],
  ['a province that there is not', 'cedula', '2500000001'],
  ['no province', 'cedula', '0000000000'],
  ['a third digit that no person has', 'cedula', '1770000006'],
  ['nine digits', 'cedula', '171003406'],
  ['eleven digits', 'cedula', '17100340655'],
  ['a RUC without an establishment', 'ruc', '1710034065000'],
  ['the RUC of a person with a wrong check digit', 'ruc', '1710034064001'],
  ['a cédula where a RUC is meant', 'ruc', '1710034065'],
  ['a passport of four signs', 'passport', 'AB12'],
  ['a passport of sixteen signs', 'passport', 'ABCDE12345678901'],
  ['a passport with a hyphen', 'passport', 'AB-12345'],
]

describe('an account', () => {
  test.each(VALID)('may be of %s', async (_what, identificationType, identification) => {
    expect(await signUp({ identificationType, identification })).toMatchObject({ identificationType, identification })
  })

  test.each(INVALID)('is not opened with %s', async (_what, identificationType, identification) => {
    await expect(signUp({ identificationType, identification })).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: 'identification', code: 'identificationNotValid' }] },
    })
  })

  test('is of an adult, from the eighteenth birthday on in Quito', async () => {
    await expect(signUp({ birthDate: '2013-06-02' })).rejects.toMatchObject({
      status: 422,
      code: 'notAnAdult',
      details: { fields: [{ path: 'birthDate' }] },
    })
    expect(await signUp({ birthDate: '2013-06-01' })).toMatchObject({ birthDate: '2013-06-01' })
  })

  test('stays an adult’s when its owner corrects the birth date', async () => {
    const client = await given.client()
    const {
      email: _email,
      password: _password,
      network: _network,
      id: _id,
      role: _role,
      casilleroCode: _code,
      ...profile
    } = client
    const update = (birthDate: string) => signedInAs(client).call(session.updateProfile, { body: { ...profile, birthDate } })

    await expect(update('2013-06-02')).rejects.toMatchObject({ status: 422, code: 'notAnAdult' })
    expect(await update('2013-06-01')).toMatchObject({ birthDate: '2013-06-01' })
  })
})

describe('an authorized name', () => {
  const authorize = (identificationType: Kind, identification: string) => {
    const body = { name: 'Lucía Vaca', phone: '0991234567', identificationType, identification, purposes: ['pickup' as const] }
    return signedInAs('client').call(authorizedNames.addAuthorizedName, { body })
  }

  test.each(VALID)('may be of %s', async (_what, identificationType, identification) => {
    expect(await authorize(identificationType, identification)).toMatchObject({ identificationType, identification })
  })

  test.each(INVALID)('is not added with %s', async (_what, identificationType, identification) => {
    await expect(authorize(identificationType, identification)).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: 'identification', code: 'identificationNotValid' }] },
    })
  })
})
