import { describe, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { nextCode, nextCodes } from './code.ts'

const { db } = await createTestDatabase()

describe('codes', () => {
  test('rise by one, with leading zeros', async () => {
    expect(await nextCode(db, 'order')).toBe('ORD-000001')
    expect(await nextCodes(db, 'order', 3)).toEqual(['ORD-000002', 'ORD-000003', 'ORD-000004'])
    expect(await nextCode(db, 'casillero')).toBe('UIO-1001')
  })

  test('never repeat, however many ask at once', async () => {
    const codes = await Promise.all(Array.from({ length: 200 }, () => nextCode(db, 'bundle')))

    expect(new Set(codes).size).toBe(200)
  })

  test('grow longer when the digits are used up', async () => {
    await db.execute(`select setval('charge_codes', 999)`)

    expect(await nextCode(db, 'charge')).toBe('CAR-1000')
  })
})
