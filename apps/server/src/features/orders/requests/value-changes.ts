import { isSpecial, type Parameters } from '@app/domain'
import type { OrderChanges } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { estimatePrice } from '../prices/estimate-price.ts'

/** Whether it is special follows from the Miami weight, so it is asked again once there is one. */
export function valueChanges(order: OrderRow, hasDiscount: boolean, parameters: Parameters): OrderChanges {
  const { category, productValueInCents, warehouseWeightInGrams: weightInGrams } = order
  const contents = weightInGrams === null ? null : { weightInGrams, valueInCents: productValueInCents }
  const special = contents ? isSpecial(category, contents, parameters) : order.isSpecial
  return {
    productValueInCents,
    isSpecial: special,
    ...estimatePrice({ ...order, isSpecial: special }, { hasDiscount }, parameters),
  }
}
