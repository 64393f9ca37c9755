import { authorizedNames, bills, orders } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { arrivedBundle, NOBODY_ELSE, weighed, weighedBundle } from '../../testing/given/given-packages.ts'
import { newPerson } from '../../testing/people.ts'
import { anonymous, currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const orderOf = (id = '') => administrator.call(orders.getOrder, { params: { id } })
const books = async () => checkBooks((await currentServer()).db)

const ask = (who: Person | 'administrator' | 'associate', orderIds: string[], choice = {}) =>
  signedInAs(who).call(bills.createBill, { body: { orderIds, ...NOBODY_ELSE, ...choice } })

/** Somebody whom a client names. */
const name = (client: Person, purpose: 'pickup' | 'consignee' | 'invoice', address = {}) => {
  const { identification } = newPerson()
  const person = { name: 'Luis Guamán', phone: '+593991234567', identificationType: 'cedula' as const, identification }
  return signedInAs(client).call(authorizedNames.addAuthorizedName, {
    body: { ...person, purposes: [purpose], hasConsent: true, ...address },
  })
}

describe('asking for a bill of sale', () => {
  // 2.50 kg and 120.00 with an 8.00 share of the duty: 24.90 + 3.74 + 8.00 = 36.64 (domain, section 8).
  test('bills the service, IVA and the share of the duty', async () => {
    const client = await given.client()
    const arrived = await arrivedBundle(client, [
      { weightInGrams: 1_500, valueInCents: 12_000 },
      { weightInGrams: 1_000, valueInCents: 5_500 },
      { weightInGrams: 1_500, valueInCents: 1_000 },
    ])
    const [first = ''] = (await weighed(arrived, [2_500, 1_250, 2_500])).orderIds

    const bill = await ask(client, [first])

    expect(bill).toMatchObject({
      subtotalInCents: 2_490,
      ivaInBasisPoints: 1_500,
      taxInCents: 374,
      dutyInCents: 800,
      totalInCents: 3_664,
    })
    expect(bill.orders.map(({ lines }) => lines)).toEqual([
      [
        {
          name: 'freight',
          amountInCents: 2_250,
          treatment: 'general',
          basis: { weightInGrams: 2_500, rateInCentsPerKilogram: 900, isMinimum: false },
        },
        {
          name: 'valuePercentage',
          amountInCents: 240,
          treatment: 'general',
          basis: { ofInCents: 12_000, rateInBasisPoints: 200 },
        },
        { name: 'duty', amountInCents: 800, treatment: 'thirdParty' },
      ],
    ])
  })

  // 1.25 kg and 55.00: service 12.35, IVA 1.85 (domain, section 8). On one bill 24.90 + 12.35 = 37.25 → 5.59, rounded once.
  test('rounds the IVA of all packages once', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client, [
      { weightInGrams: 2_500, valueInCents: 12_000 },
      { weightInGrams: 1_250, valueInCents: 5_500 },
    ])

    const bill = await ask(client, orderIds)

    expect(bill.orders.map(({ serviceInCents }) => serviceInCents)).toEqual([2_490, 1_235])
    expect(bill).toMatchObject({ subtotalInCents: 3_725, taxInCents: 559, dutyInCents: 2_000, totalInCents: 6_284 })
    expect(await books()).toEqual([])
  })

  test('moves its packages to pending of pay, each with the bill', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client)

    const bill = await ask(client, orderIds)

    expect(bill).toMatchObject({ status: 'pendingPayment', applied: [], client: { id: client.id } })
    expect(await orderOf(orderIds[0])).toMatchObject({ status: 'pendingOfPay', bill: { id: bill.id, code: bill.code } })
  })

  test('names the client where nobody else was chosen', async () => {
    const client = await given.client({ firstName: 'Inés', lastName: 'Ñacato', address: 'Calle Guayas 12', city: 'Quito' })
    const { orderIds } = await weighedBundle(client)
    const { identificationType, identification, email } = client

    const bill = await ask(client, orderIds)

    const person = { name: 'Inés Ñacato', identificationType, identification }
    expect(bill.pickup).toEqual({ authorizedNameId: null, ...person })
    expect(bill.invoiceOwner).toEqual({ ...person, email, address: 'Calle Guayas 12, Quito' })
  })

  test('names the authorized people who were chosen, as they are now', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client)
    const collector = await name(client, 'pickup')
    const owner = await name(client, 'invoice', { email: 'cuentas@guaman.ec', address: 'Av. Loja 7, Cuenca' })

    const bill = await ask(client, orderIds, {
      pickupAuthorizedNameId: collector.id,
      invoiceOwnerAuthorizedNameId: owner.id,
    })

    expect(bill.pickup).toMatchObject({ authorizedNameId: collector.id, identification: collector.identification })
    expect(bill.invoiceOwner).toEqual({
      name: 'Luis Guamán',
      identificationType: 'cedula',
      identification: owner.identification,
      email: 'cuentas@guaman.ec',
      address: 'Av. Loja 7, Cuenca',
    })
  })

  test('is also for an administrator', async () => {
    const { orderIds, client } = await weighedBundle(await given.client())

    expect(await ask('administrator', orderIds)).toMatchObject({ client: { id: client.id } })
  })
})

describe('a bill is refused', () => {
  test('without a session', async () => {
    const attempt = anonymous.call(bills.createBill, { body: { orderIds: [], ...NOBODY_ELSE } })

    await expect(attempt).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
  })

  test('to an associate', async () => {
    const associate = await given.associate()
    const { orderIds } = await weighedBundle(await given.client({ associate }))

    await expect(ask(associate, orderIds)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
  })

  test("for somebody else's packages, as if there were none", async () => {
    const { orderIds: theirs } = await weighedBundle(await given.client())
    const client = await given.client()
    const { orderIds: own } = await weighedBundle(client)

    const attempt = ask(client, [...own, ...theirs])

    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'orderNotFound', details: { ids: theirs } })
    expect(await orderOf(own[0])).toMatchObject({ status: 'inWarehouseUIO', bill: null })
  })

  test('for packages of two clients', async () => {
    const { orderIds: some } = await weighedBundle(await given.client())
    const { orderIds: others } = await weighedBundle(await given.client())

    const attempt = ask('administrator', [...some, ...others])

    await expect(attempt).rejects.toMatchObject({ status: 422, code: 'differentClients', details: { ids: others } })
  })

  test('where one package is not in the Quito warehouse: no package is billed', async () => {
    const client = await given.client()
    const { orderIds: arrived } = await arrivedBundle(client)
    const { orderIds: ready } = await weighedBundle(client)

    const attempt = ask(client, [...ready, ...arrived])

    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed', details: { ids: arrived } })
    expect(await orderOf(ready[0])).toMatchObject({ status: 'inWarehouseUIO', bill: null })
    expect((await signedInAs(client).call(bills.listBills)).data).toEqual([])
  })

  test('for a package that is on a bill already', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client)
    await ask(client, orderIds)

    const again = ask(client, orderIds)

    await expect(again).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed', details: { ids: orderIds } })
  })

  test('where the person who collects may not', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client)
    const consignee = await name(client, 'consignee')

    const attempt = ask(client, orderIds, { pickupAuthorizedNameId: consignee.id })

    await expect(attempt).rejects.toMatchObject({
      code: 'authorizedNameRequired',
      details: { fields: [expect.objectContaining({ path: 'pickupAuthorizedNameId' })] },
    })
  })

  test('made out to somebody who may only collect', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client)
    const collector = await name(client, 'pickup')

    const attempt = ask(client, orderIds, { invoiceOwnerAuthorizedNameId: collector.id })

    await expect(attempt).rejects.toMatchObject({
      status: 422,
      code: 'authorizedNameRequired',
      details: { fields: [expect.objectContaining({ path: 'invoiceOwnerAuthorizedNameId' })] },
    })
  })

  test.each(['pickupAuthorizedNameId', 'invoiceOwnerAuthorizedNameId'])("with somebody else's person as %s", async (field) => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client)
    const stranger = await name(await given.client(), 'pickup')

    const attempt = ask(client, orderIds, { [field]: stranger.id })

    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'authorizedNameNotFound' })
  })

  test.each([
    ['orderIds', { orderIds: [] }],
    ['orderIds.0', { orderIds: ['1'] }],
    ['totalInCents', { totalInCents: 1 }],
  ])('with a wrong %s', async (path, body) => {
    const attempt = ask(await given.client(), [crypto.randomUUID()], body)

    await expect(attempt).rejects.toMatchObject({ status: 422, details: { fields: [expect.objectContaining({ path })] } })
  })
})

test('of ten bills asked for at once for the same packages, one is made', async () => {
  const client = await given.client()
  const { orderIds } = await weighedBundle(client)

  const results = await Promise.allSettled(Array.from({ length: 10 }, () => ask(client, orderIds)))

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await signedInAs(client).call(bills.listBills)).meta.total).toBe(1)
  expect(await books()).toEqual([])
})
