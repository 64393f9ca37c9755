import type { Order } from '@app/contract/orders.contract'
import { fitsCategory, type RetailParameters, valueWithTax } from '@app/domain'

export type IntakeProblem =
  | { code: 'tooHeavy'; weightInGrams: number; maxWeightInGrams: number }
  | { code: 'tooValuable'; valueWithTaxInCents: number; maxValueInCents: number }
  | { code: 'valueMissing' | 'consigneeMissing' | 'cedulaMissing' }

type Announced = Pick<Order, 'category' | 'productValueInCents'> & {
  consignee: Pick<NonNullable<Order['consignee']>, 'identificationType'> | null
}

/** What will make the package incomplete when it is received with this weight (domain, section 5). */
export function intakeProblems(
  { category, productValueInCents, consignee }: Announced,
  weightInGrams: number,
  parameters: RetailParameters,
): IntakeProblem[] {
  const { maxWeightInGrams, maxValueInCents } = parameters.limits[category]
  const fits = (contents: { weightInGrams: number; valueInCents: number }) => fitsCategory(category, contents, parameters)
  const valueWithTaxInCents = valueWithTax(productValueInCents, parameters)
  return [
    ...(fits({ weightInGrams, valueInCents: 0 }) ? [] : [{ code: 'tooHeavy', weightInGrams, maxWeightInGrams } as const]),
    ...(fits({ weightInGrams: 0, valueInCents: productValueInCents })
      ? []
      : [{ code: 'tooValuable', valueWithTaxInCents, maxValueInCents } as const]),
    ...(productValueInCents > 0 ? [] : [{ code: 'valueMissing' } as const]),
    ...consigneeProblems(category, consignee),
  ]
}

function consigneeProblems(category: Order['category'], consignee: Announced['consignee']): IntakeProblem[] {
  if (!consignee) return [{ code: 'consigneeMissing' }]
  return category === 'B' && consignee.identificationType !== 'cedula' ? [{ code: 'cedulaMissing' }] : []
}
