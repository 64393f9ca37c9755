// Ecuador's courier categories (domain section 2): what one declaration may hold, and what counts as special.

import { percentOf } from '../prices/rates.ts'
import { DomainError, type Problem } from './domain-error.ts'
import type { Cents } from './money.ts'
import type { RetailParameters } from './parameters.ts'
import type { Grams } from './weight.ts'

export const CATEGORIES = ['B', 'C'] as const
export type Category = (typeof CATEGORIES)[number]

type Contents = { weightInGrams: Grams; valueInCents: Cents }
type TaxParameters = Pick<RetailParameters, 'amazonTaxInBasisPoints'>
type LimitParameters = Pick<RetailParameters, 'limits'>

const LIMIT_PROBLEMS = { B: 'categoryBLimitExceeded', C: 'categoryCLimitExceeded' } as const satisfies Record<Category, Problem>

/** The refusal that exceeding the limits of the category answers with. */
export const limitProblemOf = (category: Category): Problem => LIMIT_PROBLEMS[category]

/** "Including tax" of the specification: the declared value plus the US sales tax, rounded once. */
export const valueWithTax = (valueInCents: Cents, { amazonTaxInBasisPoints }: TaxParameters): Cents =>
  valueInCents + percentOf(valueInCents, amazonTaxInBasisPoints)

export function fitsCategory(category: Category, contents: Contents, parameters: TaxParameters & LimitParameters): boolean {
  const { maxWeightInGrams, maxValueInCents } = parameters.limits[category]
  return contents.weightInGrams <= maxWeightInGrams && valueWithTax(contents.valueInCents, parameters) <= maxValueInCents
}

/** @throws DomainError categoryNotEnabled, categoryBLimitExceeded or categoryCLimitExceeded, with what was given and the limits. */
export function requireFitsCategory(
  category: Category,
  contents: Contents,
  parameters: TaxParameters & LimitParameters & Pick<RetailParameters, 'isCategoryCEnabled'>,
): void {
  if (category === 'C' && !parameters.isCategoryCEnabled) throw new DomainError('categoryNotEnabled', { category })
  if (fitsCategory(category, contents, parameters)) return
  throw new DomainError(limitProblemOf(category), limitDetails(category, contents, parameters))
}

/** What was weighed against what: grams, and cents including tax. */
export function limitDetails(category: Category, contents: Contents, parameters: TaxParameters & LimitParameters) {
  const { maxWeightInGrams, maxValueInCents } = parameters.limits[category]
  const valueWithTaxInCents = valueWithTax(contents.valueInCents, parameters)
  return { weightInGrams: contents.weightInGrams, valueWithTaxInCents, maxWeightInGrams, maxValueInCents }
}

/** The highest value at which a package of this weight can be bundled by weight alone, rounded down to the cent. */
export const unitPriceLimitInCents = (category: Category, grams: Grams, { limits }: LimitParameters): Cents =>
  Math.floor((grams * limits[category].limitPerKilogramInCents) / 1_000)

/** Special B: eats the value quota of a declaration before its weight quota. Category C has no special kind. */
export const isSpecial = (category: Category, { weightInGrams, valueInCents }: Contents, parameters: LimitParameters): boolean =>
  category === 'B' && valueInCents > unitPriceLimitInCents(category, weightInGrams, parameters)
