// Every number of the business that may change, with its unit and the value a new installation starts with.
import { TREATMENTS, type Treatment, treatmentOfValue } from '../prices/treatment.ts'

/** What a value of each unit may be: bounds (inclusive) and how many decimals it keeps. */
export const PARAMETER_UNITS = {
  percent: { minimum: 0, maximum: 100, decimals: 2 },
  USD: { minimum: 0, maximum: 1_000_000, decimals: 2 },
  'USD/kg': { minimum: 0, maximum: 10_000, decimals: 2 },
  kg: { minimum: 0, maximum: 10_000, decimals: 3 },
  days: { minimum: 31, maximum: 1_000, decimals: 0 }, // two notices go before them
  keptDays: { minimum: 7, maximum: 3_650, decimals: 0 },
  customsYears: { minimum: 5, maximum: 30, decimals: 0 }, // COPCI, art. 145: what customs may look at again
  reminderDay: { minimum: 0, maximum: 365, decimals: 0 }, // 0 none
  taxYears: { minimum: 7, maximum: 30, decimals: 0 }, // Reglamento de Comprobantes de Venta, art. 41
  items: { minimum: 0, maximum: 1_000, decimals: 0 },
  calls: { minimum: 60, maximum: 1_000_000, decimals: 0 }, // fewer would shut people out, those who set it too
  MB: { minimum: 1, maximum: 1_000_000, decimals: 0 }, // 1,000,000 bytes
  times: { minimum: 1, maximum: 1_000_000, decimals: 0 },
  weekday: { minimum: 1, maximum: 7, decimals: 0 }, // 1 Monday … 7 Sunday
  switch: { minimum: 0, maximum: 1, decimals: 0 }, // 0 off, 1 on
  treatment: { minimum: 1, maximum: TREATMENTS.length, decimals: 0 }, // 1 zero … 5 thirdParty
} as const
export type ParameterUnit = keyof typeof PARAMETER_UNITS

export const PARAMETER_GROUPS = [
  'arrival',
  'prices',
  'iva',
  'associates',
  'customs',
  'weighing',
  'accounts',
  'application',
  'use',
  'retention',
] as const
export type ParameterGroup = (typeof PARAMETER_GROUPS)[number]

/** `retail`: clients may see it; base price, bonus and discount rate are between the house and its associates. */
type ParameterEntry = { unit: ParameterUnit; initialValue: number; group: ParameterGroup; retail: boolean }

// biome-ignore format: a table reads best as a table
export const PARAMETER_CATALOGUE = {
  arrivalDay:           { unit: 'weekday', initialValue: 5,     group: 'arrival',     retail: true },
  cutOffDay:            { unit: 'weekday', initialValue: 3,     group: 'arrival',     retail: true },
  priceByKg:            { unit: 'USD/kg',  initialValue: 9,     group: 'prices',      retail: true },
  specialPriceCategory: { unit: 'USD/kg',  initialValue: 12,    group: 'prices',      retail: true },
  minimumShippingPrice: { unit: 'USD',     initialValue: 10,    group: 'prices',      retail: true },
  discountByCustomer:   { unit: 'percent', initialValue: 5,     group: 'prices',      retail: true },
  percentageOfTheValue: { unit: 'percent', initialValue: 2,     group: 'prices',      retail: true },
  amazonTax:            { unit: 'percent', initialValue: 6.5,   group: 'prices',      retail: true },
  paymentPercentage:    { unit: 'percent', initialValue: 8,     group: 'prices',      retail: true },
  purchaseUpFront:      { unit: 'percent', initialValue: 0,     group: 'prices',      retail: true },
  iva:                  { unit: 'percent', initialValue: 15,    group: 'prices',      retail: true },
  freightIva:           { unit: 'treatment', initialValue: 1,   group: 'iva',         retail: true },
  handlingIva:          { unit: 'treatment', initialValue: 2,   group: 'iva',         retail: true },
  purchaseFeeIva:       { unit: 'treatment', initialValue: 2,   group: 'iva',         retail: true },
  goodsIva:             { unit: 'treatment', initialValue: 5,   group: 'iva',         retail: true },
  basePrice:            { unit: 'USD/kg',  initialValue: 6,     group: 'associates',  retail: false },
  bonusRate:            { unit: 'percent', initialValue: 10,    group: 'associates',  retail: false },
  discountRate:         { unit: 'percent', initialValue: 3,     group: 'associates',  retail: false },
  dutyPerDeclaration:   { unit: 'USD',     initialValue: 20,    group: 'customs',     retail: true },
  maxWeightB:           { unit: 'kg',      initialValue: 4,     group: 'customs',     retail: true },
  maxValueB:            { unit: 'USD',     initialValue: 400,   group: 'customs',     retail: true },
  yearlyQuota:          { unit: 'USD',     initialValue: 1_600, group: 'customs',     retail: true },
  limitByKgB:           { unit: 'USD/kg',  initialValue: 93.75, group: 'customs',     retail: true },
  maxEqualItems:        { unit: 'items',   initialValue: 3,     group: 'customs',     retail: true },
  categoryCEnabled:     { unit: 'switch',  initialValue: 0,     group: 'customs',     retail: true },
  maxWeightC:           { unit: 'kg',      initialValue: 100,   group: 'customs',     retail: true },
  maxValueC:            { unit: 'USD',     initialValue: 5_000, group: 'customs',     retail: true },
  limitByKgC:           { unit: 'USD/kg',  initialValue: 46.94, group: 'customs',     retail: true },
  customsFreight:       { unit: 'USD/kg',  initialValue: 1.5,   group: 'customs',     retail: true },
  customsInsurance:     { unit: 'percent', initialValue: 1,     group: 'customs',     retail: true },
  fodinfa:              { unit: 'percent', initialValue: 0.5,   group: 'customs',     retail: true },
  weightToleranceShare:    { unit: 'percent', initialValue: 10,  group: 'weighing', retail: false },
  weightToleranceLeast:    { unit: 'kg',      initialValue: 0.2, group: 'weighing', retail: false },
  announcedToleranceShare: { unit: 'percent', initialValue: 50,  group: 'weighing', retail: false },
  announcedToleranceLeast: { unit: 'kg',      initialValue: 0.5, group: 'weighing', retail: false },
  compensationRate:        { unit: 'percent', initialValue: 100, group: 'accounts', retail: false },
  compensationCap:         { unit: 'USD',     initialValue: 400, group: 'accounts', retail: false },
  abandonAfterDays:        { unit: 'days', initialValue: 90,   group: 'arrival', retail: false },
  writeOffLimit:           { unit: 'USD',     initialValue: 5,   group: 'accounts', retail: false },
  firstReminder:           { unit: 'reminderDay', initialValue: 3,  group: 'accounts', retail: false },
  secondReminder:          { unit: 'reminderDay', initialValue: 8,  group: 'accounts', retail: false },
  thirdReminder:           { unit: 'reminderDay', initialValue: 15, group: 'accounts', retail: false },
  orderItemsEnabled:       { unit: 'switch', initialValue: 1,   group: 'application', retail: true },
  remoteComponentsEnabled: { unit: 'switch', initialValue: 1,   group: 'application', retail: true },
  clientCallsPerMinute:    { unit: 'calls', initialValue: 300,   group: 'use', retail: false },
  clientUploadsPerDay:     { unit: 'MB',    initialValue: 500,   group: 'use', retail: false },
  clientUploadsAtOnce:     { unit: 'times', initialValue: 4,     group: 'use', retail: false },
  clientExportsPerHour:    { unit: 'times', initialValue: 30,    group: 'use', retail: false },
  clientQuotationsPerDay:  { unit: 'times', initialValue: 50,    group: 'use', retail: false },
  clientMessagesPerHour:   { unit: 'times', initialValue: 30,    group: 'use', retail: false },
  staffCallsPerMinute:     { unit: 'calls', initialValue: 1_500, group: 'use', retail: false },
  staffUploadsPerDay:      { unit: 'MB',    initialValue: 5_000, group: 'use', retail: false },
  staffUploadsAtOnce:      { unit: 'times', initialValue: 8,     group: 'use', retail: false },
  staffExportsPerHour:     { unit: 'times', initialValue: 200,   group: 'use', retail: false },
  keepSessions:            { unit: 'keptDays',     initialValue: 30,  group: 'retention', retail: false },
  keepDevices:             { unit: 'keptDays',     initialValue: 180, group: 'retention', retail: false },
  keepMails:               { unit: 'keptDays',     initialValue: 30,  group: 'retention', retail: false },
  keepNotifications:       { unit: 'keptDays',     initialValue: 365, group: 'retention', retail: false },
  keepPackageDetails:      { unit: 'keptDays',     initialValue: 365, group: 'retention', retail: false },
  keepPhotos:              { unit: 'keptDays',     initialValue: 365, group: 'retention', retail: false },
  keepEventValues:         { unit: 'keptDays',     initialValue: 1_095, group: 'retention', retail: false },
  keepCustomsPapers:       { unit: 'customsYears', initialValue: 5,   group: 'retention', retail: false },
  keepBookPapers:          { unit: 'taxYears',     initialValue: 7,   group: 'retention', retail: false },
} as const satisfies Record<string, ParameterEntry>

export type ParameterKey = keyof typeof PARAMETER_CATALOGUE
export const PARAMETER_KEYS = Object.keys(PARAMETER_CATALOGUE) as ParameterKey[]

/** The keys that clients may see the values of. */
export type RetailParameterKey = {
  [Key in ParameterKey]: (typeof PARAMETER_CATALOGUE)[Key]['retail'] extends true ? Key : never
}[ParameterKey]

export const isRetailParameter = (key: ParameterKey): key is RetailParameterKey => PARAMETER_CATALOGUE[key].retail

/** What a service of the house may be: its money is the house's own. */
const OWN: readonly Treatment[] = ['zero', 'general', 'notSubject', 'exempt']
const ALLOWED_TREATMENTS: Partial<Record<ParameterKey, readonly Treatment[]>> = {
  freightIva: OWN,
  handlingIva: OWN,
  purchaseFeeIva: OWN,
  goodsIva: ['thirdParty', 'general', 'zero'],
}

/** The treatments that may be chosen; none of a parameter of another unit. */
export const treatmentsAllowed = (key: ParameterKey): readonly Treatment[] => ALLOWED_TREATMENTS[key] ?? []

/** Whether a person may enter this value: within the bounds of the parameter's unit, with no more decimals than it keeps. */
export function isParameterValueAllowed(key: ParameterKey, value: number): boolean {
  const { unit } = PARAMETER_CATALOGUE[key]
  const { minimum, maximum, decimals } = PARAMETER_UNITS[unit]
  const isWithin = value >= minimum && value <= maximum && Number(value.toFixed(decimals)) === value
  return isWithin && (unit !== 'treatment' || treatmentsAllowed(key).includes(treatmentOfValue(value)))
}

/** What a new installation starts with. */
export const initialParameterValues = (): Record<ParameterKey, number> =>
  Object.fromEntries(PARAMETER_KEYS.map((key) => [key, PARAMETER_CATALOGUE[key].initialValue])) as Record<ParameterKey, number>
