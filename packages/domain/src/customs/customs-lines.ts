// The three untaxed lines of a package of category C, in place of the duty (both ways, section 3).
import type { UntreatedLine } from '../prices/price-line.ts'
import { shareByLargestRemainder } from '../prices/shares.ts'
import { type Cents, sum } from '../rules/money.ts'
import type { Grams } from '../rules/weight.ts'
import { type CustomsParameters, customsTaxesOf, type TaxedItem } from './category-c.ts'

/** What customs really collected: of a declaration, or a package's part of it. */
export type CollectedTaxes = { adValoremInCents: Cents; fodinfaInCents: Cents; ivaInCents: Cents }

/** What a package is taxed by: its items, until customs says what it collected. */
export type Customs = { items: readonly TaxedItem[]; collected: CollectedTaxes | null }

type Declared = { weightInGrams: Grams; valueInCents: Cents; customs?: Customs | null | undefined }

/** Where customs has said what it collected, that; else what it will, of the declared value. */
export function customsLinesOf(
  { weightInGrams, valueInCents, customs }: Declared,
  parameters: CustomsParameters,
): UntreatedLine[] {
  if (customs?.collected) return lines(customs.collected)
  const items = declaredItems(customs?.items ?? [], valueInCents)
  const taxes = customsTaxesOf({ items, weightInGrams }, parameters)
  const { cifInCents, sharesInCents, adValoremInCents, fodinfaInCents } = taxes
  const shares = items.map(({ adValoremInBasisPoints: rateInBasisPoints }, index) => {
    return { ofInCents: sharesInCents[index] ?? 0, rateInBasisPoints }
  })
  return lines(taxes, {
    adValorem: shares.length === 1 ? shares[0] : { shares },
    fodinfa: { ofInCents: cifInCents, rateInBasisPoints: parameters.fodinfaInBasisPoints },
    customsIva: {
      ofInCents: cifInCents + adValoremInCents + fodinfaInCents,
      rateInBasisPoints: parameters.ivaInBasisPoints,
    },
  })
}

/** What a declaration was collected, shared by what each of its packages was expected to pay. */
export function shareCollected(collected: CollectedTaxes, expectedInCents: readonly Cents[]): CollectedTaxes[] {
  const shares = (amountInCents: Cents) => shareByLargestRemainder(amountInCents, expectedInCents)
  const [adValorem, fodinfa, iva] = [collected.adValoremInCents, collected.fodinfaInCents, collected.ivaInCents].map(shares)
  return expectedInCents.map((_, index) => ({
    adValoremInCents: adValorem?.[index] ?? 0,
    fodinfaInCents: fodinfa?.[index] ?? 0,
    ivaInCents: iva?.[index] ?? 0,
  }))
}

/** By rate: each is rounded once. The declared value is the items' unless staff set another; then each has its part of it. */
function declaredItems(items: readonly TaxedItem[], valueInCents: Cents): TaxedItem[] {
  if (items.length === 0) return [{ valueInCents, adValoremInBasisPoints: 0 }]
  const values = items.map((item) => item.valueInCents)
  const shares = sum(values) === valueInCents ? values : shareByLargestRemainder(valueInCents, values)
  const byRate = Map.groupBy(items.keys(), (index) => items[index]?.adValoremInBasisPoints ?? 0)
  return [...byRate].map(([adValoremInBasisPoints, indexes]) => ({
    adValoremInBasisPoints,
    valueInCents: sum(indexes.map((index) => shares[index] ?? 0)),
  }))
}

type Bases = Partial<Record<'adValorem' | 'fodinfa' | 'customsIva', UntreatedLine['basis']>>

function lines({ adValoremInCents, fodinfaInCents, ivaInCents }: CollectedTaxes, bases: Bases = {}): UntreatedLine[] {
  const line = (name: 'adValorem' | 'fodinfa' | 'customsIva', amountInCents: Cents): UntreatedLine => {
    const basis = bases[name]
    return { name, amountInCents, ...(basis && { basis }) }
  }
  return [line('adValorem', adValoremInCents), line('fodinfa', fodinfaInCents), line('customsIva', ivaInCents)]
}
