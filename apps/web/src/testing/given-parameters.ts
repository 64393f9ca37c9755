import type { Parameter } from '@app/contract/parameters.contract'
import { PARAMETER_CATALOGUE, type ParameterKey } from '@app/domain'
import { NOW } from './people.ts'

/** The values that an installation starts with (specification, section 9; domain, section 8), as far as clients may see them. */
const INITIAL = {
  arrivalDay: 5,
  cutOffDay: 3,
  priceByKg: 9,
  specialPriceCategory: 12,
  minimumShippingPrice: 10,
  discountByCustomer: 5,
  percentageOfTheValue: 2,
  amazonTax: 6.5,
  paymentPercentage: 8,
  purchaseUpFront: 0,
  iva: 15,
  freightIva: 1,
  handlingIva: 2,
  purchaseFeeIva: 2,
  goodsIva: 5,
  dutyPerDeclaration: 20,
  maxWeightB: 4,
  maxValueB: 400,
  yearlyQuota: 1_600,
  limitByKgB: 93.75,
  maxEqualItems: 3,
  categoryCEnabled: 0,
  maxWeightC: 100,
  maxValueC: 5_000,
  limitByKgC: 46.94,
  customsFreight: 1.5,
  customsInsurance: 1,
  fodinfa: 0.5,
  orderItemsEnabled: 1,
  remoteComponentsEnabled: 1,
}

export const someParameters = (changed: Partial<typeof INITIAL> = {}): Parameter[] =>
  Object.entries({ ...INITIAL, ...changed }).map(([key, value], position) => ({
    key: key as keyof typeof INITIAL,
    value,
    unit: '',
    validFrom: NOW,
    number: position + 1,
    isConfirmed: true,
  }))

/** What administrators see: those of the house too. */
export const allParameters = (changed: Partial<Record<ParameterKey, number>> = {}): Parameter[] => {
  const initial = Object.entries(PARAMETER_CATALOGUE).map(([key, { initialValue }]) => [key, initialValue])
  return someParameters({ ...Object.fromEntries(initial), ...changed })
}
