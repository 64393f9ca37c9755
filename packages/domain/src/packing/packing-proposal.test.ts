import { describe, expect, test } from 'vitest'
import { proposeBundles, type ReadyPackage } from '../index.ts'
import { PARAMETERS } from '../testing/parameters.ts'
import { consignee, LUIS, ready } from '../testing/ready-packages.ts'

const propose = (packages: ReadyPackage[], changes: Partial<typeof PARAMETERS> = {}) =>
  proposeBundles(packages, { ...PARAMETERS, ...changes })

const bundlesOf = (proposal: ReturnType<typeof propose>) => proposal.groups.flatMap(({ bundles }) => bundles)
const idsOf = (proposal: ReturnType<typeof propose>) =>
  bundlesOf(proposal)
    .map(({ orderIds }) => orderIds.toSorted())
    .sort()

describe('a proposal', () => {
  test('of nothing is empty', () => {
    expect(propose([])).toEqual({
      groups: [],
      leftOut: [],
      declarations: 0,
      lowerBound: 0,
      declarationsAlone: 0,
      savesInCents: 0,
      isProvenOptimal: true,
    })
  })

  test('puts what one person may declare together into one declaration, and says what that saves', () => {
    const packages = [
      ready('a', { weightInGrams: 1_200 }),
      ready('b', { weightInGrams: 800, valueInCents: 7_000 }),
      ready('c', { weightInGrams: 2_000, valueInCents: 25_559 }),
    ]
    expect(propose(packages)).toEqual({
      groups: [
        {
          bundles: [
            {
              category: 'B',
              isSpecial: false,
              orderIds: ['c', 'a', 'b'],
              weightInGrams: 4_000,
              valueWithTaxInCents: 40_000,
              warnings: [],
            },
          ],
          lowerBound: 1,
        },
      ],
      leftOut: [],
      declarations: 1,
      lowerBound: 1,
      declarationsAlone: 3,
      savesInCents: 4_000,
      isProvenOptimal: true,
    })
  })

  test('takes the tax on the sum: four packages of 93.90 are 400.01', () => {
    const packages = ['a', 'b', 'c', 'd'].map((id) => ready(id, { weightInGrams: 500, valueInCents: 9_390 }))
    expect(propose(packages)).toMatchObject({ declarations: 2, lowerBound: 2, savesInCents: 4_000 })
  })

  test('never puts packages of two people together, nor special and ordinary ones', () => {
    const packages = [
      ready('a'),
      ready('b', { consignee: consignee(LUIS) }),
      ready('c', { isSpecial: true, valueInCents: 18_000 }),
      ready('d'),
      ready('e', { consignee: consignee(LUIS) }),
    ]
    const proposal = propose(packages)
    expect(idsOf(proposal)).toEqual([['a', 'd'], ['b', 'e'], ['c']])
    expect(proposal.groups).toHaveLength(3)
  })

  test('leaves a package alone that may not share a declaration', () => {
    const packages = [
      ready('a'),
      ready('b', { isAuthorizedToBundle: false }),
      ready('c'),
      ready('d', { isAuthorizedToBundle: false }),
    ]
    const proposal = propose(packages)
    expect(idsOf(proposal)).toEqual([['a', 'c'], ['b'], ['d']])
    expect(proposal).toMatchObject({ declarations: 3, lowerBound: 3, isProvenOptimal: true, savesInCents: 2_000 })
  })

  test('warns of what customs may object to', () => {
    const packages = ['a', 'b'].map((id) => ready(id, { items: [{ description: 'Zapatos', quantity: 2 }] }))
    expect(bundlesOf(propose(packages))).toMatchObject([{ warnings: [{ code: 'manyEqualItems' }] }])
  })

  test('saves no duty in category C, which has none', () => {
    const ruc = { identificationType: 'ruc', identification: '1790011674001', hasConsented: false } as const
    const packages = ['a', 'b'].map((id) =>
      ready(id, { category: 'C', consignee: ruc, weightInGrams: 40_000, valueInCents: 200_000 }),
    )
    expect(propose(packages, { isCategoryCEnabled: true })).toMatchObject({
      declarations: 1,
      declarationsAlone: 2,
      savesInCents: 0,
      leftOut: [],
    })
  })

  test('of more than it can search is honest about the gap', () => {
    const packages = Array.from({ length: 60 }, (_, index) =>
      ready(String(index), { weightInGrams: 900 + index * 9, valueInCents: 14_000 - index * 91 }),
    )
    const proposal = propose(packages, { yearlyQuotaInCents: 100_000_000 })
    expect(proposal.declarations).toBeGreaterThanOrEqual(proposal.lowerBound)
    expect(proposal.isProvenOptimal).toBe(proposal.declarations === proposal.lowerBound)
  })
})

describe('what is left out', () => {
  test.each([
    ['authorizedNameRequired', { consignee: null }],
    ['cedulaRequired', { consignee: { identificationType: 'passport', identification: 'A1234567', hasConsented: true } }],
    ['cedulaRequired', { consignee: { identificationType: 'cedula', identification: '1710034064', hasConsented: true } }],
    ['consentMissing', { consignee: { ...consignee(LUIS), hasConsented: false } }],
    ['categoryBLimitExceeded', { weightInGrams: 4_001 }],
    ['categoryBLimitExceeded', { valueInCents: 37_560 }],
    ['categoryNotEnabled', { category: 'C' }],
    ['orderNotReadyToBundle', { status: 'incomplete' }],
    ['orderAlreadyBundled', { isInAnotherBundle: true }],
    ['orderHeld', { isHeld: true }],
    ['weightRequired', { weightInGrams: 0 }],
    ['valueNotPositive', { valueInCents: 0 }],
    ['yearlyQuotaExceeded', { consignee: consignee(LUIS), declaredEarlierThisYearInCents: 159_000 }],
  ] as const)('is told: %s of %j', (code, changes) => {
    const proposal = propose([ready('a'), ready('b', changes)])
    expect(proposal.leftOut).toEqual([{ orderId: 'b', code }])
    expect(idsOf(proposal)).toEqual([['a']])
  })
})

describe('the consignee’s year', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => ({ id, weightInGrams: 3_000 }))
  const ofYear = (declaredEarlierThisYearInCents: number, ...values: number[]) =>
    propose(
      values.map((valueInCents, index) =>
        ready(four[index]?.id ?? '', { ...four[index], valueInCents, declaredEarlierThisYearInCents }),
      ),
    )

  test('holds four declarations of 400.00 and no cent more', () => {
    expect(ofYear(0, 37_559, 37_559, 37_559, 37_559)).toMatchObject({ declarations: 4, leftOut: [] })
    expect(ofYear(1, 37_559, 37_559, 37_559, 37_559)).toMatchObject({
      declarations: 3,
      leftOut: [{ orderId: 'd', code: 'yearlyQuotaExceeded' }],
    })
  })

  test('goes to as many packages as it has room for, the cheapest first', () => {
    const proposal = ofYear(140_000, 15_000, 8_000, 9_000, 1_000)
    expect(idsOf(proposal)).toEqual([['b'], ['c'], ['d']])
    expect(proposal.leftOut).toEqual([{ orderId: 'a', code: 'yearlyQuotaExceeded' }])
  })

  test('counts ordinary and special packages together', () => {
    const packages = [
      ready('a', { valueInCents: 10_000, declaredEarlierThisYearInCents: 140_000 }),
      ready('b', { valueInCents: 10_000, declaredEarlierThisYearInCents: 140_000, isSpecial: true }),
    ]
    expect(propose(packages)).toMatchObject({ declarations: 1, leftOut: [{ orderId: 'b', code: 'yearlyQuotaExceeded' }] })
  })

  test('counts the tax as each declaration rounds it', () => {
    // 1.00 is 1.065 with tax: 1.07 for each declaration, 2.13 for both in one.
    const alone = ['a', 'b'].map((id) =>
      ready(id, { valueInCents: 100, isAuthorizedToBundle: false, declaredEarlierThisYearInCents: 159_787 }),
    )
    expect(propose(alone)).toMatchObject({ declarations: 1, leftOut: [{ orderId: 'b', code: 'yearlyQuotaExceeded' }] })
    const together = ['a', 'b'].map((id) => ready(id, { valueInCents: 100, declaredEarlierThisYearInCents: 159_787 }))
    expect(propose(together)).toMatchObject({ declarations: 1, leftOut: [], declarationsAlone: 2 })
  })

  test('has room for what is rounded down, too', () => {
    // 1.15 is 1.22475 with tax: 2.44 in two declarations, though 2.30 in one would be 2.45.
    const alone = ['a', 'b'].map((id) =>
      ready(id, { valueInCents: 115, isAuthorizedToBundle: false, declaredEarlierThisYearInCents: 159_756 }),
    )
    expect(propose(alone)).toMatchObject({ declarations: 2, leftOut: [] })
  })

  test('that is exceeded already has room for nothing', () => {
    expect(ofYear(170_000, 5_000)).toMatchObject({ declarations: 0, leftOut: [{ orderId: 'a', code: 'yearlyQuotaExceeded' }] })
  })

  test('does not bound category C', () => {
    const inC = ready('a', {
      category: 'C',
      valueInCents: 300_000,
      weightInGrams: 50_000,
      declaredEarlierThisYearInCents: 160_000,
    })
    expect(propose([inC], { isCategoryCEnabled: true })).toMatchObject({ declarations: 1, leftOut: [] })
  })
})
