import { describe, expect, test } from 'vitest'
import {
  initialParameterValues,
  isParameterValueAllowed,
  isRetailParameter,
  PARAMETER_KEYS,
  readParameters,
  readRetailParameters,
} from '../index.ts'
import { VECTOR_VALUES } from '../testing/parameters.ts'

describe('the parameters', () => {
  test('start with the values of the vectors', () => {
    expect(initialParameterValues()).toEqual(VECTOR_VALUES)
  })

  test('are read into whole numbers with their unit in the name', () => {
    expect(readParameters(VECTOR_VALUES)).toEqual({
      arrivalDay: 5,
      cutOffDay: 3,
      pricePerKilogramInCents: 900,
      specialPricePerKilogramInCents: 1200,
      minimumShippingPriceInCents: 1000,
      discountByCustomerInBasisPoints: 500,
      percentageOfTheValueInBasisPoints: 200,
      amazonTaxInBasisPoints: 650,
      paymentPercentageInBasisPoints: 800,
      purchaseUpFrontInBasisPoints: 0,
      ivaInBasisPoints: 1500,
      treatments: { freight: 'zero', handling: 'general', purchaseFee: 'general', goods: 'thirdParty' },
      basePricePerKilogramInCents: 600,
      bonusRateInBasisPoints: 1000,
      discountRateInBasisPoints: 300,
      compensationRateInBasisPoints: 10_000,
      compensationCapInCents: 40_000,
      writeOffLimitInCents: 500,
      abandonAfterDays: 90,
      reminderDays: [3, 8, 15],
      tolerances: {
        warehouse: { shareInBasisPoints: 1_000, leastInGrams: 200 },
        announced: { shareInBasisPoints: 5_000, leastInGrams: 500 },
      },
      dutyPerDeclarationInCents: 2000,
      yearlyQuotaInCents: 160_000,
      maxEqualItems: 3,
      isCategoryCEnabled: false,
      customsFreightInCentsPerKilogram: 150,
      customsInsuranceInBasisPoints: 100,
      fodinfaInBasisPoints: 50,
      areOrderItemsEnabled: true,
      areRemoteComponentsEnabled: true,
      limits: {
        B: { maxWeightInGrams: 4000, maxValueInCents: 40_000, limitPerKilogramInCents: 9375 },
        C: { maxWeightInGrams: 100_000, maxValueInCents: 500_000, limitPerKilogramInCents: 4694 },
      },
    })
  })

  test('base price, bonus, discount rate, what a scale may differ by, what the house bears, what people may use and how long things are kept are never shown to clients', () => {
    const hidden = PARAMETER_KEYS.filter((key) => !isRetailParameter(key))
    expect(hidden).toEqual([
      ...['basePrice', 'bonusRate', 'discountRate'],
      ...['weightToleranceShare', 'weightToleranceLeast', 'announcedToleranceShare', 'announcedToleranceLeast'],
      ...['compensationRate', 'compensationCap', 'abandonAfterDays', 'writeOffLimit'],
      ...['firstReminder', 'secondReminder', 'thirdReminder'],
      ...['clientCallsPerMinute', 'clientUploadsPerDay', 'clientUploadsAtOnce', 'clientExportsPerHour'],
      ...['clientQuotationsPerDay', 'clientMessagesPerHour'],
      ...['staffCallsPerMinute', 'staffUploadsPerDay', 'staffUploadsAtOnce', 'staffExportsPerHour'],
      ...['keepSessions', 'keepDevices', 'keepMails', 'keepNotifications', 'keepPackageDetails', 'keepPhotos', 'keepEventValues'],
      ...['keepCustomsPapers', 'keepBookPapers'],
    ])
    const retail = Object.keys(readRetailParameters(VECTOR_VALUES)).join(' ')
    expect(retail).not.toMatch(/base|bonus|discountRate|tolerance/i)
  })

  test('a switch is on at 1', () => {
    expect(readParameters({ ...VECTOR_VALUES, categoryCEnabled: 1 }).isCategoryCEnabled).toBe(true)
    expect(readParameters({ ...VECTOR_VALUES, remoteComponentsEnabled: 0 }).areRemoteComponentsEnabled).toBe(false)
    expect(readParameters({ ...VECTOR_VALUES, orderItemsEnabled: 0 }).areOrderItemsEnabled).toBe(false)
  })
})

describe('a value that a person enters', () => {
  test.each([
    ['amazonTax', 6.5],
    ['amazonTax', 0],
    ['iva', 100],
    ['limitByKgB', 93.75],
    ['maxWeightB', 4.125],
    ['arrivalDay', 7],
    ['categoryCEnabled', 1],
  ] as const)('%s may be %d', (key, value) => {
    expect(isParameterValueAllowed(key, value)).toBe(true)
  })

  test.each([
    ['amazonTax', -1],
    ['iva', 100.01],
    ['amazonTax', 6.555],
    ['priceByKg', 9.001],
    ['maxWeightB', 4.0005],
    ['arrivalDay', 0],
    ['arrivalDay', 8],
    ['cutOffDay', 2.5],
    ['categoryCEnabled', 2],
    ['basePrice', Number.NaN],
    ['basePrice', Number.POSITIVE_INFINITY],
  ] as const)('%s may not be %d', (key, value) => {
    expect(isParameterValueAllowed(key, value)).toBe(false)
  })
})
