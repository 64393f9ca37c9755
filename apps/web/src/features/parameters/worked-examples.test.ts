import { initialParameterValues, readParameters } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { type ExampleName, workedExample } from './worked-examples.ts'

const MONDAY = '2026-11-16'
const worked = (name: ExampleName, changes: object = {}, hasDiscount = false) => {
  const { quote, profitInCents } = workedExample(name, readParameters({ ...initialParameterValues(), ...changes }), {
    hasDiscount,
    today: MONDAY,
  })
  return { totalInCents: quote.totalInCents, profitInCents, arrival: quote.estimatedArrivalDate, isSpecial: quote.isSpecial }
}

// Worked out by hand with the values a new installation starts with.
describe('the worked examples', () => {
  test('2.35 kg and 120 USD in category B: 21.15 + 2.40 + 0.36 IVA + 20.00 duty', () => {
    expect(worked('packageB')).toEqual({ totalInCents: 4_391, profitInCents: 755, arrival: '2026-11-20', isSpecial: false })
  })

  test('1.20 kg and 180 USD is special: 14.40 + 3.60 + 0.54 + 20.00', () => {
    expect(worked('specialB')).toMatchObject({ totalInCents: 3_854, profitInCents: 770, isSpecial: true })
  })

  test('20 kg and 900 USD in category C, free of ad valorem: 180.00 + 18.00 + 2.70, FODINFA 4.70 and import IVA 141.60', () => {
    expect(worked('packageC')).toMatchObject({ totalInCents: 34_700, profitInCents: 6_420 })
  })

  test('a purchase with its carriage: 144.42 + 13.50 + 2.40 + 1.97 + 20.00', () => {
    expect(worked('purchase')).toMatchObject({ totalInCents: 18_229, profitInCents: 481 })
  })

  test('follow what is edited', () => {
    expect(worked('packageB', { priceByKg: 10 })).toMatchObject({ totalInCents: 4_626 })
    expect(worked('packageB', { basePrice: 9 })).toMatchObject({ totalInCents: 4_391, profitInCents: 0 })
    expect(worked('packageB', { arrivalDay: 1 })).toMatchObject({ arrival: '2026-11-23' })
    expect(worked('packageB', {}, true)).toMatchObject({ totalInCents: 4_285 })
  })
})
