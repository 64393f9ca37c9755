import type { orders as contract } from '@app/contract'
import { type EarningStatus, ORDERS, type OrderStatus, totalOfNamed } from '@app/domain'
import type { OrderPriceRow } from './order-prices.table.ts'

type Frozen = Pick<
  OrderPriceRow,
  'lines' | 'weightInGrams' | 'marginInCents' | 'bonusInCents' | 'keptBackInCents' | 'profitInCents' | 'parameters'
>
export type OrderEarning = NonNullable<contract.OrderDetail['earning']>

/** What an associate earns from an order, with the price that was frozen (domain, section 8). */
export function orderEarning(status: OrderStatus, frozen: Frozen, isSettled: boolean): OrderEarning {
  const freightInCents = totalOfNamed(frozen.lines, 'freight', 'discount')
  const { weightInGrams, marginInCents, bonusInCents, keptBackInCents, profitInCents } = frozen
  const { basePricePerKilogramInCents, bonusRateInBasisPoints, discountRateInBasisPoints } = frozen.parameters
  return {
    status: earningStatus(status, isSettled),
    weightInGrams,
    basePricePerKilogramInCents,
    bonusRateInBasisPoints,
    discountRateInBasisPoints,
    freightInCents,
    baseInCents: freightInCents - marginInCents,
    marginInCents,
    bonusInCents,
    keptBackInCents,
    profitInCents,
  }
}

/** It follows from the order: collected once the client has paid, settled once the associate was (domain, section 9). */
function earningStatus(status: OrderStatus, isSettled: boolean): EarningStatus {
  if (isSettled) return 'settled'
  if (status === 'removed') return 'reversed'
  return ORDERS.collected.includes(status) ? 'collected' : 'pending'
}
