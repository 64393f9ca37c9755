import { searchOf } from '../orders/new-order/carried-over.ts'
import { pricedItems, type QuotedService, type QuoteValues } from './quote-values.ts'

const FORMS: Record<QuotedService, string> = { COU: '/?new=1', PPE: '/tuscompraasistidas?new=1' }

/** The form that turns a quote into an order, or into a purchase, with what was typed. */
export function addressOf(service: QuotedService, values: QuoteValues): string {
  const { productValueInCents, description, items, storeShippingInCents } = values
  const carried =
    service === 'COU'
      ? { storeShippingInCents: null, items: [{ description, quantity: 1, unitPriceInCents: productValueInCents }] }
      : { storeShippingInCents, items: items.filter((item) => pricedItems([item]).length > 0) }
  return `${FORMS[service]}&${searchOf({ ...values, ...carried })}`
}
