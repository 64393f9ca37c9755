import { parameters } from '@app/contract'
import type { ParameterKey } from '@app/domain'
import { afterEach } from 'vitest'
import { MONDAY, move, SECOND, standStillAt } from './moved-clock.ts'
import { signedInAs } from './world.ts'

/** What the house begins with, of what is changed here. */
const BEFORE = {
  priceByKg: 9,
  specialPriceCategory: 12,
  minimumShippingPrice: 10,
  discountByCustomer: 5,
  percentageOfTheValue: 2,
  amazonTax: 6.5,
  paymentPercentage: 8,
  iva: 15,
  basePrice: 6,
  bonusRate: 10,
  discountRate: 3,
  dutyPerDeclaration: 20,
  maxWeightB: 4,
  maxValueB: 400,
  yearlyQuota: 1_600,
  limitByKgB: 93.75,
  categoryCEnabled: 0,
  arrivalDay: 5,
  cutOffDay: 3,
} satisfies Partial<Record<ParameterKey, number>>
export type Key = keyof typeof BEFORE

const administrator = signedInAs('administrator')

/** In every test of the file the clock starts stopped on a Monday; after each test the values are those of before. */
export function announced(): void {
  standStillAt(MONDAY)
  afterEach(async () => {
    move(SECOND + 1)
    const values = Object.entries(BEFORE).map(([key, value]) => ({ key: key as Key, value }))
    await administrator.call(parameters.updateParameters, { body: { parameters: values } })
    move(1)
  })
}

/** Values that count in a second, and when that is. */
export async function announce(values: Partial<Record<Key, number>>): Promise<string> {
  const validFrom = new Date(Date.now() + SECOND).toISOString()
  for (const [key, value] of Object.entries(values) as [Key, number][]) {
    await administrator.call(parameters.createParameter, { body: { key, value, validFrom } })
  }
  return validFrom
}
