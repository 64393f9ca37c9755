import { bills, orders } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { billed, billedBundle, ordersOf, paidBundle } from '../../testing/given/given-packages.ts'
import { anonymous, currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const voidBill = (id: string, who: Person | 'administrator' = 'administrator', reason = 'Otra persona retira.') =>
  signedInAs(who).call(bills.voidBill, { params: { id }, body: { reason } })

const billOf = async (client: Person) => (await signedInAs(client).call(bills.listBills)).data[0]
const books = async () => checkBooks((await currentServer()).db)

describe('voiding a bill of sale', () => {
  test('keeps it on file with the reason, takes its charges back and frees its packages', async () => {
    const client = await given.client()
    const bill = await billedBundle(client)

    await voidBill(bill.id)

    expect(await billOf(client)).toMatchObject({
      code: bill.code,
      status: 'inactive',
      voidReason: 'Otra persona retira.',
      totalInCents: bill.totalInCents,
      allowedActions: [],
    })
    const [orderId = ''] = ordersOf(bill)
    const order = await signedInAs(client).call(orders.getOrder, { params: { id: orderId } })
    expect(order).toMatchObject({ status: 'inWarehouseUIO', bill: null })
    expect(await books()).toEqual([])
  })

  test('lets the packages be billed again, for the same amount', async () => {
    const client = await given.client()
    const bill = await billedBundle(client)
    await voidBill(bill.id)

    const again = await billed(client, ordersOf(bill))

    expect(again).toMatchObject({ status: 'pendingPayment', totalInCents: bill.totalInCents })
    expect(again.code).not.toBe(bill.code)
    expect(await books()).toEqual([])
  })

  test.each([
    ['that was paid', (client: Person) => paidBundle(client)],
    [
      'that was voided',
      async (client: Person) => {
        const bill = await billedBundle(client)
        await voidBill(bill.id)
        return bill
      },
    ],
  ])('is refused for one %s', async (_which, given_) => {
    const bill = await given_(await given.client())

    await expect(voidBill(bill.id)).rejects.toMatchObject({ status: 409, code: 'billActionNotAllowed' })
    expect(await books()).toEqual([])
  })

  test('is for administrators alone', async () => {
    const client = await given.client()
    const bill = await billedBundle(client)
    const params = { id: bill.id }

    await expect(voidBill(bill.id, client)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    const unknown = anonymous.call(bills.voidBill, { params, body: { reason: 'Porque sí.' } })
    await expect(unknown).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
    expect(await billOf(client)).toMatchObject({ status: 'pendingPayment' })
  })

  test('needs a bill and a reason', async () => {
    const bill = await billedBundle(await given.client())

    await expect(voidBill(crypto.randomUUID())).rejects.toMatchObject({ status: 404, code: 'billNotFound' })
    await expect(voidBill(bill.id, 'administrator', ' ')).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: 'reason', code: 'required', message: 'This field is required.' }] },
    })
  })

  test('ten times at once, it is voided once', async () => {
    const bill = await billedBundle(await given.client())

    const results = await Promise.allSettled(Array.from({ length: 10 }, () => voidBill(bill.id)))

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await books()).toEqual([])
  })
})
