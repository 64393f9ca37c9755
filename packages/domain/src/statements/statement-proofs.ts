// Receipts that clients sent beside the lines of a bank: which line is the money that a receipt is of.
import type { Cents } from '../rules/money.ts'
import { isTelling, markOf, spokenIn } from './statement-marks.ts'
import type { StatementLine } from './statement-matching.ts'

/** A receipt that nobody has answered. */
export type SentProof = { id: string; reference: string; amountInCents: Cents }

/** `lineId`: whose words hold its reference. `ofAmount`: else the oldest of the same amount, which say nothing for sure. */
export type PlacedProof = { proofId: string; lineId: string | null; ofAmount: string[] }

export const MOST_OF_AMOUNT = 3

/** Of several lines with the reference, the one of its amount, else the first. Lines and receipts keep their order. */
export function placeProofs(proofs: readonly SentProof[], lines: readonly StatementLine[]): PlacedProof[] {
  const saying = new Map(proofs.map(({ reference }): [string, StatementLine[]] => [markOf(reference), []]))
  for (const line of lines) for (const mark of spokenIn(line.words)) saying.get(mark)?.push(line)
  const byAmount = Map.groupBy(lines, ({ amountInCents }) => amountInCents)
  return proofs.map(({ id: proofId, reference, amountInCents }) => {
    const mark = markOf(reference)
    const named = isTelling(mark) ? (saying.get(mark) ?? []) : []
    const line = named.find((one) => one.amountInCents === amountInCents) ?? named[0]
    if (line) return { proofId, lineId: line.id, ofAmount: [] }
    const alike = (byAmount.get(amountInCents) ?? []).slice(0, MOST_OF_AMOUNT)
    return { proofId, lineId: null, ofAmount: alike.map(({ id }) => id) }
  })
}
