// What each package of a weighed bundle costs: frozen prices, with the duty of the declaration shared by weight (domain, section 8).
import {
  billedWeight,
  carriageLines,
  dutyOf,
  type Parameters,
  profitOf,
  serviceOf,
  shareDuty,
  sum,
  type UntreatedLine,
} from '@app/domain'
import { weightsOf } from '../orders/lists/order-parts.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import type { OrderPriceRow } from '../orders/prices/order-prices.table.ts'
import type { NewPrice } from './bundle-prices.repository.ts'

export type WeighedBundle = {
  dutyInCents: number
  /** All packages of the bundle that no incident closed, as they are after weighing. */
  orders: readonly OrderRow[]
  /** Those that were weighed now; the others keep their price but for the duty. */
  weighed: ReadonlySet<string>
  /** What was in force before. */
  prices: ReadonlyMap<string, OrderPriceRow>
  hasDiscount: (order: OrderRow) => boolean
}
type Context = { parameters: Parameters; version: number; actorId: string | null }

/** A billed package keeps the share it was billed with: the rest of the duty is shared by the others, so that all of it is. */
export function priceBundle({ dutyInCents, orders, weighed, prices, hasDiscount }: WeighedBundle, context: Context): NewPrice[] {
  const isOpen = ({ status }: OrderRow) => status === 'inWarehouseUIO'
  const open = orders.filter(isOpen)
  const billed = orders.filter((order) => !isOpen(order))
  const billedInCents = sum(billed.map(({ id }) => prices.get(id)?.dutyShareInCents ?? 0))
  const shares = shareDuty(dutyInCents - billedInCents, open.map(weightOf))
  return open.flatMap((order, index) => {
    const dutyShareInCents = shares[index] ?? 0
    const before = prices.get(order.id)
    if (weighed.has(order.id) || !before) return [priceWeighed(order, hasDiscount(order), dutyShareInCents, context)]
    // Category C shares nothing: each package is taxed by itself.
    return order.category === 'C' || before.dutyShareInCents === dutyShareInCents
      ? []
      : [reshared(before, dutyShareInCents, context)]
  })
}

const weightOf = (order: OrderRow): number => billedWeight(weightsOf(order)) ?? 0

function priceWeighed(order: OrderRow, hasDiscount: boolean, dutyShareInCents: number, context: Context): NewPrice {
  const { category, isSpecial, productValueInCents: valueInCents, associateId, customs } = order
  const { parameters, version: parametersVersion, actorId } = context
  const weightInGrams = weightOf(order)
  const toCarry = { category, isSpecial, weightInGrams, valueInCents, hasDiscount, dutyShareInCents, customs }
  const lines = carriageLines(toCarry, parameters)
  const { lines: _earningLines, ...earned } = profitOf({ lines, weightInGrams, hasAssociate: associateId !== null }, parameters)
  const amounts = { lines, serviceInCents: serviceOf(lines), dutyShareInCents: dutyOf(lines), ...earned }
  return { orderId: order.id, weightInGrams, isSpecial, hasDiscount, ...amounts, parameters, parametersVersion, actorId }
}

/** The same price with another share of the duty: its parameters stay those it was frozen with. */
function reshared(before: OrderPriceRow, dutyShareInCents: number, { actorId }: Context): NewPrice {
  const { id: _id, number: _number, createdAt: _createdAt, supersededAt: _supersededAt, ...price } = before
  const withShare = (line: UntreatedLine): UntreatedLine =>
    line.name === 'duty' ? { ...line, amountInCents: dutyShareInCents } : line
  const lines = price.lines.map(withShare)
  return { ...price, lines, serviceInCents: serviceOf(lines), dutyShareInCents, actorId }
}
