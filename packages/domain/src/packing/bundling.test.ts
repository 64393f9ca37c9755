import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BundleToCheck, checkBundle, contentsOf, type OrderToBundle } from '../index.ts'
import { PARAMETERS } from '../testing/parameters.ts'

const CEDULA = '1710034065'

const order = (id: string, changes: Partial<OrderToBundle> = {}): OrderToBundle => ({
  id,
  status: 'inWarehouseMIA',
  isUnmatched: false,
  isInAnotherBundle: false,
  isHeld: false,
  category: 'B',
  isSpecial: false,
  consigneeIdentification: CEDULA,
  isAuthorizedToBundle: true,
  weightInGrams: 1_000,
  valueInCents: 5_000,
  items: [],
  ...changes,
})

const bundle = (changes: Partial<BundleToCheck> = {}): BundleToCheck => ({
  orders: [order('a'), order('b')],
  consignee: { identificationType: 'cedula', identification: CEDULA, hasConsented: true },
  declaredEarlierThisYearInCents: 0,
  ...changes,
})

const refusals = (changes: Partial<BundleToCheck>) => checkBundle(bundle(changes), PARAMETERS).refusals

describe('a bundle', () => {
  test('of ready packages of one consignee within the limits is accepted', () => {
    expect(checkBundle(bundle(), PARAMETERS)).toEqual({ refusals: [], warnings: [] })
  })

  test('needs a package', () => {
    expect(refusals({ orders: [] })).toEqual([{ code: 'packageRequired' }])
  })

  describe('rule 1: its orders', () => {
    test.each(['inReview', 'reviewed', 'incomplete', 'incompleteState', 'sended', 'inWarehouseUIO', 'removed'] as const)(
      'are in Miami and complete, not %s',
      (status) => {
        expect(refusals({ orders: [order('a'), order('b', { status })] })).toEqual([
          { code: 'orderNotReadyToBundle', orderIds: ['b'] },
        ])
      },
    )

    test('are matched to a client', () => {
      expect(refusals({ orders: [order('a', { isUnmatched: true })] })).toEqual([
        { code: 'orderNotReadyToBundle', orderIds: ['a'] },
      ])
    })

    test('are in no other bundle', () => {
      expect(refusals({ orders: [order('a'), order('b', { isHeld: true })] })).toEqual([{ code: 'orderHeld', orderIds: ['b'] }])
      expect(refusals({ orders: [order('a'), order('b', { isInAnotherBundle: true })] })).toEqual([
        { code: 'orderAlreadyBundled', orderIds: ['b'] },
      ])
    })

    test('are of one category', () => {
      expect(refusals({ orders: [order('a'), order('b', { category: 'C' })] })).toEqual([
        { code: 'differentCategories', orderIds: ['b'] },
      ])
    })

    test('are all special or none', () => {
      expect(refusals({ orders: [order('a', { isSpecial: true }), order('b')] })).toEqual([
        { code: 'specialAndOrdinaryMixed', orderIds: ['b'] },
      ])
    })
  })

  describe('rule 2: its consignee', () => {
    test('is one: packages of different people never share a declaration', () => {
      const orders = [
        order('a'),
        order('b', { consigneeIdentification: '0926687856' }),
        order('c', { consigneeIdentification: null }),
      ]
      expect(refusals({ orders })).toEqual([{ code: 'differentConsignees', orderIds: ['b', 'c'] }])
    })

    test.each([
      ['ruc', '1710034065001'],
      ['passport', 'A1234567'],
      ['cedula', '1710034064'],
    ] as const)('has a valid cédula, not %s %s', (identificationType, identification) => {
      const consignee = { identificationType, identification, hasConsented: true }
      const orders = [order('a', { consigneeIdentification: identification })]
      expect(refusals({ orders, consignee })).toEqual([{ code: 'cedulaRequired' }])
    })

    test('has consented', () => {
      const consignee = { identificationType: 'cedula', identification: CEDULA, hasConsented: false } as const
      expect(refusals({ consignee })).toEqual([{ code: 'consentMissing' }])
    })

    test('shares a declaration only between orders that are authorized for it', () => {
      const orders = [order('a'), order('b', { isAuthorizedToBundle: false })]
      expect(refusals({ orders })).toEqual([{ code: 'authorizationMissing', orderIds: ['b'] }])
    })

    test('needs no authorization for a package alone', () => {
      expect(refusals({ orders: [order('a', { isAuthorizedToBundle: false })] })).toEqual([])
    })

    test('of category C may have a RUC', () => {
      const identification = '1790011674001'
      const consignee = { identificationType: 'ruc', identification, hasConsented: false } as const
      const orders = [order('a', { category: 'C', consigneeIdentification: identification })]
      expect(checkBundle(bundle({ orders, consignee }), { ...PARAMETERS, isCategoryCEnabled: true }).refusals).toEqual([])
    })
  })

  describe('rule 3: its limits', () => {
    test('are those of the category, on the sum: four packages of 93.90 are 400.01 with tax', () => {
      const orders = ['a', 'b', 'c', 'd'].map((id) => order(id, { weightInGrams: 500, valueInCents: 9_390 }))
      expect(refusals({ orders })).toEqual([
        {
          code: 'categoryBLimitExceeded',
          details: { weightInGrams: 2_000, valueWithTaxInCents: 40_001, maxWeightInGrams: 4_000, maxValueInCents: 40_000 },
        },
      ])
    })

    test.each([
      [4_000, []],
      [4_001, ['categoryBLimitExceeded']],
    ])('%i g: %j', (weightInGrams, codes) => {
      expect(refusals({ orders: [order('a', { weightInGrams })] }).map(({ code }) => code)).toEqual(codes)
    })

    test('take the larger of the declared and the customs value', () => {
      expect(refusals({ customsValueInCents: 37_560 }).map(({ code }) => code)).toEqual(['categoryBLimitExceeded'])
      expect(refusals({ customsValueInCents: 100 })).toEqual([])
      expect(contentsOf(bundle({ customsValueInCents: 100 }))).toEqual({ weightInGrams: 2_000, valueInCents: 10_000 })
    })

    test('of category C wait until it is switched on', () => {
      const orders = [order('a', { category: 'C' })]
      expect(refusals({ orders })).toEqual([{ code: 'categoryNotEnabled' }])
      const heavy = bundle({ orders: [order('a', { category: 'C', weightInGrams: 100_001 })] })
      expect(checkBundle(heavy, { ...PARAMETERS, isCategoryCEnabled: true }).refusals).toMatchObject([
        { code: 'categoryCLimitExceeded' },
      ])
    })
  })

  describe('rule 4: the consignee’s year', () => {
    const orders = [order('a', { valueInCents: 10_000 })] // 106.50 with tax

    test.each([
      [149_350, []],
      [149_351, [{ code: 'yearlyQuotaExceeded', details: { declaredInCents: 160_001, yearlyQuotaInCents: 160_000 } }]],
    ])('with %i cents declared before: %j', (declaredEarlierThisYearInCents, expected) => {
      expect(refusals({ orders, declaredEarlierThisYearInCents })).toEqual(expected)
    })

    test('may be exceeded for a reason, and only for one', () => {
      const exceeding = { orders, declaredEarlierThisYearInCents: 160_000 }
      expect(refusals({ ...exceeding, quotaOverrideReason: 'Authorised by customs, file 77' })).toEqual([])
      expect(refusals({ ...exceeding, quotaOverrideReason: '  ' })).toMatchObject([{ code: 'yearlyQuotaExceeded' }])
      expect(refusals({ ...exceeding, quotaOverrideReason: null })).toMatchObject([{ code: 'yearlyQuotaExceeded' }])
    })

    test('does not bound category C', () => {
      const inC = bundle({ orders: [order('a', { category: 'C' })], declaredEarlierThisYearInCents: 160_000 })
      expect(checkBundle(inC, { ...PARAMETERS, isCategoryCEnabled: true }).refusals).toEqual([])
    })
  })

  test('that breaks several rules is told all of them at once', () => {
    const orders = [
      order('a', { status: 'reviewed', weightInGrams: 4_001 }),
      order('b', { consigneeIdentification: 'X', isSpecial: true }),
    ]
    const consignee = { identificationType: 'cedula', identification: CEDULA, hasConsented: false } as const
    expect(refusals({ orders, consignee, declaredEarlierThisYearInCents: 160_000 }).map(({ code }) => code)).toEqual([
      'orderNotReadyToBundle',
      'specialAndOrdinaryMixed',
      'differentConsignees',
      'consentMissing',
      'categoryBLimitExceeded',
      'yearlyQuotaExceeded',
    ])
  })

  test('is judged alike whatever the order of its packages', () => {
    const any = fc.array(
      fc.record({ weightInGrams: fc.integer({ min: 1, max: 2_000 }), valueInCents: fc.integer({ min: 1, max: 20_000 }) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    fc.assert(
      fc.property(any, (packages) => {
        const orders = packages.map((contents, index) => order(String(index), contents))
        expect(refusals({ orders: orders.toReversed() })).toEqual(refusals({ orders }))
      }),
    )
  })
})
