import { accounts, bills, orders, payments, users } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { describe, expect, test } from 'vitest'
import { billed, billedBundle, handedOver, ordersOf, weighedBundle } from '../../testing/given/given-packages.ts'
import { ask } from '../../testing/given/given-purchases.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const RECEIVED = { receivedOn: '2026-01-05', method: 'transfer' } as const
let transfers = 0
/** Each with a reference of its own. */
const pay = ({ id: clientId }: Person, amountInCents: number, more = {}) => {
  transfers += 1
  const body = { clientId, amountInCents, ...RECEIVED, reference: `PICH-${transfers}`, ...more }
  return administrator.call(payments.createPayment, { body })
}

const billOf = ({ id }: Bill) => administrator.call(bills.getBill, { params: { id } })
const statusOf = async (id = '') => (await administrator.call(orders.getOrder, { params: { id } })).status
const balanceOf = (client: Person) => signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })
const books = async () => checkBooks((await currentServer()).db)

// 1.80 kg and 90.00: 18.00 + 2.70 IVA + 20.00 duty. 0.90 kg and 45.00: 10.90 + 1.64 + 20.00.
const FIRST = [{ weightInGrams: 1_800, valueInCents: 9_000 }]
const SECOND = [{ weightInGrams: 900, valueInCents: 4_500 }]
const THIRD = [{ weightInGrams: 3_100, valueInCents: 21_000 }]

describe('a payment', () => {
  test('of a part leaves the rest to pay, and of too much is credit', async () => {
    const client = await given.client()
    const bill = await billedBundle(client, FIRST)
    expect(bill).toMatchObject({ totalInCents: 4_070, dueInCents: 4_070 })

    await pay(client, 2_500)
    expect(await billOf(bill)).toMatchObject({ status: 'pendingPayment', dueInCents: 1_570 })

    const second = await pay(client, 2_000)
    expect(await billOf(bill)).toMatchObject({ status: 'charged', dueInCents: 0 })
    expect(await statusOf(ordersOf(bill)[0])).toBe('paid')
    expect(second.applications).toMatchObject([{ bill: { code: bill.code }, amountInCents: 1_570, isBack: false }])
    expect(await balanceOf(client)).toMatchObject({ toPayInCents: 0, creditInCents: 430 })
    const tooMuch = signedInAs(client).call(accounts.requestRefund, {
      body: { amountInCents: 500, destination: 'Pichincha 2201' },
    })
    await expect(tooMuch).rejects.toMatchObject({ status: 422, code: 'creditExceeded' })
    expect(await books()).toEqual([])
  })

  test('pays several bills, the oldest first, and the next bill takes what is left', async () => {
    const client = await given.client()
    const first = await billedBundle(client, FIRST)
    const second = await billedBundle(client, SECOND)
    expect(second.totalInCents).toBe(3_254)

    await pay(client, 8_000)
    expect((await billOf(first)).status).toBe('charged')
    expect((await billOf(second)).status).toBe('charged')
    expect((await balanceOf(client)).creditInCents).toBe(676)

    const third = await billedBundle(client, THIRD)
    expect(third).toMatchObject({ totalInCents: 5_692, dueInCents: 5_016 })
    expect(third.applied).toMatchObject([{ from: 'balance', amountInCents: 676 }])
    expect((await balanceOf(client)).creditInCents).toBe(0)
    expect(await books()).toEqual([])
  })

  test('is applied as named, to bills and to purchases', async () => {
    const client = await given.client()
    const older = await billedBundle(client, FIRST)
    const newer = await billedBundle(client, SECOND)
    const purchase = await ask(client)
    const applications = [
      { billId: newer.id, amountInCents: 3_254 },
      { purchaseId: purchase.id, amountInCents: 1_000 },
    ]

    await pay(client, 5_000, { applications })

    expect((await billOf(older)).dueInCents).toBe(4_070)
    expect((await billOf(newer)).status).toBe('charged')
    expect(await balanceOf(client)).toMatchObject({ toPayInCents: 4_070, creditInCents: 746, heldInCents: 1_000 })
    expect(await books()).toEqual([])
  })

  test('that bounces after the packages were handed over is a debt, which the next payment or bill takes', async () => {
    const client = await given.client()
    const bill = await billedBundle(client, FIRST)
    const { id } = await pay(client, 4_070)
    await handedOver(client, bill)
    await administrator.call(payments.undoPayment, { params: { id }, body: { reason: 'El banco la devolvió.' } })
    expect((await billOf(bill)).status).toBe('delivered')
    expect(await balanceOf(client)).toMatchObject({ toPayInCents: 4_070, creditInCents: 0 })

    const next = await billedBundle(client, SECOND)
    expect(next).toMatchObject({ totalInCents: 3_254, dueInCents: 7_324 })
    expect(next.applied).toMatchObject([{ from: 'balance', amountInCents: -4_070 }])
    await administrator.call(bills.voidBill, { params: { id: next.id }, body: { reason: 'Otra persona retira.' } })
    expect(await balanceOf(client)).toMatchObject({ toPayInCents: 4_070 })

    await pay(client, 4_500)
    expect(await balanceOf(client)).toMatchObject({ toPayInCents: 0, creditInCents: 430 })
    expect(await books()).toEqual([])
  })

  test('that bounces takes back the newest money first, as much as credit does not bear', async () => {
    const client = await given.client()
    const first = await billedBundle(client, FIRST)
    const { id } = await pay(client, 5_000)
    const second = await billedBundle(client, SECOND)
    expect(second.dueInCents).toBe(3_254 - 930)
    await pay(client, 3_000)
    expect((await balanceOf(client)).creditInCents).toBe(676)

    await administrator.call(payments.undoPayment, { params: { id }, body: { reason: 'El banco la devolvió.' } })

    // 50.00 are gone, 6.76 were credit: what came to the second bill comes back, 23.24 and 9.30, then the first bill's.
    expect(await billOf(second)).toMatchObject({ status: 'pendingPayment', dueInCents: 3_254 })
    expect(await billOf(first)).toMatchObject({ status: 'pendingPayment', dueInCents: 4_070 })
    expect(await statusOf(ordersOf(first)[0])).toBe('pendingOfPay')
    expect(await balanceOf(client)).toMatchObject({ creditInCents: 3_000, toPayInCents: 7_324 })
    expect(await books()).toEqual([])
  })
})

describe('a payment is refused', () => {
  test('when it looks like one that was recorded, until somebody says that it is another', async () => {
    const client = await given.client()
    const bill = await billedBundle(client, FIRST)
    const { id } = await pay(client, 1_000, { reference: 'BG-77' })
    const again = pay(await given.client(), 1_000, { reference: 'bg-77' })
    await expect(again).rejects.toMatchObject({ status: 409, code: 'paymentLooksRepeated', details: { ids: [id] } })

    await pay(client, 1_000, { reference: 'BG-77', repeated: true })
    expect((await billOf(bill)).dueInCents).toBe(2_070)
  })

  test('when its client paid as much on the same day without a reference', async () => {
    const client = await given.client()
    await pay(client, 1_000, { reference: '' })
    await expect(pay(client, 1_000, { reference: '' })).rejects.toMatchObject({ code: 'paymentLooksRepeated' })
    await pay(client, 1_000, { reference: '', receivedOn: '2026-01-06' })
    await pay(await given.client(), 1_000, { reference: '' })
  })

  test('where more is applied than came, or than is due', async () => {
    const client = await given.client()
    const bill = await billedBundle(client, FIRST)
    const toBill = (amountInCents: number) => ({ applications: [{ billId: bill.id, amountInCents }] })
    await expect(pay(client, 1_000, toBill(1_001))).rejects.toMatchObject({ status: 422, code: 'creditExceeded' })
    await expect(pay(client, 5_000, toBill(4_071))).rejects.toMatchObject({
      status: 422,
      code: 'amountDiffers',
      details: { fields: [{ path: 'applications.0.amountInCents' }], totalInCents: 4_070 },
    })
    expect((await balanceOf(client)).creditInCents).toBe(0)
  })

  test('for what another client owes, and of nobody', async () => {
    const client = await given.client()
    const bill = await billedBundle(await given.client(), FIRST)
    const applications = [{ billId: bill.id, amountInCents: 100 }]
    await expect(pay(client, 1_000, { applications })).rejects.toMatchObject({ status: 404, code: 'billNotFound' })
    await expect(pay({ ...client, id: crypto.randomUUID() }, 1_000)).rejects.toMatchObject({ code: 'clientNotFound' })
  })

  test('of a day that has not come', async () => {
    const attempt = pay(await given.client(), 1_000, { receivedOn: '2999-01-01' })
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      code: 'dayInFuture',
      details: { fields: [{ path: 'receivedOn' }] },
    })
  })
})

test('of fifty payments at once each counts, and no bill is paid twice', async () => {
  const client = await given.client()
  const { orderIds } = await weighedBundle(client, FIRST)
  const bill = await billed(client, orderIds)
  await Promise.all(Array.from({ length: 50 }, () => pay(client, 100)))
  expect(await billOf(bill)).toMatchObject({ status: 'charged', dueInCents: 0 })
  expect((await balanceOf(client)).creditInCents).toBe(930)
  expect(await books()).toEqual([])
})
