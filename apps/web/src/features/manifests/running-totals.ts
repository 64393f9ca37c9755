import type { Bundle } from '@app/contract/bundles.contract'

export type RunningTotal = { weightInGrams: number; valueWithTaxInCents: number }
type Counted = Pick<Bundle, 'weightInGrams' | 'valueWithTaxInCents'>

/** After each bundle of a manifest: the kilograms and dollars, tax included, of it and all before it. */
export const runningTotals = (bundles: readonly Counted[]): RunningTotal[] => {
  let sofar: RunningTotal = { weightInGrams: 0, valueWithTaxInCents: 0 }
  return bundles.map(({ weightInGrams, valueWithTaxInCents }) => {
    sofar = {
      weightInGrams: sofar.weightInGrams + weightInGrams,
      valueWithTaxInCents: sofar.valueWithTaxInCents + valueWithTaxInCents,
    }
    return sofar
  })
}
