import type { orders as contract } from '@app/contract'
import { type EarningStatus, ORDERS, type OrderStatus, totalOfNamed } from '@app/domain'
import type { OrderPriceRow } from './order-prices.table.ts'

type Frozen = Pick<
  OrderPriceRow,
  'lines' | 'weightInGrams' | 'marginInCents' | 'bonusInCents' | 'keptBackInCents' | 'profitInCents' | 'parameters'
>
/** What the books say of it since it was accrued. */
type After = { isSettled: boolean; isTakenBack: boolean }
export type OrderEarning = NonNullable<contract.OrderDetail['earning']>

/** What an associate earns from an order, with the price that was frozen (domain, section 8). */
export function orderEarning(status: OrderStatus, frozen: Frozen, after: After): OrderEarning {
  const freightInCents = totalOfNamed(frozen.lines, 'freight', 'discount')
  const { weightInGrams, marginInCents, bonusInCents, keptBackInCents, profitInCents } = frozen
  const { basePricePerKilogramInCents, bonusRateInBasisPoints, discountRateInBasisPoints } = frozen.parameters
  return {
    status: earningStatus(status, after),
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

/**
 * It follows from the order: collected once the client has paid, settled once the associate was (domain, section 9). Of a package that ended
 * otherwise it stays where the client paid and bears it; else it was taken back (both ways, section 2).
 */
function earningStatus(status: OrderStatus, { isSettled, isTakenBack }: After): EarningStatus {
  if (isTakenBack) return 'reversed'
  if (isSettled) return 'settled'
  return status === 'removed' || ORDERS.collected.includes(status) ? 'collected' : 'pending'
}
