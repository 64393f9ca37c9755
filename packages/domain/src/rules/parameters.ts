import type { CompensationParameters } from '../accounts/compensation.ts'
import { type ReminderParameters, reminderDaysOf } from '../accounts/payment-reminder.ts'
import type { BasisPoints, CentsPerKilogram } from '../prices/rates.ts'
import { type Treatments, treatmentOfValue } from '../prices/treatment.ts'
import type { Weekday } from './dates.ts'
import { shiftDecimals } from './decimal.ts'
import { type Cents, centsFromDollars } from './money.ts'
import type { ParameterKey, RetailParameterKey } from './parameter-catalogue.ts'
import type { WeighingTolerance } from './weighing.ts'
import { type Grams, gramsFromKilograms } from './weight.ts'

/** What one declaration of a category may hold, and above which declared value per kilogram a package counts as special. */
export type CategoryLimits = { maxWeightInGrams: Grams; maxValueInCents: Cents; limitPerKilogramInCents: CentsPerKilogram }

/** What decides the IVA of a price: a percentage, and which lines it is charged on. */
export type IvaTerms = { ivaInBasisPoints: BasisPoints; treatments: Treatments }

/** What clients may know: enough for quotes, estimates, bills and bundles. */
export type RetailParameters = IvaTerms & {
  arrivalDay: Weekday
  cutOffDay: Weekday
  pricePerKilogramInCents: CentsPerKilogram
  specialPricePerKilogramInCents: CentsPerKilogram
  minimumShippingPriceInCents: Cents
  discountByCustomerInBasisPoints: BasisPoints
  percentageOfTheValueInBasisPoints: BasisPoints
  amazonTaxInBasisPoints: BasisPoints
  paymentPercentageInBasisPoints: BasisPoints
  /** What of a purchase is paid before it is bought. */
  purchaseUpFrontInBasisPoints: BasisPoints
  dutyPerDeclarationInCents: Cents
  yearlyQuotaInCents: Cents
  limits: { B: CategoryLimits; C: CategoryLimits }
  maxEqualItems: number
  isCategoryCEnabled: boolean
  /** What category C is taxed by (customs/category-c.ts). */
  customsFreightInCentsPerKilogram: CentsPerKilogram
  customsInsuranceInBasisPoints: BasisPoints
  fodinfaInBasisPoints: BasisPoints
  areOrderItemsEnabled: boolean
  areRemoteComponentsEnabled: boolean
}

/** What stays between the house and its associates. */
export type AssociateParameters = {
  basePricePerKilogramInCents: CentsPerKilogram
  bonusRateInBasisPoints: BasisPoints
  discountRateInBasisPoints: BasisPoints
}

/** What stays in the warehouses. */
export type WeighingParameters = { tolerances: { warehouse: WeighingTolerance; announced: WeighingTolerance } }

/** What the house gives up of its own: for what it lost, and of debts that nobody will pay. */
export type AccountParameters = CompensationParameters & { writeOffLimitInCents: Cents }

/** What lies in a warehouse and is not fetched. */
export type LyingParameters = { abandonAfterDays: number }

export type Parameters = RetailParameters &
  AssociateParameters &
  WeighingParameters &
  AccountParameters &
  LyingParameters &
  ReminderParameters

/** 6.5 % → 650, half up to the basis point. */
export const basisPoints = (percent: number): BasisPoints => Math.round(shiftDecimals(percent, 2))

export const IVA_KEYS = ['iva', 'freightIva', 'handlingIva', 'purchaseFeeIva', 'goodsIva'] as const satisfies RetailParameterKey[]

export const readIvaTerms = (values: Record<(typeof IVA_KEYS)[number], number>): IvaTerms => ({
  ivaInBasisPoints: basisPoints(values.iva),
  treatments: {
    freight: treatmentOfValue(values.freightIva),
    handling: treatmentOfValue(values.handlingIva),
    purchaseFee: treatmentOfValue(values.purchaseFeeIva),
    goods: treatmentOfValue(values.goodsIva),
  },
})

/** Values as people enter them (6.5 %, 9.00 USD/kg, 4 kg, weekday 3) → whole numbers with their unit in the name. */
export const readRetailParameters = (values: Record<RetailParameterKey, number>): RetailParameters => ({
  arrivalDay: values.arrivalDay as Weekday,
  cutOffDay: values.cutOffDay as Weekday,
  pricePerKilogramInCents: centsFromDollars(values.priceByKg),
  specialPricePerKilogramInCents: centsFromDollars(values.specialPriceCategory),
  minimumShippingPriceInCents: centsFromDollars(values.minimumShippingPrice),
  discountByCustomerInBasisPoints: basisPoints(values.discountByCustomer),
  percentageOfTheValueInBasisPoints: basisPoints(values.percentageOfTheValue),
  amazonTaxInBasisPoints: basisPoints(values.amazonTax),
  paymentPercentageInBasisPoints: basisPoints(values.paymentPercentage),
  purchaseUpFrontInBasisPoints: basisPoints(values.purchaseUpFront),
  ...readIvaTerms(values),
  dutyPerDeclarationInCents: centsFromDollars(values.dutyPerDeclaration),
  yearlyQuotaInCents: centsFromDollars(values.yearlyQuota),
  limits: {
    B: limits(values.maxWeightB, values.maxValueB, values.limitByKgB),
    C: limits(values.maxWeightC, values.maxValueC, values.limitByKgC),
  },
  maxEqualItems: values.maxEqualItems,
  isCategoryCEnabled: values.categoryCEnabled === 1,
  customsFreightInCentsPerKilogram: centsFromDollars(values.customsFreight),
  customsInsuranceInBasisPoints: basisPoints(values.customsInsurance),
  fodinfaInBasisPoints: basisPoints(values.fodinfa),
  areOrderItemsEnabled: values.orderItemsEnabled === 1,
  areRemoteComponentsEnabled: values.remoteComponentsEnabled === 1,
})

export const readParameters = (values: Record<ParameterKey, number>): Parameters => ({
  ...readRetailParameters(values),
  basePricePerKilogramInCents: centsFromDollars(values.basePrice),
  bonusRateInBasisPoints: basisPoints(values.bonusRate),
  discountRateInBasisPoints: basisPoints(values.discountRate),
  compensationRateInBasisPoints: basisPoints(values.compensationRate),
  compensationCapInCents: centsFromDollars(values.compensationCap),
  writeOffLimitInCents: centsFromDollars(values.writeOffLimit),
  abandonAfterDays: values.abandonAfterDays,
  reminderDays: reminderDaysOf([values.firstReminder, values.secondReminder, values.thirdReminder]),
  tolerances: {
    warehouse: tolerance(values.weightToleranceShare, values.weightToleranceLeast),
    announced: tolerance(values.announcedToleranceShare, values.announcedToleranceLeast),
  },
})

const tolerance = (percent: number, leastInKilograms: number): WeighingTolerance => ({
  shareInBasisPoints: basisPoints(percent),
  leastInGrams: gramsFromKilograms(leastInKilograms),
})

const limits = (maxKilograms: number, maxDollars: number, dollarsPerKilogram: number): CategoryLimits => ({
  maxWeightInGrams: gramsFromKilograms(maxKilograms),
  maxValueInCents: centsFromDollars(maxDollars),
  limitPerKilogramInCents: centsFromDollars(dollarsPerKilogram),
})
