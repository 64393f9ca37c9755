// What a credit note gives back of a bill (both ways, section 1): lines, and IVA on their own base (fiscal, section 7).
import { ivaOfCredit } from '../fiscal/fiscal-iva.ts'
import type { BillLine } from '../prices/bill.ts'
import { taxableOf, totalOf } from '../prices/price-line.ts'
import { type BasisPoints, percentOf } from '../prices/rates.ts'
import type { Cents } from '../rules/money.ts'

/** Cents to give back of each line of the bill, in its order; 0 of what stays. IVA is computed, so its own entry is 0. */
export type Credited = readonly Cents[]

export type CreditNote = {
  lines: BillLine[]
  /** Of its own base at the general rate, at most what the bill has left, and all of that with the last base: so that notes add up. */
  taxInCents: Cents
  totalInCents: Cents
}

/**
 * @param already what notes in force gave back of each line
 * @param taxAlreadyInCents the IVA that they gave back
 * @throws RangeError when more is given back of a line than it has left, or of IVA itself
 */
export function creditNoteOf(
  bill: readonly BillLine[],
  credited: Credited,
  already: Credited,
  ivaInBasisPoints: BasisPoints,
  taxAlreadyInCents: Cents,
): CreditNote {
  bill.forEach((line, index) => {
    const left = line.amountInCents - (already[index] ?? 0)
    const given = credited[index] ?? 0
    const isTooMuch = left >= 0 ? given < 0 || given > left : given > 0 || given < left
    if (isTooMuch || (line.name === 'iva' && given !== 0)) throw new RangeError(`line ${index} has ${left} left, not ${given}`)
  })
  const lines = bill.flatMap((line, index) => {
    const amountInCents = credited[index] ?? 0
    return amountInCents === 0 ? [] : [{ ...line, amountInCents }]
  })
  const baseLeft = taxableOf(bill) - taxableOf(amounts(bill, already))
  const left = { baseInCents: baseLeft, ivaInCents: percentOf(taxableOf(bill), ivaInBasisPoints) - taxAlreadyInCents }
  const taxInCents = ivaOfCredit(taxableOf(lines), ivaInBasisPoints, left)
  return { lines, taxInCents, totalInCents: totalOf(lines) + taxInCents }
}

const amounts = (bill: readonly BillLine[], given: Credited): BillLine[] =>
  bill.map((line, index) => ({ ...line, amountInCents: given[index] ?? 0 }))
