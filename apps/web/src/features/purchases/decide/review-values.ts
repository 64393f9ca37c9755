// What staff send back to a purchase's client.
import type { PriceValues } from './price-editor-values.ts'

export type ReviewValues = PriceValues & { comment: string }
export type Reviewed = {
  items: { id: string; unitPriceInCents: number; quantity?: number }[]
  storeShippingInCents: number
  comment: string
}
