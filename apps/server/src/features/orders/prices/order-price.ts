// What an order costs as things are: its frozen price, or its estimate, with its extra charges and what was bought for it.
import { completePrice, type IvaTerms, type OrderPrice, type PriceLine, treatmentsIn } from '@app/domain'
import type { OrderContext } from '../order-contexts.repository.ts'
import type { OrderRow } from '../orders.table.ts'

type Charged = Pick<OrderContext, 'frozenLines' | 'extraCharges' | 'purchase' | 'quoteLines' | 'billedIva' | 'billedAfterEnd'>

/** Null while nobody knows its weight. What it was billed with stays; `inForce` is for what is not billed. */
export function priceOf(
  { estimateLines }: Pick<OrderRow, 'estimateLines'>,
  charged: Charged,
  inForce: IvaTerms,
): OrderPrice | null {
  const billed = charged.billedIva && termsOf(charged.billedIva.ivaInBasisPoints, charged.billedIva.lines ?? [], inForce)
  if (charged.billedAfterEnd) return priceOfClosed(charged, billed ?? inForce)
  const beside = chargedBeside(charged)
  // The IVA of a frozen price is the day's: it freezes with the bill (domain, section 8).
  if (charged.frozenLines) return completePrice(charged.frozenLines, beside, billed ?? inForce)
  return estimateLines && completePrice(estimateLines, beside, billed ?? termsOfEstimate(estimateLines, beside, inForce))
}

/** An estimate keeps the rate and the treatments that it was made with, and what was bought those of its agreement. */
function termsOfEstimate(lines: readonly PriceLine[], { purchase }: ReturnType<typeof chargedBeside>, inForce: IvaTerms) {
  return termsOf(rateIn(lines) ?? inForce.ivaInBasisPoints, [...lines, ...(purchase?.lines ?? [])], inForce)
}

const termsOf = (ivaInBasisPoints: number, lines: Parameters<typeof treatmentsIn>[0], inForce: IvaTerms): IvaTerms => {
  return { ivaInBasisPoints, treatments: { ...inForce.treatments, ...treatmentsIn(lines) } }
}

/** Of one that ended: what is charged beside its way. */
function priceOfClosed({ billedAfterEnd, ...charged }: Omit<Charged, 'frozenLines'>, terms: IvaTerms): OrderPrice {
  const { extraChargesInCents, purchase } = chargedBeside(charged)
  return completePrice([], { extraChargesInCents, purchase: billedAfterEnd === 'goods' ? purchase : undefined }, terms)
}

const chargedBeside = ({ extraCharges, purchase, quoteLines }: Pick<Charged, 'extraCharges' | 'purchase' | 'quoteLines'>) => ({
  extraChargesInCents: extraCharges,
  purchase: purchase ?? (quoteLines ? { lines: quoteLines } : undefined),
})

function rateIn(lines: readonly PriceLine[] | null): number | null {
  const basis = lines?.find(({ name }) => name === 'iva')?.basis
  return basis && 'rateInBasisPoints' in basis ? basis.rateInBasisPoints : null
}
