// What the house bought for a client is credited with its package (both ways, section 2).
import { bills, users } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { describe, expect, test } from 'vitest'
import { boughtInQuito } from '../../../testing/given/given-bought.ts'
import { given } from '../../../testing/given/given-orders.ts'
import { billed, ordersOf, paid } from '../../../testing/given/given-packages.ts'
import { currentServer, type Person, signedInAs } from '../../../testing/world.ts'
import { checkBooks } from '../../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const books = async () => checkBooks((await currentServer()).db)
const balanceOf = (client: Person) => signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })
const billOf = ({ id }: Bill) => administrator.call(bills.getBill, { params: { id } })
const credit = ({ id }: Bill, content: object) =>
  administrator.call(bills.issueCreditNote, { params: { id }, body: { reason: 'La tienda no lo envió.', ...content } })

describe('a package that the house bought', () => {
  test('and that was paid up front in part, is credited whole: what was paid is in favour', async () => {
    const client = await given.client()
    const bill = await billed(client, [(await boughtInQuito(client, { paidUpFrontInCents: 10_000 })).id])
    expect(bill).toMatchObject({ status: 'pendingPayment', dueInCents: bill.totalInCents - 10_000 })

    const note = await credit(bill, { orderIds: ordersOf(bill) })

    expect(note.totalInCents).toBe(bill.totalInCents)
    expect(note.lines.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['goods', 'amazonTax', 'storeShipping', 'purchaseFee']),
    )
    expect(await billOf(bill)).toMatchObject({ status: 'inactive', dueInCents: 0 })
    expect(await balanceOf(client)).toMatchObject({ creditInCents: 10_000, heldInCents: 0, chargedInCents: 0 })
    expect(await books()).toEqual([])
  })

  test('is credited what the store gave back of the goods, which bear no IVA', async () => {
    const client = await given.client()
    const bill = await paid(await billed(client, [(await boughtInQuito(client)).id]))
    const goods = (await billOf(bill)).lines.find(({ name }) => name === 'goods')

    const note = await credit(bill, { lines: [{ lineId: goods?.id ?? '', amountInCents: 3_450 }] })

    expect(note).toMatchObject({ taxInCents: 0, totalInCents: 3_450 })
    expect((await balanceOf(client)).creditInCents).toBe(note.totalInCents)
    expect(await books()).toEqual([])
  })

  test('is charged again, from what was paid up front, once the note is taken back', async () => {
    const client = await given.client()
    const bill = await billed(client, [(await boughtInQuito(client, { paidUpFrontInCents: 10_000 })).id])
    const { id: creditNoteId } = await credit(bill, { orderIds: ordersOf(bill) })

    const body = { creditNoteId, reason: 'Sí lo envió.' }
    await administrator.call(bills.takeBackCreditNote, { params: { id: bill.id }, body })

    expect(await billOf(bill)).toMatchObject({ status: 'pendingPayment', dueInCents: bill.totalInCents - 10_000 })
    expect((await balanceOf(client)).creditInCents).toBe(0)
    expect(await books()).toEqual([])
  })
})
