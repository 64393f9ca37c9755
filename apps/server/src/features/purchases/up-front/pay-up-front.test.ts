import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { approve, ask, detail } from '../../../testing/given/given-purchases.ts'
import { currentServer, type Person } from '../../../testing/world.ts'
import { ledgerEntriesTable } from '../../ledger/ledger.table.ts'
import { paymentsTable } from '../../ledger/payments.table.ts'

const TRANSFER = { method: 'transfer', reference: 'PICH-8812' } as const

/** What the client's book says, as it stands in its tables. */
async function booksOf(client: Person) {
  const { db } = await currentServer()
  return {
    payments: await db.select().from(paymentsTable).where(eq(paymentsTable.clientId, client.id)),
    entries: await db.select().from(ledgerEntriesTable).where(eq(ledgerEntriesTable.clientId, client.id)),
  }
}

describe('what a client pays up front for a purchase', () => {
  test('is a payment into their account, and is held for the purchase until its order is billed', async () => {
    const client = await given.client()
    const administrator = await given.administrator()
    const purchase = await ask(client)

    const approved = await approve(administrator, purchase, { paidUpFront: { amountInCents: 10_000, ...TRANSFER } })

    expect(approved).toMatchObject({ paidUpFrontInCents: 10_000, price: { totalInCents: 14_442 } })
    const { payments, entries } = await booksOf(client)
    const source = { clientId: client.id, actorId: administrator.id }
    expect(payments).toMatchObject([
      { ...source, ...TRANSFER, code: expect.stringMatching(/^PAG-\d{6}$/), amountInCents: 10_000 },
    ])
    const onAccount = { ...source, billId: null, purchaseId: null }
    expect(entries).toMatchObject([
      { ...onAccount, kind: 'payment', paymentId: payments[0]?.id, amountInCents: -10_000 },
      { ...onAccount, kind: 'move', amountInCents: 10_000 },
      { ...source, kind: 'move', billId: null, purchaseId: purchase.id, amountInCents: -10_000 },
    ])
  })

  test('may be all of its price, and no more', async () => {
    const client = await given.client()
    const purchase = await ask(client)
    const pay = (amountInCents: number) => approve('administrator', purchase, { paidUpFront: { amountInCents, method: 'cash' } })

    await expect(pay(14_443)).rejects.toMatchObject({
      status: 422,
      code: 'amountDiffers',
      details: { fields: [{ path: 'paidUpFront.amountInCents' }], totalInCents: 14_442 },
    })
    expect(await booksOf(client)).toEqual({ payments: [], entries: [] })
    expect(await detail(purchase)).toMatchObject({ status: 'inReview', order: null })

    expect(await pay(14_442)).toMatchObject({ paidUpFrontInCents: 14_442 })
  })

  test('may be nothing', async () => {
    const client = await given.client()
    expect(await approve('administrator', await ask(client))).toMatchObject({ paidUpFrontInCents: 0 })
    expect(await booksOf(client)).toEqual({ payments: [], entries: [] })
  })
})
