import { bills, payments } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { describe, expect, test } from 'vitest'
import { billedBundle, paid, paidBundle } from '../../testing/given/given-packages.ts'
import { anonymous, currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const REASON = 'Se confirmó la transferencia de otra persona.'

const paymentsOf = async (bill: Bill) => (await administrator.call(payments.listPayments, { query: { billId: bill.id } })).data
const paymentOf = async (bill: Bill) => (await paymentsOf(bill)).find(({ amountInCents }) => amountInCents > 0)?.id ?? ''
const undo = (id: string, who: Person | 'administrator' = 'administrator', reason = REASON) =>
  signedInAs(who).call(payments.undoPayment, { params: { id }, body: { reason } })

const billOf = (bill: Bill) => administrator.call(bills.getBill, { params: { id: bill.id } })
const books = async () => checkBooks((await currentServer()).db)
describe('a payment stays', () => {
  test('once it was undone, also when its bill was paid again', async () => {
    const bill = await paidBundle(await given.client())
    const first = await paymentOf(bill)
    await undo(first)

    await expect(undo(first)).rejects.toMatchObject({ status: 409, code: 'paymentActionNotAllowed' })
    await paid(bill)
    await expect(undo(first)).rejects.toMatchObject({ status: 409, code: 'paymentActionNotAllowed' })
    expect((await billOf(bill)).status).toBe('charged')
    expect(await books()).toEqual([])
  })

  test('where it takes another back', async () => {
    const bill = await paidBundle(await given.client())
    await undo(await paymentOf(bill))
    const counter = (await paymentsOf(bill)).find(({ reversesId }) => reversesId !== null)

    await expect(undo(counter?.id ?? '')).rejects.toMatchObject({ status: 409, code: 'paymentActionNotAllowed' })
    expect(await books()).toEqual([])
  })

  test('where nobody is signed in, or whoever is is no administrator', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const bill = await paidBundle(client)
    const id = await paymentOf(bill)

    for (const who of [client, associate]) {
      await expect(undo(id, who)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    }
    const unknown = anonymous.call(payments.undoPayment, { params: { id }, body: { reason: REASON } })
    await expect(unknown).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
    expect((await billOf(bill)).status).toBe('charged')
  })

  test('without a payment or a reason', async () => {
    const bill = await billedBundle(await given.client())
    await paid(bill)

    await expect(undo(crypto.randomUUID())).rejects.toMatchObject({ status: 404, code: 'paymentNotFound' })
    await expect(undo(await paymentOf(bill), 'administrator', ' ')).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: 'reason', code: 'required', message: 'This field is required.' }] },
    })
    expect((await billOf(bill)).status).toBe('charged')
  })
})
