import {
  DomainError,
  fitsCategory,
  goodsOf,
  limitDetails,
  limitProblemOf,
  type PricedItem,
  pricePurchase,
  type RetailParameters,
} from '@app/domain'
import type { PurchaseRow } from './purchases.table.ts'

type InForce = { parameters: RetailParameters; version: number }
type Goods = Pick<PurchaseRow, 'category' | 'storeShippingInCents'> & {
  items: readonly PricedItem[]
  /** What is declared; what the goods cost unless somebody says otherwise. */
  productValueInCents?: number | undefined
}

/** The columns of a price: its lines, and the parameters that they were made with (domain, section 8). */
export function priceGoods({ category, items, storeShippingInCents, productValueInCents }: Goods, inForce: InForce) {
  const { parameters, version } = inForce
  const { lines, ...price } = pricePurchase({ items, storeShippingInCents }, parameters)
  const declared = { category, valueInCents: productValueInCents ?? goodsOf(items), assistedPriceInCents: price.goodsInCents }
  requireDeclarable(declared, parameters, productValueInCents === undefined ? 'items' : 'productValueInCents')
  return {
    storeShippingInCents,
    taxInCents: price.taxInCents,
    feeInCents: price.feeInCents,
    assistedPurchasePriceInCents: price.goodsInCents,
    totalInCents: price.priceInCents,
    lines,
    parametersVersion: version,
    productValueInCents: declared.valueInCents,
  }
}

type Declared = { category: PurchaseRow['category']; valueInCents: number; assistedPriceInCents: number }

/** No less than what is paid to the store, and no more than the category allows. */
export function requireDeclarable(declared: Declared, parameters: RetailParameters, field: string): void {
  const { category, valueInCents, assistedPriceInCents } = declared
  if (category === 'C' && !parameters.isCategoryCEnabled) throw new DomainError('categoryNotEnabled', { field: 'category' })
  if (valueInCents < assistedPriceInCents) throw new DomainError('valueBelowPurchasePrice', { field, assistedPriceInCents })
  const contents = { weightInGrams: 0, valueInCents }
  if (fitsCategory(category, contents, parameters)) return
  throw new DomainError(limitProblemOf(category), { field, ...limitDetails(category, contents, parameters) })
}
