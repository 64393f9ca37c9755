import { accounts, parameters, users } from '@app/contract'
import type { Actor } from '@app/domain'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { given, reload } from '../../testing/given/given-orders.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { compensate, reverseCompensation } from './compensate.ts'

const books = async () => checkBooks((await currentServer()).db)
const balanceOf = (client: Person) => signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })

/** A package of this value, of which the house compensates a share. */
async function compensated(productValueInCents: number, shareInBasisPoints: number) {
  const client = await given.client()
  const { id } = await given.order({ client })
  const { db } = await currentServer()
  await db.update(ordersTable).set({ productValueInCents }).where(eq(ordersTable.id, id))
  const { id: userId } = await given.administrator()
  const actor: Actor = { userId, role: 'administrator' }
  const order = { id, clientId: client.id, productValueInCents }
  const made = await db.transaction((tx) => compensate(tx, actor, { order, shareInBasisPoints, reason: 'Se perdió.' }))
  return { client, actor, orderId: id, made }
}

test.each([
  ['all of 90.00', 9_000, 10_000, 9_000],
  ['40 % of 150.00', 15_000, 4_000, 6_000],
  ['all of 520.00, up to the cap', 52_000, 10_000, 40_000],
])('the house pays %s into the account of the client', async (_what, value, share, amountInCents) => {
  const { client, made } = await compensated(value, share)

  expect(made).toMatchObject({ amountInCents, declaredValueInCents: value, shareInBasisPoints: share, capInCents: 40_000 })
  expect(await balanceOf(client)).toMatchObject({ creditInCents: amountInCents, paidInCents: 0, chargedInCents: 0 })
  expect(await books()).toEqual([])
})

test('nothing for a package that is worth nothing', async () => {
  expect((await compensated(0, 10_000)).made).toBeNull()
})

test('what was found is taken back, also where that leaves a debt; the statement tells of both', async () => {
  const { client, actor, orderId } = await compensated(9_000, 10_000)
  const { db } = await currentServer()
  const takeBack = () =>
    db.transaction((tx) => reverseCompensation(tx, actor, { orderId, since: new Date(0), reason: 'Apareció.' }))

  await takeBack()
  await takeBack()

  expect((await balanceOf(client)).balanceInCents).toBe(0)
  const { rows } = await signedInAs(client).call(accounts.getAccount)
  const { code } = await reload({ id: orderId })
  expect(rows.map(({ kind, document, amountInCents }) => [kind, document.code, amountInCents])).toEqual([
    ['compensation', code, -9_000],
    ['compensationTakenBack', code, 9_000],
  ])
  expect(await books()).toEqual([])
})

test('a package is compensated at the rate of the day, which the books remember', async () => {
  const change = (value: number) => {
    const body = { parameters: [{ key: 'compensationRate' as const, value }], reason: 'La póliza cambió.' }
    return signedInAs('administrator').call(parameters.updateParameters, { body })
  }
  const before = await compensated(9_000, 10_000)
  await change(50)

  const after = await compensated(9_000, 10_000)
  await change(100)

  expect([before, after].map(({ made }) => made?.amountInCents)).toEqual([9_000, 4_500])
  expect(await books()).toEqual([])
})

test('one without a client is not compensated', async () => {
  const { id } = await given.unmatched()
  const actor: Actor = { userId: (await given.administrator()).id, role: 'administrator' }
  const order = { id, clientId: null, productValueInCents: 9_000 }
  const { db } = await currentServer()

  expect(await compensate(db, actor, { order, shareInBasisPoints: 10_000, reason: 'Se mojó.' })).toBeNull()
})
