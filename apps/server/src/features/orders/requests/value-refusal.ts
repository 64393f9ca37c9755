import { billedWeight, DomainError, fitsCategory, limitDetails, limitProblemOf, type Parameters } from '@app/domain'
import { weightsOf } from '../lists/order-parts.ts'
import type { OrderRow } from '../orders.table.ts'

const FIELD = 'productValueInCents'

/** Why the value of an order cannot be what it is: less than was paid for it, or more than its category takes. */
export function refusalOfValue(order: OrderRow, assistedPriceInCents: number, parameters: Parameters): DomainError | null {
  const { category, productValueInCents: valueInCents } = order
  if (valueInCents < assistedPriceInCents)
    return new DomainError('valueBelowPurchasePrice', { field: FIELD, assistedPriceInCents })
  // A weight that passes the limit by itself is not the value's to mend.
  const weightInGrams = Math.min(billedWeight(weightsOf(order)) ?? 0, parameters.limits[category].maxWeightInGrams)
  const contents = { weightInGrams, valueInCents }
  if (fitsCategory(category, contents, parameters)) return null
  return new DomainError(limitProblemOf(category), { field: FIELD, ...limitDetails(category, contents, parameters) })
}
