// How IVA treats each line of a price: what its code at the SRI is, and whose money it is (fiscal, section 1).
import type { PriceLine, PriceLineName, UntreatedLine } from './price-line.ts'

/**
 * `zero`: taxed at 0 % (code 0) · `general`: at the percentage of the parameter `iva` · `notSubject`: no objeto (code 6) · `exempt` (code 7) ·
 * `thirdParty`: money taken for another, neither taxed nor revenue. The parameters keep them as their place in this list, from 1.
 */
export const TREATMENTS = ['zero', 'general', 'notSubject', 'exempt', 'thirdParty'] as const
export type Treatment = (typeof TREATMENTS)[number]

/** The treatments that the house decides, each a dated parameter. Extra charges have their own; customs' money is always a third party's. */
export type Treatments = Record<'freight' | 'handling' | 'purchaseFee' | 'goods', Treatment>

/** The value that a parameter keeps for a treatment. */
export const valueOfTreatment = (treatment: Treatment): number => TREATMENTS.indexOf(treatment) + 1

/** @throws RangeError when no treatment has this value. */
export function treatmentOfValue(value: number): Treatment {
  const treatment = TREATMENTS[value - 1]
  if (treatment === undefined) throw new RangeError(`no treatment is ${value}`)
  return treatment
}

/** Which of them decides a line. */
const DECIDED_BY: Partial<Record<PriceLineName, keyof Treatments>> = {
  freight: 'freight',
  discount: 'freight',
  valuePercentage: 'handling',
  purchaseFee: 'purchaseFee',
  goods: 'goods',
  amazonTax: 'goods',
  storeShipping: 'goods',
}

/** Of a line that carries goods, buys them or is collected for customs; not of an extra charge, nor of IVA itself. */
export function treatmentOf(name: PriceLineName, treatments: Treatments): Treatment {
  const decidedBy = DECIDED_BY[name]
  return decidedBy ? treatments[decidedBy] : 'thirdParty'
}

/** The treatments that these lines were made with; nothing of those that no line tells. */
export const treatmentsIn = (lines: readonly { name: PriceLineName; treatment: Treatment | null }[]): Partial<Treatments> =>
  Object.fromEntries(
    lines.flatMap(({ name, treatment }) => {
      const decidedBy = DECIDED_BY[name]
      return decidedBy && treatment ? [[decidedBy, treatment]] : []
    }),
  )

/** A line as it is kept where rows never change: with a treatment, or from before lines had one. */
export type KeptLine = PriceLine | (UntreatedLine & { taxable: boolean })

export function asTreated(line: KeptLine): PriceLine {
  if (!('taxable' in line)) return line
  const { taxable, ...untreated } = line
  return { ...untreated, treatment: treatmentBefore({ name: line.name, taxable }) }
}

/** What a line that was kept then has: taxed ones the general rate, customs' and the store's money a third party's, others 0 %. */
export function treatmentBefore({ name, taxable }: { name: PriceLineName; taxable: boolean }): Treatment | null {
  if (name === 'iva') return null
  if (taxable) return 'general'
  return ZERO_BEFORE.includes(name) ? 'zero' : 'thirdParty'
}

const ZERO_BEFORE: readonly PriceLineName[] = ['freight', 'discount', 'valuePercentage', 'extraCharge', 'purchaseFee']
