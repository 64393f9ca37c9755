import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MANIFEST_COSTS, type ManifestCosts, marginOf, shareManifestCosts } from '../index.ts'
import { sum } from '../rules/money.ts'

const NONE: ManifestCosts = { freight: 0, customs: 0, other: 0, dutyPaid: 0 }
const NOTHING = {
  serviceInCents: 0,
  purchaseFeeInCents: 0,
  costsInCents: 0,
  earningInCents: 0,
  dutyCollectedInCents: 0,
  dutyPaidInCents: 0,
}
const amount = fc.nat(10_000_000)
const costs = fc.record({ freight: amount, customs: amount, other: amount, dutyPaid: amount })
const weights = fc.array(fc.nat(50_000), { minLength: 1, maxLength: 60 })

describe('the costs of a manifest', () => {
  test('are shared by weight: 2.5 of 20 kg bear 11.25 of 90.00', () => {
    expect(shareManifestCosts({ ...NONE, freight: 9_000 }, [2_500, 17_500])).toEqual([
      { costsInCents: 1_125, dutyPaidInCents: 0 },
      { costsInCents: 7_875, dutyPaidInCents: 0 },
    ])
  })

  test('are one sum, and the duty is another', () => {
    const shares = shareManifestCosts({ freight: 50, customs: 30, other: 20, dutyPaid: 10 }, [1_000, 1_000, 1_000])
    expect(shares).toEqual([
      { costsInCents: 34, dutyPaidInCents: 4 },
      { costsInCents: 33, dutyPaidInCents: 3 },
      { costsInCents: 33, dutyPaidInCents: 3 },
    ])
  })

  test.each(MANIFEST_COSTS)('are not shared while %s is not known', (name) => {
    expect(shareManifestCosts({ ...NONE, [name]: null }, [1_000])).toBeNull()
  })

  test('are shared whole, whatever the weights', () => {
    fc.assert(
      fc.property(costs, weights, (known, grams) => {
        const shares = shareManifestCosts(known, grams) ?? []
        expect(shares).toHaveLength(grams.length)
        expect(sum(shares.map(({ costsInCents }) => costsInCents))).toBe(known.freight + known.customs + known.other)
        expect(sum(shares.map(({ dutyPaidInCents }) => dutyPaidInCents))).toBe(known.dutyPaid)
      }),
    )
  })

  test('weigh no heavier on a lighter package', () => {
    fc.assert(
      fc.property(costs, weights, (known, grams) => {
        const shares =
          shareManifestCosts(
            known,
            grams.toSorted((a, b) => b - a),
          ) ?? []
        const inOrder = shares.map(({ costsInCents }) => costsInCents)
        expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a))
      }),
    )
  })
})

describe('the margin of a package', () => {
  test('is 5.63 of a service of 24.90 that cost 11.25 and earned 8.02', () => {
    expect(marginOf({ ...NOTHING, serviceInCents: 2_490, costsInCents: 1_125, earningInCents: 802 })).toBe(563)
  })

  test('has the fee of a purchase, and the duty collected less the duty paid', () => {
    expect(marginOf({ ...NOTHING, purchaseFeeInCents: 500, dutyCollectedInCents: 2_000, dutyPaidInCents: 2_150 })).toBe(350)
  })

  test('of many is the sum of each', () => {
    const parts = fc.record(Object.fromEntries(Object.keys(NOTHING).map((name) => [name, amount]))) as fc.Arbitrary<
      typeof NOTHING
    >
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 20 }), (packages) => {
        const whole = packages.reduce(
          (all, one) => ({
            serviceInCents: all.serviceInCents + one.serviceInCents,
            purchaseFeeInCents: all.purchaseFeeInCents + one.purchaseFeeInCents,
            costsInCents: all.costsInCents + one.costsInCents,
            earningInCents: all.earningInCents + one.earningInCents,
            dutyCollectedInCents: all.dutyCollectedInCents + one.dutyCollectedInCents,
            dutyPaidInCents: all.dutyPaidInCents + one.dutyPaidInCents,
          }),
          NOTHING,
        )
        expect(marginOf(whole)).toBe(sum(packages.map(marginOf)))
      }),
    )
  })
})
