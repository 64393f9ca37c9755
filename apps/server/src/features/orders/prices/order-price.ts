// What an order costs as things are: its frozen price, or its estimate, with its extra charges and what was bought for it.
import { completePrice, type OrderPrice, type PriceLine } from '@app/domain'
import type { OrderContext } from '../order-contexts.repository.ts'
import type { OrderRow } from '../orders.table.ts'

type Charged = Pick<
  OrderContext,
  'frozenLines' | 'extraCharges' | 'purchase' | 'quoteLines' | 'billedIvaInBasisPoints' | 'billedAfterEnd'
>

/** Null while nobody knows its weight. */
export function priceOf(
  { estimateLines }: Pick<OrderRow, 'estimateLines'>,
  charged: Charged,
  ivaInBasisPoints: number,
): OrderPrice | null {
  if (charged.billedAfterEnd) return priceOfClosed(charged, charged.billedIvaInBasisPoints ?? ivaInBasisPoints)
  const carriage = charged.frozenLines ?? estimateLines
  // An estimate keeps the rate it was made with. That of a frozen price is the day's: it freezes with the bill (domain, section 8).
  const estimatedIva = charged.frozenLines ? null : rateIn(estimateLines)
  const iva = { ivaInBasisPoints: charged.billedIvaInBasisPoints ?? estimatedIva ?? ivaInBasisPoints }
  return carriage && completePrice(carriage, chargedBeside(charged), iva)
}

/** Of one that ended: what is charged beside its way. */
function priceOfClosed({ billedAfterEnd, ...charged }: Omit<Charged, 'frozenLines'>, ivaInBasisPoints: number): OrderPrice {
  const { extraChargesInCents, purchase } = chargedBeside(charged)
  return completePrice(
    [],
    { extraChargesInCents, purchase: billedAfterEnd === 'goods' ? purchase : undefined },
    { ivaInBasisPoints },
  )
}

const chargedBeside = ({ extraCharges, purchase, quoteLines }: Pick<Charged, 'extraCharges' | 'purchase' | 'quoteLines'>) => ({
  extraChargesInCents: extraCharges,
  purchase: purchase ?? (quoteLines ? { lines: quoteLines } : undefined),
})

function rateIn(lines: readonly PriceLine[] | null): number | null {
  const basis = lines?.find(({ name }) => name === 'iva')?.basis
  return basis && 'rateInBasisPoints' in basis ? basis.rateInBasisPoints : null
}
