import { accounts, bills, payments, users } from '@app/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { billed, billedBundle, NOBODY_ELSE, weighedBundle } from '../../testing/given/given-packages.ts'
import { ask } from '../../testing/given/given-purchases.ts'
import { tampered } from '../../testing/tampered-books.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const books = async () => checkBooks((await currentServer()).db)
const balanceOf = (client: Person) => signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })
const DESTINATION = 'Banco Pichincha, ahorros 2201234567'

async function clientWith(creditInCents: number): Promise<Person> {
  const client = await given.client()
  const body = { clientId: client.id, receivedOn: '2026-01-05', amountInCents: creditInCents, method: 'cash' } as const
  await administrator.call(payments.createPayment, { body })
  return client
}
const askBack = (client: Person, amountInCents: number) =>
  signedInAs(client).call(accounts.requestRefund, { body: { amountInCents, destination: DESTINATION } })
const pay = ({ id }: { id: string }, more = {}) =>
  administrator.call(accounts.answerRefund, { params: { id }, body: { action: 'pay', method: 'transfer', ...more } })
const move = (client: Person, body: object) =>
  signedInAs(client).call(accounts.moveCredit, { body: body as { billId: string; amountInCents: number } })

describe('a refund', () => {
  test('is asked for by the client, paid by the house, and leaves the rest of the credit', async () => {
    const client = await clientWith(5_000)
    const asked = await askBack(client, 4_300)
    expect(asked).toMatchObject({ status: 'requested', code: expect.stringMatching(/^DEV-\d{6}$/), destination: DESTINATION })
    expect((await balanceOf(client)).creditInCents).toBe(5_000)

    const paid = await pay(asked, { paidOn: '2026-01-06', reference: 'BG-1' })

    expect(paid).toMatchObject({ status: 'paid', paidOn: '2026-01-06', method: 'transfer', reference: 'BG-1' })
    expect(paid.account).not.toBeNull()
    expect(await balanceOf(client)).toMatchObject({ creditInCents: 700, balanceInCents: -700 })
    expect(await books()).toEqual([])
  })

  test('that the bank sends back is credit again', async () => {
    const client = await clientWith(5_000)
    const paid = await pay(await askBack(client, 5_000))

    const body = { reason: 'La cuenta está cerrada.' }
    const returned = await administrator.call(accounts.returnRefund, { params: { id: paid.id }, body })

    expect(returned).toMatchObject({ status: 'returned', reason: 'La cuenta está cerrada.' })
    expect((await balanceOf(client)).creditInCents).toBe(5_000)
    expect(await books()).toEqual([])
    const again = administrator.call(accounts.returnRefund, { params: { id: paid.id }, body })
    await expect(again).rejects.toMatchObject({ status: 409, code: 'refundActionNotAllowed' })
  })

  test('is refused with a reason, and may be asked for again', async () => {
    const client = await clientWith(5_000)
    const { id } = await askBack(client, 5_000)
    const body = { action: 'refuse', reason: 'La cuenta no está a su nombre.' } as const
    await administrator.call(accounts.answerRefund, { params: { id }, body })
    expect((await signedInAs(client).call(accounts.listRefunds)).data).toMatchObject([{ status: 'refused', reason: body.reason }])
    await askBack(client, 5_000)
  })

  test('is never above the credit, whatever else was asked for, or used since', async () => {
    const client = await clientWith(430)
    await expect(askBack(client, 500)).rejects.toMatchObject({
      status: 422,
      code: 'creditExceeded',
      details: { availableInCents: 430 },
    })
    const first = await askBack(client, 400)
    await expect(askBack(client, 31)).rejects.toMatchObject({ code: 'creditExceeded', details: { availableInCents: 30 } })

    const purchase = await ask(client)
    await move(client, { purchaseId: purchase.id, amountInCents: 100 })
    await expect(pay(first)).rejects.toMatchObject({ code: 'creditExceeded', details: { availableInCents: 330 } })
    expect((await signedInAs(client).call(accounts.listRefunds)).data).toMatchObject([{ status: 'requested' }])
    expect(await books()).toEqual([])
  })

  test('is its client’s and the house’s alone', async () => {
    const associate = await given.associate()
    const client = await clientWith(1_000)
    const { id } = await askBack(client, 1_000)
    expect((await signedInAs(await given.client()).call(accounts.listRefunds)).data).toEqual([])
    expect((await administrator.call(accounts.listRefunds, { query: { clientId: client.id } })).data).toMatchObject([{ id }])
    await expect(signedInAs(associate).call(accounts.listRefunds)).rejects.toMatchObject({ code: 'roleNotAllowed' })
    expect(await signedInAs(client).call(accounts.getRefund, { params: { id } })).toMatchObject({ id, status: 'requested' })
    const stranger = signedInAs(await given.client()).call(accounts.getRefund, { params: { id } })
    await expect(stranger).rejects.toMatchObject({ status: 404, code: 'refundNotFound' })
    const own = { params: { id }, body: { action: 'pay', method: 'cash' } } as const
    await expect(signedInAs(client).call(accounts.answerRefund, own)).rejects.toMatchObject({ code: 'roleNotAllowed' })
  })

  test('of a day that has not come, or from an account nobody has, is not paid', async () => {
    const asked = await askBack(await clientWith(1_000), 1_000)
    await expect(pay(asked, { paidOn: '2999-01-01' })).rejects.toMatchObject({ code: 'dayInFuture' })
    await expect(pay(asked, { accountId: crypto.randomUUID() })).rejects.toMatchObject({ code: 'companyAccountNotFound' })
  })
})

describe('credit', () => {
  test('pays a bill that it was left out of, as far as it goes', async () => {
    const client = await clientWith(1_000)
    const { orderIds } = await weighedBundle(client)
    const body = { orderIds, ...NOBODY_ELSE, useBalance: false }
    const bill = await signedInAs(client).call(bills.createBill, { body })

    await expect(move(client, { billId: bill.id, amountInCents: 1_001 })).rejects.toMatchObject({ code: 'creditExceeded' })
    await move(client, { billId: bill.id, amountInCents: 1_000 })

    const after = await signedInAs(client).call(bills.getBill, { params: { id: bill.id } })
    expect(after).toMatchObject({
      status: 'pendingPayment',
      dueInCents: 3_864,
      applied: [{ from: 'balance', amountInCents: 1_000 }],
    })
    expect(await books()).toEqual([])
  })

  test('is moved to one’s own bills alone, by its client or the house', async () => {
    const client = await clientWith(1_000)
    const foreign = await billedBundle(await given.client())
    await expect(move(client, { billId: foreign.id, amountInCents: 100 })).rejects.toMatchObject({ code: 'billNotFound' })
    const unnamed = administrator.call(accounts.moveCredit, { body: { billId: foreign.id, amountInCents: 100 } })
    await expect(unnamed).rejects.toMatchObject({ code: 'fieldRequired' })
    const byHouse = { clientId: client.id, billId: foreign.id, amountInCents: 100 }
    await expect(administrator.call(accounts.moveCredit, { body: byHouse })).rejects.toMatchObject({ code: 'billNotFound' })
  })

  test('is used once, whatever is done with it at the same moment', async () => {
    const client = await clientWith(1_000)
    const purchase = await ask(client)
    const uses = Array.from({ length: 25 }, (_none, index) =>
      index % 2 === 0 ? askBack(client, 100) : move(client, { purchaseId: purchase.id, amountInCents: 100 }),
    )
    await Promise.allSettled(uses)
    const { data } = await signedInAs(client).call(accounts.listRefunds)
    await Promise.allSettled(data.map((refund) => pay(refund)))

    const { creditInCents, heldInCents, balanceInCents } = await balanceOf(client)
    const refunded = (await signedInAs(client).call(accounts.listRefunds, { query: { status: 'paid' } })).data.length * 100
    expect(creditInCents).toBe(1_000 - heldInCents - refunded)
    expect(creditInCents).toBeGreaterThanOrEqual(0)
    expect(balanceInCents).toBe(refunded - 1_000)
    expect(await books()).toEqual([])
  })
})

describe('the statement', () => {
  test('has every document with what was owed after it, over days or from the beginning', async () => {
    const client = await given.client()
    const bill = await billed(client, (await weighedBundle(client)).orderIds)
    const body = { clientId: client.id, receivedOn: '2026-01-05', amountInCents: 5_000, method: 'cash' } as const
    const payment = await administrator.call(payments.createPayment, { body })
    const refund = await pay(await askBack(client, 136))

    const statement = await signedInAs(client).call(accounts.getAccount)

    const { rows, ...figures } = statement
    expect(
      rows.map(({ kind, document, amountInCents, balanceInCents }) => [kind, document.code, amountInCents, balanceInCents]),
    ).toEqual([
      ['bill', bill.code, 4_864, 4_864],
      ['payment', payment.code, -5_000, -136],
      ['refund', refund.code, 136, 0],
    ])
    expect(figures).toMatchObject({ toPayInCents: 0, creditInCents: 0, heldInCents: 0, openingInCents: 0, closingInCents: 0 })
    const query = { from: '2020-01-01', to: '2020-12-31' }
    expect(await signedInAs(client).call(accounts.getAccount, { query })).toMatchObject({ rows: [], closingInCents: 0 })
  })

  test('is the client’s, their associate’s and the house’s', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const query = { clientId: client.id }
    for (const who of [associate, 'administrator'] as const) {
      expect((await signedInAs(who).call(accounts.getAccount, { query })).client.id).toBe(client.id)
    }
    const stranger = signedInAs(await given.client()).call(accounts.getAccount, { query })
    await expect(stranger).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
    await expect(administrator.call(accounts.getAccount)).rejects.toMatchObject({ code: 'fieldRequired' })
    const half = administrator.call(accounts.getAccount, { query: { ...query, from: '2026-01-01' } })
    await expect(half).rejects.toMatchObject({ code: 'fieldRequired', details: { fields: [{ path: 'to' }] } })
    const reversed = { ...query, from: '2026-01-02', to: '2026-01-01' }
    await expect(administrator.call(accounts.getAccount, { query: reversed })).rejects.toMatchObject({
      code: 'dateRangeReversed',
    })
  })
})

describe('a payment to the account', () => {
  test('stands in the statement, and so does what takes it back', async () => {
    const client = await clientWith(5_000)
    const { data } = await administrator.call(payments.listPayments, { query: { clientId: client.id } })
    const [payment] = data
    await administrator.call(payments.undoPayment, { params: { id: payment?.id ?? '' }, body: { reason: 'No llegó.' } })

    const { rows, closingInCents } = await signedInAs(client).call(accounts.getAccount)

    expect(rows.map(({ kind, amountInCents, balanceInCents }) => [kind, amountInCents, balanceInCents])).toEqual([
      ['payment', -5_000, -5_000],
      ['paymentUndone', 5_000, 0],
    ])
    expect(closingInCents).toBe(0)
  })

  test('leaves a debt where the credit it made was given back', async () => {
    const client = await clientWith(5_000)
    await pay(await askBack(client, 5_000))
    const { data } = await administrator.call(payments.listPayments, { query: { clientId: client.id } })
    await administrator.call(payments.undoPayment, { params: { id: data[0]?.id ?? '' }, body: { reason: 'Fue devuelta.' } })
    expect(await balanceOf(client)).toMatchObject({ toPayInCents: 5_000, creditInCents: 0 })
    await expect(askBack(client, 1)).rejects.toMatchObject({ code: 'creditExceeded', details: { availableInCents: 0 } })
    expect(await books()).toEqual([])
  })
})

describe('the books tell of', () => {
  test.each([
    [
      'a refund of another amount',
      'refunds',
      sql`update refunds set amount_in_cents = amount_in_cents + 1 where status = 'paid'`,
    ],
    [
      'a refund that the ledger lost',
      'ledger_entries',
      sql`delete from ledger_entries where kind = 'refund' and reverses_id is null
      and refund_id in (select id from refunds where status = 'paid')`,
    ],
  ])('%s', async (_what, table, change) => {
    await pay(await askBack(await clientWith(1_000), 1_000))
    const found = await tampered(table, change)
    expect(found.map(({ record, amount }) => `${record} ${amount}`)).toContain('refund ledger')
  })
})
