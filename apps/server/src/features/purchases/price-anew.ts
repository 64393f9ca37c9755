import { DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { readParametersWithVersion } from '../parameters/read-parameters.ts'
import { priceGoods } from './price-goods.ts'
import { itemsOfOne, setUnitPrices } from './purchase-items.repository.ts'
import type { PurchaseItemRow, PurchaseRow } from './purchases.table.ts'

/** What staff name of a purchase's prices; whatever they do not name stays. */
export type NamedPrices = {
  items?: readonly Pick<PurchaseItemRow, 'id' | 'unitPriceInCents'>[] | undefined
  storeShippingInCents?: number | undefined
  productValueInCents?: number | undefined
}

/** Takes over the prices that staff name. @returns the columns of the price that they come to, with the parameters of today. */
export async function priceAnew(db: Db, purchase: PurchaseRow, prices: NamedPrices) {
  const items = withPrices(await itemsOfOne(db, purchase.id), prices.items)
  const { category } = purchase
  const { storeShippingInCents = purchase.storeShippingInCents, productValueInCents } = prices
  const goods = { category, items, storeShippingInCents, productValueInCents }
  const columns = priceGoods(goods, await readParametersWithVersion(db))
  await setUnitPrices(db, items)
  return columns
}

/** Each item is named once at most. */
function withPrices(items: readonly PurchaseItemRow[], named: NamedPrices['items'] = []): PurchaseItemRow[] {
  const left = new Map(items.map((item) => [item.id, item]))
  for (const [position, { id }] of named.entries())
    if (!left.delete(id)) throw new DomainError('fieldNotValid', { field: `items.${position}.id` })
  const prices = new Map(named.map(({ id, unitPriceInCents }) => [id, unitPriceInCents]))
  return items.map((item) => ({ ...item, unitPriceInCents: prices.get(item.id) ?? item.unitPriceInCents }))
}

/** Whoever names a total saw the lines that it is of. */
export function requireTotal(named: number | undefined, totalInCents: number): void {
  if (named === undefined || named === totalInCents) return
  throw new DomainError('amountDiffers', { field: 'temporalPriceInCents', totalInCents })
}
