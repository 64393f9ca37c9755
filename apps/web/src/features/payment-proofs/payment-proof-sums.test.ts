import { describe, expect, test } from 'vitest'
import { unansweredRefusal, uncoveredInCents } from './payment-proof-sums.ts'

const proof = (status: 'pending' | 'accepted' | 'refused', amountInCents: number, day = 1) => ({
  status,
  amountInCents,
  createdAt: `2026-11-0${day}T12:00:00.000Z`,
})

describe('what is still to be sent', () => {
  test('is the total while nothing was sent', () => {
    expect(uncoveredInCents(6_284, [])).toBe(6_284)
  })

  test('is the rest of what pending and accepted receipts cover', () => {
    expect(uncoveredInCents(6_284, [proof('pending', 4_000), proof('accepted', 284)])).toBe(2_000)
  })

  test('counts a refused receipt for nothing', () => {
    expect(uncoveredInCents(6_284, [proof('refused', 6_284)])).toBe(6_284)
  })

  test('is never less than nothing', () => {
    expect(uncoveredInCents(6_284, [proof('pending', 7_000)])).toBe(0)
  })
})

describe('a refusal', () => {
  test('waits for the client while it is the last word', () => {
    const refused = proof('refused', 100, 2)

    expect(unansweredRefusal([refused, proof('pending', 50, 1)])).toBe(refused)
  })

  test('is answered by a later receipt', () => {
    expect(unansweredRefusal([proof('refused', 100, 1), proof('pending', 100, 2)])).toBeNull()
  })

  test('needs a receipt first', () => {
    expect(unansweredRefusal([])).toBeNull()
  })
})
