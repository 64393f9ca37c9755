import type { Cents } from '../rules/money.ts'

/** Cents of one consignee's year, value with tax: before this guide, and with it. */
export type QuotaRow = { beforeInCents: Cents; withThisInCents: Cents }

/** The running sum of a consignee's year over the guides of a manifest, in its order (both ways, section 7). */
export function quotaRowsOf(usedInCents: Cents, valuesWithTaxInCents: readonly Cents[]): QuotaRow[] {
  let beforeInCents = usedInCents
  return valuesWithTaxInCents.map((valueInCents) => {
    const row = { beforeInCents, withThisInCents: beforeInCents + valueInCents }
    beforeInCents = row.withThisInCents
    return row
  })
}
