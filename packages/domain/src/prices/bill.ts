// What one bill of sale says: the orders' own lines, IVA rounded once over all of them, and their duty (domain section 8).
import type { Cents } from '../rules/money.ts'
import type { IvaTerms } from '../rules/parameters.ts'
import { dutyOf, type PriceLine, purchaseOf, serviceOf, taxableOf, totalOf } from './price-line.ts'
import { ivaLine } from './pricing.ts'

export type OrderToBill = { orderId: string; lines: readonly PriceLine[] }

/** A line of an order, or the bill's IVA, which belongs to no single order. */
export type BillLine = PriceLine & { orderId: string | null }

export type Bill = {
  lines: BillLine[]
  /** Services and purchases, before IVA and duty. */
  subtotalInCents: Cents
  /** What the general rate of IVA is charged on. */
  taxableInCents: Cents
  taxInCents: Cents
  dutyInCents: Cents
  /** Gross: what was paid before, and what is in favour, is moved to the bill and changes what is due alone (both ways, section 1). */
  totalInCents: Cents
}

/** The IVA that an order's estimate shows is replaced by the bill's: rounding each order by itself would not add up. */
export function billOf(orders: readonly OrderToBill[], terms: Pick<IvaTerms, 'ivaInBasisPoints'>): Bill {
  const orderLines = orders.flatMap(({ orderId, lines }) =>
    lines.filter(({ name }) => name !== 'iva').map((line): BillLine => ({ ...line, orderId })),
  )
  const iva: BillLine = { ...ivaLine(orderLines, terms), orderId: null }
  const lines = [...orderLines, iva]
  return {
    lines,
    subtotalInCents: serviceOf(lines) + purchaseOf(lines),
    taxableInCents: taxableOf(lines),
    taxInCents: iva.amountInCents,
    dutyInCents: dutyOf(lines),
    totalInCents: totalOf(lines),
  }
}
