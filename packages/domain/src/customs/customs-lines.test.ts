import { describe, expect, test } from 'vitest'
import { priceOrder, quoteOf, shareCollected, totalOfNamed } from '../index.ts'
import { FREIGHT_TAXED } from '../testing/parameters.ts'

const ORDER = {
  category: 'C',
  isSpecial: false,
  weightInGrams: 12_000,
  valueInCents: 64_000,
  hasDiscount: false,
  dutyShareInCents: 0,
  extraChargesInCents: [],
} as const
const AT_TEN = { items: [{ valueInCents: 64_000, adValoremInBasisPoints: 1_000 }], collected: null }

describe('12.00 kg of 640.00 at 10 % in category C', () => {
  test('is billed 318.85, with three lines of a third party in place of the duty', () => {
    const price = priceOrder({ ...ORDER, customs: AT_TEN }, FREIGHT_TAXED)
    expect(price.lines.slice(2)).toEqual([
      { name: 'iva', amountInCents: 1_812, treatment: null, basis: { ofInCents: 12_080, rateInBasisPoints: 1_500 } },
      {
        name: 'adValorem',
        amountInCents: 6_646,
        treatment: 'thirdParty',
        basis: { ofInCents: 66_458, rateInBasisPoints: 1_000 },
      },
      { name: 'fodinfa', amountInCents: 332, treatment: 'thirdParty', basis: { ofInCents: 66_458, rateInBasisPoints: 50 } },
      {
        name: 'customsIva',
        amountInCents: 11_015,
        treatment: 'thirdParty',
        basis: { ofInCents: 73_436, rateInBasisPoints: 1_500 },
      },
    ])
    expect(price).toMatchObject({ serviceInCents: 12_080, taxInCents: 1_812, dutyInCents: 17_993, totalInCents: 31_885 })
  })

  test('is quoted the same', () => {
    const request = { ...ORDER, intakeDate: '2026-11-16', taxedItems: AT_TEN.items }
    expect(quoteOf(request, FREIGHT_TAXED)).toMatchObject({ totalInCents: 31_885, isDutyShareable: false })
  })

  test('of two classes names the share and the rate of each', () => {
    const items = [
      { valueInCents: 40_000, adValoremInBasisPoints: 1_000 },
      { valueInCents: 24_000, adValoremInBasisPoints: 0 },
    ]
    const { lines, dutyInCents } = priceOrder({ ...ORDER, customs: { items, collected: null } }, FREIGHT_TAXED)
    expect(lines.find(({ name }) => name === 'adValorem')).toEqual({
      name: 'adValorem',
      amountInCents: 4_154,
      treatment: 'thirdParty',
      basis: {
        shares: [
          { ofInCents: 41_536, rateInBasisPoints: 1_000 },
          { ofInCents: 24_922, rateInBasisPoints: 0 },
        ],
      },
    })
    expect(dutyInCents).toBe(15_128)
  })

  test('that staff value higher is taxed on that', () => {
    const half = { items: [{ valueInCents: 32_000, adValoremInBasisPoints: 1_000 }], collected: null }
    expect(priceOrder({ ...ORDER, customs: half }, FREIGHT_TAXED).dutyInCents).toBe(17_993)
  })

  test('whose items nobody classed is taxed without ad valorem', () => {
    const { lines } = priceOrder(ORDER, FREIGHT_TAXED)
    expect(totalOfNamed(lines, 'adValorem')).toBe(0)
    // 664.58 and 3.32 of FODINFA: 15 % of 667.90.
    expect(totalOfNamed(lines, 'customsIva')).toBe(10_019)
  })

  test('is charged what customs collected once that is known', () => {
    const collected = { adValoremInCents: 7_000, fodinfaInCents: 340, ivaInCents: 11_100 }
    const price = priceOrder({ ...ORDER, customs: { ...AT_TEN, collected } }, FREIGHT_TAXED)
    expect(price.lines.slice(3)).toEqual([
      { name: 'adValorem', amountInCents: 7_000, treatment: 'thirdParty' },
      { name: 'fodinfa', amountInCents: 340, treatment: 'thirdParty' },
      { name: 'customsIva', amountInCents: 11_100, treatment: 'thirdParty' },
    ])
    expect(price.totalInCents).toBe(12_080 + 1_812 + 18_440)
  })
})

test('what a declaration was collected is shared by what its packages were expected to pay, to the cent', () => {
  const collected = { adValoremInCents: 100, fodinfaInCents: 10, ivaInCents: 201 }
  expect(shareCollected(collected, [2_000, 1_000])).toEqual([
    { adValoremInCents: 67, fodinfaInCents: 7, ivaInCents: 134 },
    { adValoremInCents: 33, fodinfaInCents: 3, ivaInCents: 67 },
  ])
})
