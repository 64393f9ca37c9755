import { DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { readParametersWithVersion } from '../parameters/read-parameters.ts'
import { priceGoods } from './price-goods.ts'
import { itemsOfOne, setBought } from './purchase-items.repository.ts'
import type { PurchaseItemRow, PurchaseRow } from './purchases.table.ts'

type NamedItem = Pick<PurchaseItemRow, 'id' | 'unitPriceInCents'> & { quantity?: number | undefined }

/** What staff name of a purchase's prices; whatever they do not name stays. */
export type NamedPrices = {
  items?: readonly NamedItem[] | undefined
  storeShippingInCents?: number | undefined
  productValueInCents?: number | undefined
}

/** Takes over the prices that staff name. @returns the columns of the price that they come to, with the parameters of today. */
export async function priceAnew(db: Db, purchase: PurchaseRow, prices: NamedPrices) {
  const items = bought(await itemsOfOne(db, purchase.id), prices.items)
  const { category } = purchase
  const { storeShippingInCents = purchase.storeShippingInCents, productValueInCents } = prices
  const goods = { category, items, storeShippingInCents, productValueInCents }
  const columns = priceGoods(goods, await readParametersWithVersion(db))
  await setBought(db, items)
  return columns
}

/** Each item is named once at most, with no more of it than was asked for; something is left to buy. */
function bought(items: readonly PurchaseItemRow[], named: NamedPrices['items'] = []): PurchaseItemRow[] {
  const left = new Map(items.map((item) => [item.id, item]))
  for (const [position, { id, quantity = 0 }] of named.entries()) {
    const item = left.get(id)
    if (!item) throw new DomainError('fieldNotValid', { field: `items.${position}.id` })
    if (quantity > askedOf(item)) throw new DomainError('fieldNotValid', { field: `items.${position}.quantity` })
    left.delete(id)
  }
  const names = new Map(named.map((item) => [item.id, item]))
  const real = items.map((item) => ({ ...item, ...quantityOf(item, names.get(item.id)), ...priceOf(item, names.get(item.id)) }))
  if (real.every(({ quantity }) => quantity === 0)) throw new DomainError('fieldNotValid', { field: 'items' })
  return real
}

const askedOf = ({ askedQuantity, quantity }: PurchaseItemRow): number => askedQuantity ?? quantity
const priceOf = ({ unitPriceInCents }: PurchaseItemRow, named?: NamedItem) => ({
  unitPriceInCents: named?.unitPriceInCents ?? unitPriceInCents,
})
const quantityOf = (item: PurchaseItemRow, named?: NamedItem) => ({
  quantity: named?.quantity ?? item.quantity,
  askedQuantity: askedOf(item),
})

/** Whoever names a total saw the lines that it is of. */
export function requireTotal(named: number | undefined, totalInCents: number): void {
  if (named === undefined || named === totalInCents) return
  throw new DomainError('amountDiffers', { field: 'temporalPriceInCents', totalInCents })
}
