// What the quote's form holds, the price that it makes on the screen, and the request that keeps it.
import type { NewQuotation, QUOTED_SERVICES, Quotation } from '@app/contract/quotations.contract'
import type { Tariff } from '@app/contract/tariffs.contract'
import { type Category, type PricedItem, pricePurchase, type Quote, quoteOf, type RetailParameters } from '@app/domain'
import type { PhoneAnswer } from '../orders/goods/goods-problems.ts'
import { emptyItem, type ItemValues } from '../orders/new-order/new-order-values.ts'
import { taxedItemsOf } from '../tariffs/taxed-items.ts'

export type QuotedService = (typeof QUOTED_SERVICES)[number]

/** The same for both services, so that going from one to the other keeps what was typed. */
export type QuoteValues = {
  category: Category
  weightInGrams: number | null
  description: string
  /** COU: what is declared. */
  productValueInCents: number | null
  /** PPE: what the house buys. */
  items: ItemValues[]
  storeShippingInCents: number | null
  /** Category C: the item class of what it holds. */
  tariffId: string | null
  phoneAnswer?: PhoneAnswer | undefined
}

export const emptyQuote = (): QuoteValues => ({
  category: 'B',
  weightInGrams: null,
  description: '',
  productValueInCents: null,
  items: [emptyItem()],
  storeShippingInCents: null,
  tariffId: null,
})

/** Whether anything was typed that a person would miss. */
export const isWorthKeeping = (values: QuoteValues): boolean => JSON.stringify(values) !== JSON.stringify(emptyQuote())

/** Items half typed cost nothing yet. */
export const pricedItems = (items: readonly ItemValues[]): PricedItem[] =>
  items.flatMap(({ quantity, unitPriceInCents }) => (quantity && unitPriceInCents ? [{ quantity, unitPriceInCents }] : []))

type Circumstances = { hasDiscount: boolean; today: string; tariffs?: readonly Tariff[] | undefined }

/** The price as the server makes it; null until there is a weight and a value. */
export function quoteFor(
  service: QuotedService,
  { category, weightInGrams, productValueInCents, items, storeShippingInCents, tariffId }: QuoteValues,
  parameters: RetailParameters,
  { hasDiscount, today, tariffs }: Circumstances,
): Quote | null {
  if (!weightInGrams) return null
  const whole = { quantity: 1, unitPriceInCents: 1, tariffId }
  const taxedItems = category === 'C' ? taxedItemsOf([whole], tariffs) : undefined
  if (taxedItems === null) return null
  const request = { category, weightInGrams, hasDiscount, intakeDate: today, ...(taxedItems && { taxedItems }) }
  if (service === 'COU')
    return productValueInCents ? quoteOf({ ...request, valueInCents: productValueInCents }, parameters) : null
  const bought = { items: pricedItems(items), storeShippingInCents: storeShippingInCents ?? 0 }
  const { lines, goodsInCents } = pricePurchase(bought, parameters)
  if (goodsInCents === 0) return null
  return quoteOf({ ...request, valueInCents: goodsInCents, purchase: { lines } }, parameters)
}

/** What the package would be declared for. */
export const declaredValueOf = (service: QuotedService, { productValueInCents, items }: QuoteValues): number =>
  service === 'COU'
    ? (productValueInCents ?? 0)
    : pricedItems(items).reduce((sum, { quantity, unitPriceInCents }) => sum + quantity * unitPriceInCents, 0)

/** As the endpoint takes it. Fields still empty are left out, for the contract's schema to refuse by name. */
export function requestOf(service: QuotedService, values: QuoteValues): NewQuotation {
  const { category, weightInGrams, productValueInCents, items, storeShippingInCents } = values
  const common = {
    service,
    category,
    weightInGrams: weightInGrams ?? Number.NaN,
    description: descriptionOf(service, values),
    ...(category === 'C' && values.tariffId && { tariffId: values.tariffId }),
  }
  if (service === 'COU') return { ...common, productValueInCents: productValueInCents ?? Number.NaN }
  return {
    ...common,
    storeShippingInCents: storeShippingInCents ?? 0,
    items: items.map(({ quantity, unitPriceInCents }) => ({
      quantity: quantity ?? Number.NaN,
      unitPriceInCents: unitPriceInCents ?? Number.NaN,
    })),
  }
}

const MOST_LETTERS = 300

const descriptionOf = (service: QuotedService, { description, items }: QuoteValues): string =>
  service === 'COU'
    ? description
    : items
        .map((item) => item.description.trim())
        .filter(Boolean)
        .join(', ')
        .slice(0, MOST_LETTERS)

/** A kept quotation in the form again. It holds what was bought as one sum: several items come back as one. */
export function valuesOf({ service, category, weightInGrams, productValueInCents, description, price }: Quotation): QuoteValues {
  const common = { ...emptyQuote(), category, weightInGrams }
  if (service === 'COU') return { ...common, productValueInCents, description }
  const amountOf = (name: string) => price.lines.find((line) => line.name === name)?.amountInCents ?? 0
  return {
    ...common,
    items: [{ description, quantity: 1, unitPriceInCents: amountOf('goods') }],
    storeShippingInCents: amountOf('storeShipping') || null,
  }
}
