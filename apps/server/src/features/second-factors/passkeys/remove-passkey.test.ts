import { secondFactors, session, users } from '@app/contract'
import { afterEach, expect, test } from 'vitest'
import { eventsOf } from '../../../testing/events.repository.ts'
import { addPasskey, bearer, signInWith } from '../../../testing/factors/passkeys.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { standStill } from '../../../testing/moved-clock.ts'
import { ABSENT } from '../../../testing/record-calls.ts'
import { codeOf, turnOn } from '../../../testing/second-factor.ts'
import { anonymous, currentServer, given, type Person, signedInAs, signIn } from '../../../testing/world.ts'
import * as companies from '../../company/company.repository.ts'

standStill()

const remove = (person: Person, id: string) => signedInAs(person).call(secondFactors.removePasskey, { params: { id } })
const state = (person: Person) => signedInAs(person).call(secondFactors.getSecondFactor)
const requires = async (requiresSecondStep: boolean) => companies.update((await currentServer()).db, { requiresSecondStep })
const subjectsTo = async ({ email }: Person, count: number) => (await mailsTo(email, { count })).map(({ subject }) => subject)

afterEach(() => requires(false))

test('one that was lost opens nothing any more, and neither does the session of who has it', async () => {
  const person = await given.client()
  const [lost, kept] = [await addPasskey(person), await addPasskey(person)]
  const theirs = bearer(await signInWith(lost.key))

  await remove(person, lost.passkey.id)

  await expect(signInWith(lost.key)).rejects.toMatchObject({ status: 422, code: 'passkeyRefused' })
  await expect(anonymous.call(session.getMe, { headers: theirs })).rejects.toMatchObject({ status: 401 })
  await expect(signInWith(kept.key)).resolves.toHaveProperty('accessToken')
  expect(await subjectsTo(person, 3)).toContain('Quitaste una llave de acceso')
  expect((await eventsOf(person.id)).map(({ action }) => action)).toContain('removePasskey')
})

test('the last one takes the recovery codes with it, and the person and every administrator read of it', async () => {
  const person = await given.associate()
  const { passkey } = await addPasskey(person)

  await remove(person, passkey.id)

  expect(await state(person)).toMatchObject({ isOn: false, passkeys: 0, recoveryCodesLeft: 0 })
  await expect(signIn(person)).resolves.toHaveProperty('authorization')
  expect(await subjectsTo(person, 2)).toContain('Aviso de seguridad: segundo paso desactivado')
})

test('the last one of staff stays where the company requires a second step, unless an application is there', async () => {
  const person = await given.administrator()
  const { passkey } = await addPasskey(person)
  await requires(true)
  await expect(remove(person, passkey.id)).rejects.toMatchObject({ status: 409, code: 'secondFactorMustStay' })
  const { secret } = await turnOn(person)

  await remove(person, passkey.id)

  const body = { password: person.password, code: codeOf(secret) }
  const turnOff = signedInAs(person).call(secondFactors.turnOffSecondFactor, { body })
  await expect(turnOff).rejects.toMatchObject({ code: 'secondFactorMustStay' })
})

test('an application is turned off where a passkey stays, and the recovery codes with it', async () => {
  const person = await given.administrator()
  const { secret } = await turnOn(person)
  await addPasskey(person)
  await requires(true)
  const body = { password: person.password, code: codeOf(secret) }

  await signedInAs(person).call(secondFactors.turnOffSecondFactor, { body })

  expect(await state(person)).toMatchObject({ isOn: true, confirmedAt: null, passkeys: 1, recoveryCodesLeft: 10 })
})

test('a passkey is what the company requires', async () => {
  const person = await given.associate()
  await requires(true)
  const headers = await signIn(person)
  expect(await anonymous.call(session.getMe, { headers })).toMatchObject({ mustTurnOnSecondFactor: true })

  await addPasskey(person, { headers })

  expect(await anonymous.call(session.getMe, { headers })).toMatchObject({ mustTurnOnSecondFactor: false })
})

test('somebody else’s is not found', async () => {
  const [person, other] = [await given.client(), await given.client()]
  const { passkey } = await addPasskey(other)
  for (const id of [passkey.id, ABSENT])
    await expect(remove(person, id)).rejects.toMatchObject({ status: 404, code: 'passkeyNotFound' })
})

test('all that were lost are taken off by an administrator, of a client too', async () => {
  const [administrator, person] = [await given.administrator(), await given.client()]
  const { key } = await addPasskey(person)
  const params = { id: person.id }
  expect(await signedInAs(administrator).call(users.getUser, { params })).toMatchObject({ hasSecondFactor: true })

  const taken = await signedInAs(administrator).call(secondFactors.removeSecondFactor, { params })

  expect(taken).toMatchObject({ hasSecondFactor: false })
  await expect(signInWith(key)).rejects.toMatchObject({ code: 'passkeyRefused' })
  await expect(signIn(person)).resolves.toHaveProperty('authorization')
  expect(await subjectsTo(person, 2)).toContain('Aviso de seguridad: segundo paso retirado')
})
