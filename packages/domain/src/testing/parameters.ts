import { type ParameterKey, readParameters } from '../index.ts'

/** The numbers of the vectors in domain section 8 and fiscal section 1, written by hand. */
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
  purchaseUpFront: 0,
  iva: 15,
  freightIva: 1, // zero
  handlingIva: 2, // general
  purchaseFeeIva: 2,
  goodsIva: 5, // thirdParty
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
  compensationRate: 100,
  compensationCap: 400,
  writeOffLimit: 5,
  abandonAfterDays: 90,
  orderItemsEnabled: 1,
  remoteComponentsEnabled: 1,
  clientCallsPerMinute: 300,
  clientUploadsPerDay: 500,
  clientUploadsAtOnce: 4,
  clientExportsPerHour: 30,
  clientQuotationsPerDay: 50,
  staffCallsPerMinute: 1500,
  staffUploadsPerDay: 5000,
  staffUploadsAtOnce: 8,
  staffExportsPerHour: 200,
  keepSessions: 30,
  keepDevices: 180,
  keepMails: 30,
  keepNotifications: 365,
  keepPackageDetails: 365,
  keepPhotos: 365,
  keepEventValues: 1_095,
  keepCustomsPapers: 5,
  keepBookPapers: 7,
}

export const PARAMETERS = readParameters(VECTOR_VALUES)

/** The vectors of both ways hold with freight at the general rate (fiscal, section 1). */
export const FREIGHT_TAXED = readParameters({ ...VECTOR_VALUES, freightIva: 2 })
