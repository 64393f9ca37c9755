// What customs collects for a package of category C: taxed by item class on its CIF value (both ways, section 3; COPCI).

import { amountForWeight, type BasisPoints, type CentsPerKilogram, percentOf } from '../prices/rates.ts'
import { shareByLargestRemainder } from '../prices/shares.ts'
import { type Cents, sum } from '../rules/money.ts'
import type { Grams } from '../rules/weight.ts'

/** The rates in force on the day of the declaration. */
export type CustomsParameters = {
  customsFreightInCentsPerKilogram: CentsPerKilogram
  customsInsuranceInBasisPoints: BasisPoints
  fodinfaInBasisPoints: BasisPoints
  ivaInBasisPoints: BasisPoints
}

/** An item as declared, with the ad valorem rate of its class. */
export type TaxedItem = { valueInCents: Cents; adValoremInBasisPoints: BasisPoints }

export type CustomsTaxes = {
  freightInCents: Cents
  insuranceInCents: Cents
  cifInCents: Cents
  /** Each item's part of the CIF value, by its value. */
  sharesInCents: readonly Cents[]
  adValoremInCents: Cents
  fodinfaInCents: Cents
  ivaInCents: Cents
  /** Ad valorem, FODINFA and IVA: collected for customs, and not taxed by the house. */
  totalInCents: Cents
}

/**
 * insurance = round((V₀ + freight) × rate) · CIF = V₀ + freight + insurance · FODINFA = round(CIF × rate) ·
 * ad valorem = Σ round(the item's share of CIF by value × its rate) · IVA = round((CIF + ad valorem + FODINFA) × rate)
 */
export function customsTaxesOf(
  { items, weightInGrams }: { items: readonly TaxedItem[]; weightInGrams: Grams },
  parameters: CustomsParameters,
): CustomsTaxes {
  const valueInCents = sum(items.map((item) => item.valueInCents))
  const freightInCents = amountForWeight(weightInGrams, parameters.customsFreightInCentsPerKilogram)
  const insuranceInCents = percentOf(valueInCents + freightInCents, parameters.customsInsuranceInBasisPoints)
  const cifInCents = valueInCents + freightInCents + insuranceInCents
  const sharesInCents = shareByLargestRemainder(
    cifInCents,
    items.map((item) => item.valueInCents),
  )
  const adValoremInCents = sum(
    items.map(({ adValoremInBasisPoints }, index) => percentOf(sharesInCents[index] ?? 0, adValoremInBasisPoints)),
  )
  const fodinfaInCents = percentOf(cifInCents, parameters.fodinfaInBasisPoints)
  const ivaInCents = percentOf(cifInCents + adValoremInCents + fodinfaInCents, parameters.ivaInBasisPoints)
  const totalInCents = adValoremInCents + fodinfaInCents + ivaInCents
  const collected = { adValoremInCents, fodinfaInCents, ivaInCents, totalInCents }
  return { freightInCents, insuranceInCents, cifInCents, sharesInCents, ...collected }
}
