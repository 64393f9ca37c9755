import { describe, expect, test } from 'vitest'
import { settlementOf } from '../index.ts'

const taken = (id: string, amountInCents: number) => ({ id, amountInCents })

describe('a settlement', () => {
  test('of 9.95, after 5.78 of a lost package had been paid: 4.17', () => {
    expect(settlementOf([995], [taken('lost', 578)])).toEqual({ deducted: [taken('lost', 578)], totalInCents: 417 })
  })

  test('takes back the oldest first, and leaves what would make it negative to the next', () => {
    const back = [taken('oldest', 300), taken('older', 800), taken('newest', 100)]
    expect(settlementOf([500, 400], back)).toEqual({ deducted: [taken('oldest', 300)], totalInCents: 600 })
    expect(settlementOf([500, 700], back)).toEqual({
      deducted: [taken('oldest', 300), taken('older', 800), taken('newest', 100)],
      totalInCents: 0,
    })
  })

  test('of nothing takes nothing back', () => {
    expect(settlementOf([], [taken('a', 1)])).toEqual({ deducted: [], totalInCents: 0 })
  })
})
