import { bills, bundles, deliveries, earnings, orders, payments } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { describe, expect, test } from 'vitest'
import { billed, ordersOf, paid, paidBundle, weighedBundle } from '../../testing/given/given-packages.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { ledgerEntriesTable } from '../ledger/ledger.table.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const REASON = 'Se confirmó la transferencia de otra persona.'

const paymentsOf = async (bill: Bill) => (await administrator.call(payments.listPayments, { query: { billId: bill.id } })).data
const paymentOf = async (bill: Bill) => (await paymentsOf(bill)).find(({ amountInCents }) => amountInCents > 0)?.id ?? ''
const undo = (id: string, who: Person | 'administrator' = 'administrator', reason = REASON) =>
  signedInAs(who).call(payments.undoPayment, { params: { id }, body: { reason } })

const orderOf = (id = '') => administrator.call(orders.getOrder, { params: { id } })
const billOf = (bill: Bill) => administrator.call(bills.getBill, { params: { id: bill.id } })
const bundleOf = (id: string) => administrator.call(bundles.getBundle, { params: { id } })
const books = async () => checkBooks((await currentServer()).db)
const TWO = [
  { weightInGrams: 1_000, valueInCents: 4_000 },
  { weightInGrams: 1_000, valueInCents: 4_000 },
]

describe('undoing a payment', () => {
  test('leaves the bill and every package of it to be paid again', async () => {
    const bill = await paidBundle(await given.client(), TWO)

    await undo(await paymentOf(bill))

    expect(await billOf(bill)).toMatchObject({ status: 'pendingPayment', applied: [], dueInCents: bill.totalInCents })
    expect((await Promise.all(ordersOf(bill).map(orderOf))).map(({ status }) => status)).toEqual(['pendingOfPay', 'pendingOfPay'])
    expect(await books()).toEqual([])
  })

  test('adds the opposite payment with the reason, and takes nothing away', async () => {
    const bill = await paidBundle(await given.client())

    await undo(await paymentOf(bill))

    const [counter, payment] = await paymentsOf(bill)
    expect(payment).toMatchObject({ amountInCents: bill.totalInCents, reversesId: null, reason: null, allowedActions: [] })
    expect(payment?.reversedBy).toMatchObject({ id: counter?.id, code: counter?.code, reason: REASON })
    expect(counter).toMatchObject({
      amountInCents: -bill.totalInCents,
      method: 'transfer',
      reference: 'PICH-8812',
      reversesId: payment?.id,
      reason: REASON,
      reversedBy: null,
      allowedActions: [],
    })
  })

  test('writes the opposite entry into the client’s book', async () => {
    const client = await given.client()
    const bill = await paidBundle(client)

    await undo(await paymentOf(bill))

    const { db } = await currentServer()
    const entries = (await db.select().from(ledgerEntriesTable)).filter(({ clientId }) => clientId === client.id)
    const [payment, counter] = entries.filter(({ kind }) => kind === 'payment')
    expect(payment?.amountInCents).toBe(-bill.totalInCents)
    expect(counter).toMatchObject({ amountInCents: bill.totalInCents, reversesId: payment?.id, note: REASON })
    expect(entries.reduce((balance, { amountInCents }) => balance + amountInCents, 0)).toBe(bill.totalInCents)
  })

  test('is on record, on the package and on the bill', async () => {
    const bill = await paidBundle(await given.client())

    await undo(await paymentOf(bill))

    const told = { action: 'undoPayment', note: REASON, actor: { role: 'administrator' } }
    const [ofOrder, ofBill] = [await orderOf(ordersOf(bill)[0]), await billOf(bill)]
    expect(ofOrder.timeline.at(-1)).toMatchObject({ ...told, from: 'paid', to: 'pendingOfPay' })
    expect(ofBill.timeline.at(-1)).toMatchObject({ ...told, from: 'charged', to: 'pendingPayment' })
  })

  test('tells the client, who is asked to pay again', async () => {
    const client = await given.client()
    const bill = await paidBundle(client)

    await undo(await paymentOf(bill))

    const { data } = await notificationsOf(client, { count: 6 })
    const [order] = bill.orders
    expect(data[0]).toMatchObject({
      kind: 'paymentUndone',
      payload: { orderCode: order?.code, from: 'paid', to: 'pendingOfPay' },
      location: `/tuspagos?view=pending&open=${bill.id}`,
    })
  })

  test('makes what the associate earns pending again', async () => {
    const associate = await given.associate()
    const bill = await paidBundle(await given.client({ associate }))

    await undo(await paymentOf(bill))

    const { totals } = await signedInAs(associate).call(earnings.listEarnings)
    expect(totals).toMatchObject({ pendingInCents: 802, collectedInCents: 0, settledInCents: 0 })
    expect(await books()).toEqual([])
  })

  test('takes back the bundle that was paid with it', async () => {
    const client = await given.client()
    const { orderIds, bundleId } = await weighedBundle(client, TWO)
    const first = await paid(await billed(client, orderIds.slice(0, 1)))
    await paid(await billed(client, orderIds.slice(1)))
    expect((await bundleOf(bundleId)).status).toBe('paid')

    await undo(await paymentOf(first))

    const bundle = await bundleOf(bundleId)
    expect(bundle.status).toBe('inWarehouseUIO')
    expect(bundle.timeline.at(-1)).toMatchObject({ action: 'undoPaid', from: 'paid', to: 'inWarehouseUIO' })
  })

  test('leaves a bundle that was not paid whole where it is', async () => {
    const client = await given.client()
    const { orderIds, bundleId } = await weighedBundle(client, TWO)
    const first = await paid(await billed(client, orderIds.slice(0, 1)))

    await undo(await paymentOf(first))

    expect((await bundleOf(bundleId)).status).toBe('inWarehouseUIO')
  })

  test('lets the bill be paid again, and that payment be undone too', async () => {
    const bill = await paidBundle(await given.client())
    await undo(await paymentOf(bill))

    await paid(bill)
    expect(await billOf(bill)).toMatchObject({ status: 'charged', applied: [{ payment: { reference: 'PICH-8812' } }] })
    expect(await books()).toEqual([])

    const again = (await paymentsOf(bill)).find(({ allowedActions }) => allowedActions.includes('undoPayment'))
    await undo(again?.id ?? '')
    expect((await paymentsOf(bill)).map(({ amountInCents }) => Math.sign(amountInCents))).toEqual([-1, 1, -1, 1])
    expect(await books()).toEqual([])
  })

  test('lets the bill be voided', async () => {
    const bill = await paidBundle(await given.client())
    await undo(await paymentOf(bill))

    await administrator.call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'Otra persona retira.' } })

    expect((await orderOf(ordersOf(bill)[0])).status).toBe('inWarehouseUIO')
    expect(await books()).toEqual([])
  })
})

describe('at the same moment', () => {
  test('of ten that undo one payment, one does', async () => {
    const bill = await paidBundle(await given.client(), TWO)
    const id = await paymentOf(bill)

    const results = await Promise.allSettled(Array.from({ length: 10 }, () => undo(id)))

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results.filter(({ status }) => status === 'rejected')) {
      expect(result).toMatchObject({ reason: { status: 409, code: 'paymentActionNotAllowed' } })
    }
    expect(await paymentsOf(bill)).toHaveLength(2)
    expect(await books()).toEqual([])
  })

  test('a payment is undone and its package handed over: one of the two', async () => {
    const client = await given.client()
    const bill = await paidBundle(client)
    const body = { orderIds: ordersOf(bill), identification: client.identification }

    const results = await Promise.allSettled([
      undo(await paymentOf(bill)),
      administrator.call(deliveries.deliverOrders, { body }),
    ])

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await books()).toEqual([])
  })
})
