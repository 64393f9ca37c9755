// What was billed less what was given back and voided, each on its own day, with its base and IVA (office, section 4).
import { bills, reports, type Sent } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import type { BillingFigures } from '@app/contract/reports/reports.contract'
import { sum } from '@app/domain'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { books, credit, freightOf } from '../../testing/given/given-credit-notes.ts'
import { billed, ordersOf, paid, unpaidBundle, weighedBundle } from '../../testing/given/given-packages.ts'
import { listFile } from '../../testing/list-files.ts'
import { MINUTE, move, standStillAt } from '../../testing/moved-clock.ts'
import { asKept } from '../../testing/reports/as-kept.ts'
import { tampered } from '../../testing/tampered-books.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBilling } from '../ledger-check/check-billing.ts'

/** 23:50 in Quito on the last day of May. */
standStillAt(new Date('2031-06-01T04:50:00Z'))
const SAT = '2031-05-31'
const SUN = '2031-06-01'
const administrator = signedInAs('administrator')
type Asked = NonNullable<Sent<typeof reports.getBillingReport>['query']>
const report = (query: Asked = {}) =>
  asKept(() => administrator.call(reports.getBillingReport, { query: { from: SAT, to: SUN, ...query } }))
const NOTHING: BillingFigures = {
  ...{ bills: 0, billedInCents: 0, creditedInCents: 0, voidedInCents: 0, netInCents: 0, generalInCents: 0, zeroInCents: 0 },
  ...{ notSubjectInCents: 0, exemptInCents: 0, thirdPartyInCents: 0, taxInCents: 0 },
}
const NONE_ELSE = { zeroInCents: 0, notSubjectInCents: 0, exemptInCents: 0 }
/** 24.90 at the general rate, 3.74 of IVA, 20.00 of duty. */
const ONE = { billedInCents: 4_864, netInCents: 4_864, generalInCents: 2_490, thirdPartyInCents: 2_000, taxInCents: 374 }

let associate: Person
let client: Person
let other: Person
let voided: Bill

/** In May two bills; in June one is voided, 10.00 of the freight of the other are given back, and a third bill is credited whole. */
beforeAll(async () => {
  associate = await given.associate()
  client = await given.client({ associate })
  other = await given.client()
  const kept = await paid(await unpaidBundle(client))
  voided = await billed(other, (await weighedBundle(other)).orderIds)
  move(20 * MINUTE)
  await administrator.call(bills.voidBill, { params: { id: voided.id }, body: { reason: 'Otra persona retira.' } })
  await credit(kept, { lines: [{ lineId: await freightOf(kept), amountInCents: 1_000 }] })
  const whole = await unpaidBundle(client)
  await credit(whole, { orderIds: ordersOf(whole) })
}, 60_000)

describe('the report of sales', () => {
  test('has each move on its own day', async () => {
    const { groups, total, course } = await report({ by: 'day' })
    expect(groups.map(({ key, now }) => [key, now])).toEqual([
      [SAT, { ...NOTHING, bills: 2, ...doubled(ONE) }],
      // 48.64 voided; 10.00 and 1.50 of IVA given back; 48.64 billed and given back.
      [
        SUN,
        {
          ...{ bills: 1, billedInCents: 4_864, creditedInCents: -6_014, voidedInCents: -4_864, netInCents: -6_014 },
          ...{ ...NONE_ELSE, generalInCents: -3_490, thirdPartyInCents: -2_000, taxInCents: -524 },
        },
      ],
    ])
    expect(total.now).toEqual({
      ...{ ...NOTHING, bills: 3, billedInCents: 14_592, creditedInCents: -6_014, voidedInCents: -4_864, netInCents: 3_714 },
      ...{ generalInCents: 1_490, thirdPartyInCents: 2_000, taxInCents: 224 },
    })
    expect(course.map(({ nowInCents }) => nowInCents)).toEqual([9_728, -6_014])
  })

  test('is by month, by client, the largest first, and by the associate of the first package', async () => {
    expect((await report()).groups.map(({ key, now }) => [key, now.netInCents])).toEqual([
      ['2031-05', 9_728],
      ['2031-06', -6_014],
    ])
    expect((await report({ by: 'client' })).groups).toMatchObject([
      { key: client.id, name: `${client.firstName} ${client.lastName}`, now: { bills: 2, netInCents: 3_714 } },
      { key: other.id, now: { bills: 1, netInCents: 0 } },
    ])
    expect((await report({ by: 'associate' })).groups).toMatchObject([
      { key: associate.id, name: `${associate.firstName} ${associate.lastName}`, now: { netInCents: 3_714 } },
      { key: null, name: null, now: { bills: 1, netInCents: 0 } },
    ])
  })

  test('opens the bills of a group', async () => {
    const ofClient = await report({ by: 'bill', clientId: other.id })
    expect(ofClient.groups).toMatchObject([
      { key: voided.id, name: voided.code, now: { billedInCents: 4_864, voidedInCents: -4_864 } },
    ])
    const byKey = async (associateId: string) => (await report({ by: 'bill', associateId })).groups.map(({ key }) => key)
    expect(await byKey('none')).toEqual([voided.id])
    expect(await byKey(associate.id)).toHaveLength(2)
    expect((await report({ clientId: client.id })).total.now).toMatchObject({ bills: 2, netInCents: 3_714 })
  })

  test('stands beside as many days before', async () => {
    const { before, total, groups } = await report({ from: SUN, to: SUN, by: 'client' })
    expect(before).toEqual({ from: SAT, to: SAT })
    expect(total.before).toEqual({ ...NOTHING, bills: 2, ...doubled(ONE) })
    expect(groups.map(({ before: { netInCents } }) => netInCents)).toEqual([4_864, 4_864])
  })

  test.each(['day', 'month'] as const)('has by %s what the days had that its bar is compared with', async (by) => {
    const { groups, course } = await report({ from: SUN, to: '2031-06-02', by })
    expect(groups.map(({ key, now, before }) => [key, now.netInCents, before.netInCents])).toEqual(
      by === 'month'
        ? [['2031-06', -6_014, 9_728]]
        : [
            [SUN, -6_014, 0],
            ['2031-06-02', 0, 9_728],
          ],
    )
    expect(course.map(({ nowInCents, beforeInCents }) => [nowInCents, beforeInCents])).toEqual([
      [-6_014, 0],
      [0, 9_728],
    ])
  })

  test('of days on which nothing happened is empty', async () => {
    const { groups, others, total, course } = await report({ from: '2030-01-01', to: '2030-01-02' })
    expect([groups, others, total.now]).toEqual([[], null, NOTHING])
    expect(course).toHaveLength(2)
  })

  test('is a file of the same rows', async () => {
    const { rows } = await listFile('administrator', reports.exportBillingReport, 'es', { from: SAT, to: SUN, by: 'associate' })
    expect(rows.map((row) => row[0])).toEqual([
      ['Grupo', `${associate.firstName} ${associate.lastName}`],
      ['Grupo', 'Sin asignar'],
    ])
    expect(rows[0]?.slice(1)).toEqual([
      ['Notas de cobro', '2'],
      ['Facturado (USD)', '97.28'],
      ['Acreditado (USD)', '-60.14'],
      ['Anulado (USD)', '0'],
      ['Neto (USD)', '37.14'],
      ['Base gravada (USD)', '14.9'],
      ['Base 0 % (USD)', '0'],
      ['Base no objeto (USD)', '0'],
      ['Base exenta (USD)', '0'],
      ['IVA (USD)', '2.24'],
      ['De terceros (USD)', '20'],
      ['Período anterior (USD)', '0'],
    ])
  })
})

describe('the rows behind a figure', () => {
  const rows = async (query: Sent<typeof bills.listBills>['query']) => {
    const { data, meta } = await administrator.call(bills.listBills, { query: { ...query, limit: 100 } })
    return { total: meta.total, billedInCents: sum(data.map(({ totalInCents }) => totalInCents)) }
  }

  /** What is given back of a bill is no part of its void. */
  const stillCharged = async (query: Sent<typeof bills.listBills>['query']) => {
    const { data } = await administrator.call(bills.listBills, { query })
    const read = data.map(({ id }) => administrator.call(bills.getBill, { params: { id } }))
    const charged = (await Promise.all(read)).map(({ totalInCents, creditNotes }) => {
      return totalInCents - sum(creditNotes.map((note) => note.totalInCents))
    })
    return sum(charged)
  }

  test.each(['day', 'month', 'client', 'associate'] as const)('are as many as it counts, by %s', async (by) => {
    const { groups, total } = await report({ by })
    const counted = groups.filter(({ key }) => key !== null)
    expect(counted.length).toBeGreaterThan(0)
    for (const { key, now } of counted) {
      const days =
        by === 'day' ? { from: key ?? '', to: key ?? '' } : by === 'month' ? DAYS_OF[key ?? ''] : { from: SAT, to: SUN }
      const narrowed = by === 'client' ? { clientId: [key ?? ''] } : by === 'associate' ? { associateId: [key ?? ''] } : {}
      expect(await rows({ ...days, ...narrowed })).toEqual({ total: now.bills, billedInCents: now.billedInCents })
      expect(0 - (await stillCharged({ ...days, ...narrowed, dateOf: 'voided' }))).toBe(now.voidedInCents)
    }
    expect(await rows({ from: SAT, to: SUN, dateOf: 'issued' })).toMatchObject({ total: total.now.bills })
  })

  test('are voided bills alone where the days are those of the void', async () => {
    expect(await rows({ dateOf: 'voided' })).toMatchObject({ total: 2 })
    expect(await rows({ clientId: [other.id], dateOf: 'voided' })).toEqual({ total: 1, billedInCents: voided.totalInCents })
    expect(await rows({ from: SAT, to: SAT, dateOf: 'voided' })).toMatchObject({ total: 0 })
  })
})

const DAYS_OF: Record<string, { from: string; to: string }> = {
  '2031-05': { from: SAT, to: SAT },
  '2031-06': { from: SUN, to: SUN },
}

const doubled = <Figures extends Record<string, number>>(figures: Figures) =>
  Object.fromEntries(Object.entries(figures).map(([name, amount]) => [name, amount * 2]))

describe('the check of the books', () => {
  test('finds the sales of each month as the ledger has them', async () => {
    expect(await checkBilling((await currentServer()).db)).toEqual([])
    expect(await books()).toEqual([])
  })

  test.each([
    [
      'a line of a bill',
      'bill_lines',
      sql`update bill_lines set amount_in_cents = amount_in_cents + 1 where name = 'freight'`,
      'total',
    ],
    [
      'the IVA of a bill',
      'bill_lines',
      sql`update bill_lines set amount_in_cents = amount_in_cents + 1 where name = 'iva'`,
      'tax',
    ],
    ['the IVA of a note', 'credit_notes', sql`update credit_notes set tax_in_cents = tax_in_cents + 1`, 'tax'],
    [
      'an entry',
      'ledger_entries',
      sql`update ledger_entries set amount_in_cents = amount_in_cents + 1 where kind = 'charge'`,
      'total',
    ],
  ])('finds %s that was changed', async (_what, table, change, amount) => {
    const found = (await tampered(table, change)).filter(({ record }) => record === 'billing')
    expect(found).toContainEqual(expect.objectContaining({ record: 'billing', amount }))
  })
})
