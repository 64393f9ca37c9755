// What is charged for a package that ended, over HTTP (both ways, section 2).
import { bills, orderActions, orders, payments } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { boughtInMiami } from '../../testing/given/given-bought.ts'
import { creditOf, end, reopen } from '../../testing/given/given-ended.ts'
import { given, reload } from '../../testing/given/given-orders.ts'
import { billed, billedBundle, ordersOf } from '../../testing/given/given-packages.ts'
import { told } from '../../testing/notifications.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const books = async () => checkBooks((await currentServer()).db)
const charge = (id: string, amountInCents = 1_000) =>
  administrator.call(orderActions.setExtraCharges, {
    params: { id },
    body: { charges: [{ name: 'Envío de vuelta', amountInCents }] },
  })
const ALONE = { pickupAuthorizedNameId: null, invoiceOwnerAuthorizedNameId: null }
const bill = (orderId: string, who: Person | 'administrator' = 'administrator') =>
  signedInAs(who).call(bills.createBill, { body: { orderIds: [orderId], ...ALONE } })
const actionsOn = async (id: string) => (await reload({ id })).allowedActions
const linesOf = (lines: readonly { name: string; amountInCents: number }[]) =>
  lines.map(({ name, amountInCents }) => [name, amountInCents])
const REFUSED = { status: 409, code: 'orderActionNotAllowed' }

describe('a package that ended for its client', () => {
  test('is billed its extra charges alone, and stays ended', async () => {
    const client = await given.client()
    const { id } = await given.order({ client, status: 'inWarehouseMIA' })
    await end(id, 'returned')
    expect(await actionsOn(id)).not.toContain('requestPayment')
    await expect(bill(id)).rejects.toMatchObject(REFUSED)

    await charge(id)
    expect(await actionsOn(id)).toContain('requestPayment')
    const made = await bill(id)

    // 10.00 and IVA of 15 %.
    expect(made).toMatchObject({ status: 'pendingPayment', totalInCents: 1_150, dueInCents: 1_150, dutyInCents: 0 })
    expect(linesOf(made.orders[0]?.lines ?? [])).toEqual([['extraCharge', 1_000]])
    expect(await told(client, 'billIssued')).toEqual([[(await reload({ id })).code, '', `/tuspedidos?view=closed&open=${id}`]])
    expect(await reload({ id })).toMatchObject({
      ...{ status: 'removed', outcome: 'returned', bill: { code: made.code }, isPriceFinal: true },
      price: { totalInCents: 1_150 },
    })
    await expect(bill(id)).rejects.toMatchObject(REFUSED)
    expect(await books()).toEqual([])
  })

  test('is paid at the counter like every other bill, which is finished then', async () => {
    const client = await given.client()
    const { id } = await given.order({ client, status: 'inWarehouseMIA' })
    await end(id, 'returned')
    await charge(id)
    const made = await bill(id)
    expect(made.allowedActions).toContain('confirmPayment')

    await administrator.call(payments.confirmClientPayment, { body: { orderIds: [id], method: 'cash' } })

    expect(await administrator.call(bills.getBill, { params: { id: made.id } })).toMatchObject({
      ...{ status: 'charged', isFinished: true, dueInCents: 0 },
    })
    const found = async (isFinished: 'true' | 'false') => {
      const query = { clientId: [client.id], status: ['charged' as const], isFinished }
      return (await administrator.call(bills.listBills, { query })).data.map(({ code }) => code)
    }
    expect([await found('true'), await found('false')]).toEqual([[made.code], []])
    expect(await reload({ id })).toMatchObject({ status: 'removed', outcome: 'returned' })
    expect(await books()).toEqual([])
  })

  test('leaves a bill that gave back all it charged for it', async () => {
    const client = await given.client()
    const first = await billedBundle(client)
    const [id = ''] = ordersOf(first)
    await end(id, 'seized')
    expect(await administrator.call(bills.getBill, { params: { id: first.id } })).toMatchObject({ status: 'inactive' })

    await charge(id)
    // Before they are billed they are on no bill, and the one that was credited says nothing of them.
    expect(await books()).toEqual([])
    const second = await bill(id)

    expect(second).toMatchObject({ totalInCents: 1_150 })
    const { data } = await administrator.call(bills.listBills, { query: { clientId: [client.id] } })
    expect(data.map(({ code, status, totalInCents }) => [code, status, totalInCents]).sort()).toEqual([
      [first.code, 'inactive', first.totalInCents],
      [second.code, 'pendingPayment', 1_150],
    ])
    expect(await books()).toEqual([])
  })

  test('whose bill was voided may be billed again, with other charges', async () => {
    const client = await given.client()
    const { id } = await given.order({ client, status: 'inWarehouseMIA' })
    await end(id, 'returned')
    await charge(id)
    const wrong = await bill(id)

    await administrator.call(bills.voidBill, { params: { id: wrong.id }, body: { reason: 'Costó menos.' } })
    await charge(id, 600)

    expect(await bill(id)).toMatchObject({ totalInCents: 690 })
    expect(await reload({ id })).toMatchObject({ status: 'removed', outcome: 'returned' })
    expect(await books()).toEqual([])
  })

  test('is billed what was bought where it went back to its store, and what was paid up front pays it', async () => {
    const client = await given.client()
    // Goods 119.93, US tax 7.80, store shipping 5.99, fee 10.70; IVA of 15 % on the fee: 1.61.
    const { id } = await boughtInMiami(client, { paidUpFrontInCents: 10_000 })
    await end(id, 'returned')
    expect(await creditOf(client)).toBe(10_000)

    const made = await bill(id)

    expect(linesOf(made.orders[0]?.lines ?? [])).toEqual([
      ['goods', 11_993],
      ['amazonTax', 780],
      ['storeShipping', 599],
      ['purchaseFee', 1_070],
    ])
    expect(made).toMatchObject({ totalInCents: 14_603, dueInCents: 4_603, applied: [{ from: 'balance', amountInCents: 10_000 }] })
    expect(await books()).toEqual([])
  })

  test('is given what the store gave back of it, by a credit note', async () => {
    const client = await given.client()
    const { id } = await boughtInMiami(client, { paidUpFrontInCents: 14_442 })
    await end(id, 'returned')
    const { id: billId, dueInCents } = await bill(id)
    expect(dueInCents).toBe(161)

    // The store keeps 9.93 of the goods, and its shipping: 110.00 come back.
    const { lines } = await administrator.call(bills.getBill, { params: { id: billId } })
    const goods = lines.find(({ name }) => name === 'goods')?.id ?? ''
    await administrator.call(bills.issueCreditNote, {
      params: { id: billId },
      body: { lines: [{ lineId: goods, amountInCents: 11_000 }], reason: 'La tienda devolvió $110,00.' },
    })

    // The IVA of the fee, 1.61, was still to pay.
    expect(await creditOf(client)).toBe(10_839)
    expect(await administrator.call(bills.getBill, { params: { id: billId } })).toMatchObject({
      ...{ status: 'charged', creditedInCents: 11_000, dueInCents: 0 },
    })
    expect(await books()).toEqual([])
  })

  test('that is found goes on, and the bill gives back what it charged for it', async () => {
    const client = await given.client()
    const { id } = await given.order({ client, status: 'inWarehouseMIA' })
    await end(id, 'returned')
    await charge(id)
    const made = await bill(id)

    await reopen(id)

    expect(await administrator.call(bills.getBill, { params: { id: made.id } })).toMatchObject({ creditedInCents: 1_150 })
    expect(await reload({ id })).toMatchObject({ status: 'inWarehouseMIA', bill: null })
    expect(await books()).toEqual([])
  })
})

describe('nothing is billed for a package that ended', () => {
  test('by another’s fault', async () => {
    const client = await given.client()
    const { id } = await given.order({ client, status: 'inWarehouseMIA' })
    await charge(id)
    await end(id, 'lost')

    expect(await actionsOn(id)).not.toContain('requestPayment')
    expect(await actionsOn(id)).not.toContain('setExtraCharges')
    await expect(bill(id)).rejects.toMatchObject(REFUSED)
  })

  test('by its client themselves', async () => {
    const client = await given.client()
    const { id } = await given.order({ client, status: 'inWarehouseMIA' })
    await end(id, 'returned')
    await charge(id)

    expect((await signedInAs(client).call(orders.getOrder, { params: { id } })).allowedActions).not.toContain('requestPayment')
    await expect(bill(id, client)).rejects.toMatchObject(REFUSED)
  })

  test('together with one that is in Quito it is one bill', async () => {
    const client = await given.client()
    const { id } = await given.order({ client, status: 'inWarehouseMIA' })
    await end(id, 'returned')
    await charge(id)
    const alone = await billed(client, [(await given.order({ client, status: 'inWarehouseUIO' })).id])
    await administrator.call(bills.voidBill, { params: { id: alone.id }, body: { reason: 'Todo junto.' } })

    const both = await administrator.call(bills.createBill, { body: { orderIds: [...ordersOf(alone), id], ...ALONE } })

    expect(both.totalInCents).toBe(alone.totalInCents + 1_150)
    expect(await books()).toEqual([])
  })
})
