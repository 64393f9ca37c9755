import { describe, expect, test } from 'vitest'
import { isToldToClient } from '../index.ts'

const moved = { from: 'inReview', to: 'reviewed' }
const stayed = { from: 'reviewed', to: 'reviewed' }

describe('a client reads', () => {
  test.each([
    ['order', 'create'],
    ['order', 'confirmWarehouse'],
    ['order', 'ship'],
    ['order', 'deliver'],
    ['purchase', 'review'],
    ['bill', 'confirmPayment'],
    ['dropshipping', 'quote'],
  ] as const)('of %s that it was: %s', (record, action) => {
    expect(isToldToClient(record, { action, ...stayed })).toBe(true)
  })

  test('of a value once it lets the package go on', () => {
    expect(isToldToClient('order', { action: 'setValue', ...moved })).toBe(true)
    expect(isToldToClient('order', { action: 'setValue', ...stayed })).toBe(false)
  })
})

describe('a client does not read', () => {
  test.each([
    ['order', 'bundle'],
    ['order', 'unbundle'],
    ['order', 'assignClient'],
    ['order', 'settleEarning'],
    ['order', 'setObservation'],
    ['purchase', 'removeInvoiceLine'],
    ['order', 'whateverComesLater'],
  ] as const)('of %s: %s', (record, action) => {
    expect(isToldToClient(record, { action, ...moved })).toBe(false)
  })
})
