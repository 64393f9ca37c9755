// What a quote carries over to the form of an order or of a purchase, as that form's address.
import { pricedItems, type QuotedService, type QuoteValues } from './quote-values.ts'

const FORMS: Record<QuotedService, string> = { COU: '/', PPE: '/tuscompraasistidas' }

/** `?new=1&category=&weightInGrams=&storeShippingInCents=`, and of every item `description=&quantity=&unitPriceInCents=`, in order. */
export function addressOf(service: QuotedService, values: QuoteValues): string {
  const { category, weightInGrams, storeShippingInCents, productValueInCents, description } = values
  const search = new URLSearchParams({ new: '1', category })
  if (weightInGrams) search.set('weightInGrams', String(weightInGrams))
  if (service === 'PPE' && storeShippingInCents) search.set('storeShippingInCents', String(storeShippingInCents))
  const items =
    service === 'COU'
      ? [{ description, quantity: 1, unitPriceInCents: productValueInCents ?? 0 }]
      : values.items.filter((item) => pricedItems([item]).length > 0)
  for (const item of items) {
    search.append('description', item.description)
    search.append('quantity', String(item.quantity))
    search.append('unitPriceInCents', String(item.unitPriceInCents))
  }
  return `${FORMS[service]}?${search}`
}
