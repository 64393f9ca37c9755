// The same few packages under any parameters, priced by the function that quotes, estimates and bills (domain, section 8).
import { type Category, type Parameters, type PricedItem, pricePurchase, profitOf, type Quote, quoteOf } from '@app/domain'

type Example = {
  category: Category
  weightInGrams: number
  /** What is declared; of a purchase the goods as they cost in the store. */
  valueInCents?: number
  bought?: { items: readonly PricedItem[]; storeShippingInCents: number }
}

export const EXAMPLES = {
  packageB: { category: 'B', weightInGrams: 2_350, valueInCents: 12_000 },
  specialB: { category: 'B', weightInGrams: 1_200, valueInCents: 18_000 },
  packageC: { category: 'C', weightInGrams: 20_000, valueInCents: 90_000 },
  purchase: {
    category: 'B',
    weightInGrams: 1_500,
    bought: {
      items: [
        { quantity: 2, unitPriceInCents: 4_999 },
        { quantity: 1, unitPriceInCents: 1_995 },
      ],
      storeShippingInCents: 599,
    },
  },
} as const satisfies Record<string, Example>

export type ExampleName = keyof typeof EXAMPLES
export const EXAMPLE_NAMES = Object.keys(EXAMPLES) as ExampleName[]

export type Worked = { quote: Quote; profitInCents: number }
type Circumstances = { hasDiscount: boolean; today: string }

export function workedExample(name: ExampleName, parameters: Parameters, { hasDiscount, today }: Circumstances): Worked {
  const { category, weightInGrams, valueInCents = 0, bought }: Example = EXAMPLES[name]
  const request = { category, weightInGrams, hasDiscount, intakeDate: today }
  const purchase = bought ? pricePurchase(bought, parameters) : null
  const quote = purchase
    ? quoteOf({ ...request, valueInCents: purchase.goodsInCents, purchase: { lines: purchase.lines } }, parameters)
    : quoteOf({ ...request, valueInCents }, parameters)
  const { profitInCents } = profitOf({ lines: quote.lines, weightInGrams, hasAssociate: true }, parameters)
  return { quote, profitInCents }
}
