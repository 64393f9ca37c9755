import { accounts, bills, payments } from '@app/contract'
import type { Bill, CreditNote } from '@app/contract/bills.contract'
import { describe, expect, test } from 'vitest'
import { balanceOf, billOf, books, credit, firstOf, TWO } from '../../../testing/given/given-credit-notes.ts'
import { reload } from '../../../testing/given/given-orders.ts'
import { handedOver, ordersOf, paid, paidBundle, unpaidBundle } from '../../../testing/given/given-packages.ts'
import { given, signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')

const takeBack = ({ id }: Bill, { id: creditNoteId }: CreditNote) =>
  administrator.call(bills.takeBackCreditNote, { params: { id }, body: { creditNoteId, reason: 'Apareció.' } })

describe('a credit note of one of two packages', () => {
  test('that is taken back charges it again, and takes the credit', async () => {
    const client = await given.client()
    const bill = await paidBundle(client, TWO)
    const note = await credit(bill, { orderIds: firstOf(bill) })

    await takeBack(bill, note)

    const after = await billOf(bill)
    expect(after).toMatchObject({ status: 'charged', creditedInCents: 0, dueInCents: 0 })
    expect(after.creditNotes).toMatchObject([{ id: note.id, takenBackReason: 'Apareció.', takenBackAt: expect.any(String) }])
    expect((await balanceOf(client)).creditInCents).toBe(0)
    expect(await books()).toEqual([])
    await expect(takeBack(bill, note)).rejects.toMatchObject({ status: 404, code: 'creditNoteNotFound' })
  })

  test('that is taken back after its credit was used leaves a debt', async () => {
    const client = await given.client()
    const bill = await paidBundle(client, TWO)
    const note = await credit(bill, { orderIds: firstOf(bill) })
    const destination = 'Banco Pichincha, ahorros 2201234567'
    const asked = await signedInAs(client).call(accounts.requestRefund, { body: { amountInCents: 3_403, destination } })
    await administrator.call(accounts.answerRefund, { params: { id: asked.id }, body: { action: 'pay', method: 'cash' } })

    await takeBack(bill, note)

    expect(await billOf(bill)).toMatchObject({ status: 'charged', dueInCents: 0 })
    expect(await balanceOf(client)).toMatchObject({ toPayInCents: 3_403, balanceInCents: 3_403 })
    expect(await books()).toEqual([])
  })

  test('that is taken back once the rest was paid makes the bill wait for payment again', async () => {
    const client = await given.client()
    const bill = await unpaidBundle(client, TWO)
    const note = await credit(bill, { orderIds: firstOf(bill) })
    await paid(bill)

    await takeBack(bill, note)

    expect(await billOf(bill)).toMatchObject({ status: 'pendingPayment', dueInCents: 3_403 })
    expect((await reload({ id: ordersOf(bill)[0] ?? '' })).status).toBe('pendingOfPay')
    expect(await books()).toEqual([])
  })

  test('that is taken back once the packages were handed over leaves the debt on the account', async () => {
    const client = await given.client()
    const bill = await unpaidBundle(client, TWO)
    const note = await credit(bill, { orderIds: firstOf(bill) })
    await paid(bill)
    await handedOver(client, bill)

    await takeBack(bill, note)

    expect(await billOf(bill)).toMatchObject({ status: 'delivered', dueInCents: 0 })
    expect((await balanceOf(client)).balanceInCents).toBe(3_403)
    expect(await books()).toEqual([])
  })
})

describe('a credit note of everything', () => {
  test('that is taken back makes it what it was', async () => {
    const client = await given.client()
    const [waiting, collected] = [await unpaidBundle(client), await handedOver(client, await paidBundle(client))]
    for (const bill of [waiting, collected]) await takeBack(bill, await credit(bill, { orderIds: ordersOf(bill) }))

    expect(await billOf(waiting)).toMatchObject({ status: 'pendingPayment', dueInCents: waiting.totalInCents, voidReason: null })
    expect((await reload({ id: ordersOf(waiting)[0] ?? '' })).status).toBe('pendingOfPay')
    expect(await billOf(collected)).toMatchObject({ status: 'delivered', dueInCents: 0 })
    expect(await books()).toEqual([])
  })

  test('goes back with a bill that is voided', async () => {
    const client = await given.client()
    const bill = await unpaidBundle(client, TWO)
    await credit(bill, { orderIds: firstOf(bill) })

    await administrator.call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'Otra persona retira.' } })

    const after = await billOf(bill)
    expect(after).toMatchObject({ status: 'inactive', creditedInCents: 0 })
    expect(after.creditNotes).toMatchObject([{ takenBackReason: 'Otra persona retira.' }])
    expect(after.allowedActions).toEqual([])
    expect((await balanceOf(client)).balanceInCents).toBe(0)
    expect(await books()).toEqual([])
  })
})

test('the statement tells of notes, and of what was taken back', async () => {
  const client = await given.client()
  const bill = await paidBundle(client, TWO)
  const note = await credit(bill, { orderIds: firstOf(bill) })
  await takeBack(bill, note)

  const { rows } = await signedInAs(client).call(accounts.getAccount)

  expect(rows.map(({ kind, amountInCents, balanceInCents }) => [kind, amountInCents, balanceInCents])).toEqual([
    ['bill', 5_324, 5_324],
    ['payment', -5_324, 0],
    ['creditNote', -3_403, -3_403],
    ['creditNoteTakenBack', 3_403, 0],
  ])
  expect(rows[2]?.document.code).toBe(note.code)
})

describe('a payment that bounces after a credit note', () => {
  test('of a part leaves the rest of the bill to pay, and no credit', async () => {
    const client = await given.client()
    const bill = await paidBundle(client, TWO)
    await credit(bill, { orderIds: firstOf(bill) })

    await bounced(bill)

    expect(await billOf(bill)).toMatchObject({ status: 'pendingPayment', creditedInCents: 3_403, dueInCents: 1_921 })
    expect(await balanceOf(client)).toMatchObject({ creditInCents: 0, toPayInCents: 1_921, balanceInCents: 1_921 })
    expect(await books()).toEqual([])
    await administrator.call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'Otra persona retira.' } })
    expect((await balanceOf(client)).balanceInCents).toBe(0)
    expect(await books()).toEqual([])
  })

  test('of everything leaves a debt only as far as the credit was used', async () => {
    const client = await given.client()
    const bill = await paidBundle(client, TWO)
    await credit(bill, { orderIds: ordersOf(bill) })

    await bounced(bill)

    expect(await billOf(bill)).toMatchObject({ status: 'inactive', dueInCents: 0 })
    expect((await balanceOf(client)).balanceInCents).toBe(0)
    expect(await books()).toEqual([])
  })
})

async function bounced({ id: billId }: Bill): Promise<void> {
  const { data } = await administrator.call(payments.listPayments, { query: { billId } })
  const id = data.find(({ allowedActions }) => allowedActions.includes('undoPayment'))?.id ?? ''
  await administrator.call(payments.undoPayment, { params: { id }, body: { reason: 'Fue devuelta.' } })
}
