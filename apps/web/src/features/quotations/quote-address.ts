import { addressOf, CLIENT_PATHS, HOME_PATH } from '@app/contract/paths'
import { type CarriedOver, searchOf } from '../orders/new-order/carried-over.ts'
import { pricedItems, type QuotedService, type QuoteValues } from './quote-values.ts'

const FORMS: Record<QuotedService, string> = {
  COU: addressOf(HOME_PATH, { new: '1' }),
  PPE: addressOf(CLIENT_PATHS.purchases, { new: '1' }),
}

/** The form that turns a quote into an order, or into a purchase, with what was typed. */
export function formAddressOf(service: QuotedService, values: QuoteValues): string {
  const { category, productValueInCents, description, items, weightInGrams } = values
  const typed =
    service === 'COU'
      ? [{ description, quantity: 1, unitPriceInCents: productValueInCents }]
      : items.filter((item) => pricedItems([item]).length > 0)
  const storeShippingInCents = service === 'COU' ? null : values.storeShippingInCents
  return `${FORMS[service]}&${searchOf({ category, storeShippingInCents, packages: [{ weightInGrams, items: typed }] })}`
}

/** The same with the boxes of a split, a package each. */
export const boxesAddressOf = (service: QuotedService, packages: CarriedOver['packages']): string =>
  `${FORMS[service]}&${searchOf({ category: 'B', storeShippingInCents: null, packages })}`
