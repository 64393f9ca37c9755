import { type Category, type RetailParameters, valueWithTax } from '@app/domain'
import type { ApiError } from '../../../api/api-error.ts'
import { type NewOrderValues, valueOfItems } from './new-order-values.ts'

/** `path` as the form names the field; `code` as the catalogue of sentences does; `details` fill the sentence. */
export type FieldProblem = { path: string; code: string; details?: Record<string, number> }

/** The limits of the category, at the field that exceeds them: the weight, or the value with tax. */
export function limitProblems(
  { category, packages }: Pick<NewOrderValues, 'category' | 'packages'>,
  index: number,
  parameters: RetailParameters,
): FieldProblem[] {
  const { maxWeightInGrams, maxValueInCents } = parameters.limits[category]
  const weightInGrams = packages[index]?.storeWeightInGrams ?? 0
  const valueInCents = valueWithTax(valueOfItems(packages[index]?.items ?? []), parameters)
  const problems: FieldProblem[] = []
  if (weightInGrams > maxWeightInGrams)
    problems.push({
      path: `packages.${index}.storeWeightInGrams`,
      code: `weightPasses${category}`,
      details: { weightInGrams, maxWeightInGrams },
    })
  if (valueInCents > maxValueInCents)
    problems.push({ path: `packages.${index}.value`, code: `valuePasses${category}`, details: { valueInCents, maxValueInCents } })
  return problems
}

/** The same from the server's refusal, which may know newer limits; null where it refused something else. */
export function limitProblemFrom({ code, details }: Pick<ApiError, 'code' | 'details'>): FieldProblem | null {
  const category = LIMIT_CODES[code]
  const { weightInGrams, maxWeightInGrams, valueWithTaxInCents, maxValueInCents } = numbersOf(details)
  if (!category) return null
  const [named] = details.fields ?? []
  const position = named?.path.split('.').slice(0, 2).join('.') ?? ''
  return weightInGrams > maxWeightInGrams
    ? { path: `${position}.storeWeightInGrams`, code: `weightPasses${category}`, details: { weightInGrams, maxWeightInGrams } }
    : {
        path: `${position}.value`,
        code: `valuePasses${category}`,
        details: { valueInCents: valueWithTaxInCents, maxValueInCents },
      }
}

const LIMIT_CODES: Readonly<Record<string, Category>> = { categoryBLimitExceeded: 'B', categoryCLimitExceeded: 'C' }

function numbersOf(details: ApiError['details']) {
  const numberOf = (name: string) => (typeof details[name] === 'number' ? details[name] : 0)
  return {
    weightInGrams: numberOf('weightInGrams'),
    maxWeightInGrams: numberOf('maxWeightInGrams'),
    valueWithTaxInCents: numberOf('valueWithTaxInCents'),
    maxValueInCents: numberOf('maxValueInCents'),
  }
}
