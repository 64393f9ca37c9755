import { accounts, bills, earnings, manifests, payments, secondFactors, session } from '@app/contract'
import { expect, test } from 'vitest'
import { given as givenOrders } from '../../testing/given/given-orders.ts'
import { MINUTE, move, SECOND, standStill } from '../../testing/moved-clock.ts'
import { ABSENT } from '../../testing/record-calls.ts'
import { codeOf, turnOn } from '../../testing/second-factor.ts'
import { anonymous, given, type Person, signedInAs, signIn } from '../../testing/world.ts'

standStill()

const NEEDED = { status: 403, code: 'reauthenticationNeeded', sentence: 'Show again that it is you' }
const params = { id: ABSENT }

const ship = (headers: Record<string, string>) => anonymous.call(manifests.shipManifest, { params, headers })
const prove = (headers: Record<string, string>, body: { password: string } | { code: string }) =>
  anonymous.call(session.reauthenticate, { body, headers })

/** What moves goods and money for good, and what takes a protection off; by hand. */
const CALLS: [name: string, call: (person: Person) => Promise<unknown>][] = [
  ['shipping', (person) => signedInAs(person).call(manifests.shipManifest, { params })],
  ['paying associates', (person) => signedInAs(person).call(earnings.settleEarnings, { body: { orderIds: [ABSENT] } })],
  ['undoing a payment', (person) => signedInAs(person).call(payments.undoPayment, { params, body: { reason: 'Otra.' } })],
  [
    'crediting a bill',
    (person) => signedInAs(person).call(bills.issueCreditNote, { params, body: { orderIds: [ABSENT], reason: 'Otra.' } }),
  ],
  [
    'taking a credit note back',
    (person) => signedInAs(person).call(bills.takeBackCreditNote, { params, body: { creditNoteId: ABSENT, reason: 'Otra.' } }),
  ],
  ['taking off a second step', (person) => signedInAs(person).call(secondFactors.removeSecondFactor, { params })],
  [
    'requiring it, or no longer',
    (person) => signedInAs(person).call(secondFactors.requireSecondStep, { body: { isRequired: false } }),
  ],
]

test.each(CALLS)('%s asks who is there after half an hour', async (_name, call) => {
  const person = await given.administrator()
  const askedFor = () => call(person).catch(({ code }) => code)
  expect(await askedFor()).not.toBe('reauthenticationNeeded')

  move(30 * MINUTE)
  expect(await askedFor()).not.toBe('reauthenticationNeeded')
  move(SECOND)
  await expect(call(person)).rejects.toMatchObject(NEEDED)

  await signedInAs(person).call(session.reauthenticate, { body: { password: person.password } })
  expect(await askedFor()).not.toBe('reauthenticationNeeded')
})

test('what is refused changes nothing, and is done with the same key once its caller showed who they are', async () => {
  const administrator = await given.administrator()
  const headers = await signIn(administrator)
  const bundle = await givenOrders.bundle()
  const { id } = await givenOrders.manifest({ bundles: [bundle] })
  move(31 * MINUTE)
  const ship = () => {
    const once = { ...headers, 'idempotency-key': `ship-${id}` }
    return anonymous.call(manifests.shipManifest, { params: { id }, headers: once })
  }
  await expect(ship()).rejects.toMatchObject(NEEDED)
  expect(await signedInAs(administrator).call(manifests.getManifest, { params: { id } })).toMatchObject({ status: 'active' })

  await prove(headers, { password: administrator.password })

  expect(await ship()).toMatchObject({ id, status: 'sended' })
  expect(await ship()).toMatchObject({ id, status: 'sended' })
})

test('it counts for the session that showed it', async () => {
  const person = await given.administrator()
  const [here, there] = [await signIn(person), await signIn(person)]
  move(31 * MINUTE)

  await prove(here, { password: person.password })

  await expect(ship(here)).rejects.toMatchObject({ status: 404 })
  await expect(ship(there)).rejects.toMatchObject(NEEDED)
})

test('a code is asked for where the second step is on, and taken once: the password alone is not enough', async () => {
  const person = await given.administrator()
  const headers = await signIn(person)
  await expect(prove(headers, { code: '123456' })).rejects.toMatchObject({ status: 409, code: 'secondFactorNotOn' })
  const { secret, recoveryCodes } = await turnOn(person, headers)
  move(31 * MINUTE)
  const code = codeOf(secret)

  const needed = { status: 422, code: 'codeNeeded', details: { fields: [{ path: 'code' }] } }
  await expect(prove(headers, { password: person.password })).rejects.toMatchObject(needed)
  await expect(ship(headers)).rejects.toMatchObject(NEEDED)
  await prove(headers, { code })

  await expect(ship(headers)).rejects.toMatchObject({ status: 404 })
  await expect(prove(headers, { code })).rejects.toMatchObject({ status: 422, code: 'wrongCode' })
  await expect(prove(headers, { code: recoveryCodes[0] ?? '' })).resolves.toEqual({ ok: true })
  expect(await anonymous.call(secondFactors.getSecondFactor, { headers })).toMatchObject({ recoveryCodesLeft: 9 })
})

test('a wrong password proves nothing, and is not tried for long', async () => {
  const person = await given.administrator()
  const headers = await signIn(person)
  move(31 * MINUTE)
  for (let tries = 1; tries <= 10; tries += 1) {
    const refused = { status: 422, code: 'wrongPassword', details: { fields: [{ path: 'password' }] } }
    await expect(prove(headers, { password: 'guess' })).rejects.toMatchObject(refused)
  }

  await expect(prove(headers, { password: person.password })).rejects.toMatchObject({ status: 429 })
  await expect(ship(headers)).rejects.toMatchObject(NEEDED)
  move(15 * MINUTE)
  await expect(prove(headers, { password: person.password })).resolves.toEqual({ ok: true })
})

test('something has to be given, and not both', async () => {
  const person = await given.administrator()
  for (const body of [{}, { password: '' }, { code: ' ' }, { password: 'a', code: '1' }])
    expect((await signedInAs(person).send(session.reauthenticate, { body } as never)).status).toBe(422)
})

test('the counter goes on with the sign-in of the day: a payment is confirmed whenever somebody signed in', async () => {
  const person = await given.administrator()
  const headers = await signIn(person)
  move(11 * 60 * MINUTE)
  const body = { orderIds: [ABSENT], method: 'cash' as const }

  await expect(anonymous.call(payments.confirmClientPayment, { body, headers })).rejects.toMatchObject({ status: 404 })
})

test('a client is asked too: a refund goes to the bank that its owner names', async () => {
  const client = await given.client()
  const headers = await signIn(client)
  move(31 * MINUTE)
  const body = { amountInCents: 500, destination: 'Banco del Pichincha, ahorros 2200112233' }
  await expect(anonymous.call(accounts.requestRefund, { body, headers })).rejects.toMatchObject(NEEDED)

  await prove(headers, { password: client.password })

  await expect(anonymous.call(accounts.requestRefund, { body, headers })).rejects.toMatchObject({ code: 'creditExceeded' })
})

test('nobody else is asked: a list is read, a package weighed, whenever somebody signed in', async () => {
  const person = await given.administrator()
  const headers = await signIn(person)
  move(11 * 60 * MINUTE)

  await expect(anonymous.call(manifests.listManifests, { headers })).resolves.toHaveProperty('data')
})
