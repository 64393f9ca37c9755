// The codes of IVA at the SRI and its values by line (fiscal, sections 1 and 3; ficha técnica, tables 16 and 17).
import { type BasisPoints, percentOf } from '../prices/rates.ts'
import { shareByLargestRemainder } from '../prices/shares.ts'
import type { Treatment } from '../prices/treatment.ts'
import { type Cents, sum } from '../rules/money.ts'

/** The SRI's code of a percentage, by its basis points. */
export type IvaCodes = Readonly<Record<BasisPoints, string>>

const CODE_OF_RATE: IvaCodes = { 0: '0', 500: '5', 800: '8', 1200: '2', 1300: '10', 1400: '3', 1500: '4' }
const CODE_NOT_SUBJECT = '6'
const CODE_EXEMPT = '7'
/** Codes under which nothing is taxed, whatever the percentage of the day. */
export const UNTAXED_IVA_CODES: readonly string[] = ['0', CODE_NOT_SUBJECT, CODE_EXEMPT]

/** The percentage of the bill, and codes of percentages that the SRI introduced later, as the house entered them. */
export type IvaOfDocument = { ivaInBasisPoints: BasisPoints; addedCodes?: IvaCodes }

/** null where neither the table nor the house knows a code of this percentage. */
export const ivaCodeOfRate = (rate: BasisPoints, added: IvaCodes = {}): string | null => CODE_OF_RATE[rate] ?? added[rate] ?? null

export type IvaOfLine = { code: string; rateInBasisPoints: BasisPoints }

/** @throws RangeError for a percentage without a code. */
export function ivaOfTreatment(
  treatment: Exclude<Treatment, 'thirdParty'>,
  { ivaInBasisPoints, addedCodes }: IvaOfDocument,
): IvaOfLine {
  if (treatment === 'notSubject') return { code: CODE_NOT_SUBJECT, rateInBasisPoints: 0 }
  if (treatment === 'exempt') return { code: CODE_EXEMPT, rateInBasisPoints: 0 }
  const rateInBasisPoints = treatment === 'general' ? ivaInBasisPoints : 0
  const code = ivaCodeOfRate(rateInBasisPoints, addedCodes)
  if (code === null) throw new RangeError(`no code of ${rateInBasisPoints} basis points of IVA`)
  return { code, rateInBasisPoints }
}

/**
 * The value of each base, so that they add up to the total: whole cents first, then one more to the largest remainders (of equal ones the
 * earlier). No value is a cent off its own base, which sharing a rounded total does not promise.
 * @param total what they add up to: the rounded value of the sum, or what a last credit note has left
 */
export function ivaPerLine(bases: readonly Cents[], rate: BasisPoints, total: Cents = percentOf(sum(bases), rate)): Cents[] {
  const lines = bases.map((base, index) => ({
    index,
    remainder: (base * rate) % 10_000,
    cents: Math.floor((base * rate) / 10_000),
  }))
  const centsLeft = total - sum(lines.map(({ cents }) => cents))
  if (centsLeft < 0 || centsLeft > lines.filter(({ remainder }) => remainder > 0).length)
    return shareByLargestRemainder(total, bases)
  const byRemainder = lines.toSorted((a, b) => b.remainder - a.remainder)
  const oneMore = new Set(byRemainder.slice(0, centsLeft).map(({ index }) => index))
  return lines.map(({ index, cents }) => cents + (oneMore.has(index) ? 1 : 0))
}

/** What the notes before left of a factura's base and IVA, of one code. */
export type IvaLeft = { baseInCents: Cents; ivaInCents: Cents }

/** The IVA of a credit note: of its base, at most what is left, and all of that where no base is left. @throws RangeError above the base left. */
export function ivaOfCredit(baseInCents: Cents, rate: BasisPoints, left: IvaLeft): Cents {
  if (baseInCents > left.baseInCents) throw new RangeError(`${left.baseInCents} left, not ${baseInCents}`)
  return baseInCents === left.baseInCents ? left.ivaInCents : Math.min(percentOf(baseInCents, rate), left.ivaInCents)
}
