import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BillLine, billOf, creditNoteOf, priceOrder } from '../index.ts'
import { FREIGHT_TAXED } from '../testing/parameters.ts'

const order = (orderId: string, weightInGrams: number, valueInCents: number, dutyShareInCents: number) => {
  const package_ = { category: 'B', isSpecial: false, hasDiscount: false, extraChargesInCents: [] } as const
  return { orderId, lines: priceOrder({ ...package_, weightInGrams, valueInCents, dutyShareInCents }, FREIGHT_TAXED).lines }
}
/** 1.80 kg of 90.00 and 0.90 kg of 45.00 in one bundle: 28.90 + 4.34 + 20.00 = 53.24. */
const BILL = billOf([order('lost', 1_800, 9_000, 1_333), order('kept', 900, 4_500, 667)], FREIGHT_TAXED)
const NOTHING = BILL.lines.map(() => 0)
const ofOrder = (lines: readonly BillLine[], id: string) => lines.map((line) => (line.orderId === id ? line.amountInCents : 0))

describe('a credit note', () => {
  test('of the lost one of two packages is 18.00 + 2.70 + 13.33 = 34.03, and 19.21 stay billed', () => {
    expect(BILL.totalInCents).toBe(5_324)
    const note = creditNoteOf(BILL.lines, ofOrder(BILL.lines, 'lost'), NOTHING, 1_500, 0)
    expect(note).toMatchObject({ taxInCents: 270, totalInCents: 3_403 })
    expect(note.lines.map(({ name, amountInCents }) => [name, amountInCents])).toEqual([
      ['freight', 1_620],
      ['valuePercentage', 180],
      ['duty', 1_333],
    ])
    expect(BILL.totalInCents - note.totalInCents).toBe(1_921)
  })

  test('of the other one afterwards is the rest, to the cent', () => {
    const lost = ofOrder(BILL.lines, 'lost')
    expect(creditNoteOf(BILL.lines, ofOrder(BILL.lines, 'kept'), lost, 1_500, 270)).toMatchObject({
      taxInCents: 164,
      totalInCents: 1_921,
    })
  })

  test('gives back the IVA that is left, also where an earlier note was taken back', () => {
    // IVA of 15 % on 0.10, 0.10 and 0.10: 0.05 together, 0.02 for each of the first two, 0.01 is left for the last.
    const line = (orderId: string): BillLine => ({ orderId, name: 'freight', amountInCents: 10, treatment: 'general' })
    const bill = [line('a'), line('b'), line('c')]
    expect(creditNoteOf(bill, [10, 0, 0], [0, 0, 0], 1_500, 0).taxInCents).toBe(2)
    expect(creditNoteOf(bill, [0, 10, 0], [10, 0, 0], 1_500, 2).taxInCents).toBe(2)
    expect(creditNoteOf(bill, [0, 0, 10], [10, 10, 0], 1_500, 4).taxInCents).toBe(1)
    // The first was taken back; the second keeps its 0.02, and both others give back the 0.03 that are left.
    expect(creditNoteOf(bill, [10, 0, 10], [0, 10, 0], 1_500, 2).taxInCents).toBe(3)
  })

  // 15.00 and 2.25: notes of 1.90 and 13.10 give back 0.29 and 1.96 (fiscal, section 7).
  test('has the IVA of its own base', () => {
    const bill: BillLine[] = [{ orderId: 'a', name: 'valuePercentage', amountInCents: 1_500, treatment: 'general' }]
    expect(creditNoteOf(bill, [190], [0], 1_500, 0)).toMatchObject({ taxInCents: 29, totalInCents: 219 })
    expect(creditNoteOf(bill, [1_310], [190], 1_500, 29)).toMatchObject({ taxInCents: 196, totalInCents: 1_506 })
  })

  test('of what bears no IVA gives back none', () => {
    const bill: BillLine[] = [
      { orderId: 'a', name: 'freight', amountInCents: 1_000, treatment: 'zero' },
      { orderId: 'a', name: 'valuePercentage', amountInCents: 10, treatment: 'general' },
    ]
    expect(creditNoteOf(bill, [1_000, 0], [0, 0], 1_500, 0)).toMatchObject({ taxInCents: 0, totalInCents: 1_000 })
    expect(creditNoteOf(bill, [0, 10], [1_000, 0], 1_500, 0)).toMatchObject({ taxInCents: 2, totalInCents: 12 })
  })

  test('gives back no more of a line than it has left, nor IVA by itself', () => {
    const lost = ofOrder(BILL.lines, 'lost')
    expect(() => creditNoteOf(BILL.lines, lost, lost, 1_500, 270)).toThrow(RangeError)
    expect(() => creditNoteOf(BILL.lines, [1_621], NOTHING, 1_500, 0)).toThrow(RangeError)
    expect(() => creditNoteOf(BILL.lines, [-1], NOTHING, 1_500, 0)).toThrow(RangeError)
    const iva = BILL.lines.map(({ name }) => (name === 'iva' ? 1 : 0))
    expect(() => creditNoteOf(BILL.lines, iva, NOTHING, 1_500, 0)).toThrow(RangeError)
  })

  test('takes a discount back with the freight it was given on', () => {
    const discounted = billOf([{ orderId: 'a', lines: priceOrder({ ...DISCOUNTED }, FREIGHT_TAXED).lines }], FREIGHT_TAXED)
    const all = discounted.lines.map(({ name, amountInCents }) => (name === 'iva' ? 0 : amountInCents))
    const none = all.map(() => 0)
    expect(creditNoteOf(discounted.lines, all, none, 1_500, 0).totalInCents).toBe(discounted.totalInCents)
  })

  test('in however many notes: all of a bill given back is its total', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100), { minLength: 6, maxLength: 6 }), (percents) => {
        const first = BILL.lines.map(({ name, amountInCents }, index) =>
          name === 'iva' ? 0 : Math.floor((amountInCents * (percents[index] ?? 0)) / 100),
        )
        const rest = BILL.lines.map(({ name, amountInCents }, index) =>
          name === 'iva' ? 0 : amountInCents - (first[index] ?? 0),
        )
        const one = creditNoteOf(BILL.lines, first, NOTHING, 1_500, 0)
        const two = creditNoteOf(BILL.lines, rest, first, 1_500, one.taxInCents)
        expect(one.totalInCents + two.totalInCents).toBe(5_324)
      }),
    )
  })
})

/** 2.50 kg of 120.00 with the client's 5 %. */
const DISCOUNTED = {
  category: 'B',
  isSpecial: false,
  hasDiscount: true,
  extraChargesInCents: [],
  weightInGrams: 2_500,
  valueInCents: 12_000,
  dutyShareInCents: 2_000,
} as const
