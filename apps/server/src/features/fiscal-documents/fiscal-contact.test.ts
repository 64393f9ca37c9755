// Whether the SRI answers, as two instances know it together.
import { describe, expect, test } from 'vitest'
import { atTime } from '../../clock.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { contingencyOf, noteAnswer, noteFailure, waitForTurn } from './fiscal-contact.repository.ts'

const { db } = await createTestDatabase()
const AT = new Date('2026-11-26T15:42:00.000Z')
const at = <Result>(seconds: number, work: () => Result) => atTime(new Date(AT.getTime() + seconds * 1_000), work)

async function fail(times: number, environment: 'test' | 'production' = 'production') {
  for (let count = 0; count < times; count += 1) await at(count, () => noteFailure(db, environment))
}
const endIt = () => noteAnswer(db, 'production', 0)

describe('contingency', () => {
  test('begins with the fifth failure in a row, and says since when', async () => {
    await fail(4)
    expect(await contingencyOf(db, 'production')).toBeNull()
    expect(await at(4, () => waitForTurn(db, 'production'))).toBeNull()
    await at(10, () => noteFailure(db, 'production'))
    expect(await contingencyOf(db, 'production')).toEqual({
      since: new Date('2026-11-26T15:42:10.000Z'),
      waiting: 0,
      clockAheadInSeconds: 0,
    })
    await endIt()
  })

  test('a clear answer between failures counts them anew', async () => {
    await fail(4)
    expect(await endIt()).toBe(false)
    await fail(4)
    expect(await contingencyOf(db, 'production')).toBeNull()
    await endIt()
  })

  test('lets one call a minute through, of whoever asks first', async () => {
    await fail(5)
    expect(await at(30, () => waitForTurn(db, 'production'))).toEqual(new Date('2026-11-26T15:43:04.000Z'))
    const turns = await at(64, () => Promise.all([1, 2, 3, 4, 5].map(() => waitForTurn(db, 'production'))))
    expect(turns.filter((turn) => turn === null)).toHaveLength(1)
    expect(await at(65, () => waitForTurn(db, 'production'))).toEqual(new Date('2026-11-26T15:44:04.000Z'))
    await endIt()
  })

  test('goes on from when it began while nothing answers, and ends with the first answer', async () => {
    await fail(5)
    await at(600, () => noteFailure(db, 'production'))
    expect((await contingencyOf(db, 'production'))?.since).toEqual(new Date('2026-11-26T15:42:04.000Z'))
    expect(await endIt()).toBe(true)
    expect(await contingencyOf(db, 'production')).toBeNull()
    expect(await at(601, () => waitForTurn(db, 'production'))).toBeNull()
  })

  test('is of one environment', async () => {
    await fail(5, 'test')
    expect(await waitForTurn(db, 'production')).toBeNull()
    expect(await contingencyOf(db, 'production')).toBeNull()
    await noteAnswer(db, 'test', 0)
  })
})

describe('our clock', () => {
  test('is named where it is more than a minute ahead, and no more once it is not', async () => {
    await noteAnswer(db, 'production', 60)
    expect(await contingencyOf(db, 'production')).toBeNull()
    await noteAnswer(db, 'production', 61)
    expect(await contingencyOf(db, 'production')).toEqual({ since: null, waiting: 0, clockAheadInSeconds: 61 })
    await noteAnswer(db, 'production', 0)
    expect(await contingencyOf(db, 'production')).toBeNull()
  })
})
