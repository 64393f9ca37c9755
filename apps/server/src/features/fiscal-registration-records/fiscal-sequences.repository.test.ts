import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import {
  type FiscalSeries,
  holdLastSequential,
  listSequences,
  setLastSequential,
  takeNextSequential,
} from './fiscal-sequences.repository.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const FACTURAS: FiscalSeries = { environment: 'production', kind: 'factura', establishment: '001', emissionPoint: '002' }
const take = (series: FiscalSeries = FACTURAS) => database.db.transaction((tx) => takeNextSequential(tx, series))

describe('the numbers of a series', () => {
  test('begin with 1 and rise by one, each series for itself', async () => {
    const others: FiscalSeries[] = [
      { ...FACTURAS, environment: 'test' },
      { ...FACTURAS, kind: 'notaCredito' },
      { ...FACTURAS, establishment: '002' },
      { ...FACTURAS, emissionPoint: '001' },
    ]
    expect([await take(), await take(), await take()]).toEqual([1, 2, 3])
    for (const other of others) expect(await take(other)).toBe(1)
  })

  test('are taken by one transaction at a time: the second waits for the first', async () => {
    const series = { ...FACTURAS, emissionPoint: '003' }
    const order: string[] = []
    const [isTaken, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = database.db.transaction(async (tx) => {
      const taken = await takeNextSequential(tx, series)
      isTaken.resolve()
      await mayEnd.promise
      order.push(`first ${taken}`)
    })
    await isTaken.promise
    const second = take(series).then((taken) => order.push(`second ${taken}`))
    await pause(100)
    mayEnd.resolve()
    await Promise.all([first, second])
    expect(order).toEqual(['first 1', 'second 2'])
  })

  test('taken by thirty at once are thirty', async () => {
    const series = { ...FACTURAS, emissionPoint: '004' }
    const taken = await Promise.all(Array.from({ length: 30 }, () => take(series)))
    expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  })

  test('go on from where a person raised them to; what was passed over is counted, once', async () => {
    const series = { ...FACTURAS, emissionPoint: '006' }
    const raise = (last: number) => database.db.transaction((tx) => setLastSequential(tx, series, last))
    const counter = async () =>
      (await listSequences(database.db)).find(({ emissionPoint }) => emissionPoint === series.emissionPoint)

    await raise(120)
    expect([await take(series), await take(series)]).toEqual([121, 122])
    await raise(200)
    expect(await take(series)).toBe(201)

    expect(await counter()).toMatchObject({ lastSequential: 201, skippedCount: 198 })
  })

  test('are never turned back: a lower one that comes late changes nothing', async () => {
    const series = { ...FACTURAS, emissionPoint: '007' }
    await take(series)
    await take(series)
    await database.db.transaction((tx) => setLastSequential(tx, series, 1))
    const last = await database.db.transaction((tx) => holdLastSequential(tx, series))
    expect(last).toBe(2)
    expect(await take(series)).toBe(3)
    const counter = (await listSequences(database.db)).find(({ emissionPoint }) => emissionPoint === '007')
    expect(counter?.skippedCount).toBe(0)
  })

  test('of a transaction that is undone are given again', async () => {
    const series = { ...FACTURAS, emissionPoint: '005' }
    const undone = database.db.transaction(async (tx) => {
      await takeNextSequential(tx, series)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await take(series)).toBe(1)
  })
})
