// A month of a bank: what is ready, what is left to people, and how much it takes (office, section 9).
import type { ReceivedFile } from '@app/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenManyBills, type ManyBill } from '../../../testing/given/given-many-bills.repository.ts'
import { unpaidBundle } from '../../../testing/given/given-packages.ts'
import { type BankLine, bankAccount, COLUMNS, csvOf, imported, unidentified } from '../../../testing/given/given-statements.ts'
import { startRecorder } from '../../../testing/recorded-statements.ts'
import { currentServer, given } from '../../../testing/world.ts'
import { importStatement } from './import-statement.ts'
import { listUnidentified } from './list-unidentified.ts'

// Before the server opens its first connection.
const recorder = startRecorder()
afterAll(() => recorder.stop())
const CLIENTS = 400
const OF_TWO = 12
const MARKED = 360
let bills: ManyBill[]
let lines: BankLine[]
/** Whom each line is really of, and the bills that it pays, by its reference. */
const truth = new Map<string, { clientId: string; billIds: string[] }>()

/** 400 clients with 2,000 bills, five each; no two of a client alike. */
beforeAll(async () => {
  const client = await given.client()
  const { id: billId } = await unpaidBundle(client)
  const wanted = Array.from({ length: CLIENTS * 5 }, (_, index) => ({
    client: Math.floor(index / 5),
    dueInCents: 3_000 + Math.floor(index / 5) * 7 + (index % 5) ** 3 * 311,
  }))
  const made = await givenManyBills({ clientId: client.id, billId }, wanted)
  bills = made.bills
  const billsOf = (number: number) => bills.slice(number * 5, number * 5 + 5)
  lines = Array.from({ length: CLIENTS }, (_, number) => {
    const [first, second] = billsOf(number)
    if (!first || !second) throw new Error('a client has no bills')
    const paid = number < OF_TWO ? [first, second] : [first]
    const reference = `TRX${10_000_000 + number}`
    const amountInCents = paid.reduce((total, { dueInCents }) => total + dueInCents, 0)
    truth.set(reference, { clientId: first.clientId, billIds: paid.map((bill) => bill.billId) })
    const letters = [...String(number)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')
    const name = `ANA${letters} QUISHPE${letters}`
    const marks = [`PAGO ${first.code}`, made.casilleroOf(number), String(1_800_000_000 + number)]
    if (number < MARKED) return { reference, text: `TRANSF ${name} ${marks[number % 3]}`, amountInCents }
    // Twenty of a wrong sum, then twenty with a name alone.
    if (number < MARKED + 20)
      return { reference, text: `TRANSF ${name} ${made.casilleroOf(number)}`, amountInCents: amountInCents + 1 }
    return { reference, text: `TRANSF ${name}`, amountInCents }
  })
}, 300_000)

describe('400 transfers of a month', () => {
  test('are imported once, and add nothing a second time', async () => {
    expect(await imported(lines)).toMatchObject({ lineCount: 400, addedCount: 400 })
    expect(await imported(lines)).toMatchObject({ lineCount: 400, addedCount: 0 })
  })

  test('are ready where a mark and the sum say so: at least 350, none of the forty, none wrong', async () => {
    const { data, meta } = await unidentified()
    const ready = data.filter((line) => line.ready)
    expect(meta).toMatchObject({ total: 400, readyCount: ready.length })
    expect(ready.length).toBeGreaterThanOrEqual(350)
    for (const { reference, ready: found } of ready) {
      expect({ clientId: found?.client.id, billIds: found?.bills.map(({ id }) => id).toSorted() }).toEqual({
        clientId: truth.get(reference)?.clientId,
        billIds: truth.get(reference)?.billIds.toSorted(),
      })
    }
    const unready = new Set(lines.slice(MARKED).map(({ reference }) => reference))
    expect(ready.filter(({ reference }) => unready.has(reference))).toEqual([])
    // Who sent the others is the first that people are offered.
    const offered = data.filter((line) => !line.ready && unready.has(line.reference))
    expect(offered).toHaveLength(40)
    for (const { reference, candidates } of offered) expect(candidates[0]?.client.id).toBe(truth.get(reference)?.clientId)
  })

  test('are answered in a few statements', async () => {
    const { db } = await currentServer()
    const query = { page: 1, limit: 1_000 }
    const sent = await recorder.record(() => listUnidentified(db, { userId: '', role: 'administrator' }, query))
    expect(sent.flat().length).toBeLessThan(10)
  })
})

describe('a statement of 5,000 lines', () => {
  test('is imported within seconds', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({
      ...{ day: `2026-02-${String((index % 28) + 1).padStart(2, '0')}`, reference: `N${index}` },
      ...{
        text: index % 3 === 0 ? 'COMISION' : `DEPOSITO VENTANILLA ${index}`,
        amountInCents: index % 3 === 0 ? -36 : 1_000 + index,
      },
    }))
    const content = csvOf(many)
    const file = { field: 'statement', name: 'febrero.csv', sizeInBytes: content.length, read: async () => content }
    const asked = { accountId: await bankAccount(), columns: COLUMNS, files: [file as unknown as ReceivedFile] }
    const { db } = await currentServer()
    const actor = { userId: (await given.administrator()).id, role: 'administrator' } as const
    const start = performance.now()
    const sent = await recorder.record(async () => {
      expect(await importStatement(db, actor, asked)).toMatchObject({ lineCount: 5_000, addedCount: 5_000, debitCount: 1_667 })
    })
    expect(sent.flat().length).toBeLessThan(12)
    expect(performance.now() - start).toBeLessThan(20_000)
  })
})
