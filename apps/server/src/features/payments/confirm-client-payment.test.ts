import { bills, bundles, earnings, orders, payments, users } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { billed, billedBundle, ordersOf, paid, weighedBundle } from '../../testing/given/given-packages.ts'
import { anonymous, currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const TRANSFER = { method: 'transfer', reference: 'PICH-8812' } as const
const confirm = (orderIds: string[], who: Person | 'administrator' = 'administrator', payment = {}) =>
  signedInAs(who).call(payments.confirmClientPayment, { body: { orderIds, ...TRANSFER, ...payment } })

const statusOf = async (id = '') => (await signedInAs('administrator').call(orders.getOrder, { params: { id } })).status
const books = async () => checkBooks((await currentServer()).db)
const TWO = [
  { weightInGrams: 1_000, valueInCents: 4_000 },
  { weightInGrams: 1_000, valueInCents: 4_000 },
]

describe('confirming that a client paid', () => {
  test('charges the bill, pays its packages and keeps how', async () => {
    const client = await given.client()
    const bill = await billedBundle(client)

    await confirm(ordersOf(bill))

    const [charged] = (await signedInAs(client).call(bills.listBills)).data
    expect(charged).toMatchObject({ code: bill.code, status: 'charged', applied: [{ payment: TRANSFER }] })
    expect(await statusOf(ordersOf(bill)[0])).toBe('paid')
    expect(await books()).toEqual([])
  })

  test('collects what the associate earns', async () => {
    const associate = await given.associate()
    const bill = await billedBundle(await given.client({ associate }))

    await confirm(ordersOf(bill))

    const { totals } = await signedInAs(associate).call(earnings.listEarnings)
    expect(totals).toMatchObject({ pendingInCents: 0, collectedInCents: 802, settledInCents: 0 })
  })

  test('pays a bundle once all its packages are', async () => {
    const client = await given.client()
    const { orderIds, bundleId } = await weighedBundle(client, TWO)
    const first = await billed(client, orderIds.slice(0, 1))
    const second = await billed(client, orderIds.slice(1))
    const bundle = async () => (await signedInAs('administrator').call(bundles.getBundle, { params: { id: bundleId } })).status

    await confirm(ordersOf(first))
    expect(await bundle()).toBe('inWarehouseUIO')

    await confirm(ordersOf(second))
    expect(await bundle()).toBe('paid')
  })

  test('pays the whole bill, whichever of its packages are named', async () => {
    const bill = await billedBundle(await given.client(), TWO)
    await confirm(ordersOf(bill).slice(0, 1))
    expect(await Promise.all(ordersOf(bill).map(statusOf))).toEqual(['paid', 'paid'])
  })

  test('of a part of it leaves the bill waiting for the rest', async () => {
    const client = await given.client()
    const bill = await billedBundle(client)
    await confirm(ordersOf(bill), 'administrator', { amountInCents: 1_000, receivedOn: '2026-01-05' })
    const [waiting] = (await signedInAs(client).call(bills.listBills)).data
    expect(waiting).toMatchObject({ status: 'pendingPayment', dueInCents: bill.totalInCents - 1_000 })
    expect(waiting?.applied).toMatchObject([{ amountInCents: 1_000, payment: { ...TRANSFER, receivedOn: '2026-01-05' } }])
    expect(await statusOf(ordersOf(bill)[0])).toBe('pendingOfPay')

    await confirm(ordersOf(bill))
    expect(await statusOf(ordersOf(bill)[0])).toBe('paid')
    expect(await books()).toEqual([])
  })

  test('of more than is due leaves the rest in the client’s favour', async () => {
    const client = await given.client()
    const bill = await billedBundle(client)
    await confirm(ordersOf(bill), 'administrator', { amountInCents: bill.totalInCents + 25 })
    const balance = await signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })
    expect(balance).toMatchObject({ toPayInCents: 0, creditInCents: 25, balanceInCents: -25 })
    expect(await books()).toEqual([])
  })

  test('takes one amount of one client alone', async () => {
    const all = [...ordersOf(await billedBundle(await given.client())), ...ordersOf(await billedBundle(await given.client()))]
    const attempt = confirm(all, 'administrator', { amountInCents: 1_000 })
    await expect(attempt).rejects.toMatchObject({ status: 422, code: 'differentClients' })
    expect(await statusOf(all[0])).toBe('pendingOfPay')
  })

  test('confirms several bills at once, of several clients', async () => {
    const some = await billedBundle(await given.client())
    const others = await billedBundle(await given.client())

    await confirm([...ordersOf(some), ...ordersOf(others)], 'administrator', { method: 'cash', reference: '' })

    expect(await Promise.all([...ordersOf(some), ...ordersOf(others)].map(statusOf))).toEqual(['paid', 'paid'])
    expect(await books()).toEqual([])
  })
})

describe('a payment is refused', () => {
  test('without a session', async () => {
    const attempt = anonymous.call(payments.confirmClientPayment, { body: { orderIds: [], ...TRANSFER } })

    await expect(attempt).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
  })

  test('to whoever is no administrator', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const bill = await billedBundle(client)

    for (const who of [client, associate]) {
      await expect(confirm(ordersOf(bill), who)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    }
    expect(await statusOf(ordersOf(bill)[0])).toBe('pendingOfPay')
  })

  test('for a package that is on no bill: nothing is paid', async () => {
    const client = await given.client()
    const bill = await billedBundle(client)
    const { orderIds: unbilled } = await weighedBundle(client)

    const attempt = confirm([...ordersOf(bill), ...unbilled])

    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed', details: { ids: unbilled } })
    expect(await statusOf(ordersOf(bill)[0])).toBe('pendingOfPay')
    expect(await books()).toEqual([])
  })

  test('twice', async () => {
    const bill = await paid(await billedBundle(await given.client()))

    const again = confirm(ordersOf(bill))

    await expect(again).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed', details: { ids: ordersOf(bill) } })
    expect(await books()).toEqual([])
  })

  test('for a package that does not exist', async () => {
    const unknown = crypto.randomUUID()

    await expect(confirm([unknown])).rejects.toMatchObject({ status: 404, code: 'orderNotFound', details: { ids: [unknown] } })
  })

  test.each([
    ['method', { method: 'cheque' }],
    ['reference', { reference: 'x'.repeat(81) }],
    ['amountInCents', { amountInCents: 0 }],
    ['receivedOn', { receivedOn: '2026-02-30' }],
    ['receivedOn', { receivedOn: '2999-12-31' }],
  ])('with a wrong %s', async (path, payment) => {
    const attempt = confirm([crypto.randomUUID()], 'administrator', payment)

    await expect(attempt).rejects.toMatchObject({ status: 422, details: { fields: [expect.objectContaining({ path })] } })
  })
})

describe('at the same moment', () => {
  test('of ten confirmations of one payment, one counts', async () => {
    const bill = await billedBundle(await given.client(), TWO)

    const results = await Promise.allSettled(Array.from({ length: 10 }, () => confirm(ordersOf(bill))))

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results.filter(({ status }) => status === 'rejected')) {
      expect(result).toMatchObject({ reason: { status: 409, code: 'orderActionNotAllowed' } })
    }
    expect(await books()).toEqual([])
  })

  test('two bills of one bundle are paid: both, and the bundle with them', async () => {
    const client = await given.client()
    const { orderIds, bundleId } = await weighedBundle(client, TWO)
    const made = [await billed(client, orderIds.slice(0, 1)), await billed(client, orderIds.slice(1))]

    await Promise.all(made.map((bill) => confirm(ordersOf(bill))))

    const bundle = await signedInAs('administrator').call(bundles.getBundle, { params: { id: bundleId } })
    expect(bundle.status).toBe('paid')
  })

  test('a bill is paid and voided: one of the two', async () => {
    const client = await given.client()
    const bill = await billedBundle(client)
    const voiding = signedInAs('administrator').call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'Se repite.' } })

    const results = await Promise.allSettled([confirm(ordersOf(bill)), voiding])

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await books()).toEqual([])
  })

  test('many payments with retries are each counted once', async () => {
    const client = await given.client()
    const made = []
    for (let index = 0; index < 10; index += 1)
      made.push(await billedBundle(client, [{ weightInGrams: 100 + index, valueInCents: 500 }]))

    const attempts = made.flatMap((bill) => Array.from({ length: 4 }, () => confirm(ordersOf(bill))))
    const results = await Promise.allSettled(attempts)

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const { data } = await signedInAs(client).call(bills.listBills)
    expect(data.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'charged'))
    expect(await books()).toEqual([])
  })
})
