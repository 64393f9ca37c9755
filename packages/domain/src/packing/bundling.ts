// What may share one declaration, domain section 7. All refusals at once, so that a person mends them in one go.

import type { OrderStatus } from '../lifecycles/order-lifecycle.ts'
import { checkIdentification, type IdentificationType } from '../people/identification.ts'
import { type Category, fitsCategory, limitDetails, limitProblemOf, valueWithTax } from '../rules/category.ts'
import type { Problem } from '../rules/domain-error.ts'
import { type Cents, sum } from '../rules/money.ts'
import type { RetailParameters } from '../rules/parameters.ts'
import type { Grams } from '../rules/weight.ts'
import { type BundleWarning, type DescribedItem, warningsAbout } from './bundling-warnings.ts'

export type OrderToBundle = {
  id: string
  status: OrderStatus
  isUnmatched: boolean
  /** In a bundle other than the one being made, changed or shipped. */
  isInAnotherBundle: boolean
  /** Staff hold it back, today too. */
  isHeld: boolean
  category: Category
  isSpecial: boolean
  /** Null while the order's consignee is not chosen. */
  consigneeIdentification: string | null
  isAuthorizedToBundle: boolean
  weightInGrams: Grams
  valueInCents: Cents
  items: readonly DescribedItem[]
}

export type Consignee = { identificationType: IdentificationType; identification: string; hasConsented: boolean }

export type BundleToCheck = {
  orders: readonly OrderToBundle[]
  consignee: Consignee
  /** With tax, in the fiscal year of the shipping date, without this bundle: other bundles and "declared elsewhere". */
  declaredEarlierThisYearInCents: Cents
  /** The customs invoice value, where one was set: the larger of it and the declared value counts. */
  customsValueInCents?: Cents | null
  /** An administrator's reason to exceed the yearly quota, kept on record. */
  quotaOverrideReason?: string | null
}

export type BundleRefusal = { code: Problem; orderIds?: string[]; details?: Record<string, unknown> }
export type BundleCheck = { refusals: BundleRefusal[]; warnings: BundleWarning[] }
export type BundlingParameters = Pick<
  RetailParameters,
  'amazonTaxInBasisPoints' | 'limits' | 'yearlyQuotaInCents' | 'maxEqualItems' | 'isCategoryCEnabled'
>

export function checkBundle(bundle: BundleToCheck, parameters: BundlingParameters): BundleCheck {
  const [first] = bundle.orders
  if (!first) return { refusals: [{ code: 'packageRequired' }], warnings: [] }
  const refusals = [
    ...readiness(bundle.orders, first),
    ...sameConsignee(bundle, first.category),
    ...withinLimits(bundle, first.category, parameters),
    ...withinQuota(bundle, first.category, parameters),
  ]
  return { refusals, warnings: warningsAbout(bundle.orders, first.category, parameters) }
}

/** Weight and value of a bundle: the larger of the declared and the customs value. */
export const contentsOf = ({ orders, customsValueInCents }: Pick<BundleToCheck, 'orders' | 'customsValueInCents'>) => ({
  weightInGrams: sum(orders.map(({ weightInGrams }) => weightInGrams)),
  valueInCents: Math.max(sum(orders.map(({ valueInCents }) => valueInCents)), customsValueInCents ?? 0),
})

/** Rule 1: in Miami, matched, complete, unbundled, not on hold, of one category and special flag. */
const readiness = (orders: readonly OrderToBundle[], first: OrderToBundle): BundleRefusal[] => [
  ...refuse('orderNotReadyToBundle', orders, ({ status, isUnmatched }) => status !== 'inWarehouseMIA' || isUnmatched),
  ...refuse('orderAlreadyBundled', orders, ({ isInAnotherBundle }) => isInAnotherBundle),
  ...refuse('orderHeld', orders, ({ isHeld }) => isHeld),
  ...refuse('differentCategories', orders, ({ category }) => category !== first.category),
  ...refuse('specialAndOrdinaryMixed', orders, ({ isSpecial }) => isSpecial !== first.isSpecial),
]

/** Rule 2: one consignee; B needs a cédula with consent; sharing needs the authorization of each order. */
function sameConsignee({ orders, consignee }: BundleToCheck, category: Category): BundleRefusal[] {
  const { identificationType, identification, hasConsented } = consignee
  const hasCedula = identificationType === 'cedula' && checkIdentification('cedula', identification).valid
  return [
    ...refuse('differentConsignees', orders, ({ consigneeIdentification }) => consigneeIdentification !== identification),
    ...(category === 'B' && !hasCedula ? [{ code: 'cedulaRequired' } as const] : []),
    ...(category === 'B' && !hasConsented ? [{ code: 'consentMissing' } as const] : []),
    ...(orders.length > 1 ? refuse('authorizationMissing', orders, ({ isAuthorizedToBundle }) => !isAuthorizedToBundle) : []),
  ]
}

/** Rule 3: weight and value with tax within the category, the tax taken on the sum. */
function withinLimits(bundle: BundleToCheck, category: Category, parameters: BundlingParameters): BundleRefusal[] {
  if (category === 'C' && !parameters.isCategoryCEnabled) return [{ code: 'categoryNotEnabled' }]
  const contents = contentsOf(bundle)
  if (fitsCategory(category, contents, parameters)) return []
  return [{ code: limitProblemOf(category), details: limitDetails(category, contents, parameters) }]
}

/** Rule 4: the consignee's fiscal year with this bundle, unless an administrator overrides it with a reason. */
function withinQuota(bundle: BundleToCheck, category: Category, parameters: BundlingParameters): BundleRefusal[] {
  const { declaredEarlierThisYearInCents: earlier, quotaOverrideReason } = bundle
  const declaredInCents = earlier + valueWithTax(contentsOf(bundle).valueInCents, parameters)
  const { yearlyQuotaInCents } = parameters
  if (category !== 'B' || declaredInCents <= yearlyQuotaInCents || quotaOverrideReason?.trim()) return []
  return [{ code: 'yearlyQuotaExceeded', details: { declaredInCents, yearlyQuotaInCents } }]
}

function refuse(code: Problem, orders: readonly OrderToBundle[], isRefused: (order: OrderToBundle) => boolean): BundleRefusal[] {
  const orderIds = orders.filter(isRefused).map(({ id }) => id)
  return orderIds.length > 0 ? [{ code, orderIds }] : []
}
