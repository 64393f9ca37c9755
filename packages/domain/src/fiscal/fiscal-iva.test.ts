import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { billOf, ivaCodeOfRate, ivaOfCredit, ivaOfTreatment, ivaPerLine, priceOrder, sum, totalOfNamed } from '../index.ts'
import { CREDIT_NOTES, IVA_PER_LINE, IVA_ROWS } from '../testing/fiscal-vectors.ts'
import { FIRST_VECTOR } from '../testing/orders.ts'
import { FREIGHT_TAXED, PARAMETERS } from '../testing/parameters.ts'

describe('the IVA of one package', () => {
  test.each(IVA_ROWS)('of $grams g worth $value', (row) => {
    const order = {
      ...FIRST_VECTOR,
      weightInGrams: row.grams,
      valueInCents: row.value,
      isSpecial: row.special,
      hasDiscount: row.discount,
    }
    const { lines } = priceOrder(order, PARAMETERS)
    const bill = billOf([{ orderId: '1', lines }], PARAMETERS)
    expect({
      freight: totalOfNamed(bill.lines, 'freight'),
      off: 0 - totalOfNamed(bill.lines, 'discount'),
      handling: totalOfNamed(bill.lines, 'valuePercentage'),
      service: bill.subtotalInCents,
      zero: bill.subtotalInCents - bill.taxableInCents,
      general: bill.taxableInCents,
      iva: bill.taxInCents,
      total: bill.totalInCents,
      ivaIfTaxed: priceOrder(order, FREIGHT_TAXED).taxInCents,
    }).toEqual({
      ...{ freight: row.freight, off: row.off, handling: row.handling, service: row.service, zero: row.zero },
      ...{ general: row.general, iva: row.iva, total: row.total, ivaIfTaxed: row.ivaIfTaxed },
    })
  })
})

describe('the value of each line', () => {
  test.each(IVA_PER_LINE)('$bases at 15 % are $values', ({ bases, total, values }) => {
    expect(ivaPerLine(bases, 1_500)).toEqual(values)
    expect(sum(ivaPerLine(bases, 1_500))).toBe(total)
  })

  test('is never a cent off its base, and all add up', () => {
    // 33 at 15 % is 4.95: sharing the rounded total of 6 by weight would give it 6.
    expect(ivaPerLine([33, 2, 2], 1_500)).toEqual([5, 1, 0])
    const bases = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(bases, fc.constantFrom(500, 800, 1_200, 1_300, 1_400, 1_500), (given, rate) => {
        const values = ivaPerLine(given, rate)
        expect(sum(values)).toBe(Math.floor((sum(given) * rate + 5_000) / 10_000))
        values.forEach((value, index) => {
          expect(Math.abs(value * 10_000 - (given[index] ?? 0) * rate)).toBeLessThan(10_000)
        })
      }),
    )
  })

  test('adds up to what a note has left, also where that is far from its bases', () => {
    expect(ivaPerLine([10, 10], 1_500, 7)).toEqual([4, 3])
    expect(ivaPerLine([100, 100], 1_500, 1)).toEqual([1, 0])
  })
})

describe('the IVA of credit notes', () => {
  test.each(CREDIT_NOTES)('of $left', ({ left, notes }) => {
    let { baseInCents, ivaInCents } = left
    for (const note of notes) {
      const given = ivaOfCredit(note.baseInCents, 1_500, { baseInCents, ivaInCents })
      expect(given).toBe(note.ivaInCents)
      baseInCents -= note.baseInCents
      ivaInCents -= given
    }
    expect({ baseInCents, ivaInCents }).toEqual({ baseInCents: 0, ivaInCents: 0 })
  })

  test('is never more than what is left', () => {
    expect(ivaOfCredit(20, 1_500, { baseInCents: 40, ivaInCents: 2 })).toBe(2)
    expect(() => ivaOfCredit(41, 1_500, { baseInCents: 40, ivaInCents: 6 })).toThrow(RangeError)
  })
})

describe('codes of the SRI', () => {
  test.each([
    [0, '0'],
    [500, '5'],
    [800, '8'],
    [1_200, '2'],
    [1_300, '10'],
    [1_400, '3'],
    [1_500, '4'],
    [1_600, null],
  ])('%i basis points: %s', (rate, code) => {
    expect(ivaCodeOfRate(rate)).toBe(code)
  })

  test('a percentage that came later has the code that the house entered', () => {
    expect(ivaOfTreatment('general', { ivaInBasisPoints: 1_600, addedCodes: { 1600: '11' } })).toEqual({
      code: '11',
      rateInBasisPoints: 1_600,
    })
    expect(() => ivaOfTreatment('general', { ivaInBasisPoints: 1_600 })).toThrow(RangeError)
  })

  test.each([
    ['zero', { code: '0', rateInBasisPoints: 0 }],
    ['general', { code: '4', rateInBasisPoints: 1_500 }],
    ['notSubject', { code: '6', rateInBasisPoints: 0 }],
    ['exempt', { code: '7', rateInBasisPoints: 0 }],
  ] as const)('%s', (treatment, iva) => {
    expect(ivaOfTreatment(treatment, { ivaInBasisPoints: 1_500 })).toEqual(iva)
  })
})
