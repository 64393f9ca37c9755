// What clients owe by how old it is, as an accountant reads it at month's end (office, section 3).
import { payments, receivables } from '@app/contract'
import type { Receivable } from '@app/contract/receivables/receivables.contract'
import { sql } from 'drizzle-orm'
import readXlsxFile from 'read-excel-file/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { atTime } from '../../clock.ts'
import { unpaidBundle } from '../../testing/given/given-packages.ts'
import { owedByTheBook } from '../../testing/given/owed-by-the-book.repository.ts'
import { listFile } from '../../testing/list-files.ts'
import { MONDAY, standStillAt } from '../../testing/moved-clock.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { setOpeningBalance } from '../accounts/set-opening-balance.ts'

standStillAt(MONDAY)
const administrator = signedInAs('administrator')
const DAY = 86_400_000
const NOTHING = { days0to7: 0, days8to15: 0, days16to30: 0, days31to60: 0, over60: 0 }
/** Of the first vector of the prices (both ways, section 10): 1.80 kg, 90.00. */
const BILL = 4_070

type Query = Parameters<typeof administrator.call<typeof receivables.listReceivables>>[1]
const list = (query: object = {}) => administrator.call(receivables.listReceivables, { query } as Query)
const namesIn = async (query: object = {}) => (await list(query)).data.map(({ client }) => client.name)
const rowOf = async ({ id }: Person): Promise<Receivable | undefined> => (await list({ clientId: id })).data[0]

/** A bill of 40.70 that was issued so many days ago, at 10:00. */
async function issued(client: Person, days: number): Promise<string> {
  const { id } = await unpaidBundle(client, [{ weightInGrams: 1_800, valueInCents: 9_000 }])
  await issuedAt(id, daysAgo(days))
  return id
}

const daysAgo = (days: number) => new Date(MONDAY.getTime() - days * DAY)

async function issuedAt(billId: string, instant: Date): Promise<void> {
  const { db } = await currentServer()
  await db.execute(sql`update bills set created_at = ${instant.toISOString()} where id = ${billId}`)
}

/** What a client owed, or had in favour, before the house kept their account: on record so many days ago. */
async function opened({ id: clientId }: Person, balanceInCents: number, days: number): Promise<void> {
  const { db } = await currentServer()
  const { id: userId } = await given.administrator()
  const actor = { userId, role: 'administrator' } as const
  await atTime(daysAgo(days), () => setOpeningBalance(db, actor, { clientId, balanceInCents, reason: 'Del sistema anterior.' }))
}

const pay = ({ id: clientId }: Person, amountInCents: number, billId?: string) =>
  administrator.call(payments.createPayment, {
    body: {
      ...{ clientId, receivedOn: '2031-06-02', amountInCents, method: 'cash', repeated: true },
      applications: billId ? [{ billId, amountInCents }] : [],
    },
  })

let young: Person
let old: Person
let debtor: Person
let paidUp: Person
/** Whose one bill tests put on other days. */
let moved: { client: Person; billId: string }

beforeAll(async () => {
  young = await given.client({ firstName: 'Inés', lastName: 'Ñacato' })
  old = await given.client({ firstName: 'Luis', lastName: 'Guamán' })
  debtor = await given.client({ firstName: 'Rosa', lastName: 'Toapanta' })
  paidUp = await given.client({ firstName: 'Pablo', lastName: 'Endara' })
  for (const days of [0, 7]) await issued(young, days)
  const [first] = [await issued(old, 61), await issued(old, 60), await issued(old, 30), await issued(old, 8)]
  await pay(old, 1_000, first)
  await pay(old, 500)
  await opened(debtor, 400, 16)
  await pay(paidUp, BILL, await issued(paidUp, 40))
  const client = await given.client()
  moved = { client, billId: await issued(client, 0) }
})

describe('receivables', () => {
  test('have a row for each client who owes, by days since each bill was issued', async () => {
    expect(await list({ clientId: [young.id, old.id, debtor.id, paidUp.id] })).toEqual({
      data: [
        {
          ...{ id: old.id, client: { id: old.id, code: old.casilleroCode, name: 'Luis Guamán' } },
          ...{ dueInCents: 15_280, debtInCents: 0, openBills: 4, creditInCents: 500 },
          ages: { ...NOTHING, days8to15: BILL, days16to30: BILL, days31to60: BILL, over60: 3_070 },
          ...{ oldestOn: '2031-04-02', oldestInDays: 61, promise: null, version: expect.any(Number) },
        },
        {
          ...{ id: young.id, client: { id: young.id, code: young.casilleroCode, name: 'Inés Ñacato' } },
          ...{ dueInCents: 8_140, debtInCents: 0, openBills: 2, creditInCents: 0 },
          ages: { ...NOTHING, days0to7: 8_140 },
          ...{ oldestOn: '2031-05-26', oldestInDays: 7, promise: null, version: expect.any(Number) },
        },
        {
          ...{ id: debtor.id, client: { id: debtor.id, code: debtor.casilleroCode, name: 'Rosa Toapanta' } },
          ...{ dueInCents: 400, debtInCents: 400, openBills: 0, creditInCents: 0 },
          ages: { ...NOTHING, days16to30: 400 },
          ...{ oldestOn: '2031-05-17', oldestInDays: 16, promise: null, version: expect.any(Number) },
        },
      ],
      meta: { page: 1, limit: 100, total: 3, totalPages: 1, nextCursor: null },
      totals: {
        ...{ clients: 3, dueInCents: 23_820, debtInCents: 400, openBills: 6, creditInCents: 500 },
        ages: { days0to7: 8_140, days8to15: BILL, days16to30: 4_470, days31to60: BILL, over60: 3_070 },
      },
    })
  })

  test.each([
    [7, 'days0to7'],
    [8, 'days8to15'],
    [15, 'days8to15'],
    [16, 'days16to30'],
    [30, 'days16to30'],
    [31, 'days31to60'],
    [60, 'days31to60'],
    [61, 'over60'],
    [400, 'over60'],
  ])('of %s days are in %s', async (days, age) => {
    await issuedAt(moved.billId, daysAgo(days))
    expect(await rowOf(moved.client)).toMatchObject({ oldestInDays: days, ages: { ...NOTHING, [age]: BILL } })
  })

  test('count days of Quito: a minute before midnight there is the day before', async () => {
    const { client, billId } = moved
    await issuedAt(billId, new Date('2031-05-26T04:59:00Z'))
    expect(await rowOf(client)).toMatchObject({ oldestOn: '2031-05-25', oldestInDays: 8, ages: { days8to15: BILL } })
    await issuedAt(billId, new Date('2031-05-26T05:01:00Z'))
    expect(await rowOf(client)).toMatchObject({ oldestOn: '2031-05-26', oldestInDays: 7, ages: { days0to7: BILL } })
  })

  test('have a debt from the day on which the account turned to it, and was never level again', async () => {
    const client = await given.client()
    await opened(client, 900, 90)
    await opened(client, -100, 50)
    await opened(client, 300, 20)
    await opened(client, 700, 5)
    expect(await rowOf(client)).toMatchObject({ debtInCents: 700, oldestInDays: 20, ages: { ...NOTHING, days16to30: 700 } })
  })

  test('lose what is paid', async () => {
    const client = await given.client()
    const billId = await issued(client, 3)
    await pay(client, BILL - 1, billId)
    expect(await rowOf(client)).toMatchObject({ dueInCents: 1, openBills: 1 })
    await pay(client, 1, billId)
    expect(await rowOf(client)).toBeUndefined()
  })

  test('are what the book says is due', async () => {
    const { db } = await currentServer()
    const { totals } = await list()
    expect(totals.dueInCents).toBe(await owedByTheBook(db))
    expect(Object.values(totals.ages).reduce((sum, inCents) => sum + inCents, 0)).toBe(totals.dueInCents)
  })
})

describe('the list of receivables', () => {
  const people = () => ({ clientId: [young.id, old.id, debtor.id] })

  test('is filtered by age, and its totals with it', async () => {
    expect(await namesIn({ ...people(), age: 'over60' })).toEqual(['Luis Guamán'])
    expect(await namesIn({ ...people(), age: ['days0to7', 'days16to30'] })).toEqual([
      'Luis Guamán',
      'Inés Ñacato',
      'Rosa Toapanta',
    ])
    const { totals } = await list({ ...people(), age: 'days0to7' })
    expect(totals).toMatchObject({ clients: 1, dueInCents: 8_140, ages: { ...NOTHING, days0to7: 8_140 } })
  })

  test('is searched by the client, by name, casillero and identification', async () => {
    expect(await namesIn({ q: 'guaman' })).toEqual(['Luis Guamán'])
    expect(await namesIn({ q: old.casilleroCode })).toEqual(['Luis Guamán'])
    expect(await namesIn({ q: old.identification })).toEqual(['Luis Guamán'])
    const { totals } = await list({ q: 'endara' })
    expect(totals).toEqual({ clients: 0, dueInCents: 0, debtInCents: 0, openBills: 0, creditInCents: 0, ages: NOTHING })
  })

  test('is sorted, paged, and narrowed to days of the oldest', async () => {
    expect(await namesIn({ ...people(), orderBy: 'oldestOn', mode: 'asc' })).toEqual([
      'Luis Guamán',
      'Rosa Toapanta',
      'Inés Ñacato',
    ])
    expect(await namesIn({ ...people(), orderBy: 'openBills' })).toEqual(['Luis Guamán', 'Inés Ñacato', 'Rosa Toapanta'])
    expect((await namesIn({ ...people(), orderBy: 'creditInCents' }))[0]).toBe('Luis Guamán')
    const { data, meta } = await list({ ...people(), limit: 2 })
    expect([data.length, meta.total, meta.totalPages]).toEqual([2, 3, 2])
    expect(await namesIn({ ...people(), limit: 2, cursor: meta.nextCursor })).toEqual(['Rosa Toapanta'])
    expect((await list({ ...people(), limit: 2, page: 9 })).meta.total).toBe(3)
    expect(await namesIn({ ...people(), from: '2031-05-17', to: '2031-05-25' })).toEqual(['Rosa Toapanta'])
  })

  test('is a file', async () => {
    const { rows, name } = await listFile('administrator', receivables.exportReceivables, 'es', { clientId: old.id })
    expect(name).toMatch(/^cartera-2031-06-02-/)
    expect(rows).toEqual([
      [
        ['Casillero', old.casilleroCode ?? ''],
        ['Cliente', 'Luis Guamán'],
        ['Por pagar (USD)', '152.8'],
        ['0–7 días (USD)', '0'],
        ['8–15 días (USD)', '40.7'],
        ['16–30 días (USD)', '40.7'],
        ['31–60 días (USD)', '40.7'],
        ['Más de 60 días (USD)', '30.7'],
        ['Sin nota de cobro (USD)', '0'],
        ['A favor (USD)', '5'],
        ['Notas por pagar', '4'],
        ['Desde', '2031-04-02'],
        ['Días', '61'],
        ['Prometió pagar hasta', ''],
        ['Prometido (USD)', ''],
        ['Promesa de pago', ''],
      ],
    ])
  })

  test('is a workbook with what it comes to, and what was asked for in words', async () => {
    const { content } = await administrator.call(receivables.exportReceivables, {
      query: { q: 'guaman', age: ['over60', 'days8to15'] },
      headers: { 'accept-language': 'en' },
    } as never)
    const [rows, filter] = await readXlsxFile(Buffer.from(content as Uint8Array))
    expect(rows?.data.at(-1)).toEqual([null, 'Total', 152.8, 0, 40.7, 40.7, 40.7, 30.7, 0, 5, 4, null, null, null, null, null])
    expect(filter?.data).toEqual([
      ['Filter', 'Value'],
      ['As of', '2031-06-02'],
      ['Search', 'guaman'],
      ['Age', 'Over 60 days, 8–15 days'],
    ])
  })
})
