// What closes a package credits and compensates it in one transaction (both ways, section 10, vector 4).
import { bills, users } from '@app/contract'
import type { Actor } from '@app/domain'
import { expect, test } from 'vitest'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { ordersOf, paidBundle, unpaidBundle } from '../../../testing/given/given-packages.ts'
import { currentServer, type Person, signedInAs } from '../../../testing/world.ts'
import { compensate } from '../../compensations/compensate.ts'
import { checkBooks } from '../../ledger-check/check-books.ts'
import { creditOrders } from './credit-orders.ts'

const administrator = signedInAs('administrator')
const books = async () => checkBooks((await currentServer()).db)
const balanceOf = (client: Person) => signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })
const TWO = [
  { weightInGrams: 1_800, valueInCents: 9_000 },
  { weightInGrams: 900, valueInCents: 4_500 },
]
const reason = 'Se perdió en el vuelo.'
const actorOf = async (): Promise<Actor> => ({ userId: (await given.administrator()).id, role: 'administrator' })

test('a package that is lost after it was paid: 34.03 of its bill and 90.00 of its value, 124.03 in favour', async () => {
  const client = await given.client()
  const bill = await paidBundle(client, TWO)
  const [id = ''] = ordersOf(bill)
  const actor = await actorOf()
  const { db } = await currentServer()

  await db.transaction(async (tx) => {
    await creditOrders(tx, actor, { billId: bill.id, orderIds: [id], reason })
    const order = { id, clientId: client.id, productValueInCents: 9_000 }
    await compensate(tx, actor, { order, shareInBasisPoints: 10_000, reason })
  })

  const after = await administrator.call(bills.getBill, { params: { id: bill.id } })
  expect(after).toMatchObject({ status: 'charged', totalInCents: 5_324, creditedInCents: 3_403, dueInCents: 0 })
  expect(await balanceOf(client)).toMatchObject({ creditInCents: 12_403, chargedInCents: 1_921, paidInCents: 5_324 })
  expect(await books()).toEqual([])
})

test('of a package of which nothing is left to credit there is no note', async () => {
  const bill = await paidBundle(await given.client(), TWO)
  const orderIds = ordersOf(bill).slice(0, 1)
  const actor = await actorOf()
  const { db } = await currentServer()
  const once = () => db.transaction((tx) => creditOrders(tx, actor, { billId: bill.id, orderIds, reason }))

  expect(await once()).toEqual({ creditNoteId: expect.any(String) })
  expect(await once()).toBeNull()
})

test('what fails after it leaves no note', async () => {
  const client = await given.client()
  const bill = await unpaidBundle(client, TWO)
  const actor = await actorOf()
  const { db } = await currentServer()

  const failing = db.transaction(async (tx) => {
    await creditOrders(tx, actor, { billId: bill.id, orderIds: ordersOf(bill), reason })
    throw new Error('something else failed')
  })

  await expect(failing).rejects.toThrow('something else failed')
  const after = await administrator.call(bills.getBill, { params: { id: bill.id } })
  expect(after).toMatchObject({ status: 'pendingPayment', creditedInCents: 0, creditNotes: [] })
  expect((await reload({ id: ordersOf(bill)[0] ?? '' })).status).toBe('pendingOfPay')
})

test('two that credit the same package at once make one note', async () => {
  const bill = await paidBundle(await given.client(), TWO)
  const body = { orderIds: ordersOf(bill).slice(0, 1), reason }
  const both = [1, 2].map(() => administrator.call(bills.issueCreditNote, { params: { id: bill.id }, body }))

  const ended = await Promise.allSettled(both)

  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const after = await administrator.call(bills.getBill, { params: { id: bill.id } })
  expect(after.creditNotes).toHaveLength(1)
  expect(await books()).toEqual([])
})
