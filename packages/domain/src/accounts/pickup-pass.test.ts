import { describe, expect, test } from 'vitest'
import { digitsInGroups, isToCollect, readPassKey } from './pickup-pass.ts'

const CODE = '0F1E2D3C4B5A69788796A5B4C3D2E1F0'

describe('what is scanned or typed at the counter', () => {
  test.each([
    [CODE, { code: CODE }],
    [` ${CODE.toLowerCase()}\n`, { code: CODE }],
    ['472918', { digits: '472918' }],
    ['472 918', { digits: '472918' }],
    ['000 001', { digits: '000001' }],
    ['VTA-000169', { bill: 'VTA-000169' }],
    ['vta 169', { bill: 'VTA-000169' }],
    ['VTA-1234567', { bill: 'VTA-1234567' }],
  ])('%j is read', (text, key) => {
    expect(readPassKey(text)).toEqual(key)
  })

  test.each(['', '47291', '4729181', `${CODE}0`, CODE.slice(1), 'ORD-000001', 'VTA-', '1710034065'])('%j is none', (text) => {
    expect(readPassKey(text)).toBeNull()
  })
})

test('digits are read in two groups', () => {
  expect(digitsInGroups('472918')).toBe('472 918')
})

test('only what waits is to be collected', () => {
  const waits = { status: 'paid', outcome: null, voidedAt: null }
  expect(isToCollect(waits)).toBe(true)
  expect(isToCollect({ ...waits, status: 'receivedAndDelivered' })).toBe(false)
  expect(isToCollect({ ...waits, outcome: 'lost' })).toBe(false)
  expect(isToCollect({ ...waits, voidedAt: '2026-01-05' })).toBe(false)
})
