import { describe, expect, test } from 'vitest'
import { consequencesOf, countOutcomes, type OrderOutcome, type Responsible, responsibleFor } from '../index.ts'

describe('who answers for a package that ends', () => {
  test.each<[OrderOutcome, Responsible, Responsible]>([
    ['withdrawn', 'client', 'client'],
    ['storeCancelled', 'store', 'store'],
    ['returned', 'client', 'client'],
    ['abandoned', 'client', 'client'],
    ['lost', 'store', 'house'],
    ['damaged', 'house', 'house'],
    ['seized', 'client', 'client'],
    ['refused', 'client', 'client'],
  ])('%s: before Miami the %s, from there on the %s', (outcome, before, after) => {
    expect(responsibleFor(outcome, { isReceived: false })).toBe(before)
    expect(responsibleFor(outcome, { isReceived: true })).toBe(after)
  })
})

describe('what follows for money', () => {
  const UNBILLED = { outcome: 'lost', isBilled: false, isPaid: false, isBought: false } as const
  const BILLED = { outcome: 'lost', isBilled: true, isPaid: false, isBought: false } as const
  const PAID = { outcome: 'lost', isBilled: true, isPaid: true, isBought: false } as const
  const nothing = { credit: 'none', isCompensated: false, keepsEarning: false }

  test('the house credits what it charged and makes good what was lost; nobody earns from it', () => {
    const made = { isCompensated: true, keepsEarning: false }
    expect(consequencesOf({ responsible: 'house', ...UNBILLED })).toEqual({ credit: 'none', ...made })
    expect(consequencesOf({ responsible: 'house', ...BILLED })).toEqual({ credit: 'whole', ...made })
    expect(consequencesOf({ responsible: 'house', ...PAID })).toEqual({ credit: 'whole', ...made })
  })

  test('what is back with its client or its store is not made good, whoever answers for it', () => {
    expect(consequencesOf({ responsible: 'house', ...UNBILLED, outcome: 'withdrawn' })).toEqual(nothing)
    expect(consequencesOf({ responsible: 'house', ...UNBILLED, outcome: 'returned' })).toEqual(nothing)
    expect(consequencesOf({ responsible: 'house', ...PAID, outcome: 'seized' })).toMatchObject({ isCompensated: true })
  })

  test('what the house bought is credited and not made good a second time', () => {
    expect(consequencesOf({ responsible: 'house', ...PAID, isBought: true })).toEqual({ ...nothing, credit: 'whole' })
    expect(consequencesOf({ responsible: 'house', ...UNBILLED, isBought: true })).toEqual(nothing)
  })

  test('the client keeps what they paid for, and does not owe what they did not', () => {
    expect(consequencesOf({ responsible: 'client', ...PAID })).toEqual({ ...nothing, keepsEarning: true })
    expect(consequencesOf({ responsible: 'client', ...BILLED })).toEqual({ ...nothing, credit: 'whole' })
    expect(consequencesOf({ responsible: 'client', ...UNBILLED })).toEqual(nothing)
  })

  test('of the store the goods are credited, with tax, shipping and fee', () => {
    expect(consequencesOf({ responsible: 'store', ...PAID })).toEqual({ ...nothing, credit: 'goods', keepsEarning: true })
    expect(consequencesOf({ responsible: 'store', ...BILLED })).toEqual({ ...nothing, credit: 'goods' })
    expect(consequencesOf({ responsible: 'store', ...UNBILLED })).toEqual(nothing)
  })
})

test('ends are counted in the order of the outcomes; what goes on counts nowhere', () => {
  const packages = (['seized', null, 'lost', 'seized'] as const).map((outcome) => ({ outcome }))
  expect(countOutcomes(packages)).toEqual([
    { outcome: 'lost', count: 1 },
    { outcome: 'seized', count: 2 },
  ])
  expect(countOutcomes([{ outcome: null }])).toEqual([])
})
