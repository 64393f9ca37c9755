import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isShelfCode, ORDER_STATUSES, plainCode, SHELVED_STATUSES, shelfSeries, warehouseOf } from '../index.ts'

describe('the code of a shelf', () => {
  test('is compared by its letters and digits', () => {
    expect(['A-01', 'a01', ' A/01 ', 'A?01', "a'01"].map(plainCode)).toEqual(Array(5).fill('A01'))
  })

  test.each(['A-01', 'B12', 'Z 3', 'quito-b2', 'A.1'])('%s may be one', (code) => expect(isShelfCode(code)).toBe(true))

  test.each(['', 'A', '12', '1234567', 'ORD-000012', 'BUL-1', 'Ñ-1', '-A1', 'ABCDEFGHIJ-123', 'A_1'])('%s may not', (code) =>
    expect(isShelfCode(code)).toBe(false),
  )
})

describe('a series of shelves', () => {
  test('goes from the first to the last, with as many digits as the first has', () => {
    expect(shelfSeries('A-08', 'A-11')).toEqual(['A-08', 'A-09', 'A-10', 'A-11'])
    expect(shelfSeries(' B9', 'b10 ')).toEqual(['B9', 'B10'])
    expect(shelfSeries('C-1', 'C-1')).toEqual(['C-1'])
  })

  test.each([
    ['A-1', 'B-4'],
    ['A-4', 'A-1'],
    ['A', 'B'],
    ['A-1', 'A-501'],
    ['', 'A-1'],
  ])('%s to %s is none', (first, last) => expect(shelfSeries(first, last)).toBeNull())

  test('has every number once, and its two ends', () => {
    const numbers = fc.record({ from: fc.nat(9_000), more: fc.nat(499), width: fc.integer({ min: 1, max: 5 }) })
    fc.assert(
      fc.property(numbers, ({ from, more, width }) => {
        const code = (number: number) => `A-${String(number).padStart(width, '0')}`
        const series = shelfSeries(code(from), code(from + more)) ?? []
        expect(series).toHaveLength(more + 1)
        expect(new Set(series.map(plainCode)).size).toBe(more + 1)
        expect([series[0], series.at(-1)]).toEqual([code(from), code(from + more)])
      }),
    )
  })
})

describe('the warehouse in which a package lies', () => {
  test.each([
    ['incomplete', false, null],
    ['incomplete', true, 'MIA'],
    ['incompleteState', true, 'MIA'],
    ['inWarehouseMIA', true, 'MIA'],
    ['sended', true, null],
    ['arrived', true, 'UIO'],
    ['inWarehouseUIO', true, 'UIO'],
    ['pendingOfPay', true, 'UIO'],
    ['paid', true, 'UIO'],
    ['receivedAndDelivered', true, null],
    ['removed', true, null],
    ['inReview', false, null],
    ['reviewed', false, null],
  ] as const)('%s, received %s: %s', (status, isReceived, warehouse) => {
    expect(warehouseOf({ status, isReceived })).toBe(warehouse)
  })

  test('is none in a status in which nothing lies on a shelf', () => {
    const elsewhere = ORDER_STATUSES.filter((status) => !SHELVED_STATUSES.includes(status))
    expect(elsewhere.map((status) => warehouseOf({ status, isReceived: true }))).toEqual(elsewhere.map(() => null))
  })
})
