// What came into each account of the company and left it, day by day (both ways, section 1).
import { accounts, company, dashboard, earnings, payments } from '@app/contract'
import { sum } from '@app/domain'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { books } from '../../testing/given/given-credit-notes.ts'
import { ordersOf, paidBundle } from '../../testing/given/given-packages.ts'
import { listFile } from '../../testing/list-files.ts'
import { MONDAY, standStillAt } from '../../testing/moved-clock.ts'
import { tampered } from '../../testing/tampered-books.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkReports } from '../ledger-check/check-reports.ts'

standStillAt(MONDAY)
const TODAY = '2031-06-02'
const BEFORE = '2031-05-28'
const administrator = signedInAs('administrator')
const report = (query: object = { from: BEFORE, to: TODAY }) => administrator.call(dashboard.getMoneyReport, { query })
const nothing = { paymentsInCents: 0, refundsInCents: 0, settlementsInCents: 0, movedInCents: 0, netInCents: 0 }

let cash: { id: string; name: string; kind: string }
let main: { id: string; name: string; kind: string }
let client: Person

/** In Caja 60.00 five days ago. Today at the bank a bill of 48.64, its settlement, and 20.00 given back. */
beforeAll(async () => {
  const [first, second] = await administrator.call(company.listCompanyAccounts)
  if (!first || !second) throw new Error('the company has no account at a bank')
  cash = { id: first.id, kind: first.kind, name: first.name }
  main = { id: second.id, kind: second.kind, name: second.name }
  client = await given.client({ associate: await given.associate() })
  const money = { clientId: client.id, reference: '', amountInCents: 6_000 }
  await administrator.call(payments.createPayment, { body: { ...money, receivedOn: BEFORE, method: 'cash' } })
  const bill = await paidBundle(client)
  await administrator.call(earnings.settleEarnings, { body: { orderIds: ordersOf(bill), reference: 'TRX-1' } })
  await refunded(2_000)
})

async function refunded(amountInCents: number): Promise<string> {
  const asked = { clientId: client.id, amountInCents, destination: 'Pichincha 2200' }
  const { id } = await administrator.call(accounts.requestRefund, { body: asked })
  await administrator.call(accounts.answerRefund, {
    params: { id },
    body: { action: 'pay', method: 'transfer', reference: 'R-1' },
  })
  return id
}

describe('the report of money', () => {
  test('has payments that the list of payments adds up to, by account and day', async () => {
    const { days, accounts: byAccount } = await report()
    const figures = [
      ...days.map(({ day, ...figure }) => ({ ...figure, from: day, to: day })),
      ...byAccount.map((figure) => ({ ...figure, from: BEFORE, to: TODAY })),
    ]
    for (const { account, from, to, paymentsInCents } of figures) {
      const query = { from, to, accountId: [account?.id ?? ''] }
      const { data } = await administrator.call(payments.listPayments, { query })
      expect(sum(data.map(({ amountInCents }) => amountInCents))).toBe(paymentsInCents)
    }
  })

  test('has each account and day: payments less refunds and settlements', async () => {
    const { days, accounts: byAccount, total } = await report()
    const [today] = days
    const settled = today?.settlementsInCents ?? 0
    const paidToday = today?.paymentsInCents ?? 0

    expect(settled).toBeGreaterThan(0)
    expect(days).toEqual([
      {
        ...{ account: main, day: TODAY, paymentsInCents: paidToday, refundsInCents: 2_000, settlementsInCents: settled },
        ...{ movedInCents: 0, netInCents: paidToday - 2_000 - settled },
      },
      { ...nothing, account: cash, day: BEFORE, paymentsInCents: 6_000, netInCents: 6_000 },
    ])
    expect(byAccount.map(({ account, netInCents }) => [account?.name, netInCents])).toEqual([
      ['Caja', 6_000],
      [main.name, paidToday - 2_000 - settled],
    ])
    expect(total.netInCents).toBe(6_000 + paidToday - 2_000 - settled)
  })

  test('is of one account where it is named, and of the last thirty days without days', async () => {
    expect((await report({ accountId: cash.id })).days).toMatchObject([{ account: cash, day: BEFORE }])
    expect(await report({ accountId: cash.id })).toMatchObject({ from: '2031-05-04', to: TODAY, total: { netInCents: 6_000 } })
    expect(await report({ from: '2031-05-01', to: '2031-05-02' })).toMatchObject({ days: [], accounts: [], total: nothing })
  })

  test('has money that the bank sent back the other way', async () => {
    const before = (await report()).total
    const id = await refunded(500)
    expect((await report()).total.netInCents).toBe(before.netInCents - 500)
    await administrator.call(accounts.returnRefund, { params: { id }, body: { reason: 'Cuenta cerrada.' } })
    expect((await report()).total).toEqual(before)
  })

  test('is a file of the same rows', async () => {
    const { rows } = await listFile('administrator', dashboard.exportMoneyReport, 'es', { accountId: cash.id })
    expect(rows).toEqual([
      [
        ['Día', BEFORE],
        ['Cuenta', 'Caja'],
        ['Pagos (USD)', '60'],
        ['Devoluciones (USD)', '0'],
        ['Liquidaciones (USD)', '0'],
        ['Cajas (USD)', '0'],
        ['Neto (USD)', '60'],
      ],
    ])
  })

  test('wants both days or none, in their order', async () => {
    await expect(report({ from: TODAY })).rejects.toMatchObject({ status: 422, code: 'fieldRequired' })
    await expect(report({ from: TODAY, to: BEFORE })).rejects.toMatchObject({ code: 'dateRangeReversed' })
  })
})

describe('the check of the books', () => {
  test('finds the report as the books have it', async () => {
    expect(await checkReports((await currentServer()).db)).toEqual([])
    expect(await books()).toEqual([])
  })

  test.each([
    [
      'a payment',
      'payments',
      sql`update payments set amount_in_cents = amount_in_cents + 1 where received_on = ${BEFORE}`,
      BEFORE,
    ],
    ['the day of a payment', 'payments', sql`update payments set received_on = '2031-05-29' where received_on = ${BEFORE}`, null],
    ['the account of a payment', 'payments', sql`update payments set account_id = null where received_on = ${BEFORE}`, null],
    ['a refund', 'refunds', sql`update refunds set amount_in_cents = amount_in_cents + 1 where amount_in_cents = 2000`, TODAY],
    ['a settlement', 'settlements', sql`update settlements set total_in_cents = total_in_cents + 1`, TODAY],
  ])('finds %s that was changed', async (_what, table, change, day) => {
    const found = (await tampered(table, change)).filter(({ record }) => record === 'account')
    const inCash = { record: 'account', id: cash.id, amount: 'report 2031-05-28', expectedInCents: 6_000, foundInCents: 6_001 }
    if (day === BEFORE) expect(found).toEqual([inCash])
    else if (day === TODAY) expect(found).toMatchObject([{ id: main.id, amount: `report ${TODAY}` }])
    // The day and the account are those of the document alone: it moves the report and the books together.
    else expect(found).toEqual([])
  })
})
