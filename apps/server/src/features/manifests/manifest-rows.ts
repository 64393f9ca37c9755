// What both documents of a manifest say of each declaration, and what all of them come to.
import { sum } from '@app/domain'
import type { ManifestWords } from './manifest-words.ts'
import type { Declared } from './what-is-declared.ts'

export type DeclaredBundle = Declared['bundles'][number]

/** Every item with its quantity; the description of a package whose items nobody listed. */
export const contentsOf = ({ orders }: DeclaredBundle): string[] =>
  orders.flatMap(({ items, description }) =>
    items.length > 0 ? items.map((item) => `${item.quantity} × ${item.description}`) : [description],
  )

export const categoryOf = ({ category, isSpecial }: DeclaredBundle, words: ManifestWords): string =>
  isSpecial ? `${category} ${words.special}` : category

/** With what the manifest comes to up to each of them, in the order in which they are listed. */
export function withCumulative(bundles: readonly DeclaredBundle[]): { bundle: DeclaredBundle; cumulativeInCents: number }[] {
  let cumulativeInCents = 0
  return bundles.map((bundle) => {
    cumulativeInCents += bundle.valueWithTaxInCents
    return { bundle, cumulativeInCents }
  })
}

export function sumsOf(bundles: readonly DeclaredBundle[]) {
  const total = (amountOf: (bundle: DeclaredBundle) => number) => sum(bundles.map(amountOf))
  return {
    pieces: total(({ orders }) => orders.length),
    weightInGrams: total(({ weightInGrams }) => weightInGrams),
    declaredInCents: total(({ declaredValueInCents }) => declaredValueInCents),
    customsInCents: total(({ customsInvoiceValueInCents }) => customsInvoiceValueInCents),
    withTaxInCents: total(({ valueWithTaxInCents }) => valueWithTaxInCents),
  }
}
