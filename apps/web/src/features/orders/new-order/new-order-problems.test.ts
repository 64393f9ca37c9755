import { initialParameterValues, readParameters } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { limitProblemFrom } from './limit-problems.ts'
import { problemsOf } from './new-order-problems.ts'
import { emptyOrder, emptyPackage, type NewOrderValues, type PackageValues } from './new-order-values.ts'

const parameters = readParameters(initialParameterValues())

const shoes = { description: 'Zapatos', quantity: 1, unitPriceInCents: 6000 }

const orderOf = (...packages: Partial<PackageValues>[]): NewOrderValues => ({
  ...emptyOrder(),
  packages: packages.map((one) => ({ ...emptyPackage(), tracking: '1Z999AA10123456784', items: [shoes], ...one })),
})

const codesOf = (values: NewOrderValues) => problemsOf(values, parameters).map(({ path, code }) => `${path}: ${code}`)

describe('a new order', () => {
  test('can be sent with a tracking number, an item and its price', () => {
    expect(codesOf(orderOf({}))).toEqual([])
  })

  test('can be sent with a tracking file instead of a number', () => {
    const file = new File(['x'], 'etiqueta.pdf', { type: 'application/pdf' })
    expect(codesOf(orderOf({ tracking: '', files: { invoice: [], tracking: [file], photos: [] } }))).toEqual([])
  })

  test('names the package that has neither', () => {
    expect(codesOf(orderOf({}, { tracking: '  ' }))).toEqual(['packages.1.tracking: trackingRequired'])
  })

  test('names every empty field of an item', () => {
    expect(codesOf(orderOf({ items: [{ description: '', quantity: null, unitPriceInCents: null }] }))).toEqual([
      'packages.0.items.0.description: required',
      'packages.0.items.0.quantity: required',
      'packages.0.items.0.unitPriceInCents: productValueNotPositive',
    ])
  })

  test('holds 4.00 kg in category B, and not 4.20 kg', () => {
    expect(codesOf(orderOf({ storeWeightInGrams: 4000 }))).toEqual([])
    expect(problemsOf(orderOf({ storeWeightInGrams: 4200 }), parameters)).toEqual([
      {
        path: 'packages.0.storeWeightInGrams',
        code: 'weightPassesB',
        details: { weightInGrams: 4200, maxWeightInGrams: 4000 },
      },
    ])
  })

  test('holds 375.59 USD, which is 400.00 with tax, and not 375.60', () => {
    expect(codesOf(orderOf({ items: [{ ...shoes, unitPriceInCents: 37559 }] }))).toEqual([])
    expect(problemsOf(orderOf({ items: [{ ...shoes, unitPriceInCents: 37560 }] }), parameters)).toEqual([
      { path: 'packages.0.value', code: 'valuePassesB', details: { valueInCents: 40001, maxValueInCents: 40000 } },
    ])
  })
})

describe('goods', () => {
  const called = (description: string, changes = {}) => orderOf({ items: [shoes, { ...shoes, description, ...changes }] })

  test('that nobody brings are named at their item', () => {
    expect(codesOf(called('Power bank'))).toEqual(['packages.0.items.1.description: goodsNotCarried'])
    expect(codesOf({ ...called('Batería de litio'), category: 'C' })).toContain('packages.0.items.1.description: goodsNotCarried')
  })

  test('that may be telephones are asked about in B, and anew once they are called otherwise', () => {
    expect(codesOf(called('Lente para iPhone'))).toEqual(['packages.0.items.1.description: phoneNotSaid'])
    const saidOf = (description: string, isAccessory: boolean) =>
      codesOf(called('Lente para iPhone', { phoneAnswer: { description, isAccessory } }))
    expect(saidOf('Lente para iPhone', true)).toEqual([])
    expect(saidOf('Lente para iPhone', false)).toEqual(['packages.0.items.1.description: phoneNotCarried'])
    expect(saidOf('iPhone', true)).toEqual(['packages.0.items.1.description: phoneNotSaid'])
  })

  test('of which there is only something to know are sent', () => {
    expect(codesOf(called('Perfume'))).toEqual([])
  })
})

describe('what the server refuses', () => {
  const limits = { maxWeightInGrams: 4000, maxValueInCents: 40000 }
  const named = (path: string) => [{ path, code: 'categoryBLimitExceeded', message: 'too much' }]

  test('stands at the weight that passes its limit', () => {
    const details = { ...limits, weightInGrams: 4200, valueWithTaxInCents: 6390, fields: named('packages.1.storeWeightInGrams') }
    expect(limitProblemFrom({ code: 'categoryBLimitExceeded', details })).toEqual({
      path: 'packages.1.storeWeightInGrams',
      code: 'weightPassesB',
      details: { weightInGrams: 4200, maxWeightInGrams: 4000 },
    })
  })

  test('stands at the value that passes its limit', () => {
    const details = { ...limits, weightInGrams: 1000, valueWithTaxInCents: 40001, fields: named('packages.0.items') }
    expect(limitProblemFrom({ code: 'categoryBLimitExceeded', details })).toEqual({
      path: 'packages.0.value',
      code: 'valuePassesB',
      details: { valueInCents: 40001, maxValueInCents: 40000 },
    })
  })

  test('is something else for every other refusal', () => {
    expect(limitProblemFrom({ code: 'trackingTaken', details: {} })).toBeNull()
  })
})
