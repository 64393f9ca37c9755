import { bills, payments, users } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { describe, expect, test } from 'vitest'
import { balanceOf, billOf, books, credit, firstOf, REASON, TWO } from '../../../testing/given/given-credit-notes.ts'
import { reload } from '../../../testing/given/given-orders.ts'
import { handedOver, ordersOf, paid, paidBundle, unpaidBundle } from '../../../testing/given/given-packages.ts'
import { given, type Person, signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')

const lineOf = async (bill: Bill, name: string) => {
  const line = (await billOf(bill)).lines.find((one) => one.name === name)
  if (!line) throw new Error(`no line ${name}`)
  return line
}

describe('a credit note of one of two packages', () => {
  test('of a paid bill gives back 18.00 + 2.70 + 13.33 = 34.03 as credit; 19.21 stay charged', async () => {
    const client = await given.client()
    const bill = await paidBundle(client, TWO)

    const note = await credit(bill, { orderIds: firstOf(bill) })

    expect(note).toMatchObject({
      code: expect.stringMatching(/^NCR-\d{6}$/),
      taxInCents: 270,
      totalInCents: 3_403,
      reason: REASON,
    })
    expect(note.lines.map(({ name, amountInCents }) => [name, amountInCents])).toEqual([
      ['freight', 1_620],
      ['valuePercentage', 180],
      ['duty', 1_333],
    ])
    const after = await billOf(bill)
    expect(after).toMatchObject({ status: 'charged', totalInCents: 5_324, creditedInCents: 3_403, dueInCents: 0 })
    expect(after.creditNotes).toEqual([note])
    expect(after.lines.map(({ creditedInCents }) => creditedInCents)).toEqual([1_620, 180, 1_333, 0, 0, 0])
    expect(after.timeline.at(-1)).toMatchObject({ action: 'issueCreditNote', note: REASON })
    expect(await balanceOf(client)).toMatchObject({ chargedInCents: 1_921, creditInCents: 3_403, balanceInCents: -3_403 })
    expect(await books()).toEqual([])
  })

  test('of a bill that waits for payment leaves 19.21 to pay', async () => {
    const client = await given.client()
    const bill = await unpaidBundle(client, TWO)

    await credit(bill, { orderIds: firstOf(bill) })

    expect(await billOf(bill)).toMatchObject({ status: 'pendingPayment', dueInCents: 1_921 })
    expect(await balanceOf(client)).toMatchObject({ creditInCents: 0, toPayInCents: 1_921 })
    await paid(bill)
    expect(await billOf(bill)).toMatchObject({ status: 'charged', dueInCents: 0 })
    expect(await books()).toEqual([])
  })

  test('of a bill that is paid in part charges it, and what is above is credit', async () => {
    const client = await given.client()
    const bill = await unpaidBundle(client, TWO)
    const applications = [{ billId: bill.id, amountInCents: 2_500 }]
    const body = { clientId: client.id, receivedOn: '2026-01-05', amountInCents: 2_500, method: 'cash', applications } as const
    await administrator.call(payments.createPayment, { body })

    await credit(bill, { orderIds: firstOf(bill) })

    expect(await billOf(bill)).toMatchObject({ status: 'charged', dueInCents: 0 })
    expect(await Promise.all(ordersOf(bill).map(async (id) => (await reload({ id })).status))).toEqual(['paid', 'paid'])
    expect((await balanceOf(client)).creditInCents).toBe(579)
    expect(await books()).toEqual([])
  })
})

// 15 % of each note's own amount, where 28.90 bear 4.34: 1.90 → 0.29, 0.10 → 0.02, and the last has what is left (fiscal, section 7).
describe('the IVA of credit notes of amounts', () => {
  test('is that of their own base, and the last takes what is left', async () => {
    const bill = await paidBundle(await given.client(), TWO)
    const { id: lineId } = await lineOf(bill, 'freight')
    const amounts = [190, 10, 10]

    const notes = []
    for (const amountInCents of amounts) notes.push(await credit(bill, { lines: [{ lineId, amountInCents }] }))

    expect(notes.map(({ taxInCents }) => taxInCents)).toEqual([29, 2, 2])
    const rest = (await billOf(bill)).lines.map(({ id, amountInCents, creditedInCents }) => ({
      lineId: id,
      amountInCents: amountInCents - creditedInCents,
    }))
    const last = await credit(bill, { lines: rest.filter(({ amountInCents }) => amountInCents > 0) })
    expect(last.taxInCents).toBe(434 - 33)
    expect(await billOf(bill)).toMatchObject({ status: 'inactive', creditedInCents: 5_324 })
    expect(await books()).toEqual([])
  })
})

describe('a credit note of everything', () => {
  test('ends a paid bill: all of it is credit', async () => {
    const client = await given.client()
    const bill = await paidBundle(client, TWO)
    await credit(bill, { orderIds: firstOf(bill) })

    const rest = await credit(bill, { orderIds: ordersOf(bill).slice(1) })

    expect(rest).toMatchObject({ taxInCents: 164, totalInCents: 1_921 })
    const after = await billOf(bill)
    expect(after).toMatchObject({ status: 'inactive', creditedInCents: 5_324, dueInCents: 0, voidReason: REASON })
    expect(after.allowedActions).toEqual(['takeBackCreditNote'])
    expect((await balanceOf(client)).creditInCents).toBe(5_324)
    expect(await books()).toEqual([])
  })

  test('of a bill that waits for payment leaves nothing to pay: its packages can be handed over', async () => {
    const client = await given.client()
    const bill = await unpaidBundle(client)

    await credit(bill, { orderIds: ordersOf(bill) })

    expect(await billOf(bill)).toMatchObject({ status: 'inactive', dueInCents: 0 })
    await handedOver(client, bill)
    expect((await reload({ id: ordersOf(bill)[0] ?? '' })).status).toBe('receivedAndDelivered')
    expect((await balanceOf(client)).balanceInCents).toBe(0)
    expect(await books()).toEqual([])
  })
})

describe('an amount of a line', () => {
  test('is given back with its IVA, up to what the line has left', async () => {
    const bill = await paidBundle(await given.client())
    const { id: lineId } = await lineOf(bill, 'freight')

    // 5.00 of 22.50: the base falls from 24.90 to 19.90, its IVA from 3.74 to 2.99.
    expect(await credit(bill, { lines: [{ lineId, amountInCents: 500 }] })).toMatchObject({ taxInCents: 75, totalInCents: 575 })

    await expect(credit(bill, { lines: [{ lineId, amountInCents: 1_751 }] })).rejects.toMatchObject({
      status: 422,
      code: 'creditAboveBill',
      details: { leftInCents: 1_750 },
    })
    await credit(bill, { lines: [{ lineId, amountInCents: 1_750 }] })
    expect(await books()).toEqual([])
  })

  test('of a discount comes with its freight, never by itself', async () => {
    const client = await given.client({ hasDiscount: true })
    const bill = await paidBundle(client)
    const [freight, discount] = [await lineOf(bill, 'freight'), await lineOf(bill, 'discount')]
    const lines = [{ lineId: discount.id, amountInCents: discount.amountInCents }]

    await expect(credit(bill, { lines })).rejects.toMatchObject({ status: 422, code: 'creditAboveBill' })

    await credit(bill, { lines: [...lines, { lineId: freight.id, amountInCents: freight.amountInCents }] })
    expect(await books()).toEqual([])
  })

  test('is refused of another bill, twice, of nothing, or beside packages', async () => {
    const client = await given.client()
    const [bill, other] = [await paidBundle(client), await paidBundle(client)]
    const { id: lineId } = await lineOf(other, 'freight')
    const notValid = { status: 422, code: 'fieldNotValid' }
    await expect(credit(bill, { lines: [{ lineId, amountInCents: 1 }] })).rejects.toMatchObject(notValid)
    const twice = [1, 1].map((amountInCents) => ({ lineId, amountInCents }))
    await expect(credit(other, { lines: twice })).rejects.toMatchObject(notValid)
    await expect(credit(other, { lines: [{ lineId, amountInCents: 0 }] })).rejects.toMatchObject({ code: 'creditAboveBill' })
    const both = credit(other, { orderIds: ordersOf(other), lines: [{ lineId, amountInCents: 1 }] })
    await expect(both).rejects.toMatchObject({ status: 422, code: 'validationFailed' })
    await expect(credit(bill, { orderIds: ordersOf(other) })).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
  })
})

describe('a credit note is refused', () => {
  test('of what was given back already', async () => {
    const bill = await paidBundle(await given.client(), TWO)
    await credit(bill, { orderIds: firstOf(bill) })

    await expect(credit(bill, { orderIds: firstOf(bill) })).rejects.toMatchObject({ status: 422, code: 'creditAboveBill' })
  })

  test('of a bill that is void', async () => {
    const bill = await unpaidBundle(await given.client())
    await administrator.call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'Otra persona retira.' } })

    await expect(credit(bill, { orderIds: ordersOf(bill) })).rejects.toMatchObject({ status: 409, code: 'billActionNotAllowed' })
  })
})

test('an associate sees notes of their own packages alone, and the client all', async () => {
  const [associate, other] = [await given.associate(), await given.associate()]
  const client = await given.client({ associate })
  const bill = await paidBundle(client, TWO)
  await administrator.call(users.unassignClients, { params: { id: associate.id }, body: { clientIds: [client.id] } })
  await administrator.call(users.assignClients, { params: { id: other.id }, body: { clientIds: [client.id] } })
  await credit(bill, { orderIds: firstOf(bill) })

  const seenBy = (person: Person) => signedInAs(person).call(bills.getBill, { params: { id: bill.id } })
  expect((await seenBy(client)).creditNotes).toHaveLength(1)
  expect((await seenBy(associate)).creditNotes).toHaveLength(1)
})

describe('a bill says of its money', () => {
  test('what was paid, and what a note sent to the account', async () => {
    const bill = await paidBundle(await given.client(), TWO)
    await credit(bill, { orderIds: firstOf(bill) })

    const { applied } = await billOf(bill)

    expect(applied.map(({ from, amountInCents }) => [from, amountInCents])).toEqual([
      ['payment', 5_324],
      ['creditNote', -3_403],
    ])
  })

  test('in lists what was credited, and what may be done with it', async () => {
    const client = await given.client()
    const bill = await paidBundle(client, TWO)
    await credit(bill, { orderIds: firstOf(bill) })

    const { data } = await administrator.call(bills.listBills, { query: { clientId: client.id } })

    expect(data).toMatchObject([{ creditedInCents: 3_403, dueInCents: 0 }])
    expect(data[0]?.allowedActions).toEqual(expect.arrayContaining(['issueCreditNote', 'takeBackCreditNote']))
    expect((await signedInAs(client).call(bills.getBill, { params: { id: bill.id } })).allowedActions).toEqual([
      'changeInvoiceOwner',
    ])
  })
})
