import { orders, savedViews, secondFactors, session } from '@app/contract'
import { afterEach, expect, test } from 'vitest'
import { eventsOf } from '../../testing/events.repository.ts'
import { standStill } from '../../testing/moved-clock.ts'
import { codeOf, turnOn } from '../../testing/second-factor.ts'
import { anonymous, currentServer, given, type Person, signedInAs, signIn } from '../../testing/world.ts'
import * as companies from '../company/company.repository.ts'

standStill()

const require = (by: Person, isRequired: boolean) =>
  signedInAs(by).call(secondFactors.requireSecondStep, { body: { isRequired } })

afterEach(async () => companies.update((await currentServer()).db, { requiresSecondStep: false }))

/** The house requires it, and this administrator does it. */
async function requiring(): Promise<Person> {
  const administrator = await given.administrator()
  await turnOn(administrator)
  await require(administrator, true)
  return administrator
}

test('whoever requires it has it on themselves', async () => {
  const administrator = await given.administrator()
  await expect(require(administrator, true)).rejects.toMatchObject({ status: 409, code: 'ownSecondFactorFirst' })
  await turnOn(administrator)

  expect(await require(administrator, true)).toMatchObject({ isRequired: true })

  expect(await signedInAs(administrator).call(secondFactors.getSecondStepOfStaff)).toMatchObject({ isRequired: true })
  expect((await eventsOf(companies.THE_COMPANY)).at(-1)).toMatchObject({
    actorId: administrator.id,
    changes: { requiresSecondStep: { from: false, to: true } },
  })
})

test('staff without it are refused everything but turning it on', async () => {
  const person = await given.administrator()
  await requiring()
  const headers = await signIn(person)
  const call = anonymous.call

  expect(await call(session.getMe, { headers })).toMatchObject({ mustTurnOnSecondFactor: true })
  const refused = { status: 403, code: 'secondFactorRequired', sentence: 'Turn on your second step to continue' }
  await expect(call(orders.listAllOrders, { headers })).rejects.toMatchObject(refused)
  await expect(call(savedViews.listSavedViews, { headers } as never)).rejects.toMatchObject(refused)
  await expect(call(session.listSessions, { headers })).rejects.toMatchObject(refused)
  expect(await call(secondFactors.getSecondFactor, { headers })).toMatchObject({ isOn: false, isRequired: true })

  await turnOn(person, headers)

  expect(await call(session.getMe, { headers })).toMatchObject({ mustTurnOnSecondFactor: false })
  await expect(call(orders.listAllOrders, { headers })).resolves.toHaveProperty('data')
})

test('who is signed in is asked from the next call on, and may log out', async () => {
  const person = await given.associate()
  const headers = await signIn(person)
  await expect(anonymous.call(session.listSessions, { headers })).resolves.toHaveLength(1)

  await requiring()

  await expect(anonymous.call(session.listSessions, { headers })).rejects.toMatchObject({ code: 'secondFactorRequired' })
  await expect(anonymous.call(session.signOut, { headers })).resolves.toEqual({ ok: true })
})

test('clients are not asked, and may turn theirs off', async () => {
  await requiring()
  const one = await given.client()
  const { secret } = await turnOn(one)
  const body = { password: one.password, code: codeOf(secret) }
  expect(await signedInAs(one).call(secondFactors.getSecondFactor)).toMatchObject({ isOn: true, isRequired: false })
  await expect(signedInAs(one).call(secondFactors.turnOffSecondFactor, { body })).resolves.toEqual({ ok: true })

  const client = signedInAs(await given.client())
  expect(await client.call(session.getMe)).toMatchObject({ mustTurnOnSecondFactor: false })
  await expect(client.call(session.listSessions)).resolves.toHaveLength(1)
})

test('nobody turns it off meanwhile; when it is no longer required they may', async () => {
  const administrator = await requiring()
  const person = await given.associate()
  const { secret } = await turnOn(person)
  const turnOff = () =>
    signedInAs(person).call(secondFactors.turnOffSecondFactor, {
      body: { password: person.password, code: codeOf(secret) },
    })
  await expect(turnOff()).rejects.toMatchObject({ status: 409, code: 'secondFactorMustStay' })

  await require(administrator, false)

  await expect(turnOff()).resolves.toEqual({ ok: true })
})

test('administrators see how many have it on', async () => {
  const before = await signedInAs('administrator').call(secondFactors.getSecondStepOfStaff)
  await given.associate()
  await turnOn(await given.administrator())

  expect(await signedInAs('administrator').call(secondFactors.getSecondStepOfStaff)).toEqual({
    isRequired: false,
    staff: before.staff + 2,
    staffWithSecondFactor: before.staffWithSecondFactor + 1,
  })
  await expect(signedInAs('associate').call(secondFactors.getSecondStepOfStaff)).rejects.toMatchObject({ status: 403 })
})
