// What both documents of a manifest say of each declaration, and what all of them come to.
import { quotaRowsOf, sum } from '@app/domain'
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

type Row = { bundle: DeclaredBundle; cumulativeInCents: number; year: { beforeInCents: number; withThisInCents: number } }

/** With what the manifest, and the consignee's year, come to before and with each of them, in the order in which they are listed. */
export function withCumulative(bundles: readonly DeclaredBundle[]): Row[] {
  const years = yearsOf(bundles)
  let cumulativeInCents = 0
  return bundles.map((bundle) => {
    cumulativeInCents += bundle.valueWithTaxInCents
    const nothing = { beforeInCents: bundle.consigneeYearInCents, withThisInCents: bundle.consigneeYearInCents }
    return { bundle, cumulativeInCents, year: years.get(bundle) ?? nothing }
  })
}

/** What was declared of a consignee's year is known with all of these guides: the first one begins with what is left without them. */
function yearsOf(bundles: readonly DeclaredBundle[]): Map<DeclaredBundle, Row['year']> {
  const counted = bundles.filter(({ category }) => category === 'B')
  const byConsignee = Map.groupBy(counted, ({ consigneeIdentification }) => consigneeIdentification)
  return new Map(
    [...byConsignee.values()].flatMap((guides) => {
      const values = guides.map(({ valueWithTaxInCents }) => valueWithTaxInCents)
      const rows = quotaRowsOf(Math.max(0, (guides[0]?.consigneeYearInCents ?? 0) - sum(values)), values)
      return guides.flatMap((guide, index) => (rows[index] ? [[guide, rows[index]] as const] : []))
    }),
  )
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
