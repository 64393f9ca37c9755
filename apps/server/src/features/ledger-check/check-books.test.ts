import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/id.ts'
import { billedBundle, ordersOf, paidBundle, weighedBundle } from '../../testing/given/given-packages.ts'
import { currentServer, given, type Person } from '../../testing/world.ts'
import { billsTable } from '../bills/bills.table.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { accrualsInForce, addEntries as addEarnings } from '../earnings/earnings.repository.ts'
import { settlementsTable } from '../earnings/settlements/settlements.table.ts'
import { addEntries } from '../ledger/ledger.repository.ts'
import { checkBooks } from './check-books.ts'

let associate: Person
let client: Person
beforeAll(async () => {
  associate = await given.associate()
  client = await given.client({ associate })
})

const database = async () => (await currentServer()).db
const books = async () => checkBooks(await database())

describe('the books', () => {
  test('balance when nothing happened, and when much did', async () => {
    expect(await books()).toEqual([])

    await weighedBundle(client)
    await billedBundle(client)
    await paidBundle(client)

    expect(await books()).toEqual([])
  })

  test('tell of a bill that does not say what its lines do', async () => {
    const bill = await billedBundle(client)
    const db = await database()
    const change = (totalInCents: number) => db.update(billsTable).set({ totalInCents }).where(eq(billsTable.id, bill.id))

    await change(bill.totalInCents + 1)

    const wrong = { record: 'bill', id: bill.id, expectedInCents: bill.totalInCents, foundInCents: bill.totalInCents + 1 }
    expect(await books()).toContainEqual({ ...wrong, amount: 'total' })
    await change(bill.totalInCents)
    expect(await books()).toEqual([])
  })

  test('tell of an entry too many, on the bill and on the client', async () => {
    const bill = await billedBundle(client)
    const db = await database()
    const entry = { clientId: client.id, billId: bill.id, kind: 'charge' as const, actorId: null }

    await addEntries(db, [{ ...entry, amountInCents: 5 }])

    const records = (await books()).map(({ record, id, amount }) => ({ record, id, amount }))
    expect(records).toEqual([
      { record: 'bill', id: bill.id, amount: 'charges' },
      { record: 'client', id: client.id, amount: 'balance' },
      { record: 'billing', id: expect.stringMatching(/^\d{4}-\d\d$/), amount: 'total' },
    ])
    await addEntries(db, [{ ...entry, amountInCents: -5 }])
    expect(await books()).toEqual([])
  })

  test('tell of an associate who was paid more than was earned', async () => {
    const [orderId = ''] = ordersOf(await paidBundle(client))
    const db = await database()
    const [accrual] = await accrualsInForce(db, [orderId])
    const paid = { kind: 'paid', status: 'inForce', paidOn: '2026-11-01', method: 'transfer', totalInCents: 803 } as const
    const id = newId()
    await db.insert(settlementsTable).values({ ...paid, id, code: 'LIQ-TOO-MUCH', associateId: associate.id })
    const line = { associateId: associate.id, orderId, kind: 'settlement' as const, actorId: null }

    await addEarnings(db, [{ ...line, settlementId: id, settlesId: accrual?.id ?? null, amountInCents: -803 }])

    expect(await books()).toEqual([
      { record: 'order', id: orderId, amount: 'settled', expectedInCents: -802, foundInCents: -803 },
    ])
  })

  test('tell of a declaration whose duty is not shared whole', async () => {
    const { bundleId } = await weighedBundle(client)
    const db = await database()

    await db.update(bundlesTable).set({ dutyInCents: 2_100 }).where(eq(bundlesTable.id, bundleId))

    expect(await books()).toContainEqual({
      record: 'bundle',
      id: bundleId,
      amount: 'duty',
      expectedInCents: 2_100,
      foundInCents: 2_000,
    })
  })
})
