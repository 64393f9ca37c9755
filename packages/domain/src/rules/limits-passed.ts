import { type Category, valueWithTax } from './category.ts'
import type { RetailParameters } from './parameters.ts'

type Package = { category: Category; weightInGrams: number; valueInCents: number }

export type LimitsPassed = {
  weight: { inGrams: number; mostInGrams: number } | null
  /** With the US sales tax. */
  value: { inCents: number; mostInCents: number } | null
  /** The fewest packages that it can travel as in its category. */
  packages: number
  fitsC: boolean
}

/** Which limits of its category a package passes and what the ways out are; null while it fits (specification, section 9). */
export function limitsPassed(
  { category, weightInGrams, valueInCents }: Package,
  parameters: RetailParameters,
): LimitsPassed | null {
  const inCents = valueWithTax(valueInCents, parameters)
  const { maxWeightInGrams, maxValueInCents } = parameters.limits[category]
  const [isHeavy, isDear] = [weightInGrams > maxWeightInGrams, inCents > maxValueInCents]
  if (!isHeavy && !isDear) return null
  const c = parameters.limits.C
  return {
    weight: isHeavy ? { inGrams: weightInGrams, mostInGrams: maxWeightInGrams } : null,
    value: isDear ? { inCents, mostInCents: maxValueInCents } : null,
    packages: Math.max(Math.ceil(weightInGrams / maxWeightInGrams), Math.ceil(inCents / maxValueInCents)),
    fitsC:
      category === 'B' && parameters.isCategoryCEnabled && weightInGrams <= c.maxWeightInGrams && inCents <= c.maxValueInCents,
  }
}
