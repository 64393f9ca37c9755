// What a new order would cost and when it would arrive, while it is being typed.
import type { Tariff } from '@app/contract/tariffs.contract'
import { estimatedArrivalDate, type Quote, quoteOf, type RetailParameters, sum, valueWithTax } from '@app/domain'
import { taxedItemsOf } from '../../tariffs/taxed-items.ts'
import { type NewOrderValues, valueOfItems } from './new-order-values.ts'

export type PackageEstimate = {
  /** Of its package in the order: 1, 2, … */
  position: number
  weightInGrams: number | null
  valueInCents: number
  valueWithTaxInCents: number
  /** Null until there is a weight and a value to compute it from. */
  quote: Quote | null
}

export type OrderEstimate = {
  packages: PackageEstimate[]
  /** Of the packages that can be estimated; null while none can. */
  totalInCents: number | null
  estimatedArrivalDate: string
}

type Circumstances = { hasDiscount: boolean; today: string; tariffs?: readonly Tariff[] | undefined }

/** Every package as if it travelled alone: sharing a declaration can only make it cheaper. */
export function estimateOf(
  { category, packages }: Pick<NewOrderValues, 'category' | 'packages'>,
  parameters: RetailParameters,
  { hasDiscount, today, tariffs }: Circumstances,
): OrderEstimate {
  const estimates = packages.map(({ items, storeWeightInGrams: weightInGrams }, index): PackageEstimate => {
    const valueInCents = valueOfItems(items)
    const taxedItems = category === 'C' ? taxedItemsOf(items, tariffs) : []
    const request = {
      category,
      valueInCents,
      hasDiscount,
      intakeDate: today,
      ...(category === 'C' && taxedItems && { taxedItems }),
    }
    const canQuote = weightInGrams !== null && weightInGrams > 0 && valueInCents > 0 && taxedItems !== null
    return {
      position: index + 1,
      weightInGrams,
      valueInCents,
      valueWithTaxInCents: valueWithTax(valueInCents, parameters),
      quote: canQuote ? quoteOf({ ...request, weightInGrams }, parameters) : null,
    }
  })
  const quotes = estimates.flatMap(({ quote }) => quote ?? [])
  return {
    packages: estimates,
    totalInCents: quotes.length > 0 ? sum(quotes.map(({ totalInCents }) => totalInCents)) : null,
    estimatedArrivalDate: estimatedArrivalDate(today, parameters),
  }
}
