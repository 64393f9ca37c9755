import { expect, test } from 'vitest'
import { namedFirst, proposedFor, type ToPay } from './to-pay.ts'

const toPay = (id: string, dueInCents: number, isAgreed = true): ToPay => {
  return { id, kind: 'bill', code: id, things: [], createdAt: '2026-01-05T15:00:00.000Z', dueInCents, isAgreed }
}
const TWO = [toPay('first', 4_070), toPay('second', 3_254)]
const nothingTyped = new Map<string, number>()

test('money goes to the oldest first, and what is left is credit', () => {
  expect(proposedFor(8_000, TWO, nothingTyped)).toEqual({
    applications: [
      { id: 'first', amountInCents: 4_070 },
      { id: 'second', amountInCents: 3_254 },
    ],
    creditInCents: 676,
  })
})

test('what was typed stays, and the rest of the money goes to the others', () => {
  expect(proposedFor(5_000, TWO, new Map([['first', 1_000]]))).toEqual({
    applications: [
      { id: 'first', amountInCents: 1_000 },
      { id: 'second', amountInCents: 3_254 },
    ],
    creditInCents: 746,
  })
  expect(proposedFor(5_000, TWO, new Map([['second', 0]]))).toEqual({
    applications: [{ id: 'first', amountInCents: 4_070 }],
    creditInCents: 930,
  })
})

test('more than came is said as what is missing', () => {
  expect(proposedFor(1_000, TWO, new Map([['first', 1_500]])).creditInCents).toBe(-500)
})

test('what the client did not agree to yet gets nothing by itself, unless the money is named for it', () => {
  const wish = [toPay('bill', 1_000), toPay('wish', 9_000, false)]
  expect(proposedFor(2_000, wish, nothingTyped).applications).toEqual([{ id: 'bill', amountInCents: 1_000 }])
  const named = namedFirst(wish, ['wish'])
  expect(proposedFor(2_000, named, nothingTyped, ['wish']).applications).toEqual([{ id: 'wish', amountInCents: 2_000 }])
})
