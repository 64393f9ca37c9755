import { type ParameterKey, readParameters } from '../index.ts'

/** The numbers of the vectors in domain section 8, written by hand. */
export const VECTOR_VALUES: Record<ParameterKey, number> = {
  arrivalDay: 5,
  cutOffDay: 3,
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
  yearlyQuota: 1600,
  limitByKgB: 93.75,
  maxEqualItems: 3,
  categoryCEnabled: 0,
  maxWeightC: 100,
  maxValueC: 5000,
  limitByKgC: 46.94,
  customsFreight: 1.5,
  customsInsurance: 1,
  fodinfa: 0.5,
  weightToleranceShare: 10,
  weightToleranceLeast: 0.2,
  announcedToleranceShare: 50,
  announcedToleranceLeast: 0.5,
  orderItemsEnabled: 1,
  remoteComponentsEnabled: 1,
}

export const PARAMETERS = readParameters(VECTOR_VALUES)
