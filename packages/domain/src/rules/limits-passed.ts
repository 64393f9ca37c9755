import { type Category, valueWithTax } from './category.ts'
import type { RetailParameters } from './parameters.ts'

type Package = { category: Category; weightInGrams: number; valueInCents: number }

export type LimitsPassed = {
  weight: { inGrams: number; mostInGrams: number } | null
  /** With the US sales tax. */
  value: { inCents: number; mostInCents: number } | null
}

/** Which limits of its category a package passes, null while it fits (specification, section 9); what to do about it: `waysOut`. */
export function limitsPassed(
  { category, weightInGrams, valueInCents }: Package,
  parameters: RetailParameters,
): LimitsPassed | null {
  const inCents = valueWithTax(valueInCents, parameters)
  const { maxWeightInGrams, maxValueInCents } = parameters.limits[category]
  const [isHeavy, isDear] = [weightInGrams > maxWeightInGrams, inCents > maxValueInCents]
  if (!isHeavy && !isDear) return null
  return {
    weight: isHeavy ? { inGrams: weightInGrams, mostInGrams: maxWeightInGrams } : null,
    value: isDear ? { inCents, mostInCents: maxValueInCents } : null,
  }
}
