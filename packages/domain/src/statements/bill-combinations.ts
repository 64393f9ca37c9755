// Which bills an amount pays exactly. Amounts are whole cents.
import type { Cents } from '../rules/money.ts'

export type OpenBill = { id: string; code: string; dueInCents: Cents }

/** One transfer seldom pays more bills, and among more of them almost any amount is a sum. */
export const MOST_BILLS_TOGETHER = 6
/** Beyond it nobody says that there is only one: a client with a hundred open bills is looked at by people. */
const MOST_STEPS = 20_000

export type Combinations = {
  /** The first two that were found. */
  found: OpenBill[][]
  /** Whether all were tried. */
  isComplete: boolean
}

/** The combinations of at most six bills whose dues are this amount: none, the only one, or two of several. */
export function combinationsOf(bills: readonly OpenBill[], amountInCents: Cents): Combinations {
  const sorted = bills.filter(({ dueInCents }) => dueInCents > 0 && dueInCents <= amountInCents).toSorted(largestFirst)
  const found: OpenBill[][] = []
  let steps = 0
  const search = (from: number, leftInCents: Cents, chosen: readonly OpenBill[]): void => {
    for (let index = from; index < sorted.length && found.length < 2 && steps < MOST_STEPS; index += 1) {
      const bill = sorted[index] as OpenBill
      const places = MOST_BILLS_TOGETHER - chosen.length
      // Those that follow are no larger.
      if (bill.dueInCents * places < leftInCents) return
      steps += 1
      if (bill.dueInCents === leftInCents) found.push([...chosen, bill])
      else if (bill.dueInCents < leftInCents && places > 1) search(index + 1, leftInCents - bill.dueInCents, [...chosen, bill])
    }
  }
  if (amountInCents > 0) search(0, amountInCents, [])
  return { found, isComplete: steps < MOST_STEPS }
}

const largestFirst = (one: OpenBill, other: OpenBill): number =>
  other.dueInCents - one.dueInCents || one.code.localeCompare(other.code)
