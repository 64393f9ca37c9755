// What a client shows to collect a paid bill, and how the counter finds the bill by it.
import { authorizedNames, bills, deliveries, passes, payments } from '@app/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventsOf } from '../../../testing/events.repository.ts'
import {
  handedOver,
  NOBODY_ELSE,
  ordersOf,
  paid,
  paidBundle,
  passFor,
  unpaidBundle,
  weighedBundle,
} from '../../../testing/given/given-packages.ts'
import { liftQuota } from '../../../testing/given/given-records.ts'
import { lost } from '../../../testing/lost.ts'
import { newPerson } from '../../../testing/people.ts'
import { currentServer, given, type Person, signedInAs } from '../../../testing/world.ts'

const TWO = [
  { weightInGrams: 1_000, valueInCents: 4_000 },
  { weightInGrams: 1_500, valueInCents: 4_000 },
]
const administrator = signedInAs('administrator')
const find = (body: { code?: string; digits?: string }) => administrator.call(passes.findBillByPass, { body })
const NOT_FOUND = { status: 404, code: 'passNotFound' }

async function undoPaymentOf(billId: string): Promise<void> {
  const [payment] = (await administrator.call(payments.listPayments, { query: { billId } })).data
  await administrator.call(payments.undoPayment, { params: { id: payment?.id ?? '' }, body: { reason: 'De otra persona.' } })
}

beforeAll(liftQuota)

let client: Person
beforeEach(async () => {
  client = await given.client({ firstName: 'Inés', lastName: 'Ñacato' })
})

describe('the pass of a paid bill', () => {
  test('has a code, six digits, who collects with which document, and what waits', async () => {
    const bill = await paidBundle(client, TWO)

    const pass = await passFor(client, bill.id)

    expect(pass).toMatchObject({
      billCode: bill.code,
      code: expect.stringMatching(/^[0-9A-F]{32}$/),
      digits: expect.stringMatching(/^\d{6}$/),
      pickup: { authorizedNameId: null, name: 'Inés Ñacato', identification: client.identification },
      weightInGrams: 2_500,
    })
    expect(pass.packages.map(({ id, weightInGrams }) => [id, weightInGrams])).toEqual(
      ordersOf(bill).map((id, index) => [id, TWO[index]?.weightInGrams]),
    )
    expect(pass.qrCode.size).toBeGreaterThan(20)
    expect(JSON.stringify(pass)).not.toContain('InCents')
  })

  test('names whom the bill lets collect', async () => {
    const { identification } = newPerson()
    const person = { name: 'Luis Guamán', phone: '+593991234567', identificationType: 'cedula' as const, identification }
    const body = { ...person, purposes: ['pickup' as const] }
    const { id } = await signedInAs(client).call(authorizedNames.addAuthorizedName, { body })
    const { orderIds } = await weighedBundle(client)
    const choices = { ...NOBODY_ELSE, pickupAuthorizedNameId: id }
    const bill = await paid(await signedInAs(client).call(bills.createBill, { body: { orderIds, ...choices } }))

    expect((await passFor(client, bill.id)).pickup).toMatchObject({ authorizedNameId: id, name: 'Luis Guamán', identification })
  })

  test('is the same each time, also asked for ten times at once, and leaves no event', async () => {
    const { id } = await paidBundle(client)
    const before = await eventsOf(id)

    const shown = await Promise.all(Array.from({ length: 10 }, () => passFor(client, id)))

    expect(new Set(shown.map(({ code, digits }) => `${code} ${digits}`)).size).toBe(1)
    expect(await eventsOf(id)).toEqual(before)
  })

  test('is not shown before the bill is paid, nor once nothing of it waits', async () => {
    const unpaid = await unpaidBundle(client)
    await expect(passFor(client, unpaid.id)).rejects.toMatchObject({ status: 409, code: 'billNotPaid' })
    const collected = await handedOver(client, await paidBundle(client))
    const voided = await unpaidBundle(client)
    await administrator.call(bills.voidBill, { params: { id: voided.id }, body: { reason: 'Todo junto.' } })
    const ended = await paidBundle(client)
    await lost(ordersOf(ended)[0])

    for (const { id } of [collected, voided, ended])
      await expect(passFor(client, id)).rejects.toMatchObject({ status: 409, code: 'nothingToCollect', details: { ids: [id] } })
  })

  test('is its client’s alone', async () => {
    const { id } = await paidBundle(client)

    await expect(passFor(await given.client(), id)).rejects.toMatchObject({ status: 404, code: 'billNotFound' })
    await expect(passFor(await given.associate(), id)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
  })
})

describe('the counter finds the bill', () => {
  test('by its code and by its digits, several at once, and nothing is handed over by it', async () => {
    const bill = await paidBundle(client)
    const { code, digits } = await passFor(client, bill.id)
    const before = await eventsOf(bill.id)

    const found = await Promise.all([find({ code }), find({ digits }), find({ code })])

    for (const one of found)
      expect(one).toMatchObject({
        ...{ id: bill.id, code: bill.code, status: 'charged', client: { id: client.id } },
        pickup: { name: 'Inés Ñacato', identification: client.identification },
      })
    expect(await eventsOf(bill.id)).toEqual(before)
  })

  test('until the last package is handed over', async () => {
    const bill = await paidBundle(client, TWO)
    const { code } = await passFor(client, bill.id)
    const [first = '', second = ''] = ordersOf(bill)
    const deliver = (id: string) =>
      administrator.call(deliveries.deliverOrders, { body: { orderIds: [id], identification: client.identification } })

    await deliver(first)
    expect((await passFor(client, bill.id)).packages.map(({ id }) => id)).toEqual([second])
    expect(await find({ code })).toMatchObject({ id: bill.id })

    await deliver(second)
    await expect(find({ code })).rejects.toMatchObject(NOT_FOUND)
  })

  test('no more while it is not paid; paid again it has another pass', async () => {
    const bill = await paidBundle(client)
    const { code, digits } = await passFor(client, bill.id)

    await undoPaymentOf(bill.id)
    await expect(find({ code })).rejects.toMatchObject(NOT_FOUND)
    await paid(bill)

    await expect(find({ code })).rejects.toMatchObject(NOT_FOUND)
    await expect(find({ digits })).rejects.toMatchObject(NOT_FOUND)
    expect((await passFor(client, bill.id)).code).not.toBe(code)
  })

  test('no more once all of it was given back', async () => {
    const bill = await paidBundle(client)
    const { code } = await passFor(client, bill.id)

    const body = { orderIds: ordersOf(bill), reason: 'Se perdió.' }
    await administrator.call(bills.issueCreditNote, { params: { id: bill.id }, body })

    await expect(find({ code })).rejects.toMatchObject(NOT_FOUND)
  })

  test('no more once everything on it ended', async () => {
    const bill = await paidBundle(client)
    const { code } = await passFor(client, bill.id)
    await lost(ordersOf(bill)[0])

    await expect(find({ code })).rejects.toMatchObject(NOT_FOUND)
  })

  test('handed over while its pass is asked for: no pass is left behind', async () => {
    const bill = await paidBundle(client)

    await Promise.allSettled([handedOver(client, bill), passFor(client, bill.id), passFor(client, bill.id)])

    const { db } = await currentServer()
    const { rows } = await db.execute(sql`select from pickup_passes where bill_id = ${bill.id}`)
    expect(rows).toEqual([])
  })

  test('by one key, well formed, and only as an administrator', async () => {
    const code = '0'.repeat(32)
    for (const body of [{}, { code, digits: '123456' }, { code: 'VTA-000001' }, { digits: '12345' }])
      await expect(find(body)).rejects.toMatchObject({ status: 422, code: 'validationFailed' })
    await expect(find({ code })).rejects.toMatchObject(NOT_FOUND)
    for (const who of [client, await given.associate()])
      await expect(signedInAs(who).call(passes.findBillByPass, { body: { code } })).rejects.toMatchObject({ status: 403 })
  })
})
