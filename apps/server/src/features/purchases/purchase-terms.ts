import type { newPurchase } from '@app/contract/purchases.contract'
import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import type { OrderClient } from '../orders/order-clients.repository.ts'
import { chooseConsignee, choosePickup } from '../orders/requests/choose-recipient.ts'
import { requireCarried } from '../orders/require-carried.ts'
import { readParametersWithVersion } from '../parameters/read-parameters.ts'
import { customsOfItems } from '../tariffs/customs-of-items.ts'
import { priceGoods } from './price-goods.ts'
import type { NewItem } from './purchase-items.repository.ts'

export type Terms = Omit<z.output<typeof newPurchase>, 'clientId'>

/** What a client asks for as the columns of a purchase, with its price of today. A named person must be the client's to name. */
export async function termsColumns(db: Db, client: OrderClient, terms: Terms) {
  const { category, comment, weightInGrams, allowPartial, consigneeAuthorizedNameId, pickupAuthorizedNameId } = terms
  requireCarried(terms.items, category, 'items')
  const consignee = { authorizedNameId: consigneeAuthorizedNameId, field: 'consigneeAuthorizedNameId' }
  await chooseConsignee(db, client, category, consignee)
  await choosePickup(db, client, { authorizedNameId: pickupAuthorizedNameId, field: 'pickupAuthorizedNameId' })
  const price = priceGoods(terms, await readParametersWithVersion(db))
  await customsOfItems(db, category, terms.items, (position) => `items.${position}.tariffId`)
  return { category, comment, weightInGrams, allowPartial, consigneeAuthorizedNameId, pickupAuthorizedNameId, ...price }
}

/** Whoever names no limit agrees to the price that they ask for. */
export const limitedItems = ({ items, category }: Terms): NewItem[] =>
  items.map((item) => ({
    ...item,
    tariffId: category === 'C' ? item.tariffId : null,
    unitPriceLimitInCents: item.unitPriceLimitInCents ?? item.unitPriceInCents,
  }))
