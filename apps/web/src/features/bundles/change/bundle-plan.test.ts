import { initialParameterValues, readRetailParameters } from '@app/domain'
import { expect, test } from 'vitest'
import { packageSample } from '../proposal/package-sample.ts'
import { planBundle } from './bundle-plan.ts'

const parameters = readRetailParameters(initialParameterValues())
const known = { declaredEarlierThisYearInCents: 0, hasConsented: true }
const one = (changes = {}) => packageSample({ id: 'one', productValueInCents: 12_000, weightInGrams: 2_500, ...changes })
const two = (changes = {}) => packageSample({ id: 'two', productValueInCents: 5_500, weightInGrams: 1_250, ...changes })

test('nothing chosen is no plan', () => {
  expect(planBundle([], known, parameters)).toBeNull()
})

test('adds weights and values, with the US tax taken on the sum', () => {
  expect(planBundle([one(), two()], known, parameters)).toMatchObject({
    weightInGrams: 3_750,
    valueInCents: 17_500,
    valueWithTaxInCents: 18_638,
    refusals: [],
  })
})

test('says that 4 kg are passed, and by what', () => {
  const plan = planBundle([one(), two({ weightInGrams: 1_501 })], known, parameters)
  expect(plan?.refusals).toEqual([
    {
      code: 'categoryBLimitExceeded',
      details: { weightInGrams: 4_001, valueWithTaxInCents: 18_638, maxWeightInGrams: 4_000, maxValueInCents: 40_000 },
    },
  ])
})

test('names the packages of another consignee and those that may not share a declaration', () => {
  const other = {
    authorizedNameId: null,
    name: 'Pablo Mena',
    identificationType: 'cedula',
    identification: '0926687856',
  } as const
  const plan = planBundle([one({ isAuthorizedToBundle: false }), two({ consignee: other })], known, parameters)
  expect(plan?.refusals).toEqual([
    { code: 'differentConsignees', orderIds: ['two'] },
    { code: 'authorizationMissing', orderIds: ['one'] },
  ])
})

test('counts what the consignee declared earlier this year, unless a reason lets it pass', () => {
  const full = { declaredEarlierThisYearInCents: 150_000, hasConsented: true }
  expect(planBundle([one()], full, parameters)?.refusals).toEqual([
    { code: 'yearlyQuotaExceeded', details: { declaredInCents: 162_780, yearlyQuotaInCents: 160_000 } },
  ])
  expect(planBundle([one()], { ...full, quotaOverrideReason: 'Aprobado por aduana' }, parameters)?.refusals).toEqual([])
})

test('a package without consignee, or one without consent, is refused before anybody asks', () => {
  expect(planBundle([one({ consignee: null })], known, parameters)?.refusals.map(({ code }) => code)).toEqual([
    'differentConsignees',
    'cedulaRequired',
  ])
  expect(planBundle([one()], { ...known, hasConsented: false }, parameters)?.refusals).toEqual([{ code: 'consentMissing' }])
})

test('the packages of the bundle that is being changed are in no other bundle', () => {
  const inside = one({ bundle: { id: 'this', code: 'BUL-1' } })
  const elsewhere = two({ bundle: { id: 'other', code: 'BUL-2' } })
  const plan = planBundle([inside, elsewhere], { ...known, bundleId: 'this' }, parameters)
  expect(plan?.refusals).toEqual([{ code: 'orderAlreadyBundled', orderIds: ['two'] }])
})
