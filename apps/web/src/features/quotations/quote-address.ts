import { addressOf, CLIENT_PATHS, HOME_PATH } from '@app/contract/paths'
import { searchOf } from '../orders/new-order/carried-over.ts'
import { pricedItems, type QuotedService, type QuoteValues } from './quote-values.ts'

const FORMS: Record<QuotedService, string> = {
  COU: addressOf(HOME_PATH, { new: '1' }),
  PPE: addressOf(CLIENT_PATHS.purchases, { new: '1' }),
}

/** The form that turns a quote into an order, or into a purchase, with what was typed. */
export function formAddressOf(service: QuotedService, values: QuoteValues): string {
  const { productValueInCents, description, items, storeShippingInCents } = values
  const carried =
    service === 'COU'
      ? { storeShippingInCents: null, items: [{ description, quantity: 1, unitPriceInCents: productValueInCents }] }
      : { storeShippingInCents, items: items.filter((item) => pricedItems([item]).length > 0) }
  return `${FORMS[service]}&${searchOf({ ...values, ...carried })}`
}
