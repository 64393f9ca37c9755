import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applicationsOf, movesBackOf, restOf } from '../index.ts'

describe('a payment is applied', () => {
  test('to one bill of 40.70: 25.00 leaves 15.70 due, then 20.00 leaves 4.30 in favour', () => {
    expect(applicationsOf(2_500, [{ id: 'a', dueInCents: 4_070 }])).toEqual({
      applications: [{ id: 'a', amountInCents: 2_500 }],
      creditInCents: 0,
    })
    expect(applicationsOf(2_000, [{ id: 'a', dueInCents: 1_570 }])).toEqual({
      applications: [{ id: 'a', amountInCents: 1_570 }],
      creditInCents: 430,
    })
  })

  test('to the oldest first: 80.00 for 40.70 and 32.54 leaves 6.76 in favour', () => {
    const dues = [
      { id: 'older', dueInCents: 4_070 },
      { id: 'newer', dueInCents: 3_254 },
    ]
    expect(applicationsOf(8_000, dues)).toEqual({
      applications: [
        { id: 'older', amountInCents: 4_070 },
        { id: 'newer', amountInCents: 3_254 },
      ],
      creditInCents: 676,
    })
    expect(applicationsOf(4_500, dues).applications).toEqual([
      { id: 'older', amountInCents: 4_070 },
      { id: 'newer', amountInCents: 430 },
    ])
  })

  test('to nothing that is paid already, and not a cent is lost or made', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(amount, fc.array(amount), (amountInCents, dues) => {
        const { applications, creditInCents } = applicationsOf(
          amountInCents,
          dues.map((dueInCents, index) => ({ id: String(index), dueInCents })),
        )
        const applied = applications.reduce((total, application) => total + application.amountInCents, 0)
        expect(applied + creditInCents).toBe(amountInCents)
        for (const { id, amountInCents: one } of applications) expect(one).toBeLessThanOrEqual(dues[Number(id)] ?? 0)
        expect(applications.every((application) => application.amountInCents > 0)).toBe(true)
      }),
    )
  })
})

describe('what is left of a payment', () => {
  const made = { amountInCents: 8_000, reversesId: null, reversedBy: null }
  const to = (amountInCents: number, isBack = false) => ({ amountInCents, isBack })

  test('is what no bill or purchase took: 80.00 for 40.70 and 32.54 leaves 6.76', () => {
    expect(restOf({ ...made, applications: [to(4_070), to(3_254)] })).toEqual({ appliedInCents: 7_324, creditInCents: 676 })
  })

  test('is more once a bill was voided, and what was applied went back', () => {
    expect(restOf({ ...made, applications: [to(4_070), to(3_254, true)] })).toEqual({
      appliedInCents: 4_070,
      creditInCents: 3_930,
    })
  })

  test('is nothing of a payment that was taken back, and of what takes it back', () => {
    const applications = [to(4_070)]
    expect(restOf({ ...made, applications, reversedBy: {} })).toEqual({ appliedInCents: 4_070, creditInCents: 0 })
    const counter = { amountInCents: -8_000, reversesId: '7', reversedBy: null, applications: [] }
    expect(restOf(counter)).toEqual({ appliedInCents: 0, creditInCents: 0 })
  })
})

describe('a payment that bounced', () => {
  const move = (id: string, amountInCents: number, isHandedOver = false) => ({ id, amountInCents, isHandedOver })

  test('of 40.70 for a bill that was handed over leaves a debt of 40.70', () => {
    expect(movesBackOf(4_070, 0, [move('a', 4_070, true)])).toEqual({ movesBack: [], debtInCents: 4_070 })
  })

  test('takes what is in favour first', () => {
    expect(movesBackOf(4_070, 5_000, [move('a', 4_070)])).toEqual({ movesBack: [], debtInCents: 0 })
  })

  test('then the newest moves to bills of which nothing was handed over, as many as it needs', () => {
    const moves = [move('newest', 1_000), move('handedOver', 2_000, true), move('older', 3_000), move('oldest', 4_000)]
    expect(movesBackOf(3_500, 500, moves)).toEqual({
      movesBack: [
        { id: 'newest', amountInCents: 1_000 },
        { id: 'older', amountInCents: 3_000 },
      ],
      debtInCents: 0,
    })
  })

  test('and the rest stays debt', () => {
    expect(movesBackOf(9_000, 500, [move('a', 1_000), move('b', 2_000, true)])).toEqual({
      movesBack: [{ id: 'a', amountInCents: 1_000 }],
      debtInCents: 7_500,
    })
  })
})
